package main

// Scan returns the verdict on a board. A win outranks everything, blanks included.
func Scan(board *Board) string {
	winner := Blank
	if board.Rules.WholeLinesOnly() {
		winner = winnerByCounts(board)
	} else {
		winner = winnerByRuns(board)
	}
	return verdict(winner, board)
}

// verdict names the winner, or tells a draw from an open game.
func verdict(winner Mark, board *Board) string {
	switch {
	case winner != Blank:
		return winner.String()
	case board.IsFull():
		return "Draw"
	}
	return "Pending"
}

// winnerByCounts tests the sums after each square, so that of two lines the one completed first wins.
func winnerByCounts(board *Board) Mark {
	counts, winner := NewSignedCounts(board.Rules.K), Blank
	board.EachMark(func(cell Cell, mark Mark) bool {
		if counts.Add(cell, mark) {
			winner = mark
		}
		return winner == Blank
	})
	return winner
}

// winnerByRuns returns the mark of the line whose k-th square comes first in reading order.
func winnerByRuns(board *Board) Mark {
	winner, earliest := Blank, Cell{Row: board.Rules.Rows}
	for _, line := range Lines(board) {
		if kth := line.Cells[board.Rules.K-1]; kth.Before(earliest) {
			winner, earliest = line.Mark, kth
		}
	}
	return winner
}

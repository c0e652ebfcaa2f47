package main

// Witness returns the moves of a legal game that leads to a legal board.
func Witness(board *Board) []Cell {
	first := inOrder(board, board.Rules.First)
	second := inOrder(board, board.Rules.First.Other())
	moves := []Cell{}
	for turn, cell := range first {
		moves = append(moves, cell)
		if turn < len(second) {
			moves = append(moves, second[turn])
		}
	}
	return moves
}

// inOrder returns a player's squares in reading order, but one that completes all lines last.
func inOrder(board *Board, player Mark) []Cell {
	lines := []Line{}
	for _, line := range Lines(board) {
		if line.Mark == player {
			lines = append(lines, line)
		}
	}
	last, hasWon := completingCell(lines, board.Rules.K)
	cells := []Cell{}
	board.EachMark(func(cell Cell, mark Mark) bool {
		if mark == player && !(hasWon && cell == last) {
			cells = append(cells, cell)
		}
		return true
	})
	if hasWon {
		cells = append(cells, last)
	}
	return cells
}

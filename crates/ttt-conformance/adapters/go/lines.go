package main

// Direction is a way that a line runs.
type Direction struct{ down, right int64 }

// directions are row, column, diagonal and anti-diagonal, in the order in which lines are listed.
var directions = [...]Direction{{0, 1}, {1, 0}, {1, 1}, {1, -1}}

// Line is a run of k or more adjacent squares of one mark, as long as it goes.
type Line struct {
	Mark  Mark
	Cells []Cell // from the first in reading order
}

// Lines returns every line, by its first cell in reading order and then by direction.
func Lines(board *Board) []Line {
	lines := []Line{}
	board.EachMark(func(start Cell, mark Mark) bool {
		alone := false
		for _, direction := range directions {
			length := lengthFrom(board, start, direction)
			// With k = 1, a square on its own in several directions is still one line.
			if length < board.Rules.K || (alone && length == 1) {
				continue
			}
			alone = alone || length == 1
			lines = append(lines, Line{mark, cellsFrom(start, direction, length)})
		}
		return true
	})
	return lines
}

// lengthFrom returns the length of the run that starts here, or 0 if it started earlier.
func lengthFrom(board *Board, start Cell, direction Direction) int64 {
	if board.At(step(start, direction, -1)) == board.At(start) {
		return 0
	}
	return 1 + reach(board, start, direction, 1)
}

func cellsFrom(start Cell, direction Direction, length int64) []Cell {
	cells := make([]Cell, length)
	for at := range cells {
		cells[at] = step(start, direction, int64(at))
	}
	return cells
}

// CompletesLine tells whether the mark on a cell is in a line: only the runs through it are looked at.
func CompletesLine(board *Board, cell Cell) bool {
	for _, direction := range directions {
		if reach(board, cell, direction, -1)+1+reach(board, cell, direction, 1) >= board.Rules.K {
			return true
		}
	}
	return false
}

// reach counts the squares of the same mark that follow a cell without a gap, forwards (1) or
// backwards (-1).
func reach(board *Board, cell Cell, direction Direction, way int64) int64 {
	mark, count := board.At(cell), int64(0)
	for board.At(step(cell, direction, way*(count+1))) == mark {
		count++
	}
	return count
}

func step(cell Cell, direction Direction, steps int64) Cell {
	return Cell{cell.Row + direction.down*steps, cell.Col + direction.right*steps}
}

// breakingCells are the squares that leave fewer than k on both sides when they are taken out of the line.
func (line Line) breakingCells(k int64) []Cell {
	from := int64(len(line.Cells)) - k
	if from >= k {
		return nil
	}
	return line.Cells[from:k]
}

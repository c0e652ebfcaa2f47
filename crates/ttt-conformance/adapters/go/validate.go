package main

// Violations returns every condition that a board breaks, in their fixed order; none for a legal board.
func Violations(board *Board) []string {
	first, second := board.Rules.First, board.Rules.First.Other()
	lead := 0
	board.EachMark(func(_ Cell, mark Mark) bool {
		lead += int(mark * first)
		return true
	})
	won := map[Mark][]Line{}
	for _, line := range Lines(board) {
		won[line.Mark] = append(won[line.Mark], line)
	}

	countsAreRight := lead == 0 || lead == 1
	bothWon := len(won) == 2
	notLast := first
	if lead == 1 {
		notLast = second
	}
	violations := []string{}
	if !countsAreRight {
		violations = append(violations, "move-count")
	}
	if bothWon {
		violations = append(violations, "both-won")
	}
	// Only right counts tell who moved last, and only a lone winner can be blamed for it.
	if countsAreRight && !bothWon && len(won[notLast]) > 0 {
		violations = append(violations, "winner-not-last")
	}
	if !oneMoveCompletes(won[first], board.Rules.K) || !oneMoveCompletes(won[second], board.Rules.K) {
		violations = append(violations, "no-last-move")
	}
	return violations
}

// oneMoveCompletes tells whether there are no lines, or a square without which none of them would be left.
func oneMoveCompletes(lines []Line, k int64) bool {
	_, isThere := completingCell(lines, k)
	return len(lines) == 0 || isThere
}

// completingCell returns a square without which none of the lines would be left, if there is one.
func completingCell(lines []Line, k int64) (Cell, bool) {
	broken := map[Cell]int{}
	for _, line := range lines {
		for _, cell := range line.breakingCells(k) {
			broken[cell]++
			if broken[cell] == len(lines) {
				return cell, true
			}
		}
	}
	return Cell{}, false
}

package main

import (
	"strings"
	"unicode/utf8"
)

// Board is any arrangement of marks; off the board there are none.
type Board struct {
	Rules   Rules
	squares []Mark
	marks   int
}

// NewBoard returns an empty board.
func NewBoard(rules Rules) *Board {
	return &Board{Rules: rules, squares: make([]Mark, rules.Rows*rules.Cols)}
}

// ReadBoard returns the board that rows of text show, or the first thing that is wrong with them.
func ReadBoard(rules Rules, rows []string) (*Board, error) {
	if code := malformed(rules, rows); code != "" {
		return nil, BadInput{"malformed", code}
	}
	board := NewBoard(rules)
	for row, text := range rows {
		for col, symbol := range text {
			switch symbol {
			case 'X':
				board.Set(Cell{int64(row), int64(col)}, X)
			case 'O':
				board.Set(Cell{int64(row), int64(col)}, O)
			}
		}
	}
	return board, nil
}

// malformed returns the code of the first thing that is wrong, or nothing. Each test looks at all rows
// before the next test does.
func malformed(rules Rules, rows []string) string {
	// A character is a Unicode scalar value, which Go calls a rune.
	widths := make([]int, len(rows))
	for row, text := range rows {
		widths[row] = utf8.RuneCountInString(text)
	}
	if strings.Join(rows, "") == "" {
		return "empty"
	}
	tooLarge, ragged := len(rows) > largestSide, false
	for _, width := range widths {
		tooLarge = tooLarge || width > largestSide
		ragged = ragged || width != widths[0]
	}
	isUnknown := func(symbol rune) bool { return !strings.ContainsRune("XO .", symbol) }
	switch {
	case tooLarge:
		return "too-large"
	case strings.IndexFunc(strings.Join(rows, ""), isUnknown) >= 0:
		return "unknown-symbol"
	case ragged:
		return "ragged"
	case int64(len(rows)) != rules.Rows || int64(widths[0]) != rules.Cols:
		return "wrong-size"
	}
	return ""
}

// At returns the mark on a cell: Blank off the board too.
func (board *Board) At(cell Cell) Mark {
	if !board.Rules.Contains(cell) {
		return Blank
	}
	return board.squares[board.index(cell)]
}

// Set sets a mark on a blank square of the board.
func (board *Board) Set(cell Cell, mark Mark) {
	board.squares[board.index(cell)] = mark
	board.marks++
}

// Clear takes the mark of a square away.
func (board *Board) Clear(cell Cell) {
	board.squares[board.index(cell)] = Blank
	board.marks--
}

// IsFull tells whether no square is blank.
func (board *Board) IsFull() bool { return board.marks == len(board.squares) }

// EachMark calls visit for every mark in reading order, until it returns false.
func (board *Board) EachMark(visit func(Cell, Mark) bool) {
	for index, mark := range board.squares {
		cell := Cell{int64(index) / board.Rules.Cols, int64(index) % board.Rules.Cols}
		if mark != Blank && !visit(cell, mark) {
			return
		}
	}
}

func (board *Board) index(cell Cell) int64 { return cell.Row*board.Rules.Cols + cell.Col }

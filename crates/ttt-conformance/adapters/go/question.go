package main

import (
	"fmt"
	"strings"
)

// Question is a question as typed data. Of Board, Calls and Moves it has the one that its ask needs.
type Question struct {
	Ask   string
	Rules Rules // as given: nothing says yet that they are in range
	Board []string
	Calls []Call
	Moves []Cell
}

// Call is a call to a tracker: a mark to set, or the last one to take back.
type Call struct {
	Undo   bool
	Cell   Cell
	Player Mark // Blank for the one whose turn it is
}

// ReadQuestion checks a question's shape, field by field; whether its values make sense is its
// answer's matter.
func ReadQuestion(raw map[string]any) (question Question, err error) {
	question.Ask, _ = raw["ask"].(string)
	switch question.Ask {
	case "scan", "lines", "validate", "witness":
		if err = expectFields(raw, "a question", "ask", "rules", "board"); err == nil {
			question.Board, err = readEach(raw, "board", readRow)
		}
	case "track":
		if err = expectFields(raw, "a question", "ask", "rules", "calls"); err == nil {
			question.Calls, err = readEach(raw, "calls", readCall)
		}
	case "replay":
		if err = expectFields(raw, "a question", "ask", "rules", "moves"); err == nil {
			question.Moves, err = readEach(raw, "moves", readCell)
		}
	default:
		err = fmt.Errorf("no such ask: %s", question.Ask)
	}
	if err == nil {
		question.Rules, err = readRules(raw["rules"])
	}
	return question, err
}

func readEach[T any](raw map[string]any, field string, read func(any) (T, error)) ([]T, error) {
	items, isArray := raw[field].([]any)
	if !isArray {
		return nil, fmt.Errorf("%s is not an array", field)
	}
	values := make([]T, len(items))
	for at, item := range items {
		value, err := read(item)
		if err != nil {
			return nil, err
		}
		values[at] = value
	}
	return values, nil
}

func readRules(raw any) (rules Rules, err error) {
	if err = expectFields(raw, "rules", "rows", "cols", "k", "first"); err != nil {
		return rules, err
	}
	fields := raw.(map[string]any)
	if rules.Rows, err = readInteger(fields["rows"], "rows"); err != nil {
		return rules, err
	}
	if rules.Cols, err = readInteger(fields["cols"], "cols"); err != nil {
		return rules, err
	}
	if rules.K, err = readInteger(fields["k"], "k"); err != nil {
		return rules, err
	}
	rules.First, err = readMark(fields["first"], "first")
	return rules, err
}

func readRow(raw any) (string, error) {
	row, isText := raw.(string)
	if !isText {
		return "", fmt.Errorf("a row of the board is not text")
	}
	return row, nil
}

func readCall(raw any) (call Call, err error) {
	fields, _ := raw.(map[string]any)
	if undo, isUndo := fields["undo"]; isUndo {
		if err = expectFields(raw, "a call", "undo"); err == nil && undo != true {
			err = fmt.Errorf("undo is not true")
		}
		return Call{Undo: true}, err
	}
	if player, isNamed := fields["as"]; isNamed {
		if err = expectFields(raw, "a call", "play", "as"); err != nil {
			return call, err
		}
		if call.Player, err = readMark(player, "as"); err != nil {
			return call, err
		}
	} else if err = expectFields(raw, "a call", "play"); err != nil {
		return call, err
	}
	call.Cell, err = readCell(fields["play"])
	return call, err
}

func readCell(raw any) (cell Cell, err error) {
	pair, isArray := raw.([]any)
	if !isArray || len(pair) != 2 {
		return cell, fmt.Errorf("a cell is not an array of a row and a column")
	}
	if cell.Row, err = readInteger(pair[0], "a cell's row"); err != nil {
		return cell, err
	}
	cell.Col, err = readInteger(pair[1], "a cell's column")
	return cell, err
}

func readInteger(raw any, what string) (int64, error) {
	integer, isInteger := raw.(int64)
	if !isInteger {
		return 0, fmt.Errorf("%s is not an integer within ±(2^53 - 1)", what)
	}
	return integer, nil
}

func readMark(raw any, what string) (Mark, error) {
	switch raw {
	case "X":
		return X, nil
	case "O":
		return O, nil
	}
	return Blank, fmt.Errorf("%s is not X or O", what)
}

func expectFields(raw any, what string, names ...string) error {
	fields, isObject := raw.(map[string]any)
	matches := isObject && len(fields) == len(names)
	for _, name := range names {
		_, isThere := fields[name]
		matches = matches && isThere
	}
	if !matches {
		return fmt.Errorf("%s is not an object of %s", what, strings.Join(names, ", "))
	}
	return nil
}

// Command referee answers the six asks over the wire protocol.
package main

import (
	"errors"
	"fmt"
	"os"
)

func main() {
	asks := []string{"scan", "lines", "track", "replay", "validate", "witness"}
	if err := Serve(os.Stdin, os.Stdout, "go", asks, answer); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// answer answers one question; bad rules and a bad board are answers like any other.
func answer(raw map[string]any) (any, error) {
	question, err := ReadQuestion(raw)
	if err != nil {
		return nil, err
	}
	result, err := answerChecked(question)
	var bad BadInput
	if errors.As(err, &bad) {
		return map[string]string{bad.Field: bad.Code}, nil
	}
	return result, err
}

func answerChecked(question Question) (any, error) {
	if err := question.Rules.Check(); err != nil {
		return nil, err
	}
	switch question.Ask {
	case "track":
		return answerTrack(question), nil
	case "replay":
		return answerReplay(question), nil
	}
	board, err := ReadBoard(question.Rules, question.Board)
	if err != nil {
		return nil, err
	}
	switch question.Ask {
	case "lines":
		return answerLines(board), nil
	case "validate":
		return answerValidate(board), nil
	case "witness":
		return answerWitness(board), nil
	}
	return map[string]string{"verdict": Scan(board)}, nil
}

func answerTrack(question Question) any {
	tracker := NewTracker(question.Rules)
	returns := make([]string, len(question.Calls))
	for at, call := range question.Calls {
		verdict, err := perform(tracker, call)
		if err != nil {
			verdict = err.Error()
		}
		returns[at] = verdict
	}
	return map[string][]string{"returns": returns}
}

func perform(tracker *Tracker, call Call) (string, error) {
	if call.Undo {
		return tracker.Undo()
	}
	if call.Player == Blank {
		return tracker.Play(call.Cell, tracker.ToMove())
	}
	return tracker.Play(call.Cell, call.Player)
}

func answerReplay(question Question) any {
	tracker := NewTracker(question.Rules)
	for move, cell := range question.Moves {
		if _, err := tracker.Play(cell, tracker.ToMove()); err != nil {
			return map[string]any{"refused": map[string]any{"move": move, "why": err.Error()}}
		}
	}
	return map[string]string{"verdict": tracker.Verdict()}
}

func answerLines(board *Board) any {
	type line struct {
		Mark  string     `json:"mark"`
		Cells [][2]int64 `json:"cells"`
	}
	lines := []line{}
	for _, found := range Lines(board) {
		lines = append(lines, line{found.Mark.String(), pairs(found.Cells)})
	}
	return map[string][]line{"lines": lines}
}

func pairs(cells []Cell) [][2]int64 {
	pairs := make([][2]int64, len(cells))
	for at, cell := range cells {
		pairs[at] = [2]int64{cell.Row, cell.Col}
	}
	return pairs
}

func answerValidate(board *Board) any {
	violations := Violations(board)
	if len(violations) == 0 {
		return map[string]bool{"legal": true}
	}
	return map[string]any{"legal": false, "violations": violations}
}

func answerWitness(board *Board) any {
	if len(Violations(board)) > 0 {
		return answerValidate(board)
	}
	return map[string][][2]int64{"moves": pairs(Witness(board))}
}

package main

// Refused is the error of a call that changes nothing: its text is the reason.
type Refused string

func (why Refused) Error() string { return string(why) }

const pending = "Pending"

// Tracker follows a game move by move. A move takes constant time where only whole lines count, by
// signed counts; elsewhere the runs through its square are looked at.
type Tracker struct {
	rules   Rules
	board   *Board
	counts  *SignedCounts // nil where runs decide
	moves   []Cell
	verdict string
}

// NewTracker returns a game that has not begun.
func NewTracker(rules Rules) *Tracker {
	tracker := &Tracker{rules: rules, board: NewBoard(rules), verdict: pending}
	if rules.WholeLinesOnly() {
		tracker.counts = NewSignedCounts(rules.K)
	}
	return tracker
}

// Verdict returns the verdict on the game so far.
func (tracker *Tracker) Verdict() string { return tracker.verdict }

// ToMove returns the mark that moves next.
func (tracker *Tracker) ToMove() Mark {
	if len(tracker.moves)%2 == 0 {
		return tracker.rules.First
	}
	return tracker.rules.First.Other()
}

// Play sets a mark of a player and returns the verdict after it.
func (tracker *Tracker) Play(cell Cell, player Mark) (string, error) {
	switch {
	case !tracker.rules.Contains(cell):
		return "", Refused("out-of-bounds")
	case tracker.verdict != pending:
		return "", Refused("game-over")
	case tracker.board.At(cell) != Blank:
		return "", Refused("occupied")
	case player != tracker.ToMove():
		return "", Refused("out-of-turn")
	}
	tracker.board.Set(cell, player)
	tracker.moves = append(tracker.moves, cell)
	winner := Blank
	if tracker.completes(cell, player) {
		winner = player
	}
	tracker.verdict = verdict(winner, tracker.board)
	return tracker.verdict, nil
}

// Undo takes the last mark back, after the end too, and returns the verdict after it.
func (tracker *Tracker) Undo() (string, error) {
	if len(tracker.moves) == 0 {
		return "", Refused("nothing-to-undo")
	}
	last := len(tracker.moves) - 1
	cell := tracker.moves[last]
	tracker.moves = tracker.moves[:last]
	if tracker.counts != nil {
		tracker.counts.Remove(cell, tracker.board.At(cell))
	}
	tracker.board.Clear(cell)
	// A move is accepted only while the game is open, so before it the game was.
	tracker.verdict = pending
	return tracker.verdict, nil
}

func (tracker *Tracker) completes(cell Cell, player Mark) bool {
	if tracker.counts != nil {
		return tracker.counts.Add(cell, player)
	}
	return CompletesLine(tracker.board, cell)
}

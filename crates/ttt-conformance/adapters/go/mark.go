package main

// Mark is a mark, or the lack of one. Its value is what it adds to the sum of each row, column and
// diagonal that it stands on.
type Mark int8

const (
	O     Mark = -1
	Blank Mark = 0
	X     Mark = 1
)

// String returns the symbol of a mark.
func (mark Mark) String() string {
	switch mark {
	case X:
		return "X"
	case O:
		return "O"
	}
	return "."
}

// Other returns the mark of the other player.
func (mark Mark) Other() Mark { return -mark }

package main

const largestSide = 4096

// Cell is a place, counted from 0 at the top left; as a question gives it, it may lie off the board.
type Cell struct{ Row, Col int64 }

// Before tells whether the cell comes earlier in reading order.
func (cell Cell) Before(other Cell) bool {
	return cell.Row < other.Row || (cell.Row == other.Row && cell.Col < other.Col)
}

// Rules are the rules of a game; those of a question are in range only once Check has passed.
type Rules struct {
	Rows, Cols, K int64
	First         Mark
}

// BadInput is the error of rules out of range or a malformed board. Its field and code are the answer.
type BadInput struct{ Field, Code string }

func (bad BadInput) Error() string { return bad.Field + ": " + bad.Code }

// Check returns the first of rows, cols and k that is out of range.
func (rules Rules) Check() error {
	longest := rules.Rows
	if rules.Cols > longest {
		longest = rules.Cols
	}
	switch {
	case rules.Rows < 1 || rules.Rows > largestSide:
		return BadInput{"bad-rules", "rows"}
	case rules.Cols < 1 || rules.Cols > largestSide:
		return BadInput{"bad-rules", "cols"}
	case rules.K < 1 || rules.K > longest:
		return BadInput{"bad-rules", "k"}
	}
	return nil
}

// Contains tells whether a cell is on the board.
func (rules Rules) Contains(cell Cell) bool {
	return 0 <= cell.Row && cell.Row < rules.Rows && 0 <= cell.Col && cell.Col < rules.Cols
}

// WholeLinesOnly tells whether only a whole row, column or diagonal is a line, so that sums decide.
func (rules Rules) WholeLinesOnly() bool {
	return rules.Rows == rules.Cols && rules.Cols == rules.K
}

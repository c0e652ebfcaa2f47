package main

// SignedCounts are a sum for each row, column and diagonal of a square board: X adds 1, O takes 1
// away. n squares are all one player's exactly when their sum is ±n, so that 2n + 2 sums decide a
// game in which only whole lines count, and a move changes at most four of them, whatever n is.
type SignedCounts struct {
	n                      int64
	rows, cols             []int64
	diagonal, antiDiagonal int64
}

// NewSignedCounts returns the counts of an empty board of n × n.
func NewSignedCounts(n int64) *SignedCounts {
	return &SignedCounts{n: n, rows: make([]int64, n), cols: make([]int64, n)}
}

// Add counts a mark, and tells whether it completes a line.
func (counts *SignedCounts) Add(cell Cell, mark Mark) bool {
	counts.change(cell, int64(mark))
	whole := counts.n * int64(mark)
	return counts.rows[cell.Row] == whole ||
		counts.cols[cell.Col] == whole ||
		(onDiagonal(cell) && counts.diagonal == whole) ||
		(counts.onAntiDiagonal(cell) && counts.antiDiagonal == whole)
}

// Remove takes a counted mark out again.
func (counts *SignedCounts) Remove(cell Cell, mark Mark) {
	counts.change(cell, -int64(mark))
}

func (counts *SignedCounts) change(cell Cell, weight int64) {
	counts.rows[cell.Row] += weight
	counts.cols[cell.Col] += weight
	// Two tests, not one or the other: the centre of an odd board is on both diagonals.
	if onDiagonal(cell) {
		counts.diagonal += weight
	}
	if counts.onAntiDiagonal(cell) {
		counts.antiDiagonal += weight
	}
}

func onDiagonal(cell Cell) bool { return cell.Row == cell.Col }

func (counts *SignedCounts) onAntiDiagonal(cell Cell) bool {
	return cell.Row+cell.Col == counts.n-1
}

#pragma once

#include <cstdint>
#include <vector>

#include "cell.hpp"
#include "mark.hpp"

/// A sum for each row, column and diagonal of a square board: X adds 1, O takes 1 away.
///
/// n squares are all one player's exactly when their sum is ±n, so that 2n + 2 sums decide a game in
/// which only whole lines count, and a move changes at most four of them, whatever n is.
class SignedCounts {
public:
    explicit SignedCounts(std::int64_t n);

    /// Counts a mark, and says whether it completes a line.
    bool add(Cell cell, Mark mark);

    /// Takes a counted mark out again.
    void remove(Cell cell, Mark mark);

private:
    void change(Cell cell, int weight);
    bool on_diagonal(Cell cell) const { return cell.row == cell.col; }
    bool on_anti_diagonal(Cell cell) const { return cell.row + cell.col == n_ - 1; }
    std::int64_t& row_of(Cell cell) { return rows_[static_cast<std::size_t>(cell.row)]; }
    std::int64_t& col_of(Cell cell) { return cols_[static_cast<std::size_t>(cell.col)]; }

    std::int64_t n_;
    std::vector<std::int64_t> rows_;
    std::vector<std::int64_t> cols_;
    std::int64_t diagonal_ = 0;
    std::int64_t anti_diagonal_ = 0;
};

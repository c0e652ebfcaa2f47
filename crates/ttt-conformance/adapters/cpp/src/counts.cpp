#include "counts.hpp"

SignedCounts::SignedCounts(std::int64_t n)
    : n_(n), rows_(static_cast<std::size_t>(n)), cols_(static_cast<std::size_t>(n)) {}

bool SignedCounts::add(Cell cell, Mark mark) {
    change(cell, weight(mark));
    const std::int64_t whole = n_ * weight(mark);
    return row_of(cell) == whole || col_of(cell) == whole ||
           (on_diagonal(cell) && diagonal_ == whole) ||
           (on_anti_diagonal(cell) && anti_diagonal_ == whole);
}

void SignedCounts::remove(Cell cell, Mark mark) { change(cell, -weight(mark)); }

void SignedCounts::change(Cell cell, int weight) {
    row_of(cell) += weight;
    col_of(cell) += weight;
    // Two tests, not one or the other: the centre of an odd board is on both diagonals.
    if (on_diagonal(cell)) {
        diagonal_ += weight;
    }
    if (on_anti_diagonal(cell)) {
        anti_diagonal_ += weight;
    }
}

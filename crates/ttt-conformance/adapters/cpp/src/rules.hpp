#pragma once

#include <cstdint>
#include <string>

#include "cell.hpp"
#include "mark.hpp"

inline constexpr std::int64_t largest_side = 4096;

/// Rules out of range or a malformed board, as the answer names it: {"field": "code"}.
struct BadInput {
    std::string field;
    std::string code;
};

/// The rules of a game; those of a question are in range only once check has passed.
struct Rules {
    std::int64_t rows;
    std::int64_t cols;
    std::int64_t k;
    Mark first;

    /// Throws BadInput for the first of rows, cols and k that is out of range.
    void check() const;

    bool contains(Cell cell) const {
        return 0 <= cell.row && cell.row < rows && 0 <= cell.col && cell.col < cols;
    }

    /// Whether only a whole row, column or diagonal is a line, so that sums decide.
    bool whole_lines_only() const { return rows == cols && cols == k; }
};

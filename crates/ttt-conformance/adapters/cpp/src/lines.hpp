#pragma once

#include <vector>

#include "board.hpp"

/// A run of k or more adjacent squares of one mark, as long as it goes.
struct Line {
    Mark mark;
    std::vector<Cell> cells;  ///< From the first in reading order.
};

/// Every line, by its first cell in reading order and then by direction.
std::vector<Line> lines_of(const Board& board);

/// Whether the mark on a cell is in a line: only the runs through it are looked at.
bool completes_line(const Board& board, Cell cell);

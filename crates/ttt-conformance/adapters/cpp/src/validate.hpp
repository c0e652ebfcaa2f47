#pragma once

#include <string>
#include <vector>

#include "lines.hpp"

/// Every condition that a board breaks, in their fixed order; none for a legal board.
std::vector<std::string> violations(const Board& board);

/// The squares, in reading order, without which none of these lines, of which there is one, would be
/// left.
std::vector<Cell> completing_cells(const std::vector<Line>& lines, std::int64_t k);

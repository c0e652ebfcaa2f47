#pragma once

#include <string>
#include <vector>

#include "board.hpp"

/// Every condition that a board breaks, in their fixed order; none for a legal board.
std::vector<std::string> violations(const Board& board);

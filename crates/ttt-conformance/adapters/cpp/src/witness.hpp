#pragma once

#include <vector>

#include "board.hpp"

/// The moves of a legal game that leads to a legal board.
std::vector<Cell> witness(const Board& board);

#pragma once

#include <string>

#include "board.hpp"

/// The verdict on a board. A win outranks everything, blanks included.
std::string scan(const Board& board);

/// Names the winner, or tells a draw from an open game where the winner is Blank.
std::string verdict(Mark winner, const Board& board);

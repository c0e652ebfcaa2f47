#pragma once

#include <array>
#include <compare>
#include <cstdint>

/// A way that a line runs.
struct Direction {
    std::int64_t down;
    std::int64_t right;
};

/// Row, column, diagonal and anti-diagonal, in the order in which lines are listed.
inline constexpr std::array<Direction, 4> directions{{{0, 1}, {1, 0}, {1, 1}, {1, -1}}};

/// A place, counted from 0 at the top left; as a question gives it, it may lie off the board.
///
/// Cells compare in reading order.
struct Cell {
    std::int64_t row;
    std::int64_t col;

    auto operator<=>(const Cell&) const = default;

    Cell step(Direction direction, std::int64_t steps) const {
        return {row + direction.down * steps, col + direction.right * steps};
    }
};

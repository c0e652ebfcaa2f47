#include "lines.hpp"

#include <algorithm>

namespace {

/// How many squares of the same mark follow a cell without a gap, forwards (1) or backwards (-1).
std::int64_t reach(const Board& board, Cell cell, Direction direction, std::int64_t way) {
    const Mark mark = board.at(cell);
    std::int64_t count = 0;
    while (board.at(cell.step(direction, way * (count + 1))) == mark) {
        ++count;
    }
    return count;
}

/// The length of the run that starts here; 0 if it started earlier.
std::int64_t length_from(const Board& board, Cell start, Direction direction) {
    const bool started_earlier = board.at(start.step(direction, -1)) == board.at(start);
    return started_earlier ? 0 : 1 + reach(board, start, direction, 1);
}

std::vector<Cell> cells_from(Cell start, Direction direction, std::int64_t length) {
    std::vector<Cell> cells;
    cells.reserve(static_cast<std::size_t>(length));
    for (std::int64_t at = 0; at < length; ++at) {
        cells.push_back(start.step(direction, at));
    }
    return cells;
}

}  // namespace

std::vector<Line> lines_of(const Board& board) {
    std::vector<Line> lines;
    board.each_mark([&](Cell start, Mark mark) {
        bool alone = false;
        for (const Direction direction : directions) {
            const std::int64_t length = length_from(board, start, direction);
            // With k = 1, a square on its own in several directions is still one line.
            if (length < board.rules().k || (alone && length == 1)) {
                continue;
            }
            alone = alone || length == 1;
            lines.push_back({mark, cells_from(start, direction, length)});
        }
    });
    return lines;
}

bool completes_line(const Board& board, Cell cell) {
    return std::ranges::any_of(directions, [&](Direction direction) {
        const auto before = reach(board, cell, direction, -1);
        const auto after = reach(board, cell, direction, 1);
        return before + 1 + after >= board.rules().k;
    });
}

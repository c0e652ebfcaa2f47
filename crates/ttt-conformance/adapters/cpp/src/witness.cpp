#include "witness.hpp"

#include <algorithm>

#include "validate.hpp"

namespace {

/// A player's squares in reading order, but one that completes all lines last.
std::vector<Cell> in_order(const Board& board, Mark player) {
    std::vector<Cell> cells;
    board.each_mark([&](Cell cell, Mark mark) {
        if (mark == player) {
            cells.push_back(cell);
        }
    });
    std::vector<Line> lines = lines_of(board);
    std::erase_if(lines, [&](const Line& line) { return line.mark != player; });
    if (!lines.empty()) {
        const Cell last = completing_cells(lines, board.rules().k).front();
        const auto at = std::ranges::find(cells, last);
        std::rotate(at, at + 1, cells.end());
    }
    return cells;
}

}  // namespace

std::vector<Cell> witness(const Board& board) {
    const Mark first = board.rules().first;
    const std::vector<Cell> of_first = in_order(board, first);
    const std::vector<Cell> of_second = in_order(board, other(first));
    std::vector<Cell> moves;
    for (std::size_t turn = 0; turn < of_first.size(); ++turn) {
        moves.push_back(of_first[turn]);
        if (turn < of_second.size()) {
            moves.push_back(of_second[turn]);
        }
    }
    return moves;
}

#include "scan.hpp"

#include <algorithm>

#include "counts.hpp"
#include "lines.hpp"

namespace {

/// Tests the sums after each square, so that of two lines the one completed first wins.
Mark winner_by_counts(const Board& board) {
    SignedCounts counts(board.rules().k);
    Mark winner = Mark::Blank;
    board.each_mark([&](Cell cell, Mark mark) {
        if (counts.add(cell, mark) && winner == Mark::Blank) {
            winner = mark;
        }
    });
    return winner;
}

/// The mark of the line whose k-th square comes first in reading order.
Mark winner_by_runs(const Board& board) {
    const std::vector<Line> lines = lines_of(board);
    const auto kth = [index = static_cast<std::size_t>(board.rules().k - 1)](const Line& line) {
        return line.cells[index];
    };
    const auto earliest = std::ranges::min_element(lines, {}, kth);
    return earliest == lines.end() ? Mark::Blank : earliest->mark;
}

}  // namespace

std::string scan(const Board& board) {
    const bool sums_decide = board.rules().whole_lines_only();
    return verdict(sums_decide ? winner_by_counts(board) : winner_by_runs(board), board);
}

std::string verdict(Mark winner, const Board& board) {
    if (winner != Mark::Blank) {
        return name(winner);
    }
    return board.is_full() ? "Draw" : "Pending";
}

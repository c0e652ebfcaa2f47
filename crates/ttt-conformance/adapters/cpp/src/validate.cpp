#include "validate.hpp"

#include <algorithm>
#include <iterator>

namespace {

/// The squares that leave fewer than k on both sides when they are taken out of the line.
std::vector<Cell> breaking_cells(const Line& line, std::int64_t k) {
    const std::int64_t from = std::ssize(line.cells) - k;
    if (from >= k) {
        return {};
    }
    return {line.cells.begin() + from, line.cells.begin() + k};
}

/// Whether there are no lines, or a square without which none of them would be left.
bool one_move_completes(const std::vector<Line>& lines, std::int64_t k) {
    return lines.empty() || !completing_cells(lines, k).empty();
}

}  // namespace

std::vector<Cell> completing_cells(const std::vector<Line>& lines, std::int64_t k) {
    std::vector<Cell> shared = breaking_cells(lines.front(), k);
    for (const Line& line : lines) {
        // A line's cells are in reading order, so they are sorted.
        std::vector<Cell> still_shared;
        std::ranges::set_intersection(shared, breaking_cells(line, k),
                                      std::back_inserter(still_shared));
        shared = std::move(still_shared);
    }
    return shared;
}

std::vector<std::string> violations(const Board& board) {
    const Mark first = board.rules().first;
    std::int64_t lead = 0;
    board.each_mark([&](Cell, Mark mark) { lead += mark == first ? 1 : -1; });
    std::vector<Line> of_first;
    std::vector<Line> of_second;
    for (Line& line : lines_of(board)) {
        (line.mark == first ? of_first : of_second).push_back(std::move(line));
    }

    const bool counts_are_right = lead == 0 || lead == 1;
    const bool both_won = !of_first.empty() && !of_second.empty();
    const bool other_than_last_won = !(lead == 1 ? of_second : of_first).empty();
    std::vector<std::string> found;
    if (!counts_are_right) {
        found.push_back("move-count");
    }
    if (both_won) {
        found.push_back("both-won");
    }
    // Only right counts tell who moved last, and only a lone winner can be blamed for it.
    if (counts_are_right && !both_won && other_than_last_won) {
        found.push_back("winner-not-last");
    }
    const std::int64_t k = board.rules().k;
    if (!one_move_completes(of_first, k) || !one_move_completes(of_second, k)) {
        found.push_back("no-last-move");
    }
    return found;
}

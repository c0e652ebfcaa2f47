#include "tracker.hpp"

#include "lines.hpp"
#include "scan.hpp"

namespace {

const std::string pending = "Pending";

}  // namespace

Tracker::Tracker(const Rules& rules) : board_(rules), verdict_(pending) {
    if (rules.whole_lines_only()) {
        counts_.emplace(rules.k);
    }
}

Mark Tracker::to_move() const {
    const Mark first = board_.rules().first;
    return moves_.size() % 2 == 0 ? first : other(first);
}

std::string Tracker::play(Cell cell, Mark player) {
    if (!board_.rules().contains(cell)) {
        throw Refused{"out-of-bounds"};
    }
    if (verdict_ != pending) {
        throw Refused{"game-over"};
    }
    if (board_.at(cell) != Mark::Blank) {
        throw Refused{"occupied"};
    }
    if (player != to_move()) {
        throw Refused{"out-of-turn"};
    }
    board_.set(cell, player);
    moves_.push_back(cell);
    verdict_ = ::verdict(completes(cell, player) ? player : Mark::Blank, board_);
    return verdict_;
}

std::string Tracker::undo() {
    if (moves_.empty()) {
        throw Refused{"nothing-to-undo"};
    }
    const Cell cell = moves_.back();
    moves_.pop_back();
    if (counts_) {
        counts_->remove(cell, board_.at(cell));
    }
    board_.clear(cell);
    // A move is accepted only while the game is open, so before it the game was.
    verdict_ = pending;
    return verdict_;
}

bool Tracker::completes(Cell cell, Mark player) {
    return counts_ ? counts_->add(cell, player) : completes_line(board_, cell);
}

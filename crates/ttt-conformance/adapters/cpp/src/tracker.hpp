#pragma once

#include <optional>
#include <string>
#include <vector>

#include "board.hpp"
#include "counts.hpp"

/// A call that changes nothing, and why.
struct Refused {
    std::string why;
};

/// A game that is followed move by move.
///
/// A move takes constant time where only whole lines count, by signed counts; elsewhere the runs
/// through its square are looked at.
class Tracker {
public:
    explicit Tracker(const Rules& rules);

    const std::string& verdict() const { return verdict_; }

    /// The mark that moves next.
    Mark to_move() const;

    /// Sets a mark of a player and returns the verdict after it; throws Refused.
    std::string play(Cell cell, Mark player);

    /// Takes the last mark back, after the end too, and returns the verdict after it; throws Refused.
    std::string undo();

private:
    bool completes(Cell cell, Mark player);

    Board board_;
    std::optional<SignedCounts> counts_;
    std::vector<Cell> moves_;
    std::string verdict_;
};

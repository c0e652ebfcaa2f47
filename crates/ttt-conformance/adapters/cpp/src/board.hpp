#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "rules.hpp"

/// Any arrangement of marks; off the board there are none.
class Board {
public:
    /// An empty board.
    explicit Board(const Rules& rules);

    /// The board that rows of text show; throws BadInput for the first thing that is wrong with them.
    static Board read(const Rules& rules, const std::vector<std::string>& text);

    const Rules& rules() const { return rules_; }

    /// The mark on a cell: Blank off the board too.
    Mark at(Cell cell) const { return rules_.contains(cell) ? squares_[index(cell)] : Mark::Blank; }

    /// Sets a mark on a blank square of the board.
    void set(Cell cell, Mark mark);

    /// Takes the mark of a square away.
    void clear(Cell cell);

    bool is_full() const { return marks_ == squares_.size(); }

    /// Calls visit(cell, mark) for every mark in reading order.
    template <typename Visit>
    void each_mark(Visit visit) const {
        for (Cell cell{0, 0}; cell.row < rules_.rows; ++cell.row) {
            for (cell.col = 0; cell.col < rules_.cols; ++cell.col) {
                if (const Mark mark = at(cell); mark != Mark::Blank) {
                    visit(cell, mark);
                }
            }
        }
    }

private:
    std::size_t index(Cell cell) const {
        return static_cast<std::size_t>(cell.row * rules_.cols + cell.col);
    }

    Rules rules_;
    std::vector<Mark> squares_;
    std::size_t marks_ = 0;
};

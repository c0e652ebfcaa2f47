#include "board.hpp"

#include <algorithm>

namespace {

/// How many characters a text has: a character is a Unicode scalar value, so every byte of UTF-8 counts
/// but those that continue a character.
std::int64_t length(const std::string& text) {
    return std::ranges::count_if(text, [](unsigned char byte) { return (byte & 0xC0) != 0x80; });
}

bool has_unknown_symbol(const std::string& row) {
    return row.find_first_not_of("XO .") != std::string::npos;
}

void check(const Rules& rules, const std::vector<std::string>& text) {
    if (std::ranges::all_of(text, &std::string::empty)) {
        throw BadInput{"malformed", "empty"};
    }
    const auto too_long = [](const std::string& row) { return length(row) > largest_side; };
    if (std::ssize(text) > largest_side || std::ranges::any_of(text, too_long)) {
        throw BadInput{"malformed", "too-large"};
    }
    if (std::ranges::any_of(text, has_unknown_symbol)) {
        throw BadInput{"malformed", "unknown-symbol"};
    }
    const auto width = text.front().size();
    if (std::ranges::any_of(text, [=](const std::string& row) { return row.size() != width; })) {
        throw BadInput{"malformed", "ragged"};
    }
    if (std::ssize(text) != rules.rows || std::ssize(text.front()) != rules.cols) {
        throw BadInput{"malformed", "wrong-size"};
    }
}

}  // namespace

Board::Board(const Rules& rules)
    : rules_(rules), squares_(static_cast<std::size_t>(rules.rows * rules.cols), Mark::Blank) {}

Board Board::read(const Rules& rules, const std::vector<std::string>& text) {
    check(rules, text);
    Board board(rules);
    for (Cell cell{0, 0}; cell.row < rules.rows; ++cell.row) {
        const std::string& row = text[static_cast<std::size_t>(cell.row)];
        for (cell.col = 0; cell.col < rules.cols; ++cell.col) {
            const char symbol = row[static_cast<std::size_t>(cell.col)];
            if (symbol == 'X' || symbol == 'O') {
                board.set(cell, symbol == 'X' ? Mark::X : Mark::O);
            }
        }
    }
    return board;
}

void Board::set(Cell cell, Mark mark) {
    squares_[index(cell)] = mark;
    ++marks_;
}

void Board::clear(Cell cell) {
    squares_[index(cell)] = Mark::Blank;
    --marks_;
}

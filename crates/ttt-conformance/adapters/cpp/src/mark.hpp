#pragma once

#include <string>

/// A mark, or the lack of one.
///
/// Its value is what it adds to the sum of each row, column and diagonal that it stands on.
enum class Mark : signed char { O = -1, Blank = 0, X = 1 };

inline int weight(Mark mark) { return static_cast<int>(mark); }

inline Mark other(Mark mark) { return mark == Mark::X ? Mark::O : Mark::X; }

inline std::string name(Mark mark) { return mark == Mark::X ? "X" : "O"; }

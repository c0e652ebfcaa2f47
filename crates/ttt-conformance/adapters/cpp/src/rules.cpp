#include "rules.hpp"

#include <algorithm>

void Rules::check() const {
    if (rows < 1 || rows > largest_side) {
        throw BadInput{"bad-rules", "rows"};
    }
    if (cols < 1 || cols > largest_side) {
        throw BadInput{"bad-rules", "cols"};
    }
    if (k < 1 || k > std::max(rows, cols)) {
        throw BadInput{"bad-rules", "k"};
    }
}

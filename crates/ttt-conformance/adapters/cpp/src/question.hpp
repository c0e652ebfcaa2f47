#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <stdexcept>
#include <string>
#include <variant>
#include <vector>

#include "rules.hpp"

/// A mark to set: of the named player, or of the one whose turn it is.
struct Play {
    Cell cell;
    std::optional<Mark> player;
};

/// The last mark to take back.
struct Undo {};

using Call = std::variant<Play, Undo>;

/// A question as typed data. Of board, calls and moves it has the one that its ask needs.
struct Question {
    std::string ask;
    Rules rules{};  ///< As given: nothing says yet that they are in range.
    std::vector<std::string> board;
    std::vector<Call> calls;
    std::vector<Cell> moves;
};

/// The question does not have the shape of a question, so that it has no answer at all.
struct BadQuestion : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// Checks a question's shape, field by field; whether its values make sense is its answer's matter.
Question read_question(const nlohmann::json& raw);

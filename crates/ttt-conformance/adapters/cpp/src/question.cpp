#include "question.hpp"

#include <algorithm>
#include <iterator>

#include "protocol.hpp"

namespace {

using nlohmann::json;

void expect_fields(const json& raw, const std::string& what, const std::vector<std::string>& fields) {
    const bool matches =
        raw.is_object() && raw.size() == fields.size() &&
        std::ranges::all_of(fields, [&](const auto& field) { return raw.contains(field); });
    if (!matches) {
        std::string names;
        for (const std::string& field : fields) {
            names += names.empty() ? field : ", " + field;
        }
        throw BadQuestion(what + " is not an object of " + names);
    }
}

std::int64_t read_integer(const json& raw, const std::string& what) {
    if (!protocol::is_integer(raw)) {
        throw BadQuestion(what + " is not an integer within ±(2^53 - 1)");
    }
    return raw.get<std::int64_t>();
}

Mark read_mark(const json& raw, const std::string& what) {
    if (raw == "X") {
        return Mark::X;
    }
    if (raw == "O") {
        return Mark::O;
    }
    throw BadQuestion(what + " is not X or O");
}

Rules read_rules(const json& raw) {
    expect_fields(raw, "rules", {"rows", "cols", "k", "first"});
    return {
        .rows = read_integer(raw.at("rows"), "rows"),
        .cols = read_integer(raw.at("cols"), "cols"),
        .k = read_integer(raw.at("k"), "k"),
        .first = read_mark(raw.at("first"), "first"),
    };
}

std::string read_row(const json& raw) {
    if (!raw.is_string()) {
        throw BadQuestion("a row of the board is not text");
    }
    return raw.get<std::string>();
}

Cell read_cell(const json& raw) {
    if (!raw.is_array() || raw.size() != 2) {
        throw BadQuestion("a cell is not an array of a row and a column");
    }
    return {read_integer(raw.at(0), "a cell's row"), read_integer(raw.at(1), "a cell's column")};
}

Call read_call(const json& raw) {
    if (raw.is_object() && raw.contains("undo")) {
        expect_fields(raw, "a call", {"undo"});
        if (raw.at("undo") != true) {
            throw BadQuestion("undo is not true");
        }
        return Undo{};
    }
    if (raw.is_object() && raw.contains("as")) {
        expect_fields(raw, "a call", {"play", "as"});
        return Play{read_cell(raw.at("play")), read_mark(raw.at("as"), "as")};
    }
    expect_fields(raw, "a call", {"play"});
    return Play{read_cell(raw.at("play")), std::nullopt};
}

template <typename Item>
std::vector<Item> read_each(const json& question, const std::string& field,
                            Item (*read)(const json&)) {
    expect_fields(question, "a question", {"ask", "rules", field});
    const json& raw = question.at(field);
    if (!raw.is_array()) {
        throw BadQuestion(field + " is not an array");
    }
    std::vector<Item> items;
    items.reserve(raw.size());
    std::ranges::transform(raw, std::back_inserter(items), read);
    return items;
}

}  // namespace

Question read_question(const json& raw) {
    Question question;
    question.ask = raw.at("ask").get<std::string>();
    if (question.ask == "scan" || question.ask == "lines" || question.ask == "validate" ||
        question.ask == "witness") {
        question.board = read_each(raw, "board", read_row);
    } else if (question.ask == "track") {
        question.calls = read_each(raw, "calls", read_call);
    } else if (question.ask == "replay") {
        question.moves = read_each(raw, "moves", read_cell);
    } else {
        throw BadQuestion("no such ask: " + question.ask);
    }
    question.rules = read_rules(raw.at("rules"));
    return question;
}

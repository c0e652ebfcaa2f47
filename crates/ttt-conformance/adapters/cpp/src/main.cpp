// The referee in C++: answers the six asks over the wire protocol.

#include "lines.hpp"
#include "protocol.hpp"
#include "question.hpp"
#include "scan.hpp"
#include "tracker.hpp"
#include "validate.hpp"
#include "witness.hpp"

namespace {

using nlohmann::json;

std::string perform(Tracker& tracker, const Call& call) {
    if (const Play* play = std::get_if<Play>(&call)) {
        return tracker.play(play->cell, play->player.value_or(tracker.to_move()));
    }
    return tracker.undo();
}

json answer_track(const Question& question) {
    Tracker tracker(question.rules);
    json returns = json::array();
    for (const Call& call : question.calls) {
        try {
            returns.push_back(perform(tracker, call));
        } catch (const Refused& refused) {
            returns.push_back(refused.why);
        }
    }
    return {{"returns", returns}};
}

json answer_replay(const Question& question) {
    Tracker tracker(question.rules);
    for (std::size_t move = 0; move < question.moves.size(); ++move) {
        try {
            tracker.play(question.moves[move], tracker.to_move());
        } catch (const Refused& refused) {
            return {{"refused", {{"move", move}, {"why", refused.why}}}};
        }
    }
    return {{"verdict", tracker.verdict()}};
}

json pairs(const std::vector<Cell>& cells) {
    json pairs = json::array();
    for (const Cell cell : cells) {
        pairs.push_back({cell.row, cell.col});
    }
    return pairs;
}

json answer_lines(const Board& board) {
    json lines = json::array();
    for (const Line& line : lines_of(board)) {
        lines.push_back({{"mark", name(line.mark)}, {"cells", pairs(line.cells)}});
    }
    return {{"lines", std::move(lines)}};
}

json answer_validate(const Board& board) {
    const std::vector<std::string> found = violations(board);
    return found.empty() ? json{{"legal", true}} : json{{"legal", false}, {"violations", found}};
}

json answer_witness(const Board& board) {
    if (!violations(board).empty()) {
        return answer_validate(board);
    }
    return {{"moves", pairs(witness(board))}};
}

json answer_checked(const Question& question) {
    question.rules.check();
    if (question.ask == "track") {
        return answer_track(question);
    }
    if (question.ask == "replay") {
        return answer_replay(question);
    }
    const Board board = Board::read(question.rules, question.board);
    if (question.ask == "lines") {
        return answer_lines(board);
    }
    if (question.ask == "validate") {
        return answer_validate(board);
    }
    if (question.ask == "witness") {
        return answer_witness(board);
    }
    return {{"verdict", scan(board)}};
}

/// Answers one question; bad rules and a bad board are answers like any other.
json answer(const json& raw) {
    try {
        return answer_checked(read_question(raw));
    } catch (const BadInput& bad) {
        return {{bad.field, bad.code}};
    }
}

}  // namespace

int main() {
    protocol::serve("cpp", {"scan", "lines", "track", "replay", "validate", "witness"}, answer);
}

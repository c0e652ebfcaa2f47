// The wire protocol: one JSON object a line on standard input and output.
//
// Copy protocol.hpp and protocol.cpp beside your own solution and call serve; they need
// nlohmann/json and nothing else here:
//
//     int main() {
//         protocol::serve("mine", {"scan"}, [](const nlohmann::json& question) -> nlohmann::json {
//             return {{"verdict", my_scan(question.at("board"))}};
//         });
//     }
#pragma once

#include <functional>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string>
#include <vector>

namespace protocol {

/// Thrown for a question that the program does not do: counted, never a pass.
struct Skip : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// Answers one question, which is plain data, with plain data.
///
/// An exception becomes the error of the one question; the next question is answered all the same.
using Answerer = std::function<nlohmann::json(const nlohmann::json& question)>;

/// Answers what comes in, line by line, until the input ends.
void serve(const std::string& name, const std::vector<std::string>& asks, const Answerer& answer);

/// Whether the value was written as an integer and lies within ±(2^53 - 1).
bool is_integer(const nlohmann::json& value);

}  // namespace protocol

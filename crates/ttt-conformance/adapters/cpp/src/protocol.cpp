#include "protocol.hpp"

#include <algorithm>
#include <cstdint>
#include <iostream>
#include <set>

namespace protocol {
namespace {

using nlohmann::json;

constexpr int version = 1;
constexpr std::int64_t largest_integer = (std::int64_t{1} << 53) - 1;

struct BadMessage : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// Reads a JSON text, in which no key may be repeated: the library would let the last one win.
json parse(const std::string& line) {
    if (line.starts_with("\xEF\xBB\xBF")) {
        throw BadMessage("a byte-order mark");  // The library would pass over it.
    }
    std::vector<std::set<std::string>> keys_of_open_objects;
    return json::parse(line, [&](int, json::parse_event_t event, json& parsed) {
        switch (event) {
            case json::parse_event_t::object_start:
                keys_of_open_objects.emplace_back();
                break;
            case json::parse_event_t::object_end:
                keys_of_open_objects.pop_back();
                break;
            case json::parse_event_t::key:
                if (!keys_of_open_objects.back().insert(parsed.get<std::string>()).second) {
                    throw BadMessage("a key is repeated");
                }
                break;
            default:
                break;
        }
        return true;
    });
}

json message_on(const std::string& line) {
    json message;
    try {
        message = parse(line);
    } catch (const std::exception& error) {
        throw BadMessage(std::string("not a JSON message: ") + error.what());
    }
    if (!message.is_object()) {
        throw BadMessage("a message is a JSON object");
    }
    return message;
}

bool has_integer(const json& object, const char* field) {
    return object.is_object() && object.contains(field) && is_integer(object.at(field));
}

json reply_to_question(const json& message, const std::vector<std::string>& asks,
                       const Answerer& answer) {
    if (message.size() != 2 || !message.contains("question") ||
        !message.at("question").is_object()) {
        return {{"error", "a message has an id and a question, and nothing else"}};
    }
    const json& question = message.at("question");
    if (!question.contains("ask") || !question.at("ask").is_string()) {
        return {{"error", "a question has an ask, which is text"}};
    }
    const auto ask = question.at("ask").get<std::string>();
    if (std::ranges::find(asks, ask) == asks.end()) {
        return {{"skip", "does not do the ask " + ask}};
    }
    try {
        return {{"answer", answer(question)}};
    } catch (const Skip& skip) {
        return {{"skip", skip.what()}};
    } catch (const std::exception& error) {
        return {{"error", error.what()}};
    }
}

json reply(const std::string& line, const json& hello, const std::vector<std::string>& asks,
           const Answerer& answer) {
    try {
        const json message = message_on(line);
        if (message.size() == 1 && message.contains("hello")) {
            if (!has_integer(message.at("hello"), "protocol")) {
                throw BadMessage("a hello has an integer protocol");
            }
            // Another version than ours gets the same reply: what to do about it is the runner's to say.
            return hello;
        }
        if (!has_integer(message, "id")) {
            throw BadMessage("a message has a hello or an integer id");
        }
        json reply = reply_to_question(message, asks, answer);
        reply["id"] = message.at("id");
        return reply;
    } catch (const BadMessage& bad) {
        return {{"id", nullptr}, {"error", bad.what()}};
    }
}

}  // namespace

bool is_integer(const json& value) {
    if (value.is_number_unsigned()) {
        return value.get<std::uint64_t>() <= std::uint64_t{largest_integer};
    }
    return value.is_number_integer() && value.get<std::int64_t>() >= -largest_integer;
}

void serve(const std::string& name, const std::vector<std::string>& asks, const Answerer& answer) {
    std::ios::sync_with_stdio(false);
    const json hello = {{"hello", {{"protocol", version}, {"name", name}, {"asks", asks}}}};
    for (std::string line; std::getline(std::cin, line);) {
        // An exception's text may be no UTF-8, which must not end the run.
        const std::string text =
            reply(line, hello, asks, answer).dump(-1, ' ', false, json::error_handler_t::replace);
        std::cout << text << std::endl;
    }
}

}  // namespace protocol

//! How each fault is worded.

use std::time::Duration;

/// Ample for every program that replies at all.
pub(crate) const PATIENT: Duration = Duration::from_secs(20);

/// For those that never reply; nothing that should arrive in time is waited for with it.
const SHORT: Duration = Duration::from_millis(300);

/// A fault that shows on the second of three questions, and how it is worded.
pub(crate) const ON_ONE_QUESTION: &[(&str, &str)] = &[
    (
        "crash",
        "the program ended with status 101 before it replied, expected it to run until its input \
         ends; its standard error ends: index out of range",
    ),
    (
        "answer with the wrong id",
        "a reply with the id -7, which no question had, expected 62",
    ),
    (
        "answer twice",
        "two replies to the question 62, expected one reply to each question",
    ),
    (
        "talk nonsense",
        "a line that is no message: line 1, column 1: expected value; the line is \\u{1b}[2JX wins; \
         what is not for us belongs on standard error",
    ),
    (
        "write a gigabyte",
        "a line of more than 16777216 bytes, expected one JSON object and a line end",
    ),
    (
        "write invalid UTF-8",
        "a line that is not UTF-8, the first wrong byte is at 7",
    ),
    (
        "refuse the message",
        "the program took the question for no valid message: no such game",
    ),
    (
        "answer unknown words",
        "the answer has no known form: line 1, column 26, at `answer.verdict`: unknown variant \
         `Tie`, expected one of `X`, `O`, `Draw`, `Pending`; the answer is {\"verdict\":\"Tie\"}",
    ),
];

/// A fault in the hello, and how it is worded.
pub(crate) const AT_THE_START: &[(&str, Duration, &str)] = &[
    (
        "exit at once",
        PATIENT,
        "the program ended with status 3 before it replied, expected it to run until its input \
         ends",
    ),
    (
        "say another version",
        PATIENT,
        "the program speaks version 2 of the protocol, expected 1",
    ),
    (
        "say no hello",
        PATIENT,
        "a line that is no message: line 1, column 1: expected value; the line is Hello!; \
         what is not for us belongs on standard error",
    ),
    (
        "say nothing",
        SHORT,
        "no reply within 300ms, so the program was killed; a reply has to be flushed, and must \
         not wait for the next question",
    ),
    (
        "answer before asked",
        PATIENT,
        "a line that nothing asked for, expected none but replies; the line is \
         {\"answer\":{\"verdict\":\"Pending\"},\"id\":1}",
    ),
];

/// A fault after the last question, and how it is worded.
pub(crate) const AT_THE_END: &[(&str, Duration, &str)] = &[
    (
        "fail at the end",
        PATIENT,
        "the program ended with status 4 after the end of its input, expected success; its \
         standard error ends: cannot save the game",
    ),
    (
        "go on after the end",
        SHORT,
        "the program still ran 300ms after the end of its input and was killed, expected it to \
         stop",
    ),
    (
        "answer after the end",
        PATIENT,
        "a line that nothing asked for, expected none but replies; the line is bye",
    ),
];

//! Each line of any input gets exactly one reply, which is one line of JSON.
#![no_main]

use libfuzzer_sys::fuzz_target;
use serde_json::Value;
use ttt_conformance::{Builtin, wire};

fuzz_target!(|input: &[u8]| {
    let mut output = Vec::new();
    wire::serve(&Builtin, input, &mut output).expect("memory can be read and written");
    let output = String::from_utf8(output).expect("replies are UTF-8");
    let replies: Vec<&str> = output.lines().collect();
    let ends = input.iter().filter(|&&byte| byte == b'\n').count();
    let unended = usize::from(input.last().is_some_and(|&last| last != b'\n'));
    assert_eq!(replies.len(), ends + unended);
    for reply in replies {
        let reply: Value = serde_json::from_str(reply).expect("a reply is JSON");
        let reply = reply.as_object().expect("a reply is an object");
        if reply.contains_key("hello") {
            assert_eq!(reply.len(), 1);
        } else {
            let id = &reply["id"];
            assert!(id.is_null() || id.is_i64());
            let kinds = ["answer", "skip", "error"];
            let given = kinds.iter().filter(|&&kind| reply.contains_key(kind));
            assert_eq!((reply.len(), given.count()), (2, 1));
        }
    }
});

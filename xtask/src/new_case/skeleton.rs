//! The text of a case that somebody has still to fill in.

use ttt_conformance::{Ask, Question};

use crate::Failure;

/// A case without texts, which the loader refuses until they are there.
pub(super) fn blank(ask: Ask, clause: &str) -> String {
    let board = r#""board": ["...", "...", "..."]"#;
    let (field, answer) = match ask {
        Ask::Scan => (board, r#"{"verdict": "Pending"}"#),
        Ask::Lines => (board, r#"{"lines": []}"#),
        Ask::Validate | Ask::Witness => (board, r#"{"legal": true}"#),
        Ask::Track => (
            r#""calls": [{"play": [0, 0]}, {"play": [0, 0], "as": "O"}, {"undo": true}]"#,
            r#"{"returns": ["Pending", "occupied", "Pending"]}"#,
        ),
        Ask::Replay => (r#""moves": [[0, 0], [1, 1]]"#, r#"{"verdict": "Pending"}"#),
    };
    let rules = r#"{"rows": 3, "cols": 3, "k": 3, "first": "X"}"#;
    case(clause, &format!("\"{ask}\""), rules, field, answer)
}

/// A case with its question, whose answer is still to be written by hand: `{}` is none.
pub(super) fn asking(question: &Question, clause: &str) -> Result<String, Failure> {
    let json = |value| serde_json::to_string(value).map_err(|error| failed(&error));
    let rules = question.rules();
    let (rows, cols, k) = (rules.rows, rules.cols, rules.k);
    let first = rules.first.symbol();
    let rules = format!(r#"{{"rows": {rows}, "cols": {cols}, "k": {k}, "first": "{first}"}}"#);
    let rows = question.board().unwrap_or_default().iter();
    let rows: Vec<String> = rows.map(json).collect::<Result<_, _>>()?;
    let board = if rows.len() > 3 {
        format!("[\n      {}\n    ]", rows.join(",\n      "))
    } else {
        format!("[{}]", rows.join(", "))
    };
    let ask = format!("\"{}\"", question.ask());
    let board = format!("\"board\": {board}");
    Ok(case(clause, &ask, &rules, &board, "{}"))
}

fn failed(error: &serde_json::Error) -> Failure {
    Failure::Failed(error.to_string())
}

fn case(clause: &str, ask: &str, rules: &str, field: &str, answer: &str) -> String {
    format!(
        r#"{{
  "about": "",
  "source": "",
  "clause": "{clause}",
  "question": {{
    "ask": {ask},
    "rules": {rules},
    {field}
  }},
  "answer": {answer}
}}
"#
    )
}

#[cfg(test)]
mod tests {
    use ttt_conformance::{Ask, Case, CaseId, CorpusPolicy, Fault, FaultKind};

    use super::blank;

    #[test]
    fn a_skeleton_lacks_nothing_but_its_texts() {
        for ask in Ask::ALL {
            let id = CaseId::new(ask, "new").expect("the slug is kebab");
            let error = Case::read(id, blank(ask, "").as_bytes(), CorpusPolicy::Own);
            let error = error.expect_err("the skeleton has to fail");
            let kinds: Vec<&FaultKind> = error.faults().iter().map(Fault::kind).collect();
            let fields = ["about", "source", "clause"].map(|field| FaultKind::Blank { field });
            assert_eq!(kinds, fields.iter().collect::<Vec<_>>(), "{ask}");
        }
    }
}

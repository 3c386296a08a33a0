//! Sentences about faults in texts of other programs, with line and column. What stands in the
//! text, and names of rules, are quoted as they are.

use nonet_engine::formats::exchange::{TextError, TextFault};
use nonet_engine::message::Message;
use nonet_engine::rules::KINDS;
use nonet_engine::{Digit, messages};

use crate::rules::rule_name;

use super::{read_at, read_empty, read_symbol, read_too_large};

messages! {
    fn text_unread(fault: Message, before: usize);
    fn text_too_long();
    fn text_too_many();
    fn text_unknown();
    fn text_unknown_link();
    fn text_needs_network();
    /// `kind`: scf, other.
    fn text_unsupported_format(kind: &'static str);
    fn text_rules(count: usize, rules: Vec<Message>);
    /// `rule`: one of `RULES`.
    fn text_rule(rule: &'static str);
    /// A rule by the name that it has in the text.
    fn text_other_rule(name: String);
    fn text_board(board: String);
    fn text_cells(found: usize, expected: usize);
    fn text_rows(found: usize, expected: usize);
    fn text_contradiction();
    fn text_damaged();
    fn text_json();
    fn text_xml();
    fn text_missing(name: String);
    /// `kind`: candidate, cell, colour, digit, note, size, version.
    fn text_value(kind: &'static str, value: String);
}

/// The rules that have names in every language: the engine's names, and those of the texts.
const RULES: [(&str, &str); 14] = [
    ("killer cages", "killer"),
    ("irregular regions", "irregular"),
    ("even and odd cells", "parity"),
    ("the rules of another kind of Sudoku", "other_kind"),
    ("thermometers", "thermometers"),
    ("arrows", "arrows"),
    ("little killer sums", "little_killer"),
    ("sandwich sums", "sandwich"),
    ("between lines", "between"),
    ("palindromes", "palindromes"),
    ("Kropki dots", "kropki"),
    ("minimum and maximum cells", "extremes"),
    ("lines", "lines"),
    ("drawings on the board", "drawings"),
];

/// The rules that Nonet has, and can't use in this text. Those whose name is that of a kind are not
/// listed.
const KNOWN: [(&str, &str); 4] = [
    ("a single diagonal", "diagonal"),
    ("both diagonals", "diagonals"),
    ("disjoint groups", "disjoint"),
    ("extra regions", "extra"),
];

/// Maximum length in characters of a piece of the text that a sentence quotes.
const LONGEST_QUOTE: usize = 24;

/// The message about a fault: where it is, what is wrong, and how many puzzles before it can be
/// used.
pub(crate) fn of_exchange(error: &TextError) -> Message {
    let fault = what(&error.fault);
    let fault = if is_whole(&error.fault) { fault } else { read_at(error.line, error.column, fault) };
    if error.records.is_empty() { fault } else { text_unread(fault, error.records.len()) }
}

/// Whether the list is too long for a page. The workbench reads such lists.
pub(crate) fn is_for_workbench(fault: &TextFault) -> bool {
    matches!(fault, TextFault::TooLong { .. } | TextFault::TooMany)
}

/// Whether the fault is one of the whole text, which has no place.
fn is_whole(fault: &TextFault) -> bool {
    is_for_workbench(fault) || matches!(fault, TextFault::Empty)
}

fn what(fault: &TextFault) -> Message {
    match fault {
        TextFault::Empty => read_empty(),
        TextFault::TooLong { .. } => text_too_long(),
        TextFault::TooMany => text_too_many(),
        TextFault::UnknownLink => text_unknown_link(),
        TextFault::NeedsNetwork => text_needs_network(),
        TextFault::UnsupportedFormat(name) => {
            text_unsupported_format(if name.ends_with("scf") { "scf" } else { "other" })
        }
        TextFault::UnsupportedRules(names) => {
            text_rules(names.len(), names.iter().map(|name| rule(name)).collect())
        }
        TextFault::UnsupportedBoard(name) => text_board(quote(name)),
        TextFault::Symbol(symbol) => read_symbol(symbol.to_string()),
        TextFault::TooLarge { symbol, last } => too_large(symbol, *last),
        TextFault::Cells { found, expected } => text_cells(*found, *expected),
        TextFault::Rows { found, expected } => text_rows(*found, *expected),
        TextFault::Contradiction => text_contradiction(),
        TextFault::Damaged => text_damaged(),
        // The reasons are for developers: they name signs of the notation.
        TextFault::Json(_) => text_json(),
        TextFault::Xml(_) => text_xml(),
        TextFault::Missing(name) => text_missing(quote(name)),
        TextFault::Value(name, value) => text_value(name, quote(value)),
        _ => text_unknown(),
    }
}

fn rule(name: &str) -> Message {
    let find = |rules: &[(&str, &'static str)]| rules.iter().find(|rule| rule.0 == name).map(|rule| rule.1);
    let kind = || KINDS.iter().map(|kind| kind.name).find(|kind| *kind == name);
    match (find(&RULES), find(&KNOWN).or_else(kind)) {
        (Some(rule), _) => text_rule(rule),
        (_, Some(rule)) => rule_name(rule),
        _ => text_other_rule(quote(name)),
    }
}

fn too_large(symbol: &str, last: Digit) -> Message {
    read_too_large(quote(symbol), last)
}

/// The beginning of a text that may be long.
fn quote(text: &str) -> String {
    let mut quote: String = text.chars().take(LONGEST_QUOTE).collect();
    if quote.len() < text.len() {
        quote.push('…');
    }
    quote
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use super::*;
    use crate::english::english;

    fn said(fault: TextFault) -> String {
        let text = format!("{}\n{}", ".".repeat(81), "1");
        let mut error = nonet_engine::formats::exchange::read(&text).unwrap_err();
        (error.line, error.column, error.fault) = (3, 7, fault);
        error.records.clear();
        english(&of_exchange(&error))
    }

    /// The texts have the engine's names in English, so none falls back to another one.
    #[test]
    fn every_rule_has_its_english_name() {
        for (name, _) in RULES {
            assert_eq!(english(&rule(name)), name);
        }
        for (name, _) in KNOWN.into_iter().filter(|(_, rule)| *rule != "diagonal") {
            assert_eq!(english(&rule(name)), name);
        }
        assert_eq!(english(&rule("renban")), "renban lines");
        assert_eq!(english(&rule("fog")), "fog");
    }

    #[test]
    fn every_fault_has_a_sentence_with_its_place() {
        let digit = Digit::new(9).unwrap();
        let faults = [
            (TextFault::Unknown, "This is not a Sudoku format"),
            (TextFault::UnknownLink, "This link has no puzzle"),
            (TextFault::NeedsNetwork, "is on a server"),
            (TextFault::UnsupportedFormat("SudokuPad's format scf"), "scf"),
            (TextFault::UnsupportedFormat("another game than Solo"), "can't read this kind of file"),
            (
                TextFault::UnsupportedRules(vec!["killer cages".to_owned()]),
                "a rule that Nonet does not have: killer cages",
            ),
            (
                TextFault::UnsupportedRules(vec!["arrows".to_owned(), "XV".to_owned()]),
                "rules that Nonet does not have: arrows and XV",
            ),
            (TextFault::UnsupportedBoard("7 × 7".to_owned()), "7 × 7"),
            (TextFault::Symbol('ß'), "\"ß\" is neither a digit nor a blank"),
            (TextFault::TooLarge { symbol: "12".to_owned(), last: digit }, "digits go from 1 to 9"),
            (TextFault::Cells { found: 80, expected: 81 }, "80 cells, where 81 are expected"),
            (TextFault::Cells { found: 1, expected: 81 }, "1 cell, where 81 are expected"),
            (TextFault::Rows { found: 8, expected: 9 }, "8 rows, where 9 are expected"),
            (TextFault::Contradiction, "contradicts"),
            (TextFault::Damaged, "damaged or incomplete"),
            (TextFault::Json("why"), "JSON"),
            (TextFault::Xml("why".to_owned()), "XML"),
            (TextFault::Missing("data"), "\"data\" is missing"),
            (TextFault::Value("size", "x".repeat(99)), "xxx…\" is not a valid board size"),
            (TextFault::Value("note", "x".to_owned()), "\"x\" is not a valid note"),
        ];
        for (fault, words) in faults {
            let said = said(fault.clone());
            assert!(said.starts_with("Line 3, column 7: "), "{said}");
            assert!(said.to_lowercase().contains(&words.to_lowercase()), "{fault:?}: {said}");
        }
        assert_eq!(said(TextFault::Empty), "There is no puzzle in this text.");
        assert!(said(TextFault::TooLong { bytes: 1_000_001 }).contains("1 MB"));
        assert!(said(TextFault::TooMany).contains("100,000"));
    }
}

//! Checks which module may use which. Reads the sources and fails with file and line if
//! a lower layer uses a higher one, or a pure layer uses the browser. ARCHITECTURE.md has the
//! table in short. The check finds paths that start with `crate`, `super` and
//! `nonet`, also in groups, and ignores comments and string literals. The engine is a
//! crate of its own, so the compiler checks it. `clippy.toml` bans clocks everywhere.

use std::fs;
use std::path::Path;

/// Each module with the modules that it may use besides itself. A file belongs to the
/// entry with the longest matching name. A file without an entry fails.
const LAYERS: &[(&str, &[&str])] = &[
    ("game", &[]),
    ("library", &["game", "kinds", "plan"]),
    ("worker::protocol", &["game", "library"]),
    (
        "worker::handler",
        &[
            "faults",
            "library",
            "worker::protocol",
            "worker::bulk",
            "worker::inspect",
            "worker::study",
            "worker::teach",
        ],
    ),
    ("database", &["game", "library"]),
    (
        "worker::shelf",
        &["database", "game", "library", "worker::protocol", "worker::analysis", "worker::collecting"],
    ),
    ("worker::collecting", &["game", "library"]),
    ("worker::analysis", &["game", "library", "worker::protocol", "worker::teach"]),
    ("worker::bulk", &["worker::protocol", "worker::clock"]),
    ("worker::inspect", &["worker::handler", "worker::protocol", "worker::study"]),
    ("worker::teach", &["worker::protocol"]),
    ("worker::study", &["worker::handler", "worker::protocol", "worker::teach"]),
    ("session", &["faults", "game", "kinds", "library", "plan", "rules", "worker::protocol"]),
    ("worker::supervisor", &["worker::protocol"]),
    ("worker::pool", &["worker::protocol", "worker::supervisor"]),
    ("worker::client", &["worker"]),
    ("worker::entry", &["worker"]),
    ("worker", &[]),
    ("faults", &["rules"]),
    ("plan", &[]),
    ("kinds", &[]),
    ("rules", &[]),
    ("ui", &["database", "faults", "game", "kinds", "library", "plan", "rules", "session", "worker"]),
];

/// Only these modules may use the browser and the time.
const IN_THE_BROWSER: &[&str] = &["database", "worker::client", "worker::entry", "worker::shelf", "ui"];

/// What only they may use: crates by the start of their name.
const OUTSIDE: &[&str] = &["web_sys", "js_sys", "wasm_bindgen", "gloo", "yew", "getrandom"];

#[test]
fn no_module_uses_a_higher_layer() {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut breaches = Vec::new();
    let mut folders = vec![src.clone()];
    let mut files = 0;
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let name = path.strip_prefix(&src).unwrap().to_str().unwrap().replace('\\', "/");
                breaches.extend(check(&name, &fs::read_to_string(&path).unwrap()));
                files += 1;
            }
        }
    }
    assert!(files > 20, "only {files} sources seen");
    breaches.sort();
    assert!(breaches.is_empty(), "\n{}\n", breaches.join("\n"));
}

/// Breaches in one source file, as `src/file:line: what`. `file` is relative to `src`.
fn check(file: &str, source: &str) -> Vec<String> {
    // Rendering messages is only for tests.
    if ["lib.rs", "main.rs", "english.rs"].contains(&file) || file.starts_with("bin/") {
        return Vec::new();
    }
    let module = file.trim_end_matches(".rs").trim_end_matches("/mod").replace('/', "::");
    let fits = |layer: &str| is_within(&module, layer);
    let Some((layer, may)) = LAYERS.iter().filter(|row| fits(row.0)).max_by_key(|row| row.0.len()) else {
        return vec![format!("src/{file}:1: {module} is in no layer")];
    };
    let in_browser = IN_THE_BROWSER.iter().any(|layer| fits(layer));
    let breach = |named: &Named| {
        let path = named.path.join("::");
        let is_wrong = match named.path[0].as_str() {
            "crate" => {
                let path = path.strip_prefix("crate::").unwrap_or("");
                !(is_within(path, layer)
                    || path == "english::english"
                    || is_within(path, "puzzles")
                    || may.iter().any(|allowed| is_within(path, allowed)))
            }
            "std" => !in_browser && is_within(&path, "std::time"),
            outside => !in_browser && OUTSIDE.iter().any(|name| outside.starts_with(name)),
        };
        is_wrong.then(|| format!("src/{file}:{}: {layer} may not name {path}", named.line))
    };
    named(&module, source).iter().filter_map(breach).collect()
}

/// Whether a path is that module or in it.
fn is_within(path: &str, module: &str) -> bool {
    path.strip_prefix(module).is_some_and(|rest| rest.is_empty() || rest.starts_with("::"))
}

/// A path in a source. Paths within this crate begin with `crate`.
#[derive(PartialEq, Debug)]
struct Named {
    path: Vec<String>,
    line: usize,
}

/// All paths in the source of a module, with groups expanded.
fn named(module: &str, source: &str) -> Vec<Named> {
    let tokens = tokens(source);
    let mut here: Vec<String> = ["crate"].into_iter().chain(module.split("::")).map(str::to_owned).collect();
    let mut open = Vec::new(); // for each open brace, whether it belongs to a module
    let mut found = Vec::new();
    let mut at = 0;
    while at < tokens.len() {
        let (token, line) = (tokens[at].0.as_str(), tokens[at].1);
        at += 1;
        match token {
            "{" => {
                let is_module = at >= 3 && tokens[at - 3].0 == "mod";
                if is_module {
                    here.push(tokens[at - 2].0.clone());
                }
                open.push(is_module);
            }
            "}" => {
                let is_module = open.pop().unwrap_or(false);
                here.truncate(here.len() - usize::from(is_module));
            }
            word if is_word(word) => {
                let start = match word {
                    "crate" | "nonet" => vec!["crate".to_owned()],
                    "super" => here[..here.len() - 1].to_vec(),
                    "self" => here.clone(),
                    other => vec![other.to_owned()],
                };
                let is_path = tokens.get(at).is_some_and(|next| next.0 == "::");
                if is_path {
                    at = tree(&tokens, at + 1, &start, line, &mut found);
                } else if OUTSIDE.contains(&word) {
                    found.push(Named { path: start, line });
                }
            }
            _ => {}
        }
    }
    found
}

/// Reads a path or a group after `start::`; returns where it ends.
fn tree(
    tokens: &[(String, usize)],
    mut at: usize,
    start: &[String],
    line: usize,
    found: &mut Vec<Named>,
) -> usize {
    let mut path = start.to_vec();
    let is = |at: usize, text: &str| tokens.get(at).is_some_and(|token| token.0 == text);
    loop {
        if is(at, "{") {
            at += 1;
            while at < tokens.len() && !is(at, "}") {
                at = if is(at, ",") { at + 1 } else { tree(tokens, at, &path, tokens[at].1, found) };
            }
            return at + 1;
        }
        match tokens.get(at).map(|token| token.0.as_str()) {
            Some("super") => drop(path.pop()),
            Some("self") => {}
            Some(word) if is_word(word) => path.push(word.to_owned()),
            _ => {
                // A glob, a turbofish or the end: the path is complete.
                found.push(Named { path, line });
                return at.max(1) + usize::from(is(at, "*"));
            }
        }
        at += 1;
        if is(at, "as") {
            at += 2;
        }
        if !is(at, "::") {
            found.push(Named { path, line });
            return at;
        }
        at += 1;
    }
}

fn is_word(token: &str) -> bool {
    token.starts_with(|first: char| first.is_alphabetic() || first == '_')
}

/// Words, `::` and single characters with their lines, without comments and string
/// literals.
fn tokens(source: &str) -> Vec<(String, usize)> {
    let chars: Vec<char> = source.chars().collect();
    let begins = |at: usize, text: &str| text.chars().enumerate().all(|(i, c)| chars.get(at + i) == Some(&c));
    let find = |from: usize, text: &str| {
        (from..chars.len()).find(|at| begins(*at, text)).map_or(chars.len(), |at| at + text.chars().count())
    };
    let mut tokens = Vec::new();
    let mut line = 1;
    let mut at = 0;
    while at < chars.len() {
        let word = chars[at..].iter().take_while(|c| c.is_alphanumeric() || **c == '_').count();
        let hashes = chars[at..].iter().skip(1).take_while(|c| **c == '#').count();
        let end = match chars[at] {
            '/' if begins(at, "//") => find(at, "\n") - 1,
            '/' if begins(at, "/*") => find(at, "*/"),
            'r' if begins(at + 1 + hashes, "\"") => {
                find(at + 2 + hashes, &format!("\"{}", "#".repeat(hashes)))
            }
            '"' => {
                let mut end = at + 1;
                while end < chars.len() && chars[end] != '"' {
                    end += if chars[end] == '\\' { 2 } else { 1 };
                }
                end + 1
            }
            '\'' if begins(at + 1, "\\") => find(at + 3, "'"),
            '\'' if begins(at + 2, "'") => at + 3,
            ':' if begins(at, "::") => {
                tokens.push(("::".to_owned(), line));
                at + 2
            }
            _ if word > 0 => {
                tokens.push((chars[at..at + word].iter().collect(), line));
                at + word
            }
            sign => {
                if !sign.is_whitespace() {
                    tokens.push((sign.to_string(), line));
                }
                at + 1
            }
        };
        let end = end.clamp(at + 1, chars.len().max(at + 1));
        line += chars[at..end.min(chars.len())].iter().filter(|c| **c == '\n').count();
        at = end;
    }
    tokens
}

#[test]
fn the_check_finds_every_form_of_path() {
    let bad = r##"//! Comments may name crate::ui and std::time.
use crate::game::{Game, clock::{self, Clock}};
use crate::{game::Move, session::view};
use super::super::ui;
use std::{fmt, time::{Duration}};
fn f<'a>(x: &'a str) -> crate::worker::Job<'a> {
    let text = "crate::ui \" crate::ui"; let raw = r#"crate::ui " "#; let quote = ('"', '\'');
    /* crate::ui
    */ yew::html!{}
}
mod tests {
    use super::*;
    use super::super::grid;
    use super::super::super::worker::handler as h;
    use gloo_timers as g;
}
use super::grid; use nonet::ui::run; use crate::*;
"##;
    let expected = [
        (3, "crate::session::view"),
        (4, "crate::ui"),
        (5, "std::time::Duration"),
        (6, "crate::worker::Job"),
        (9, "yew::html"),
        (14, "crate::worker::handler"),
        (17, "crate::ui::run"),
        (17, "crate"),
    ];
    let expected = expected.map(|(line, path)| format!("src/game/bad.rs:{line}: game may not name {path}"));
    assert_eq!(check("game/bad.rs", bad), expected);
}

#[test]
fn the_check_knows_the_layers() {
    let breaches = |file: &str, source: &str| check(file, source).len();
    assert_eq!(breaches("session/mod.rs", "use crate::worker::protocol::Job;"), 0);
    assert_eq!(breaches("session/mod.rs", "use crate::worker;"), 1);
    assert_eq!(breaches("session/mod.rs", "use crate::worker::handler::handle;"), 1);
    assert_eq!(breaches("worker/handler.rs", "use super::protocol::Job; use super::client::Client;"), 1);
    assert_eq!(breaches("worker/client.rs", "use web_sys::Worker; use super::pool::Pool;"), 0);
    assert_eq!(breaches("worker/client.rs", "use crate::session::action::Failure;"), 1);
    assert_eq!(breaches("game/line.rs", "use crate::session::Action; use web_sys::window;"), 2);
    assert_eq!(breaches("game/mod.rs", "use nonet_engine::{Grid, formats};"), 0);
    assert_eq!(breaches("newcomer.rs", ""), 1);
}

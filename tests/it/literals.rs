//! No text for players stands in the code: it stands in the Fluent files. Reads the
//! sources of the app and looks for string literals that read like words for a person.

use std::fs;
use std::path::Path;

/// Literals that look like texts for players but are not: key names of browsers,
/// headings of saved files, which are the same in every language, and errors for
/// developers.
const EXCEPTIONS: &[(&str, &[&str])] = &[
    // What each language calls itself, whatever the language of the page.
    (
        "src/session/settings.rs",
        &[
            "English",
            "Deutsch",
            "Español",
            "Français",
            "Italiano",
            "Português (Brasil)",
            "Polski",
            "Русский",
            "العربية",
        ],
    ),
    // Names that browsers give to errors.
    ("src/database.rs", &["QuotaExceeded", "VersionError", "SecurityError"]),
    (
        "src/game/save.rs",
        &[
            "it cannot be read",
            "it was made by a newer Nonet (version {version} of the save)",
            "its puzzle and its solution do not fit",
            "its move {number} cannot be made",
            "no such board",
            "a board is missing",
            "it was cut short",
            "moves are missing",
            "a branch has no beginning",
            "a branch has no move",
            "a checkpoint is none",
            "a help is none",
            "a help has no time",
            "a time is none",
        ],
    ),
    ("src/game/moves/text.rs", &[" is no move"]),
    ("src/session/keymap.rs", &["Digit", "Numpad"]),
    ("src/session/keymap/chord.rs", &["Dead", "Key", "Process", "Unidentified"]),
    ("src/session/workbench/file.rs", &["Fault", "Line", "Puzzle"]),
    ("src/ui/components/daily.rs", &["AbortError"]),
    ("src/ui/rooms.rs", &[".learn-panel li + li > [aria-current]"]),
    ("src/ui/keys.rs", &["NumLock", "dialog, input, textarea, select"]),
    ("src/ui/pasting.rs", &["Files"]),
    ("src/ui/effects.rs", &["Firefox/"]),
    ("src/worker/client.rs", &["there is no worker", "the module is not there"]),
    (
        "src/worker/protocol/list.rs",
        &[
            "Solutions",
            "Solution",
            "Givens",
            "Left",
            "Minimal puzzle",
            "Hardest step",
            "Minutes",
            "Milliseconds",
            "Seed",
            "a fault is of no line",
        ],
    ),
];

/// The names of keys in browsers.
const KEYS: &[&str] = &[
    "Alt",
    "AltGraph",
    "ArrowDown",
    "ArrowLeft",
    "ArrowRight",
    "ArrowUp",
    "Backspace",
    "Control",
    "Ctrl",
    "Delete",
    "Digit0",
    "End",
    "Enter",
    "Escape",
    "F1",
    "Home",
    "Insert",
    "Meta",
    "PageDown",
    "PageUp",
    "Shift",
    "Space",
    "Tab",
];

/// Whether a literal is a list of keys: `Ctrl+Z Shift+ArrowUp`.
fn is_keys(literal: &str) -> bool {
    let is_key = |key: &str| key.chars().count() < 2 || KEYS.contains(&key);
    literal.split(' ').all(|chord| chord.split('+').all(is_key))
}

/// Whether a literal looks like a text: two words, or one with a capital.
fn is_text(literal: &str) -> bool {
    let is_word = |word: &str| word.len() > 1 && word.chars().all(char::is_alphabetic);
    let words =
        literal.split(' ').filter(|word| is_word(word.trim_end_matches(['.', ',', ':', '…']))).count();
    let mut chars = literal.chars();
    let is_name =
        chars.next().is_some_and(char::is_uppercase) && chars.next().is_some_and(char::is_lowercase);
    !is_keys(literal)
        && (is_name
            || literal.contains('…')
            || words > 1 && !literal.chars().all(|c| c.is_lowercase() || " -".contains(c))
            || words > 2)
}

/// The string literals of a source with their lines. Without comments, tests, class
/// names and messages for developers.
fn literals(source: &str) -> Vec<(usize, String)> {
    let source = source.split("#[cfg(test)]\nmod tests {").next().unwrap();
    let mut found = Vec::new();
    for (at, line) in source.lines().enumerate() {
        let line = line.trim_start();
        if line.starts_with("//") || line.starts_with("#[") {
            continue;
        }
        let code = line.split(" // ").next().unwrap().replace("'\"'", "");
        // Every other part is between quotes.
        for (before, literal) in
            code.split('"').collect::<Vec<_>>().chunks_exact(2).map(|pair| (pair[0], pair[1]))
        {
            let is_for_developers =
                ["class=", "expect(", "panic!(", "debug!("].iter().any(|call| before.ends_with(call));
            if !is_for_developers {
                found.push((at + 1, literal.to_owned()));
            }
        }
    }
    found
}

#[test]
fn no_text_for_players_is_in_the_code() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut found = Vec::new();
    let mut seen = 0;
    let mut folders =
        ["session", "ui", "worker", "game", "library"].map(|folder| root.join("src").join(folder)).to_vec();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let place = path.strip_prefix(root).unwrap().display().to_string().replace('\\', "/");
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") && !place.contains("tests")
            {
                let allowed =
                    EXCEPTIONS.iter().find(|(file, _)| *file == place).map_or(&[][..], |(_, all)| all);
                let texts = literals(&fs::read_to_string(&path).unwrap()).into_iter();
                let texts = texts.inspect(|_| seen += 1).filter(|(_, text)| is_text(text));
                let texts = texts.filter(|(_, text)| !allowed.contains(&text.as_str()));
                found.extend(texts.map(|(line, text)| format!("{place}:{line}: {text:?}")));
            }
        }
    }
    assert!(seen > 300, "only {seen} literals seen");
    assert!(found.is_empty(), "move these texts to locales/:\n{}\n", found.join("\n"));
}

#[test]
fn the_check_tells_words_from_names() {
    for text in ["Menu", "Loading…", "5 is placed.", "Are you offline?", "no puzzle here"] {
        assert!(is_text(text), "{text}");
    }
    for name in ["only-icon", "aria-label", "#/practice", "0 0 900 900", "M{x} {}l34-34", "r1c2"] {
        assert!(!is_text(name), "{name}");
    }
    let source = "// \"Menu\"\nlet a = \"Menu\"; // \"no\"\nx.expect(\"It is there.\");\n#[cfg(test)]\nmod tests {\n\"Yes\"\n}";
    assert_eq!(literals(source), [(2, "Menu".to_owned())]);
}

//! `styles/tokens.css` has every colour of the page, and each pair that occurs has
//! the contrast that WCAG requires, in every theme and palette.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

type Rgb = [f64; 3];
type Declarations = BTreeMap<String, String>;

/// The palettes of the settings. The first one has no rule of its own.
const PALETTES: [&str; 3] = ["standard", "colour-blind", "high-contrast"];

/// What a cell may be filled with, below its digit or notes.
const BOARD: [&str; 6] = ["paper", "shape", "peer", "same", "selected", "wrong"];
const NINE: [&str; 9] =
    ["tint-1", "tint-2", "tint-3", "tint-4", "tint-5", "tint-6", "tint-7", "tint-8", "tint-9"];

fn root(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

fn read(path: &str) -> String {
    fs::read_to_string(root(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// A style sheet without its comments.
fn sheet(name: &str) -> String {
    let text = read(&format!("styles/{name}"));
    let mut parts = text.split("/*");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |all, part| all + part.split_once("*/").map_or("", |(_, rest)| rest))
}

fn sheets() -> Vec<String> {
    let entries = fs::read_dir(root("styles")).expect("the folder of styles");
    let names = entries.filter_map(|entry| entry.ok()?.file_name().into_string().ok());
    let mut names: Vec<_> = names
        .filter(|name| Path::new(name).extension().is_some_and(|extension| extension == "css"))
        .collect();
    names.sort();
    names
}

/// All rules of a sheet: the condition around a rule, its selector, its declarations.
fn rules(css: &str) -> Vec<(String, String, Declarations)> {
    let (mut rules, mut open, mut start) = (Vec::new(), Vec::<String>::new(), 0);
    for (at, character) in css.char_indices() {
        match character {
            '{' => {
                open.push(css[start..at].split_whitespace().collect::<Vec<_>>().join(" "));
                start = at + 1;
            }
            '}' => {
                let selector = open.pop().expect("a rule that was opened");
                let pairs = css[start..at].split(';').filter_map(|line| line.split_once(':'));
                let declarations: Declarations =
                    pairs.map(|(name, value)| (name.trim().into(), value.trim().into())).collect();
                if !declarations.is_empty() {
                    rules.push((open.join(" "), selector, declarations));
                }
                start = at + 1;
            }
            ';' if open.is_empty() => start = at + 1,
            _ => {}
        }
    }
    rules
}

/// What one player sees: the values of all tokens, in one theme.
struct Look {
    name: String,
    values: Declarations,
    is_dark: bool,
    is_strong: bool,
}

impl Look {
    /// Every combination of theme, palette and the system's wish for contrast.
    fn all() -> Vec<Self> {
        let rules = rules(&sheet("tokens.css"));
        let mut looks = Vec::new();
        for palette in PALETTES {
            for wants_more in [false, true] {
                let selector = format!(":root[data-palette=\"{palette}\"]");
                let mut layers = vec![("", ":root")];
                if wants_more {
                    layers.push(("@media (prefers-contrast: more)", ":root"));
                }
                layers.push(("", &selector));
                if wants_more {
                    layers.push(("@media (prefers-contrast: more)", &selector));
                }
                let mut values = Declarations::new();
                for layer in layers {
                    let of_layer =
                        rules.iter().filter(|(media, at, _)| (media.as_str(), at.as_str()) == layer);
                    values.extend(of_layer.flat_map(|(_, _, declarations)| declarations.clone()));
                }
                for is_dark in [false, true] {
                    looks.push(Self {
                        name: format!("{palette}, dark: {is_dark}, prefers-contrast: {wants_more}"),
                        values: values.clone(),
                        is_dark,
                        is_strong: wants_more || palette == "high-contrast",
                    });
                }
            }
        }
        looks
    }

    fn token(&self, name: &str) -> Rgb {
        let value = self.values.get(&format!("--{name}"));
        self.colour(value.unwrap_or_else(|| panic!("no token {name}")))
    }

    fn colour(&self, value: &str) -> Rgb {
        let inside = |function: &str| value.strip_prefix(function)?.strip_suffix(')');
        if let Some(hex) = value.strip_prefix('#') {
            assert_eq!(hex.len(), 6, "{value}");
            [0, 2, 4].map(|at| f64::from(u8::from_str_radix(&hex[at..at + 2], 16).expect(value)))
        } else if let Some(name) = inside("var(--") {
            self.token(name)
        } else if let Some(both) = inside("light-dark(") {
            let (light, dark) = both.split_once(", ").expect(value);
            self.colour(if self.is_dark { dark } else { light })
        } else if let Some(mix) = inside("color-mix(in srgb, ") {
            let (first, second) = mix.split_once(", ").expect(value);
            let (first, share) = first.split_once(' ').expect(value);
            let share: f64 = share.trim_end_matches('%').parse::<f64>().expect(value) / 100.0;
            let (first, second) = (self.colour(first), self.colour(second));
            [0, 1, 2].map(|at| first[at] * share + second[at] * (1.0 - share))
        } else {
            panic!("no colour: {value}")
        }
    }
}

/// The relative luminance of WCAG 2.2.
fn luminance(colour: Rgb) -> f64 {
    let linear = colour.map(|part| {
        let part = part / 255.0;
        if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    });
    0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
}

fn contrast(one: Rgb, other: Rgb) -> f64 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// Fails for each look in which a pair has less contrast than text needs: 4.5, and 7
/// in high contrast. Large digits, edges and rings need 3, and 4.5 in high contrast.
fn require(is_large: bool, front: &[&str], back: &[&str]) {
    let mut faults = Vec::new();
    for look in Look::all() {
        let least = match (is_large, look.is_strong) {
            (true, false) => 3.0,
            (false, true) => 7.0,
            _ => 4.5,
        };
        for front in front {
            for back in back {
                let found = contrast(look.token(front), look.token(back));
                if found < least {
                    faults.push(format!("{front} on {back}: {found:.2} < {least} ({})", look.name));
                }
            }
        }
    }
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

#[test]
fn the_formula_is_that_of_wcag() {
    let (black, white, grey) = ([0.0; 3], [255.0; 3], [118.0; 3]);
    assert!((contrast(black, white) - 21.0).abs() < 1e-9);
    assert!((contrast(grey, white) - 4.54).abs() < 0.005, "#767676 is the known limit on white");
}

#[test]
fn digits_and_notes_are_readable_on_every_tint_of_the_board() {
    require(false, &["ink", "accent"], &BOARD[..4]);
    require(false, &["ink", "accent"], &NINE);
    require(false, &["ink", "conflict"], &["paper", "wrong"]);
    require(true, &["conflict"], &BOARD);
    require(false, &["quiet"], &["paper", "raised", "selected"]);
}

#[test]
fn words_are_readable() {
    require(false, &["ink", "quiet", "accent"], &["paper", "raised", "wash", "press", "same", "selected"]);
    require(false, &["conflict", "done", "hint"], &["paper", "raised"]);
    require(false, &["on-accent"], &["accent", "accent-wash", "accent-press"]);
}

#[test]
fn lines_and_marks_stand_out() {
    require(true, &["line", "edge"], &["paper"]);
    require(true, &["accent"], &BOARD);
    require(true, &["mark-focus", "mark-kept", "mark-fin", "mark-on", "mark-removed", "link"], &["paper"]);
}

#[test]
fn the_systems_wish_for_contrast_is_the_palette_of_high_contrast() {
    let rules = rules(&sheet("tokens.css"));
    let of = |media: &str, selector: &str| {
        let found = rules.iter().find(|(at, name, _)| at == media && name == selector);
        found.unwrap_or_else(|| panic!("no rule {media} {selector}")).2.clone()
    };
    let wished = of("@media (prefers-contrast: more)", ":root");
    assert_eq!(wished, of("", ":root[data-palette=\"high-contrast\"]"));
}

/// The board keeps its own colours there, so that each must be the system's.
#[test]
fn forced_colours_replace_every_colour() {
    let rules = rules(&sheet("tokens.css"));
    let forced = rules.iter().find(|(media, ..)| media == "@media (forced-colors: active)");
    let (_, selector, forced) = forced.expect("a rule for forced colours");
    assert_eq!(selector, ":root, :root[data-palette]", "as strong as the rules of palettes");
    // White and black dots stay what they are called.
    let is_dot = |name: &&String| name.contains("dot-") && ["#fff", "#000"].contains(&forced[*name].as_str());
    for value in forced.keys().filter(|name| !is_dot(name)).map(|name| &forced[name]) {
        let is_system =
            ["Canvas", "CanvasText", "GrayText", "LinkText", "transparent"].contains(&value.as_str());
        assert!(is_system, "{value} is no colour of the system");
    }
    for (media, selector, declarations) in &rules {
        for (name, _) in declarations.iter().filter(|(_, value)| !literals(value).is_empty()) {
            assert!(forced.contains_key(name), "{media} {selector}: {name} has no system colour");
        }
    }
}

/// Colours by name. Names of system colours and `transparent` may stand anywhere.
const NAMED: [&str; 20] = [
    "aqua", "beige", "black", "blue", "brown", "fuchsia", "gold", "gray", "green", "grey", "lime", "maroon",
    "navy", "olive", "orange", "pink", "purple", "red", "teal", "white",
];

/// The colours that a value states by itself.
fn literals(value: &str) -> Vec<&str> {
    let words = value.split(|c: char| !(c.is_alphanumeric() || c == '#' || c == '-'));
    let is_function = |word: &str| {
        [
            "rgb",
            "rgba",
            "hsl",
            "hsla",
            "hwb",
            "lab",
            "lch",
            "oklab",
            "oklch",
            "color",
            "color-mix",
            "light-dark",
        ]
        .contains(&word)
    };
    words.filter(|word| word.starts_with('#') || is_function(word) || NAMED.contains(word)).collect()
}

#[test]
fn no_other_sheet_states_a_colour() {
    assert_eq!(literals("1px solid #aaa"), ["#aaa"]);
    assert_eq!(literals("color-mix(in srgb, var(--ink) 5%, white)"), ["color-mix", "white"]);
    assert_eq!(literals("var(--white-ish) Canvas transparent"), [""; 0]);
    for name in sheets().iter().filter(|name| *name != "tokens.css") {
        for (_, selector, declarations) in rules(&sheet(name)) {
            for (property, value) in declarations {
                let found = literals(&value);
                assert!(found.is_empty(), "styles/{name}, {selector}: {property} states {found:?}");
            }
        }
    }
}

#[test]
fn every_name_that_a_sheet_uses_is_declared() {
    let all: Vec<_> = sheets().iter().map(|name| (name.clone(), rules(&sheet(name)))).collect();
    let declared: Vec<&String> =
        all.iter().flat_map(|(_, rules)| rules.iter().flat_map(|(_, _, declared)| declared.keys())).collect();
    for (name, rules) in &all {
        for (_, selector, declarations) in rules {
            for used in declarations.values().flat_map(|value| value.split("var(").skip(1)) {
                let used = used.split([')', ',']).next().unwrap_or_default().trim();
                // The page sets these, which are lengths that it knows.
                let is_known =
                    ["--row", "--wide"].contains(&used) || declared.iter().any(|name| *name == used);
                assert!(is_known, "styles/{name}, {selector}: nothing declares {used}");
            }
        }
    }
}

/// Files that no style sheet reaches repeat a few values.
#[test]
fn page_and_icons_repeat_the_tokens() {
    let looks = Look::all();
    let hex = |look: &Look, name: &str| {
        #[allow(clippy::cast_sign_loss)] // parts of a colour
        let [red, green, blue] = look.token(name).map(|part| format!("{:02x}", part as u8));
        format!("#{red}{green}{blue}")
    };
    let (light, dark) = (&looks[0], &looks[1]);
    let page = read("index.html");
    for (look, theme) in [(light, "light"), (dark, "dark")] {
        let meta = format!("(prefers-color-scheme: {theme})\" content=\"{}\"", hex(look, "paper"));
        assert!(page.contains(&meta), "index.html lacks {meta}");
    }
    let manifest = read("public/manifest.webmanifest").to_lowercase();
    assert_eq!(manifest.matches(&hex(light, "paper")).count(), 2, "manifest: background and theme");
    let known = ["paper", "raised", "ink", "accent", "on-accent"];
    let known: Vec<_> = known.iter().flat_map(|name| [hex(light, name), hex(dark, name)]).collect();
    for file in ["public/favicon.svg", "public/icon.svg", "public/manifest.webmanifest"] {
        let text = read(file).to_lowercase();
        // Addresses in the manifest have a sign like that of a colour.
        let colours = text.split('#').skip(1).filter(|rest| !rest.starts_with('/'));
        for colour in colours.filter_map(|rest| rest.get(..6)) {
            assert!(known.contains(&format!("#{colour}")), "{file}: #{colour} is no token");
        }
    }
}

//! Every declared message has a text in the Fluent files with the same arguments, and
//! every text there is used. The check reads the sources for `messages!` and `labels!`
//! blocks. (The compiler reports a declared message that no code uses.)

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::{fs, iter};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

use crate::english::{FILES, english};
use nonet::session::learning::{in_short, names, rule_names};
use nonet::session::settings::{
    CellNames, Choice, Hand, Language, Mistakes, NoteLayout, Palette, Switch, TextSize, Theme, Verbosity,
};
use nonet_engine::human::LADDER;
use nonet_engine::message::Label;
use nonet_engine::rate::Family;

/// The kind of an argument, which decides how a text may use it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Kind {
    Number,
    Text,
    /// Text with a few fixed values, on which a text may branch.
    Choice,
    List,
    Message,
}

/// The kind of a Rust type.
fn kind(name: &str) -> Option<Kind> {
    Some(match name {
        "u8" | "u16" | "u32" | "u64" | "usize" => Kind::Number,
        "String" | "Digit" => Kind::Text,
        "&'static str" => Kind::Choice,
        "DigitSet" => Kind::List,
        "Message" => Kind::Message,
        list if list.starts_with("Vec<") => Kind::List,
        _ => return None,
    })
}

type Arguments = BTreeMap<String, Kind>;

/// A use of a variable in a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Use {
    Shown,
    /// The text branches on a plural category or a number.
    ByNumber,
    /// The text branches on a word.
    ByWord,
    /// Joined by `APART`, `OR`, `PLAIN` or `SPACED`.
    Joined,
}

/// All declared messages, each with its place.
fn declared() -> BTreeMap<String, (Arguments, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut found = BTreeMap::new();
    let mut folders = vec![root.join("src"), root.join("engine/src")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let place = path.strip_prefix(root).unwrap().display().to_string();
                if place.ends_with("engine/src/message.rs") {
                    continue; // defines the macro, and has messages in its own tests
                }
                for (name, arguments) in declarations(&fs::read_to_string(&path).unwrap(), &place) {
                    let before = found.insert(name.clone(), (arguments, place.clone()));
                    assert!(before.is_none(), "{name} is declared in {place} and in {}", before.unwrap().1);
                }
            }
        }
    }
    // A technique's name is a message whose id contains the code.
    for technique in LADDER {
        found.insert(technique.code.name().id().to_owned(), (Arguments::new(), "LADDER".to_owned()));
    }
    // So is the name of a rule of the rating.
    for family in Family::all() {
        found.insert(family.title().id().to_owned(), (Arguments::new(), "Family".to_owned()));
    }
    // So are the texts of the settings.
    let texts = Switch::ALL.iter().flat_map(|switch| [switch.title(), switch.detail()]);
    let all = texts
        .chain(choice(Theme::ALL))
        .chain(choice(Palette::ALL))
        .chain(choice(&[Language::Browser]))
        .chain(choice(TextSize::ALL))
        .chain(choice(Hand::ALL))
        .chain(choice::<CellNames>(&[]))
        .chain(choice(NoteLayout::ALL))
        .chain(choice(Mistakes::ALL))
        .chain(choice(Verbosity::ALL));
    found.extend(all.map(|label| (label.id().to_owned(), (Arguments::new(), "Settings".to_owned()))));
    found
}

/// The texts of a setting with these values.
fn choice<T: Choice>(values: &[T]) -> Vec<Label> {
    iter::once(T::TITLE).chain(values.iter().map(|value| value.label())).collect()
}

/// The declarations of one source.
fn declarations(source: &str, place: &str) -> Vec<(String, Arguments)> {
    let code: String =
        source.lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n");
    let blocks = code.split("s! {").skip(1);
    let declaration = |text: &str| {
        let (name, rest) = text.split_once("fn ")?.1.split_once('(')?;
        let arguments = rest.rsplit_once(')')?.0.split(',').map(str::trim).filter(|part| !part.is_empty());
        let argument = |part: &str| {
            let (name, of) = part.split_once(':').unwrap_or_else(|| panic!("{place}: {part}"));
            let kind = kind(of.trim()).unwrap_or_else(|| panic!("{place}: no kind for the type {of}"));
            (name.trim().to_owned(), kind)
        };
        Some((name.to_owned(), arguments.map(argument).collect()))
    };
    blocks.flat_map(|block| block.split("\n}").next().unwrap().split(';').filter_map(declaration)).collect()
}

/// All texts of Fluent files with their variables.
fn sentences(files: &[(String, String)]) -> BTreeMap<String, Vec<(String, Use)>> {
    let mut found = BTreeMap::new();
    for (file, text) in files {
        let resource =
            parser::parse(text.as_str()).unwrap_or_else(|(_, errors)| panic!("{file}: {errors:?}"));
        for entry in &resource.body {
            let Entry::Message(message) = entry else { continue };
            let mut uses = Vec::new();
            message.value.iter().for_each(|value| read(value, &mut uses));
            message.attributes.iter().for_each(|attribute| read(&attribute.value, &mut uses));
            let before = found.insert(message.id.name.to_owned(), uses);
            assert!(before.is_none(), "{file}: {} is there twice", message.id.name);
        }
    }
    found
}

fn read(pattern: &Pattern<&str>, uses: &mut Vec<(String, Use)>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        match expression {
            Expression::Inline(inline) => read_inline(inline, Use::Shown, uses),
            Expression::Select { selector, variants } => {
                let categories = ["zero", "one", "two", "few", "many", "other"];
                let is_number = variants.iter().all(|variant| match &variant.key {
                    fluent_syntax::ast::VariantKey::NumberLiteral { .. } => true,
                    fluent_syntax::ast::VariantKey::Identifier { name } => categories.contains(name),
                });
                read_inline(selector, if is_number { Use::ByNumber } else { Use::ByWord }, uses);
                variants.iter().for_each(|variant| read(&variant.value, uses));
            }
        }
    }
}

fn read_inline(inline: &InlineExpression<&str>, how: Use, uses: &mut Vec<(String, Use)>) {
    match inline {
        // The form in which CASE asks for a message, see `public/messages.js`.
        InlineExpression::VariableReference { id } if id.name == "case" => {}
        InlineExpression::VariableReference { id } => uses.push((id.name.to_owned(), how)),
        InlineExpression::FunctionReference { id, arguments } => {
            // DAY formats a number; all functions that are not listed join a list.
            let how = match id.name {
                "CAP" | "CASE" => how,
                "DAY" => Use::Shown,
                _ => Use::Joined,
            };
            arguments.positional.iter().for_each(|argument| read_inline(argument, how, uses));
        }
        _ => {}
    }
}

/// The differences between texts and declarations.
fn faults(
    declared: &BTreeMap<String, (Arguments, String)>,
    sentences: &BTreeMap<String, Vec<(String, Use)>>,
) -> Vec<String> {
    let mut faults = Vec::new();
    let names: BTreeSet<_> = declared.keys().chain(sentences.keys()).collect();
    for name in names {
        let (Some((arguments, place)), Some(uses)) = (declared.get(name), sentences.get(name)) else {
            let place = declared.get(name).map(|(_, place)| place.as_str());
            faults.push(match place {
                Some(place) => format!("{name} of {place} has no sentence"),
                None => format!("{name} is used nowhere"),
            });
            continue;
        };
        for (argument, _) in arguments.iter().filter(|(known, _)| uses.iter().all(|(used, _)| used != *known))
        {
            faults.push(format!("{name}: ${argument} of {place} is not in the sentence"));
        }
        for (variable, how) in uses {
            let fits = match (arguments.get(variable), how) {
                (Some(Kind::Number), Use::Shown | Use::ByNumber)
                | (Some(Kind::Text | Kind::Message), Use::Shown)
                | (Some(Kind::Choice), Use::Shown | Use::ByWord)
                | (Some(Kind::List), Use::Shown | Use::Joined) => true,
                (None | Some(_), _) => false,
            };
            if !fits {
                faults.push(format!(
                    "{name}: ${variable} is {:?} in {place}, but {how:?}",
                    arguments.get(variable)
                ));
            }
        }
    }
    faults
}

fn english_files() -> Vec<(String, String)> {
    FILES.iter().map(|(name, text)| (format!("en/{name}.ftl"), (*text).to_owned())).collect()
}

#[test]
fn every_message_has_a_text_and_every_text_a_message() {
    let declared = declared();
    assert!(declared.len() > 200, "only {} messages seen", declared.len());
    let faults = faults(&declared, &sentences(&english_files()));
    assert!(faults.is_empty(), "\n{}\n", faults.join("\n"));
}

/// The notation that players exchange uses the same names as the English pages.
#[test]
fn every_technique_has_its_name_and_a_lesson() {
    for technique in LADDER {
        assert_eq!(english(&technique.code.name()), technique.name);
        let lesson = english(&technique.code.lesson());
        assert!(lesson.ends_with('.') && lesson.len() > 60, "{technique:?}: {lesson}");
    }
}

#[test]
fn every_rule_of_the_rating_has_its_name() {
    for family in Family::all() {
        assert_eq!(english(&family.title()), family.name());
    }
}

/// The folders of all languages but English, with their files in the order of `FILES`.
fn translations() -> Vec<(String, Vec<(String, String)>)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales");
    let folders = fs::read_dir(root).unwrap().map(|folder| folder.unwrap().path());
    let others = folders.filter(|folder| !folder.ends_with("en"));
    let files = |folder: &Path| {
        FILES.map(|(name, _)| {
            let path = folder.join(name).with_extension("ftl");
            let text =
                fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            (path.display().to_string(), text)
        })
    };
    others
        .map(|folder| (folder.file_name().unwrap().to_str().unwrap().to_owned(), files(&folder).to_vec()))
        .collect()
}

/// Players choose rules of the rating from a list of their names.
#[test]
fn no_two_rules_of_the_rating_have_the_same_name_in_a_language() {
    for (language, files) in translations() {
        let lines = files.iter().flat_map(|(_, text)| text.lines());
        let names = lines.filter_map(|line| line.strip_prefix("family_")?.split_once(" = "));
        let names: Vec<&str> = names.map(|(_, name)| name).collect();
        assert_eq!(names.len(), Family::all().count(), "{language}");
        assert_eq!(names.iter().collect::<BTreeSet<_>>().len(), names.len(), "{language}: {names:?}");
    }
}

/// A name of a technique in a Fluent file, or its attribute, if the file has it.
fn name_in(file: &str, id: &str) -> Option<String> {
    let (technique, attribute) = id.split_once('.').map_or((id, None), |(id, name)| (id, Some(name)));
    let mut lines = file.lines();
    let name = lines.find_map(|line| line.strip_prefix(technique)?.strip_prefix(" = "))?;
    let Some(attribute) = attribute else { return Some(name.to_owned()) };
    let attributes = lines.map_while(|line| line.strip_prefix("    ."));
    attributes
        .filter_map(|line| line.split_once(" = "))
        .find(|of| of.0 == attribute)
        .map(|of| of.1.to_owned())
}

#[test]
fn each_language_finds_techniques_by_its_own_other_names() {
    let translations: BTreeMap<_, _> = translations().into_iter().collect();
    for (language, query, code) in [
        ("ar", "الزوج المؤشر", "0100"),
        ("de", "nackter Zwilling", "0200"),
        ("de", "Nacktes Paar", "0200"),
        ("es", "pez espada", "0301"),
        ("fr", "Paire pointante", "0100"),
        ("it", "Coppia puntante", "0100"),
        ("ja", "三国同盟", "0201"),
        ("pl", "naga para", "0200"),
        ("pt-BR", "peixe-espada", "0301"),
        ("ru", "голая пара", "0200"),
        ("zh-CN", "剑鱼", "0301"),
    ] {
        let (_, hints) = &translations[language][1];
        let names = names(code.parse().unwrap(), |message| name_in(hints, message.id()));
        assert!(names.contains(&in_short(query)), "{language}: {query} does not find {code}: {names}");
    }
}

#[test]
fn each_language_finds_rules_of_the_rating_by_all_their_names() {
    for (language, files) in translations() {
        for family in Family::all() {
            let text = |id: &str| files.iter().find_map(|(_, file)| name_in(file, id));
            let names = rule_names(family, |message| text(message.id()));
            let technique = family.technique().and_then(|code| text(code.name().id()));
            for name in
                [text(family.title().id()).unwrap(), family.name().to_owned()].into_iter().chain(technique)
            {
                assert!(names.contains(&in_short(&name)), "{language}: {name}: {names}");
            }
        }
    }
}

/// The names of the messages, attributes and terms of a Fluent file, in order.
fn ids(text: &str) -> Vec<String> {
    let resource = parser::parse(text).unwrap_or_else(|(_, errors)| panic!("{errors:?}"));
    let of = |entry: &Entry<&str>| match entry {
        Entry::Message(message) => {
            let attributes =
                message.attributes.iter().map(|of| format!("{}.{}", message.id.name, of.id.name));
            message.value.iter().map(|_| message.id.name.to_owned()).chain(attributes).collect()
        }
        Entry::Term(term) => vec![format!("-{}", term.id.name)],
        _ => Vec::new(),
    };
    resource.body.iter().flat_map(of).collect()
}

#[test]
fn every_language_has_every_text_and_no_other() {
    let mut faults = Vec::new();
    for (language, files) in translations() {
        for ((name, english), (_, theirs)) in FILES.iter().zip(&files) {
            // A language may have terms of its own, and other names of techniques.
            let is_own = |name: &str| name.starts_with('-') || name.ends_with(".aliases");
            let all = |text| ids(text).into_iter().filter(|name| !is_own(name)).collect::<Vec<_>>();
            let (english, theirs) = (all(english), all(theirs.as_str()));
            let missing = english.iter().filter(|name| !theirs.contains(name));
            faults.extend(missing.map(|text| format!("{language}/{name}.ftl: {text} is missing")));
            let unknown = theirs.iter().filter(|name| !english.contains(name));
            faults.extend(unknown.map(|text| format!("{language}/{name}.ftl: {text} is not in English")));
        }
    }
    assert!(faults.is_empty(), "\n{}\n", faults.join("\n"));
}

/// A text of another language shows the variables that the English one shows. It may
/// leave out those by which English only chooses its words.
#[test]
fn every_language_uses_the_variables_of_english() {
    let english = sentences(&english_files());
    let shown = |name: &str, variable: &str| {
        english[name].iter().any(|(used, how)| used == variable && matches!(how, Use::Shown | Use::Joined))
    };
    for (language, files) in translations() {
        let theirs = sentences(&files);
        let known = declared().into_iter().filter(|(name, _)| theirs.contains_key(name));
        let needed = known.map(|(name, (arguments, place))| {
            let uses = &theirs[&name];
            let is_used = |variable: &str| uses.iter().any(|(used, _)| used == variable);
            let kept =
                arguments.into_iter().filter(|(variable, _)| shown(&name, variable) || is_used(variable));
            (name.clone(), (kept.collect(), place))
        });
        let faults = faults(&needed.collect(), &theirs);
        assert!(faults.is_empty(), "{language}\n{}\n", faults.join("\n"));
    }
}

/// Each choice by number has the plural categories of its language, so that no number
/// gets the wrong word.
#[test]
fn every_language_has_its_plurals() {
    for (language, files) in translations() {
        let needed: &[&str] = match language.as_str() {
            "ja" | "zh-CN" => &[],
            "de" | "es" | "fr" | "it" | "pt-BR" => &["one"],
            "pl" | "ru" => &["one", "few", "many"],
            "ar" => &["one", "two", "few", "many"],
            other => panic!("add the plural categories of {other}"),
        };
        for (file, text) in &files {
            let resource =
                parser::parse(text.as_str()).unwrap_or_else(|(_, errors)| panic!("{file}: {errors:?}"));
            for entry in &resource.body {
                let (name, patterns) = match entry {
                    Entry::Message(message) => {
                        let attributes = message.attributes.iter().map(|of| &of.value);
                        (message.id.name, message.value.iter().chain(attributes).collect::<Vec<_>>())
                    }
                    Entry::Term(term) => (term.id.name, vec![&term.value]),
                    _ => continue,
                };
                patterns.into_iter().for_each(|pattern| plurals(pattern, needed, &format!("{file}: {name}")));
            }
        }
    }
}

fn plurals(pattern: &Pattern<&str>, needed: &[&str], place: &str) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression: Expression::Select { variants, .. } } = element else {
            continue;
        };
        let keys = variants.iter().filter_map(|variant| match &variant.key {
            fluent_syntax::ast::VariantKey::Identifier { name } => Some(*name),
            fluent_syntax::ast::VariantKey::NumberLiteral { .. } => None,
        });
        let keys: Vec<_> = keys.collect();
        if keys.iter().any(|key| ["zero", "one", "two", "few", "many"].contains(key)) {
            let missing: Vec<_> = needed.iter().filter(|key| !keys.contains(key)).collect();
            assert!(missing.is_empty(), "{place}: no variant {missing:?}");
        }
        variants.iter().for_each(|variant| plurals(&variant.value, needed, place));
    }
}

/// The words on which the texts of a file branch, by message and variable.
fn words(text: &str) -> BTreeMap<(String, String), BTreeSet<String>> {
    fn collect(
        name: &str,
        pattern: &Pattern<&str>,
        found: &mut BTreeMap<(String, String), BTreeSet<String>>,
    ) {
        for element in &pattern.elements {
            let PatternElement::Placeable { expression: Expression::Select { selector, variants } } = element
            else {
                continue;
            };
            for variant in variants {
                if let (
                    InlineExpression::VariableReference { id },
                    fluent_syntax::ast::VariantKey::Identifier { name: word },
                ) = (selector, &variant.key)
                {
                    let choice = (name.to_owned(), id.name.to_owned());
                    found.entry(choice).or_default().insert((*word).to_owned());
                }
                collect(name, &variant.value, found);
            }
        }
    }
    let resource = parser::parse(text).unwrap_or_else(|(_, errors)| panic!("{errors:?}"));
    let mut found = BTreeMap::new();
    for entry in &resource.body {
        if let Entry::Message(message) = entry {
            message.value.iter().for_each(|value| collect(message.id.name, value, &mut found));
        }
    }
    found
}

/// A new kind of rule, for instance, has its words in all languages.
#[test]
fn every_language_that_branches_on_a_word_has_all_words_of_english() {
    let declared = declared();
    let mut faults = Vec::new();
    for (language, files) in translations() {
        for ((_, english), (file, theirs)) in FILES.iter().zip(&files) {
            let theirs = words(theirs);
            for ((message, variable), of_english) in words(english) {
                let kind = declared.get(&message).and_then(|(arguments, _)| arguments.get(&variable));
                let Some(known) = theirs.get(&(message.clone(), variable.clone())) else { continue };
                let missing: Vec<_> = of_english.difference(known).collect();
                if kind == Some(&Kind::Choice) && !missing.is_empty() {
                    faults.push(format!("{language}: {file}: {message} has no {missing:?}"));
                }
            }
        }
    }
    assert!(faults.is_empty(), "\n{}\n", faults.join("\n"));
}

#[test]
fn the_check_finds_missing_unused_and_mismatched_texts() {
    let source = "messages! {\n    fn a(count: usize);\n    // fn no();\n    fn b(cells: Vec<String>, of: Message);\n    \
                  pub fn c();\n    fn d(word: &'static str);\n}\n";
    let declared: BTreeMap<_, _> =
        declarations(source, "x.rs").into_iter().map(|(name, of)| (name, (of, "x.rs".to_owned()))).collect();
    let text = "a = { OR($count) }\nb = { $cells ->\n    [one] x\n   *[other] { $count }\n}\nd = { $word ->\n   *[red] x\n}\ne = x\n";
    let found = faults(&declared, &sentences(&[("x.ftl".to_owned(), text.to_owned())]));
    assert_eq!(
        found,
        [
            "a: $count is Some(Number) in x.rs, but Joined",
            "b: $of of x.rs is not in the sentence",
            "b: $cells is Some(List) in x.rs, but ByNumber",
            "b: $count is None in x.rs, but Shown",
            "c of x.rs has no sentence",
            "e is used nowhere",
        ]
    );
}

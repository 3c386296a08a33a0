//! What the help page explains under an address of its own, such as `#/help/candidate`.
//! `help` has the words.

use nonet_later::later;

/// Declares the topics with their names in addresses.
macro_rules! topics {
    ($($(#[$doc:meta])* $topic:ident $name:literal,)*) => {
        /// A section or a term of the help page.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Topic {
            $($(#[$doc])* $topic,)*
        }

        impl Topic {
            /// All of them, in the order of the page.
            pub const ALL: &[Self] = &[$(Self::$topic),*];

            /// The name in addresses.
            pub const fn name(self) -> &'static str {
                match self { $(Self::$topic => $name,)* }
            }
        }
    };
}

topics! {
    /// How to play.
    Play "play",
    /// All keys.
    Keys "keys",
    /// All terms.
    Glossary "glossary",
    /// A digit of the puzzle.
    Given "given",
    /// What r4c5 means.
    CellName "cell-name",
    /// A row, column, box or diagonal.
    House "house",
    /// A cell that shares a house.
    Peer "peer",
    /// A digit that a cell may still hold.
    Candidate "candidate",
    /// What the player writes down.
    Note "note",
    /// Two equal digits in a house.
    Conflict "conflict",
    /// A digit that differs from the solution.
    Mistake "mistake",
    /// The only candidate or place that is left.
    Single "single",
    /// Cells and digits that use each other up.
    Subset "subset",
    /// One of two candidates is true.
    StrongLink "strong-link",
    /// At most one of two candidates is true.
    WeakLink "weak-link",
    /// Links in a row.
    Chain "chain",
    /// A digit in rows and columns.
    Fish "fish",
    /// One solution.
    Uniqueness "uniqueness",
    /// How hard a puzzle is.
    Rating "rating",
    /// Version, licences, privacy.
    About "about",
}

/// The words of a text that the glossary explains, one for each topic, in the order of `terms`.
/// A term is a topic and its words, separated by commas. A longer word hides those within it:
/// "strong link" is no "link". A word may begin a sentence.
#[later]
pub fn mentioned(text: &str, terms: &[(Topic, String)]) -> Vec<(Topic, String)> {
    let words =
        |at: usize| terms[at].1.split(", ").filter(|word| !word.is_empty()).map(move |word| (at, word));
    let mut all: Vec<(usize, &str)> = (0..terms.len()).flat_map(words).collect();
    let (mut rest, mut found) = (text.to_owned(), vec![None; terms.len()]);
    while let Some(longest) = (0..all.len()).max_by_key(|&index| all[index].1.len()) {
        let (at, word) = all.swap_remove(longest);
        for form in [word.to_owned(), capitalized(word)] {
            while let Some(start) = place(&rest, &form) {
                found[at].get_or_insert(word);
                rest.replace_range(start..start + form.len(), "\n");
            }
        }
    }
    let named = |(at, word): (usize, Option<&str>)| Some((terms[at].0, word?.to_owned()));
    found.into_iter().enumerate().filter_map(named).collect()
}

/// The word with a capital at its start.
fn capitalized(word: &str) -> String {
    let mut letters = word.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}

/// Where a text has a whole word.
fn place(text: &str, word: &str) -> Option<usize> {
    let mut from = 0;
    while let Some(start) = text[from..].find(word).map(|start| from + start) {
        let (before, after) = (text[..start].chars().next_back(), text[start + word.len()..].chars().next());
        if !stands_alone(word) || !before.into_iter().chain(after).any(is_letter) {
            return Some(start);
        }
        from = start + word.len();
    }
    None
}

/// Whether the script of a word writes words apart: Latin, Greek and Cyrillic. Arabic joins small
/// words to it, and Chinese and Japanese have no spaces.
fn stands_alone(word: &str) -> bool {
    word.chars().next().is_some_and(|first| first < '\u{590}')
}

/// Whether a character continues a word of such a script.
fn is_letter(character: char) -> bool {
    character.is_ascii_alphanumeric() || matches!(character, '\u{c0}'..'\u{590}')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(text: &str, terms: &[(Topic, &str)]) -> Vec<(Topic, String)> {
        let terms: Vec<_> = terms.iter().map(|(topic, words)| (*topic, (*words).to_owned())).collect();
        mentioned(text, &terms)
    }

    fn word(topic: Topic, word: &str) -> (Topic, String) {
        (topic, word.to_owned())
    }

    #[test]
    fn only_whole_words_are_mentioned() {
        let terms = [(Topic::House, "дом, дома"), (Topic::Peer, "see, sees"), (Topic::Candidate, "مرشح")];
        assert_eq!(found("в каждом случае, unforeseen", &terms), []);
        assert_eq!(found("«дом» 4 sees it", &terms), [word(Topic::House, "дом"), word(Topic::Peer, "sees")]);
        assert_eq!(found("كل المرشحات هنا", &terms), [word(Topic::Candidate, "مرشح")]);
    }

    #[test]
    fn a_word_at_the_start_of_a_sentence_is_mentioned() {
        let terms =
            [(Topic::Chain, "chain, chains"), (Topic::Candidate, "кандидаты"), (Topic::Peer, "łańcuch")];
        let all = ["chains", "кандидаты", "łańcuch"];
        let all: Vec<_> = terms.iter().zip(all).map(|((topic, _), text)| word(*topic, text)).collect();
        assert_eq!(found("Chains end here. Кандидаты. Łańcuch.", &terms), all);
        assert_eq!(found("Chained. ŁAŃCUCH.", &terms), []);
        let terms = [(Topic::Chain, "link"), (Topic::StrongLink, "strong links")];
        assert_eq!(found("Strong links join.", &terms), [word(Topic::StrongLink, "strong links")]);
    }

    #[test]
    fn a_longer_word_hides_those_within_it() {
        let terms = [(Topic::StrongLink, "强链"), (Topic::Chain, "链")];
        assert_eq!(found("这是强链。", &terms), [word(Topic::StrongLink, "强链")]);
        let both = [word(Topic::StrongLink, "强链"), word(Topic::Chain, "链")];
        assert_eq!(found("强链组成链。", &terms), both);
        let terms = [(Topic::Chain, "link"), (Topic::StrongLink, "strong link, strong links")];
        assert_eq!(found("Two strong links.", &terms), [word(Topic::StrongLink, "strong links")]);
    }
}

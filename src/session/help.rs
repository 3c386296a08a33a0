//! The help page: how to play, the keys of the player's board, a glossary, and a search
//! through all of it. Used by `rooms`.

use super::keymap::{self, Key, Playing, Press};
use super::learning::Kept;
use super::settings::Settings;
use super::topic::Topic;
use super::view::CellView;
use nonet_engine::formats::fields;
use nonet_engine::message::{Label, Message};
use nonet_engine::{
    Cell, Digit, DigitSet, Grid, House, HouseKind, Puzzle, Variant, generate, labels, messages,
};

labels! {
    fn help_moving();
    fn help_digits();
    fn help_notes();
    fn help_hints();
    fn help_others();
    fn does_digit();
    fn does_other_digit();
    fn does_erase();
    fn does_hint_on();
    fn does_hint_back();
    fn does_hint_close();
    fn does_move();
    fn does_empty();
    fn does_ends();
    fn does_notes();
    fn does_hint();
    fn does_box();
    fn does_undo();
    fn does_redo();
    fn does_copy();
    fn does_read();
    fn does_left();
    fn does_help();
    fn does_tab();
    fn key_arrows();
    fn key_ctrl_arrow();
    fn key_home();
    fn key_end();
    fn key_page_up();
    fn key_page_down();
    fn key_tab();
    fn key_held_digit();
    fn key_backspace();
    fn key_delete();
    fn key_ctrl_z();
    fn key_ctrl_y();
    fn key_ctrl_shift_z();
    fn key_space();
    fn key_enter();
    fn key_shift_enter();
    fn key_shift_h();
    fn key_right_outside();
    fn key_left_outside();
    fn key_escape();
    fn key_ctrl_c();
    fn key_alt_rcb();
    fn key_alt_d();
    fn term_given();
    fn term_house();
    fn term_peer();
    fn term_candidate();
    fn term_note();
    fn term_conflict();
    fn term_mistake();
    fn term_single();
    fn term_subset();
    fn term_strong_link();
    fn term_weak_link();
    fn term_chain();
    fn term_fish();
    fn term_uniqueness();
    fn term_rating();
    fn means_given();
    fn means_house();
    fn means_peer();
    fn means_candidate();
    fn means_note();
    fn means_conflict();
    fn means_mistake();
    fn means_single();
    fn means_subset();
    fn means_strong_link();
    fn means_weak_link();
    fn means_chain();
    fn means_fish();
    fn means_uniqueness();
    fn means_rating();
}

messages! {
    fn key_digits(last: Digit);
    fn key_digits_letters(last: Digit);
    fn key_name(name: &'static str);
    fn keys_of(keys: Vec<Message>);
}

/// The names of keys with the same meaning, and the meaning.
pub type Keys = (Message, Label);

/// The state of the help page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Help {
    query: String,
    /// The board and the settings that the keys depend on.
    playing: Playing,
}

impl Default for Help {
    fn default() -> Self {
        Self { query: String::new(), playing: Playing { side: 9, letters: true, is_hinting: true } }
    }
}

impl Help {
    /// Reads the board and the settings that the device stores.
    pub(super) fn keep(&mut self, kept: &Kept) {
        let read = |name| fields::read::<Variant>(kept.game.as_deref()?, name).ok();
        self.playing.side = usize::from(read("board").unwrap_or(Variant::CLASSIC).layout().side);
        self.playing.letters = Settings::read(kept.settings.as_deref().unwrap_or_default()).letters;
    }

    pub(super) fn search(&mut self, query: String) {
        self.query = query;
    }

    /// What the player looks for.
    pub fn query(&self) -> &str {
        &self.query
    }

    /// Whether the player looks for something.
    pub fn is_searching(&self) -> bool {
        !self.query.trim().is_empty()
    }

    /// Whether these texts together have every word of the search.
    pub fn finds(&self, texts: &[&str]) -> bool {
        let texts: Vec<String> = texts.iter().map(|text| text.to_lowercase()).collect();
        let query = self.query.to_lowercase();
        query.split_whitespace().all(|word| texts.iter().any(|text| text.contains(word)))
    }

    /// The keys in groups, each with its meaning. Keys that the player's board does not
    /// have are missing.
    pub fn keys(&self) -> Vec<(Label, Vec<Keys>)> {
        let rows =
            |keys: &[Key]| keys.iter().filter_map(|&key| Some((self.names(key)?, meaning(key)))).collect();
        GROUPS.iter().map(|(name, keys)| (name(), rows(keys))).collect()
    }

    /// The names of the keys of a row; `None` if the board has none of them.
    fn names(&self, key: Key) -> Option<Message> {
        let label = |label: Label| Some(Message::from(label));
        let name = |symbol: &'static str, code: &str| {
            let press = Press { key: symbol.to_lowercase(), code: code.to_owned(), ..Press::default() };
            self.is_for(key, &press).then(|| key_name(symbol))
        };
        let names: Vec<Option<Message>> = match key {
            Key::Digit => vec![Some(self.digits())],
            Key::OtherDigit => vec![label(key_held_digit())],
            Key::Erase => vec![label(key_backspace()), label(key_delete()), name("0", "Digit0")],
            Key::HintOn => vec![label(key_enter()), label(key_right_outside())],
            Key::HintBack => {
                let press = Press { key: "h".to_owned(), shift: true, ..Press::default() };
                let shift_h = self.is_for(key, &press).then(|| key_shift_h().into());
                vec![shift_h, label(key_shift_enter()), label(key_left_outside())]
            }
            Key::HintClose => vec![label(key_escape())],
            Key::Move => {
                let letters = [("W", "KeyW"), ("A", "KeyA"), ("S", "KeyS"), ("D", "KeyD")];
                let letters = letters.map(|(symbol, code)| name(symbol, code));
                [label(key_arrows())].into_iter().chain(letters).collect()
            }
            Key::Empty => vec![label(key_ctrl_arrow())],
            Key::Ends => vec![label(key_home()), label(key_end())],
            Key::Notes => vec![label(key_space()), name("N", "KeyN")],
            Key::Hint => vec![name("H", "KeyH"), name("?", "Slash")],
            Key::Box => vec![label(key_page_up()), label(key_page_down())],
            Key::Undo => vec![label(key_ctrl_z()), name("[", "BracketLeft")],
            Key::Redo => vec![label(key_ctrl_y()), label(key_ctrl_shift_z()), name("]", "BracketRight")],
            Key::Copy => vec![label(key_ctrl_c())],
            Key::Read => vec![label(key_alt_rcb())],
            Key::Left => vec![label(key_alt_d())],
            Key::Help => vec![Some(key_name("F1"))],
            Key::Tab => vec![label(key_tab())],
        };
        let names: Vec<Message> = names.into_iter().flatten().collect();
        (!names.is_empty()).then(|| keys_of(names))
    }

    /// Whether a press belongs to a row on the player's board.
    fn is_for(&self, key: Key, press: &Press) -> bool {
        keymap::row_of(press, self.playing) == Some(key)
    }

    fn digits(&self) -> Message {
        let last = Digit::from_index(self.playing.side - 1);
        if self.playing.side > 9 { key_digits_letters(last) } else { key_digits(last) }
    }
}

/// The name of a group of keys, and its rows.
type Group = (fn() -> Label, &'static [Key]);

/// The order of the keys on the page: the first ones are used most.
const GROUPS: [Group; 5] = [
    (help_moving, &[Key::Move, Key::Empty, Key::Ends, Key::Box, Key::Tab]),
    (help_digits, &[Key::Digit, Key::Erase, Key::Undo, Key::Redo]),
    (help_notes, &[Key::Notes, Key::OtherDigit]),
    (help_hints, &[Key::Hint, Key::HintOn, Key::HintBack, Key::HintClose]),
    (help_others, &[Key::Copy, Key::Read, Key::Left, Key::Help]),
];

fn meaning(key: Key) -> Label {
    match key {
        Key::Digit => does_digit(),
        Key::OtherDigit => does_other_digit(),
        Key::Erase => does_erase(),
        Key::HintOn => does_hint_on(),
        Key::HintBack => does_hint_back(),
        Key::HintClose => does_hint_close(),
        Key::Move => does_move(),
        Key::Empty => does_empty(),
        Key::Ends => does_ends(),
        Key::Notes => does_notes(),
        Key::Hint => does_hint(),
        Key::Box => does_box(),
        Key::Undo => does_undo(),
        Key::Redo => does_redo(),
        Key::Copy => does_copy(),
        Key::Read => does_read(),
        Key::Left => does_left(),
        Key::Help => does_help(),
        Key::Tab => does_tab(),
    }
}

/// A term and its meaning; `None` for a topic that is a whole section.
pub fn term(topic: Topic) -> Option<(Label, Label)> {
    Some(match topic {
        Topic::Play | Topic::Keys | Topic::Glossary | Topic::About => return None,
        Topic::Given => (term_given(), means_given()),
        Topic::House => (term_house(), means_house()),
        Topic::Peer => (term_peer(), means_peer()),
        Topic::Candidate => (term_candidate(), means_candidate()),
        Topic::Note => (term_note(), means_note()),
        Topic::Conflict => (term_conflict(), means_conflict()),
        Topic::Mistake => (term_mistake(), means_mistake()),
        Topic::Single => (term_single(), means_single()),
        Topic::Subset => (term_subset(), means_subset()),
        Topic::StrongLink => (term_strong_link(), means_strong_link()),
        Topic::WeakLink => (term_weak_link(), means_weak_link()),
        Topic::Chain => (term_chain(), means_chain()),
        Topic::Fish => (term_fish(), means_fish()),
        Topic::Uniqueness => (term_uniqueness(), means_uniqueness()),
        Topic::Rating => (term_rating(), means_rating()),
    })
}

/// What a picture on the page shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Picture {
    /// A full board: the row, column and box of a cell are tinted.
    Goal,
    /// The only place for a digit in a box.
    Place,
    /// Notes in the cells of a box.
    Notes,
    /// Two equal digits in a house.
    Conflict,
}

/// The rows of a picture, of the built-in puzzle.
pub fn picture(picture: Picture) -> Vec<Vec<CellView>> {
    let Puzzle { givens, solution, .. } = generate::starter(0);
    let geometry = givens.geometry();
    let mut cells: Vec<CellView> = geometry.cells().map(|cell| given(&givens, cell)).collect();
    match picture {
        Picture::Goal => {
            let middle = geometry.cell(4, 4);
            for cell in geometry.cells() {
                let view = &mut cells[cell.index()];
                view.digit = solution.get(cell);
                view.is_selected = cell == middle;
                view.is_peer = geometry.peers(middle).contains(&cell);
            }
        }
        Picture::Place => {
            if let Some((house, place, digit)) = only_place(&givens) {
                for cell in &house.cells {
                    cells[cell.index()].is_peer = true;
                }
                for (cell, _) in givens.filled().filter(|(_, other)| *other == digit) {
                    cells[cell.index()].is_same = true;
                }
                let view = &mut cells[place.index()];
                (view.digit, view.is_selected) = (Some(digit), true);
            }
        }
        Picture::Notes => {
            // One box, so that they are large enough to read.
            let boxes = geometry.houses().iter().filter(|house| house.kind == HouseKind::Box);
            let empty =
                |house: &&House| house.cells.iter().filter(|&&cell| givens.get(cell).is_none()).count();
            let chosen = boxes.max_by_key(empty).map_or(&[][..], |house| &house.cells);
            let view = |&cell: &Cell| {
                let notes = givens.candidates(cell);
                let view = cells[cell.index()];
                if view.digit.is_some() { view } else { CellView { notes, ..view } }
            };
            let views: Vec<CellView> = chosen.iter().map(view).collect();
            return views.chunks(views.len().isqrt().max(1)).map(<[CellView]>::to_vec).collect();
        }
        Picture::Conflict => {
            let clash = |cell| geometry.peers(cell).iter().find(|&&peer| givens.get(peer).is_some());
            if let Some((cell, &peer)) = givens.empty_cells().find_map(|cell| Some((cell, clash(cell)?))) {
                cells[cell.index()].digit = givens.get(peer);
                for one in [cell, peer] {
                    cells[one.index()].is_conflict = true;
                }
            }
        }
    }
    cells.chunks(geometry.side()).map(<[CellView]>::to_vec).collect()
}

fn given(givens: &Grid, cell: Cell) -> CellView {
    let geometry = givens.geometry();
    let digit = givens.get(cell);
    CellView {
        digit,
        notes: DigitSet::EMPTY,
        row: geometry.row(cell) as u8 + 1,
        column: geometry.column(cell) as u8 + 1,
        box_number: geometry.box_number(cell) as u8 + 1,
        is_given: digit.is_some(),
        is_conflict: false,
        is_mistake: false,
        is_selected: false,
        is_peer: false,
        is_same: false,
        marked_note: None,
        is_hinted: false,
        is_diagonal: false,
    }
}

/// The first digit that has only one place in a box, with the box and the place.
fn only_place(grid: &Grid) -> Option<(&'static House, Cell, Digit)> {
    let geometry = grid.geometry();
    let boxes = geometry.houses().iter().filter(|house| house.kind == HouseKind::Box);
    boxes.flat_map(|house| Digit::all(geometry.side()).map(move |digit| (house, digit))).find_map(
        |(house, digit)| {
            let fits = |cell: &&Cell| grid.get(**cell).is_none() && grid.candidates(**cell).contains(digit);
            let mut places = house.cells.iter().filter(fits);
            let place = *places.next()?;
            let is_there = house.cells.iter().any(|&cell| grid.get(cell) == Some(digit));
            (places.next().is_none() && !is_there).then_some((house, place, digit))
        },
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::english::english;
    use crate::session::keymap::KEYMAP;

    fn help(game: &str, settings: &str) -> Help {
        let mut help = Help::default();
        let texts = (Some(game.to_owned()), Some(settings.to_owned()));
        help.keep(&Kept { game: texts.0, settings: texts.1, practice: None });
        help
    }

    /// The keys of a row, as written on the page.
    fn written(help: &Help, key: Key) -> Option<String> {
        help.names(key).map(|names| english(&names))
    }

    #[test]
    fn every_key_stands_on_the_page_once() {
        let shown: Vec<Key> = GROUPS.iter().flat_map(|(_, keys)| keys.iter().copied()).collect();
        assert_eq!(shown.len(), KEYMAP.len());
        assert!(KEYMAP.iter().all(|row| shown.contains(&row.key)));
        let first: Vec<usize> = help("", "").keys().iter().map(|(_, rows)| rows.len()).collect();
        assert_eq!(first.iter().sum::<usize>(), KEYMAP.len());
    }

    #[test]
    fn only_the_keys_of_the_board_are_shown() {
        let nine = help("board 9x9\n", "");
        assert_eq!(written(&nine, Key::Digit).unwrap(), "1 to 9");
        assert_eq!(written(&nine, Key::Move).unwrap(), "Arrow keys, W, A, S, D");
        assert_eq!(written(&nine, Key::Hint).unwrap(), "H, ?");
        let small = help("board 4x4\n", "");
        assert_eq!(written(&small, Key::Digit).unwrap(), "1 to 4");
        // A to G are digits there, and H is still free.
        let large = help("board 16x16\n", "");
        assert_eq!(written(&large, Key::Digit).unwrap(), "1 to 9, A to G");
        assert_eq!(written(&large, Key::Move).unwrap(), "Arrow keys");
        assert_eq!(written(&large, Key::Notes).unwrap(), "Space, N");
        let largest = help("board 25x25\n", "");
        assert_eq!(written(&largest, Key::Notes).unwrap(), "Space");
        assert_eq!(written(&largest, Key::Hint).unwrap(), "?");
        assert_eq!(written(&largest, Key::HintBack).unwrap(), "Shift+Enter, ← outside the board");
    }

    #[test]
    fn without_letter_shortcuts_no_letter_is_shown() {
        let help = help("board 9x9\n", "letters false\n");
        assert_eq!(written(&help, Key::Notes).unwrap(), "Space");
        assert_eq!(written(&help, Key::Undo).unwrap(), "Ctrl+Z");
        assert_eq!(written(&help, Key::Hint), None);
        assert!(help.keys().iter().all(|(_, rows)| !rows.is_empty()));
    }

    #[test]
    fn a_search_finds_what_has_all_its_words() {
        let mut help = Help::default();
        assert!(help.finds(&["anything"]) && !help.is_searching());
        help.search(" strong LINK".to_owned());
        assert!(help.is_searching());
        assert!(help.finds(&["Strong link", "One of two"]));
        assert!(help.finds(&["A link", "that is strong"]));
        assert!(!help.finds(&["Weak link"]));
    }

    #[test]
    fn every_topic_is_a_section_or_a_term() {
        let sections = [Topic::Play, Topic::Keys, Topic::Glossary, Topic::About];
        for &topic in Topic::ALL {
            assert_eq!(term(topic).is_none(), sections.contains(&topic), "{topic:?}");
        }
    }

    #[test]
    fn the_pictures_show_what_they_are_about() {
        let count =
            |kind, is: fn(&CellView) -> bool| picture(kind).iter().flatten().filter(|view| is(view)).count();
        assert_eq!(count(Picture::Goal, |view| view.is_peer), 20);
        assert_eq!(count(Picture::Goal, |view| view.digit.is_some()), 81);
        assert_eq!(count(Picture::Place, |view| view.is_peer), 9);
        assert_eq!(count(Picture::Place, |view| view.is_selected && view.is_peer && !view.is_given), 1);
        assert_eq!(count(Picture::Conflict, |view| view.is_conflict), 2);
        assert_eq!(picture(Picture::Notes).iter().map(Vec::len).collect::<Vec<_>>(), [3; 3]);
        assert!(count(Picture::Notes, |view| !view.notes.is_empty()) > 3);
        let place = only_place(&generate::starter(0).givens).unwrap();
        assert_eq!(generate::starter(0).solution.get(place.1), Some(place.2));
    }
}

//! Saves a game as text. A save holds the puzzle and the moves; loading replays them.
//! It is parsed and checked completely before a game is returned. A damaged save gives
//! an error and changes nothing.

use std::fmt;

use super::about::About;
use super::clock::Clock;
use super::events::Help;
use super::history::{Checkpoint, one_line};
use super::moves::Move;
use super::{Dates, Game, GameId};
use nonet_engine::formats::fields::{FieldError, find, read, write};
use nonet_engine::rate::Grade;
use nonet_engine::{Grid, Puzzle, Recipe, Variant};
use nonet_later::later;

/// The version of the save format. Raised when the meaning of a save changes; older
/// versions stay readable. Version 2 added moves that rule candidates out, version 3
/// the tree of moves with their times, checkpoints, and more kinds of moves. Adding a
/// field that older versions ignore does not raise it: a tab with an older version
/// would overwrite a save that it cannot read. Version 4 has a board without a name: only such a
/// save says so, and older versions can read all others. Version 5 has struck combinations, and again
/// only such a save says so.
const VERSION: u32 = 5;
/// The version of a save whose board has no name.
const UNNAMED_VERSION: u32 = 4;
/// The version of a save whose board has a name.
const NAMED_VERSION: u32 = 3;

/// The first field of every save; its value is the version.
const HEADER: &str = "nonet-game";

/// What stands before the copy of a save in local storage. A version of Nonet that has no other
/// store takes it for the save of a newer one: it says so, and stores nothing any more.
pub const COPY: &str = "nonet-game 4\ncopy 1\n";

/// Why a text is not a valid save.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LoadError {
    /// It is not a save, or it is cut short. The reason is for developers.
    Unreadable(String),
    /// A newer version of Nonet wrote it.
    Newer(u32),
    /// The puzzle and its solution do not match.
    Puzzle,
    /// The move with this number is not possible, counted from 1.
    Move(usize),
}

impl From<FieldError> for LoadError {
    fn from(error: FieldError) -> Self {
        Self::Unreadable(error.to_string())
    }
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable(_) => f.write_str("it cannot be read"),
            Self::Newer(version) => write!(f, "it was made by a newer Nonet (version {version} of the save)"),
            Self::Puzzle => f.write_str("its puzzle and its solution do not fit"),
            Self::Move(number) => write!(f, "its move {number} cannot be made"),
        }
    }
}

/// The game as text.
pub fn save(game: &Game, now: u64) -> String {
    let history = &game.history;
    // All moves, in the order in which they were made.
    let moves: Vec<String> = history.nodes().iter().map(|node| node.step.to_string()).collect();
    let Puzzle { givens, solution, recipe, grade } = &game.puzzle;
    let mut text = String::new();
    let version = match givens.variant().is_named() {
        true => NAMED_VERSION,
        // Only the text of a struck combination has this letter.
        false if moves.iter().any(|step| step.contains('s')) => VERSION,
        false => UNNAMED_VERSION,
    };
    write(&mut text, HEADER, version);
    write(&mut text, "id", game.id);
    let dates = [("begun", game.dates.begun), ("changed", game.dates.changed), ("solved", game.dates.solved)];
    for (name, moment) in dates {
        if let Some(moment) = moment {
            write(&mut text, name, moment);
        }
    }
    write(&mut text, "board", givens.variant().layout().name);
    write(&mut text, "givens", givens);
    write(&mut text, "solution", solution);
    if let Some(recipe) = recipe {
        write(&mut text, "recipe", recipe);
    }
    if let Some(Grade { er, uses }) = grade {
        write(&mut text, "grade", format_args!("{er} {uses}"));
    }
    write(&mut text, "revision", game.revision);
    write(&mut text, "hints", game.hints);
    write(&mut text, "deepest-hint", game.deepest_hint);
    game.about.write(&mut text);
    if let Some(original) = game.copy_of {
        write(&mut text, "copy-of", original);
    }
    if let Some(other) = game.version_of {
        write(&mut text, "version-of", other);
    }
    write(&mut text, "elapsed-ms", game.clock.elapsed(now));
    write_list(
        &mut text,
        "helps",
        game.helps.iter().map(|(at, help)| match help {
            Help::Hint => format!("h{at}"),
            Help::Check => format!("c{at}"),
        }),
    );
    // Names may have spaces, so a tab separates them.
    let checkpoints = history.checkpoints.iter();
    let checkpoints: Vec<String> =
        checkpoints.map(|one| format!("{} {} {}", one.place, one.at, one.name)).collect();
    if !checkpoints.is_empty() {
        write(&mut text, "checkpoints", checkpoints.join("\t"));
    }
    // Each time counts from the one before it.
    let before = std::iter::once(0).chain(history.nodes().iter().map(|node| node.at));
    let times = history.nodes().iter().zip(before).map(|(node, before)| node.at.saturating_sub(before));
    write_list(&mut text, "times", times);
    // Only branches: moves that do not follow the one before them, and what they follow.
    let nodes = history.nodes().iter().enumerate();
    let branches = nodes.filter(|(index, node)| node.parent != *index);
    write_list(&mut text, "branches", branches.map(|(index, node)| format!("{}:{}", index + 1, node.parent)));
    write(&mut text, "at", history.current());
    write(&mut text, "tip", history.tip());
    write(&mut text, "moves", moves.join(" "));
    // If this last line is missing, the text was cut short.
    write(&mut text, "end", HEADER);
    text
}

/// Writes a list unless it is empty.
fn write_list<T: fmt::Display>(text: &mut String, name: &str, items: impl Iterator<Item = T>) {
    let items: Vec<String> = items.map(|item| item.to_string()).collect();
    if !items.is_empty() {
        write(text, name, items.join(" "));
    }
}

/// Reads a saved game. Its clock is paused.
///
/// # Errors
/// Says why the text is not a valid save.
#[later]
pub fn load(text: &str) -> Result<Game, LoadError> {
    let text = text.strip_prefix(COPY).unwrap_or(text);
    let version: u32 = read(text, HEADER)?;
    if version > VERSION {
        return Err(LoadError::Newer(version));
    }
    replay(puzzle(text)?, text)
}

/// The revision of a save; 0 if it has none. A damaged save may claim a number that no
/// later revision could exceed. Such a number counts as none.
fn revision(text: &str) -> u64 {
    const HIGHEST: u64 = 1 << 53;
    read(text, "revision").ok().filter(|&revision| revision < HIGHEST).unwrap_or_default()
}

/// The board that a text names.
pub(crate) fn board(text: &str) -> Option<Variant> {
    find(text, "board")?.parse().ok()
}

/// The puzzle, if it matches its solution.
fn puzzle(text: &str) -> Result<Puzzle, LoadError> {
    let unreadable = |why: &str| LoadError::Unreadable(why.to_owned());
    let variant = board(text).ok_or_else(|| unreadable("no such board"))?;
    let grid = |name| {
        let line = find(text, name).ok_or_else(|| unreadable("a board is missing"))?;
        Grid::read(variant, line).map_err(|error| LoadError::Unreadable(error.to_string()))
    };
    let (givens, solution) = (grid("givens")?, grid("solution")?);
    if !solution.is_solved() || !givens.is_part_of(&solution) {
        return Err(LoadError::Puzzle);
    }
    let recipe = find(text, "recipe").map(str::parse::<Recipe>).transpose();
    // Saves of earlier versions have no grade, and it is optional.
    let grade = find(text, "grade").and_then(|text| {
        let (er, uses) = text.split_once(' ')?;
        Some(Grade { er: er.parse().ok()?, uses: uses.parse().ok()? })
    });
    Ok(Puzzle { givens, solution, recipe: recipe.map_err(|error| unreadable(&error.to_string()))?, grade })
}

/// Replays all moves.
fn replay(puzzle: Puzzle, text: &str) -> Result<Game, LoadError> {
    let number = |name| read::<u64>(text, name);
    let unreadable = |why: &str| LoadError::Unreadable(why.to_owned());
    let moves = find(text, "moves").filter(|_| find(text, "end") == Some(HEADER));
    let moves: Vec<&str> = moves.ok_or_else(|| unreadable("it was cut short"))?.split_whitespace().collect();
    let mut times = list(text, "times");
    let mut branches = list(text, "branches").peekable();
    let mut game = Game::new(puzzle);
    // Earlier versions stored neither identity nor dates. Copies of one such save are one game.
    game.id = read(text, "id").unwrap_or_else(|_| GameId(digest(find(text, "givens").unwrap_or_default())));
    let moment = |name| read(text, name).ok();
    game.dates = Dates { begun: moment("begun"), changed: moment("changed"), solved: moment("solved") };
    let mut at = 0;
    for (index, step) in moves.iter().enumerate() {
        let time =
            times.next().map_or(Ok(0), |time| time.parse().map_err(|_| unreadable("a time is none")))?;
        at = u64::saturating_add(at, time);
        let branch = branches.next_if(|branch| branch.split(':').next() == Some(&(index + 1).to_string()));
        let parent = match branch {
            Some(branch) => branch.split(':').nth(1).and_then(|parent| parent.parse().ok()),
            None => Some(index),
        };
        if !parent.is_some_and(|parent| parent <= index && game.go(parent)) {
            return Err(unreadable("a branch has no beginning"));
        }
        let step: Move = step.parse().map_err(|_: String| LoadError::Move(index + 1))?;
        game.play_at(step, at).map_err(|_| LoadError::Move(index + 1))?;
        if game.place() != index + 1 {
            return Err(LoadError::Move(index + 1));
        }
    }
    if branches.next().is_some() {
        return Err(unreadable("a branch has no move"));
    }
    // Versions 1 and 2 had no branches, and `done` moves were not undone.
    let (tip, place) = match find(text, "at") {
        Some(_) => (number("tip")? as usize, number("at")? as usize),
        None => (moves.len(), number("done")? as usize),
    };
    if tip < place || !game.go(tip) || !game.go(place) {
        return Err(unreadable("moves are missing"));
    }
    for checkpoint in find(text, "checkpoints").into_iter().flat_map(|all| all.split('\t')) {
        let mut parts = checkpoint.splitn(3, ' ');
        let place = parts.next().and_then(|place| place.parse().ok()).filter(|place| *place <= moves.len());
        let at = parts.next().and_then(|at| at.parse().ok());
        let (Some(place), Some(at), Some(name)) = (place, at, parts.next()) else {
            return Err(unreadable("a checkpoint is none"));
        };
        game.history.checkpoints.push(Checkpoint { name: one_line(name), place, at });
    }
    for help in list(text, "helps") {
        let kind = match help.as_bytes().first() {
            Some(b'h') => Help::Hint,
            Some(b'c') => Help::Check,
            _ => return Err(unreadable("a help is none")),
        };
        let at = help[1..].parse().map_err(|_| unreadable("a help has no time"))?;
        game.helps.push((at, kind));
    }
    game.revision = revision(text);
    game.clock = Clock::paused_at(number("elapsed-ms")?);
    game.hints = read(text, "hints")?;
    // Version 1 did not store it.
    game.deepest_hint = read(text, "deepest-hint").unwrap_or_default();
    game.about = About::read(text);
    game.copy_of = read(text, "copy-of").ok();
    game.version_of = read(text, "version-of").ok();
    Ok(game)
}

/// A number that depends on every byte of a text (FNV-1a).
fn digest(text: &str) -> u64 {
    text.bytes()
        .fold(0xcbf2_9ce4_8422_2325, |digest, byte| (digest ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

/// The items of a list; none if the field is missing.
fn list<'a>(text: &'a str, name: &str) -> impl Iterator<Item = &'a str> {
    find(text, name).unwrap_or_default().split_whitespace()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::fixture;
    use crate::game::moment::Moment;
    use crate::game::moves::Fill;
    use nonet_engine::{Cell, Digit};

    /// A game in progress, with undone moves.
    fn game() -> Game {
        let mut game = fixture::game();
        let digit = |value| Digit::new(value).unwrap();
        game.play(Move::Fill(Fill::Everything)).unwrap();
        game.play(Move::Place { cell: Cell::new(0), digit: digit(1), clean: true }).unwrap();
        game.play(Move::Place { cell: Cell::new(2), digit: digit(7), clean: false }).unwrap();
        game.play(Move::Note { cell: Cell::new(3), digit: digit(4) }).unwrap();
        game.undo();
        game.undo();
        game.clock = Clock::paused_at(12_345);
        game.hints = 2;
        game.revision = 7;
        game.deepest_hint = 4;
        game.stamp(GameId(0xabc), Moment { at: 1_763_900_000_000, offset: -210 });
        game
    }

    #[test]
    fn a_game_comes_back_with_its_history_and_clock() {
        let mut game = game();
        let mut back = load(&save(&game, 0)).unwrap();
        assert_eq!(back, game);
        while game.redo().is_some() {
            assert!(back.redo().is_some());
            assert_eq!(back.board(), game.board());
        }
        while game.undo().is_some() {
            assert!(back.undo().is_some());
            assert_eq!(back.board(), game.board());
        }
        assert!(!back.can_undo());
    }

    #[test]
    fn a_save_of_the_first_version_comes_back() {
        let text = save(&game(), 0).replace("nonet-game 3", "nonet-game 1").replace("deepest-hint 4\n", "");
        let text = text.replace("times 0 0 0 0\n", "").replace("at 2\ntip 4\n", "done 2\n");
        assert!(!text.contains("tip") && text.contains("done"));
        assert_eq!(load(&text).unwrap(), Game { deepest_hint: 0, ..game() });
    }

    #[test]
    fn a_save_without_an_identity_has_the_same_one_in_every_copy() {
        let without = |text: String| {
            let is_new =
                |line: &&str| ["id ", "begun ", "changed "].iter().any(|name| line.starts_with(name));
            text.lines().filter(|line| !is_new(line)).flat_map(|line| [line, "\n"]).collect::<String>()
        };
        let text = without(save(&game(), 0));
        let (old, copy) = (load(&text).unwrap(), load(&text.replace("hints 2", "hints 5")).unwrap());
        assert_eq!((old.id, old.dates), (copy.id, Dates::default()));
        assert!(old.id != GameId::NONE && old.id != game().id);
        assert_eq!(load(&save(&Game { id: GameId::NONE, ..game() }, 0)).unwrap().id, GameId::NONE);
    }

    #[test]
    fn a_save_without_a_revision_comes_back() {
        let text = save(&game(), 0).replace("revision 7\n", "");
        assert_eq!(load(&text).unwrap(), Game { revision: 0, ..game() });
        let text = save(&Game { revision: u64::MAX, ..game() }, 0);
        assert_eq!(load(&text).unwrap(), Game { revision: 0, ..game() }, "no later revision could exceed it");
    }

    /// These numbers once overflowed at the first hint and the first second.
    #[test]
    fn numbers_at_their_limit_come_back_and_go_no_further() {
        let text = save(&game(), 0)
            .replace("elapsed-ms 12345", &format!("elapsed-ms {}", u64::MAX))
            .replace("times 0 0 0 0", &format!("times {0} {0} 0 0", u64::MAX))
            .replace("hints 2", &format!("hints {}", u32::MAX));
        let mut game = load(&text).unwrap();
        game.clock.run(0);
        game.count_hint(0);
        let again = load(&save(&game, 60_000)).unwrap();
        assert_eq!((again.clock.elapsed(0), again.hints), (u64::MAX, u32::MAX));
    }

    #[test]
    fn ruled_out_candidates_come_back() {
        let mut game = game();
        let (cell, digit) = (Cell::new(3), Digit::new(1).unwrap());
        game.play(Move::Several(vec![Move::Remove { cell, digit }, Move::Clear { cell: Cell::new(0) }]))
            .unwrap();
        let mut back = load(&save(&game, 0)).unwrap();
        assert!(back == game && back.board().content(cell).removed.contains(digit));
        back.undo();
        assert!(back.board().content(cell).removed.is_empty());
    }

    #[test]
    fn a_save_cut_anywhere_is_an_error_and_never_a_panic() {
        let text = save(&game(), 0);
        for end in 0..text.len() - 1 {
            assert!(matches!(load(&text[..end]), Err(LoadError::Unreadable(_))), "cut at {end}");
        }
    }

    #[test]
    fn a_copy_is_the_save_of_a_newer_version_to_earlier_ones() {
        let copy = COPY.to_owned() + &save(&game(), 0);
        assert_eq!(load(&copy), Ok(game()));
        assert_eq!(read(&copy, HEADER), Ok(4));
    }

    #[test]
    fn each_kind_of_damage_has_its_own_error() {
        let text = save(&game(), 0);
        assert_eq!(load(&text.replace("nonet-game 3", "nonet-game 6")), Err(LoadError::Newer(6)));
        assert_eq!(load(&text.replace("126478593", "216478593")), Err(LoadError::Puzzle));
        assert_eq!(load(&text.replace("0!1", "1!1")), Err(LoadError::Move(2)), "the move changes a given");
        assert_eq!(load(&text.replace("0!1", "0?1")), Err(LoadError::Move(2)));
        assert!(matches!(load(&text.replace("\nat 2", "\nat 9")), Err(LoadError::Unreadable(_))));
        assert!(matches!(load("{\"other\":\"app\"}"), Err(LoadError::Unreadable(_))));
        assert!(matches!(load(&text.replace("9x9", "8x8")), Err(LoadError::Unreadable(_))));
    }
}

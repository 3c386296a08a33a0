//! A game as text. A save keeps the puzzle and the moves, and is replayed, not
//! trusted: it is read into a scratch value, checked whole, and only then handed
//! out. A bad one gives an error and leaves whatever runs alone.

use std::fmt;

use super::Game;
use super::clock::Clock;
use super::moves::Move;
use nonet_engine::formats::fields::{FieldError, find, read, write};
use nonet_engine::rate::Grade;
use nonet_engine::{Grid, Puzzle, Recipe, Variant};

/// Raised when the meaning of a save changes; older versions stay readable.
/// 2 knows moves that rule candidates out. A field that older versions pass over
/// does not raise it: a tab of an older version would overwrite what it cannot read.
const VERSION: u32 = 2;

/// The field every save begins with; its value is the version.
const HEADER: &str = "nonet-game";

/// Why a text is no game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LoadError {
    /// No save at all, or cut short; the reason is for developers.
    Unreadable(String),
    /// Made by a later version of Nonet.
    Newer(u32),
    /// The puzzle does not fit its solution.
    Puzzle,
    /// A move cannot be made; counted from 1.
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
    let done = game.done.iter().map(|(step, _)| step);
    // Moves that stand, then moves taken back in the order to make them again.
    let moves: Vec<String> = done.chain(&game.undone).map(Move::to_string).collect();
    let Puzzle { givens, solution, recipe, grade } = &game.puzzle;
    let mut text = String::new();
    write(&mut text, HEADER, VERSION);
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
    write(&mut text, "elapsed-ms", game.clock.elapsed(now));
    write(&mut text, "done", game.done.len());
    write(&mut text, "moves", moves.join(" "));
    // A text without its last line was cut short.
    write(&mut text, "end", HEADER);
    text
}

/// The game that a text keeps, its clock paused.
///
/// # Errors
/// Says why the text is no game.
pub fn load(text: &str) -> Result<Game, LoadError> {
    let version: u32 = read(text, HEADER)?;
    if version > VERSION {
        return Err(LoadError::Newer(version));
    }
    replay(puzzle(text)?, text)
}

/// Why a stored save must not be overwritten by another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Held {
    /// A later version of Nonet wrote it.
    Newer,
    /// It is a later revision than the other, or the same.
    Ahead,
}

/// Checks whether `text` may take the place of the save `stored`, by their first
/// lines alone. Whatever is no save may be overwritten: who reads it first has to
/// set it aside.
///
/// # Errors
/// Says why not.
pub fn may_replace(stored: &str, text: &str) -> Result<(), Held> {
    if read::<u32>(stored, HEADER).is_ok_and(|version| version > VERSION) {
        return Err(Held::Newer);
    }
    if revision(stored) > 0 && revision(stored) >= revision(text) && stored != text {
        return Err(Held::Ahead);
    }
    Ok(())
}

/// The revision that a save states; 0 if it states none. A damaged save may state
/// a number that no later one could exceed: it counts as none.
fn revision(text: &str) -> u64 {
    const HIGHEST: u64 = 1 << 53;
    read(text, "revision").ok().filter(|&revision| revision < HIGHEST).unwrap_or_default()
}

/// The puzzle, if it fits its solution.
fn puzzle(text: &str) -> Result<Puzzle, LoadError> {
    let unreadable = |why: &str| LoadError::Unreadable(why.to_owned());
    let variant = find(text, "board").and_then(|name| name.parse::<Variant>().ok());
    let variant = variant.ok_or_else(|| unreadable("no such board"))?;
    let grid = |name| {
        let line = find(text, name).ok_or_else(|| unreadable("a board is missing"))?;
        Grid::read(variant, line).map_err(|error| LoadError::Unreadable(error.to_string()))
    };
    let (givens, solution) = (grid("givens")?, grid("solution")?);
    if !solution.is_solved() || !givens.is_part_of(&solution) {
        return Err(LoadError::Puzzle);
    }
    let recipe = find(text, "recipe").map(str::parse::<Recipe>).transpose();
    // Saves of earlier versions have no grade, and nothing hangs on it.
    let grade = find(text, "grade").and_then(|text| {
        let (er, uses) = text.split_once(' ')?;
        Some(Grade { er: er.parse().ok()?, uses: uses.parse().ok()? })
    });
    Ok(Puzzle { givens, solution, recipe: recipe.map_err(|error| unreadable(&error.to_string()))?, grade })
}

/// Plays all moves over again.
fn replay(puzzle: Puzzle, text: &str) -> Result<Game, LoadError> {
    let number = |name| read(text, name);
    let done = number("done")? as usize;
    let moves = find(text, "moves").filter(|_| find(text, "end") == Some(HEADER));
    let moves = moves.ok_or_else(|| LoadError::Unreadable("it was cut short".to_owned()))?;
    let mut game = Game::new(puzzle);
    let steps: Vec<&str> = moves.split_whitespace().collect();
    for (index, text) in steps.iter().enumerate() {
        let step: Move = text.parse().map_err(|_| LoadError::Move(index + 1))?;
        game.play(step).map_err(|_| LoadError::Move(index + 1))?;
    }
    if done > steps.len() {
        return Err(LoadError::Unreadable("moves are missing".to_owned()));
    }
    for _ in done..steps.len() {
        game.undo();
    }
    game.revision = revision(text);
    game.clock = Clock::paused_at(number("elapsed-ms")?);
    game.hints = read(text, "hints")?;
    // Version 1 did not keep it.
    game.deepest_hint = read(text, "deepest-hint").unwrap_or_default();
    Ok(game)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::fixture;
    use nonet_engine::{Cell, Digit};

    /// In the middle of it, with moves taken back.
    fn game() -> Game {
        let mut game = fixture::game();
        let digit = |value| Digit::new(value).unwrap();
        game.play(Move::FillNotes).unwrap();
        game.play(Move::Place { cell: Cell::new(0), digit: digit(1), clean: true }).unwrap();
        game.play(Move::Place { cell: Cell::new(2), digit: digit(7), clean: false }).unwrap();
        game.play(Move::Note { cell: Cell::new(3), digit: digit(4) }).unwrap();
        game.undo();
        game.undo();
        game.clock = Clock::paused_at(12_345);
        game.hints = 2;
        game.revision = 7;
        game.deepest_hint = 4;
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
        let text = save(&game(), 0).replace("nonet-game 2", "nonet-game 1").replace("deepest-hint 4\n", "");
        assert_eq!(load(&text).unwrap(), Game { deepest_hint: 0, ..game() });
    }

    #[test]
    fn a_save_without_a_revision_comes_back() {
        let text = save(&game(), 0).replace("revision 7\n", "");
        assert_eq!(load(&text).unwrap(), Game { revision: 0, ..game() });
        let text = save(&Game { revision: u64::MAX, ..game() }, 0);
        assert_eq!(load(&text).unwrap(), Game { revision: 0, ..game() }, "no later one could exceed it");
    }

    #[test]
    fn a_save_gives_way_to_later_revisions_only() {
        let at = |revision| save(&Game { revision, ..game() }, 0);
        assert_eq!(may_replace(&at(7), &at(8)), Ok(()));
        assert_eq!(may_replace(&at(7), &at(7)), Ok(()), "the same once more");
        assert_eq!(may_replace(&at(7), &at(7).replace("hints 2", "hints 3")), Err(Held::Ahead));
        assert_eq!(may_replace(&at(8), &at(7)), Err(Held::Ahead));
        assert_eq!(may_replace(&at(7).replace("revision 7\n", ""), &at(1)), Ok(()), "an older Nonet's");
        let newer = at(7).replace("nonet-game 2", "nonet-game 3");
        assert_eq!(may_replace(&newer, &at(99)), Err(Held::Newer));
        assert_eq!(may_replace("nonsense", &at(1)), Ok(()));
    }

    /// Such numbers once overflowed at the first hint and the first second.
    #[test]
    fn numbers_at_their_limit_come_back_and_go_no_further() {
        let text = save(&game(), 0)
            .replace("elapsed-ms 12345", &format!("elapsed-ms {}", u64::MAX))
            .replace("hints 2", &format!("hints {}", u32::MAX));
        let mut game = load(&text).unwrap();
        game.clock.run(0);
        game.count_hint();
        let again = load(&save(&game, 60_000)).unwrap();
        assert_eq!((again.clock.elapsed(0), again.hints), (u64::MAX, u32::MAX));
    }

    #[test]
    fn what_was_ruled_out_comes_back() {
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
    fn what_does_not_fit_is_told_apart() {
        let text = save(&game(), 0);
        assert_eq!(load(&text.replace("nonet-game 2", "nonet-game 3")), Err(LoadError::Newer(3)));
        assert_eq!(load(&text.replace("126478593", "216478593")), Err(LoadError::Puzzle));
        assert_eq!(load(&text.replace("0!1", "1!1")), Err(LoadError::Move(2)), "a given was changed");
        assert_eq!(load(&text.replace("0!1", "0?1")), Err(LoadError::Move(2)));
        assert!(matches!(load(&text.replace("done 2", "done 9")), Err(LoadError::Unreadable(_))));
        assert!(matches!(load("{\"other\":\"app\"}"), Err(LoadError::Unreadable(_))));
        assert!(matches!(load(&text.replace("9x9", "8x8")), Err(LoadError::Unreadable(_))));
    }
}

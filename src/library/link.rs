//! Links that hold a game in their fragment: the puzzle alone, or the whole game with its
//! notes, colours and history. Browsers do not send fragments to servers, so a link is opened
//! without a network, and nobody else learns what it holds.
//!
//! A fragment is `#/game/VERSION/KIND/CHECKSUM/DATA`. The data is a text, compressed as the
//! links of other Sudoku programs are, in the alphabet that URLs need no escapes for.

use std::borrow::Cow;

use crate::game::about::About;
use crate::game::{Game, GameId, save};
use nonet_engine::formats::exchange::{compress, decompress};
use nonet_engine::formats::fields::{find, read as read_field, write as write_field};
use nonet_engine::{Grid, Recipe};

/// The start of every fragment.
pub const START: &str = "#/game/";
/// The version of the format.
const VERSION: u32 = 2;
/// The version of a link whose board has a name. Versions of Nonet without other boards read it.
const NAMED_VERSION: u32 = 1;

/// What a link holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Content {
    /// The puzzle alone.
    Puzzle,
    /// The game with everything that the player did.
    Whole,
}

/// What was read from a link.
#[derive(Clone, PartialEq, Debug)]
pub enum Linked {
    /// A puzzle, how it was made, and what its setter says about it.
    Puzzle(Grid, Option<Recipe>, Box<About>),
    /// A game. It has no identity yet, so it never replaces another one.
    Game(Box<Game>),
}

impl Linked {
    /// The recipe of its puzzle, if it was generated.
    pub fn recipe(&self) -> Option<&Recipe> {
        match self {
            Self::Puzzle(_, recipe, _) => recipe.as_ref(),
            Self::Game(game) => game.puzzle().recipe.as_ref(),
        }
    }
}

/// Why a text is no link to a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LinkError {
    /// It is something else.
    NotALink,
    /// A newer version of Nonet wrote it.
    Newer,
    /// It is damaged or cut short.
    Damaged,
}

/// Writes the fragment of a link. `now` is the time of the game's clock.
pub fn write(game: &Game, content: Content, now: u64) -> String {
    let (kind, text) = match content {
        Content::Puzzle => ('p', puzzle_text(game)),
        Content::Whole => ('g', save::save(game, now)),
    };
    let data = compress(&text).replace('+', "-").replace('/', "_");
    let version = if game.puzzle().givens.variant().is_named() { NAMED_VERSION } else { VERSION };
    format!("{START}{version}/{kind}/{:06x}/{}", checksum(&text), data.trim_end_matches('='))
}

fn puzzle_text(game: &Game) -> String {
    let puzzle = game.puzzle();
    let mut text = String::new();
    write_field(&mut text, "board", puzzle.givens.variant().layout().name);
    write_field(&mut text, "givens", &puzzle.givens);
    if let Some(recipe) = &puzzle.recipe {
        write_field(&mut text, "recipe", recipe);
    }
    game.about.write(&mut text);
    text
}

/// Whether a text has a link to a game, whatever its state.
pub fn is_link(text: &str) -> bool {
    unescaped(text).contains(START)
}

/// Some programs escape the signs of a link.
fn unescaped(text: &str) -> Cow<'_, str> {
    const ESCAPED: [(&str, &str); 7] =
        [("%23", "#"), ("%2F", "/"), ("%2f", "/"), ("%2D", "-"), ("%2d", "-"), ("%5F", "_"), ("%5f", "_")];
    if !text.contains('%') {
        return text.into();
    }
    ESCAPED.iter().fold(text.to_owned(), |text, (escape, sign)| text.replace(escape, sign)).into()
}

/// Reads the first link of a text: a whole URL or its fragment, with any words around it.
///
/// # Errors
/// Says why the text has no link, or the link can't be read.
pub fn read(text: &str) -> Result<Linked, LinkError> {
    let text = unescaped(text);
    let at = text.find(START).ok_or(LinkError::NotALink)?;
    let body = &text[at + START.len()..];
    let is_part = |sign: char| sign.is_ascii_alphanumeric() || "/-_".contains(sign);
    let body = body.split(|sign| !is_part(sign)).next().unwrap_or_default();
    let mut parts = body.splitn(4, '/');
    let mut part = || parts.next().ok_or(LinkError::Damaged);
    let version: u32 = part()?.parse().map_err(|_| LinkError::Damaged)?;
    match version {
        1..=VERSION => {}
        0 => return Err(LinkError::Damaged),
        _ => return Err(LinkError::Newer),
    }
    let (kind, sum, data) = (part()?, part()?, part()?);
    let mut data = data.replace('-', "+").replace('_', "/");
    while data.len() % 4 != 0 {
        data.push('=');
    }
    let text = decompress(&data).ok_or(LinkError::Damaged)?;
    if u32::from_str_radix(sum, 16) != Ok(checksum(&text)) {
        return Err(LinkError::Damaged);
    }
    match kind {
        "p" => read_puzzle(&text).ok_or(LinkError::Damaged),
        "g" => match save::load(&text) {
            Ok(mut game) => {
                game.id = GameId::NONE;
                Ok(Linked::Game(Box::new(game)))
            }
            Err(save::LoadError::Newer(_)) => Err(LinkError::Newer),
            Err(_) => Err(LinkError::Damaged),
        },
        _ => Err(LinkError::Damaged),
    }
}

fn read_puzzle(text: &str) -> Option<Linked> {
    let variant = save::board(text)?;
    let givens = Grid::read(variant, find(text, "givens")?).ok()?;
    Some(Linked::Puzzle(givens, read_field(text, "recipe").ok(), Box::new(About::read(text))))
}

/// The lowest 24 bits of a number that depends on every byte (FNV-1a).
fn checksum(text: &str) -> u32 {
    let step = |sum: u32, byte: u8| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193);
    text.bytes().fold(0x811c_9dc5, step) & 0x00ff_ffff
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::moves::{Fill, Move};
    use nonet_engine::{Level, Puzzle, Variant, generate};

    fn games() -> Vec<Game> {
        let variants = Variant::all().filter(|variant| variant.geometry().side() <= 16);
        let played = |variant| {
            let recipe = Recipe { variant, ..Recipe::classic(Level::Easy, 3) };
            let mut game = Game::new(generate::generate(&recipe).unwrap());
            game.id = GameId(5);
            game.about.rules = format!("Normal rules.\nAll on {variant}.");
            game.play_at(Move::Fill(Fill::Everything), 1_000).unwrap();
            game.undo();
            game
        };
        variants.map(played).collect()
    }

    #[test]
    fn games_and_puzzles_come_back_from_their_links() {
        for game in games() {
            let whole = write(&game, Content::Whole, 0);
            let Ok(Linked::Game(back)) = read(&format!(" https://example.org/nonet/{whole}\n")) else {
                panic!()
            };
            assert_eq!(back.id, GameId::NONE);
            assert!(back.has_same_moves(&game));
            let puzzle = write(&game, Content::Puzzle, 0);
            assert!(puzzle.len() < whole.len());
            let Puzzle { givens, recipe, .. } = game.puzzle();
            let expected = Linked::Puzzle(givens.clone(), recipe.clone(), Box::new(game.about.clone()));
            assert_eq!(read(&puzzle), Ok(expected.clone()));
            let escaped = puzzle.replace('#', "%23").replace('/', "%2F").replace('-', "%2d");
            for text in [&escaped, &format!("Try <https://example.org/{puzzle}>, it is hard.")] {
                assert_eq!(read(text), Ok(expected.clone()), "{text}");
            }
            assert!(whole.chars().all(|sign| sign.is_ascii_alphanumeric() || "#/-_".contains(sign)));
        }
    }

    #[test]
    fn a_damaged_link_is_an_error_and_never_another_game() {
        let game = games().remove(0);
        for content in [Content::Puzzle, Content::Whole] {
            let link = write(&game, content, 0);
            for end in START.len()..link.len() {
                assert_eq!(read(&link[..end]), Err(LinkError::Damaged), "cut at {end}");
            }
            for at in START.len() + 2..link.len() {
                let mut bytes = link.clone().into_bytes();
                bytes[at] = if bytes[at] == b'A' { b'B' } else { b'A' };
                let changed = String::from_utf8(bytes).unwrap();
                // The last sign may have bits that mean nothing; the text is then the same.
                assert!(read(&changed).is_err() || read(&changed) == read(&link), "changed at {at}");
            }
            assert_eq!(read(&link.replacen("/1/", "/3/", 1)), Err(LinkError::Newer));
            assert_eq!(read(&link.replacen("/1/", "/0/", 1)), Err(LinkError::Damaged));
        }
        for other in ["", "#/games", "https://sudokupad.app/fpuzN4Ig", "#/game", "50 % off"] {
            assert_eq!(read(other), Err(LinkError::NotALink), "{other}");
        }
    }
}

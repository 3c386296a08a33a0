//! Turns a puzzle of another program's text into a game: placed digits, notes, removed
//! candidates and colours become one move, so that one undo leads to the givens. Digits that
//! are wrong stay the player's.

use std::collections::BTreeMap;

use crate::game::Game;
use crate::game::about::About;
use crate::game::colour::Colour;
use crate::game::moves::Move;
use nonet_engine::formats::exchange::{Record, TextFormat};
use nonet_engine::{Cell, Digit, DigitSet, Grid, Puzzle};

/// Whether a text says more about a puzzle than its givens.
pub fn has_progress(record: &Record) -> bool {
    record.progress != record.givens
        || !(record.corner.is_empty()
            && record.centre.is_empty()
            && record.removed.is_empty()
            && record.colours.is_empty())
}

/// The game of a record. `solution` is the only solution of its givens.
pub fn game_of(record: &Record, solution: Grid) -> Game {
    let mut game = Game::new(Puzzle { givens: record.givens.clone(), solution, recipe: None, grade: None });
    game.about = about_of(record);
    if let Some(step) = step_of(record) {
        // Refused only if it changes nothing: then the givens are the game.
        let _ = game.play(step);
    }
    game
}

/// What a text says about a puzzle. The comment of an `.sdk` file is its title, if it has none. Comments are
/// rules only where the format has a place for rules, and codes in others.
pub fn about_of(record: &Record) -> About {
    let about = &record.about;
    let comment = |formats: &[TextFormat]| about.comment.clone().filter(|_| formats.contains(&record.format));
    let title = about.title.clone().or_else(|| comment(&[TextFormat::Sdk]));
    let [title, author, rules, message] = [
        title,
        about.author.clone(),
        comment(&[TextFormat::FPuzzles, TextFormat::SudokuPad]),
        about.message.clone(),
    ]
    .map(Option::unwrap_or_default);
    About { title, author, rules, message }.trimmed()
}

/// The move that makes everything that a record has besides its givens. `None` if there is
/// nothing.
pub fn step_of(record: &Record) -> Option<Move> {
    let mut moves = Vec::new();
    for cell in record.givens.geometry().cells() {
        let content = if record.givens.get(cell).is_some() {
            Vec::new()
        } else if let Some(digit) = record.progress.get(cell) {
            vec![Move::Place { cell, digit, clean: false }]
        } else {
            notes(record, cell)
        };
        moves.extend(content);
        let mut colours: Vec<Colour> =
            record.colours.iter().filter(|of| of.0 == cell).map(|of| colour(of.1)).collect();
        // Painting twice would take the colour away again.
        colours.sort_unstable();
        colours.dedup();
        moves.extend(colours.into_iter().map(|colour| Move::Paint { cell, colour }));
    }
    (!moves.is_empty()).then(|| Move::all(moves))
}

/// The moves that write the notes of an empty cell.
fn notes(record: &Record, cell: Cell) -> Vec<Move> {
    let of = |notes: &BTreeMap<Cell, DigitSet>| notes.get(&cell).copied().unwrap_or_default();
    let (corner, centre, removed) = (of(&record.corner), of(&record.centre), of(&record.removed));
    let note = |digit| Move::Note { cell, digit };
    let mut moves: Vec<Move> = centre.iter().map(|digit| Move::Centre { cell, digit }).collect();
    // In these texts the candidates that are left are what the player sees. Noting all of them
    // and erasing the others rules those out without a visible strike.
    if lists_candidates(record.format) && corner.is_empty() && !removed.is_empty() {
        moves.extend(record.progress.candidates(cell).iter().map(note));
        moves.extend(removed.iter().map(note));
    } else {
        moves.extend(corner.iter().map(note));
        let removed = removed.iter().filter(|digit| !(corner | centre).contains(*digit));
        moves.extend(removed.map(|digit: Digit| Move::Remove { cell, digit }));
    }
    moves
}

/// Whether the format lists the candidates of each cell.
fn lists_candidates(format: TextFormat) -> bool {
    matches!(format, TextFormat::PencilMarks | TextFormat::Sdx | TextFormat::Sukaku | TextFormat::SudokuWiki)
}

/// The colour of Nonet that is nearest to a number: the place in a palette up to 9, or 24 bits
/// of red, green and blue. It compares hues, since the tints of programs differ in lightness.
fn colour(number: u32) -> Colour {
    if let Some(colour) = Colour::ALL.get((number as usize).wrapping_sub(1)) {
        return *colour;
    }
    let [_, red, green, blue] = number.to_be_bytes().map(i32::from);
    let (most, least) = (red.max(green).max(blue), red.min(green).min(blue));
    let spread = most - least;
    if spread < 16 {
        return Colour::Grey;
    }
    // Degrees on the colour wheel.
    let hue = if most == red {
        (60 * (green - blue) / spread + 360) % 360
    } else if most == green {
        120 + 60 * (blue - red) / spread
    } else {
        240 + 60 * (red - green) / spread
    };
    match hue {
        15..42 => Colour::Amber,
        42..72 => Colour::Lemon,
        72..150 => Colour::Leaf,
        150..190 => Colour::Teal,
        190..245 => Colour::Sky,
        245..285 => Colour::Violet,
        285..342 => Colour::Pink,
        _ => Colour::Rose,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::library::record::record_of;
    use nonet_engine::formats::exchange;
    use nonet_engine::solve;

    const GIVENS: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    fn game(text: &str) -> Game {
        let record = exchange::read(text).unwrap().remove(0);
        let solution = solve::solution(&record.givens).unwrap();
        game_of(&record, solution)
    }

    fn digit(value: u8) -> Digit {
        Digit::new(value).unwrap()
    }

    #[test]
    fn a_library_line_becomes_a_game_that_one_undo_empties() {
        let text = format!(":0000:x:{}:214 414::", GIVENS.replacen('.', "+4", 1));
        let mut game = game(&text);
        let board = game.board();
        assert_eq!(board.content(Cell::new(2)).digit, Some(digit(4)));
        assert!(game.is_mistake(Cell::new(2)) || board.digits().filled_count() == 31);
        // 214 is the digit 2 in r1c4, which keeps no note and shows a strike.
        let removed = board.content(Cell::new(3)).removed;
        assert!(removed.contains(digit(2)) && board.content(Cell::new(3)).struck.contains(digit(2)));
        game.undo();
        assert_eq!(game.board().digits(), &game.puzzle().givens);
        assert!(!game.can_undo());
    }

    #[test]
    fn what_a_text_says_about_its_puzzle_comes_along() {
        let rows: Vec<&str> = (0..9).map(|row| &GIVENS[row * 9..row * 9 + 9]).collect();
        let sdk = |about: &str| format!("{about}[Puzzle]\n{}\n", rows.join("\n"));
        let said = |text: &str| game(text).about;
        let about = said(&sdk("#ASomebody\n#CA comment\n#DTwo  loops\n"));
        assert_eq!(
            (about.title.as_str(), about.author.as_str(), about.rules.as_str()),
            ("Two  loops", "Somebody", "")
        );
        assert_eq!(said(&sdk("#ASomebody\n#CA comment\n")).title, "A comment");
        assert_eq!(said(&sdk("#ASomebody\n")).title, "");
        assert!(said(&format!(":0300:x:{GIVENS}:::")).is_empty());
        let rows: Vec<String> = rows
            .iter()
            .map(|row| {
                let cells = row.chars().map(|sign| {
                    sign.to_digit(10)
                        .map_or("{}".to_owned(), |digit| format!(r#"{{"value":{digit},"given":true}}"#))
                });
                format!("[{}]", cells.collect::<Vec<_>>().join(","))
            })
            .collect();
        let text = format!(
            r#"{{"size":9,"grid":[{}],"author":"Ann","ruleset":"All rules.\nNo more.","successMessage":"Well done"}}"#,
            rows.join(",")
        );
        let about = said(&text);
        assert_eq!(
            (about.author.as_str(), about.rules.as_str(), about.message.as_str()),
            ("Ann", "All rules.\nNo more.", "Well done")
        );
        let back = record_of(&game(&text), false);
        let again = exchange::read(&exchange::write(&back, TextFormat::FPuzzles).unwrap()).unwrap().remove(0);
        assert_eq!(about_of(&again), about);
    }

    #[test]
    fn wrong_digits_stay_the_players() {
        // 1 in r1c3 is legal, and the solution has a 4 there.
        let game = game(&format!(":0000:x:{}:::", GIVENS.replacen('.', "+1", 1)));
        assert!(game.is_mistake(Cell::new(2)) && !game.board().is_given(Cell::new(2)));
    }

    #[test]
    fn notes_of_both_kinds_and_colours_come_along() {
        let cells: Vec<String> = GIVENS
            .chars()
            .map(|symbol| match symbol {
                '.' => {
                    r##"{"cornerPencilMarks":[1,2],"centerPencilMarks":[4],"cArray":["#ff0000","#0000ff"]}"##
                        .to_owned()
                }
                digit => format!(r#"{{"value":{digit},"given":true}}"#),
            })
            .collect();
        let rows: Vec<String> = cells.chunks(9).map(|row| format!("[{}]", row.join(","))).collect();
        let game = game(&format!(r#"{{"size":9,"grid":[{}]}}"#, rows.join(",")));
        let content = game.board().content(Cell::new(2));
        assert_eq!(content.notes, [1, 2].map(digit).into_iter().collect());
        assert_eq!(content.centre, DigitSet::of(digit(4)));
        assert_eq!(content.colours.iter().collect::<Vec<_>>(), [Colour::Rose, Colour::Sky]);
        assert!(content.removed.is_empty());
    }

    #[test]
    fn a_grid_of_candidates_becomes_notes_without_strikes() {
        let grid: Grid = GIVENS.parse().unwrap();
        let mut record = Record::new(TextFormat::Line, grid.clone());
        let cell = Cell::new(2);
        let open = grid.candidates(cell);
        let gone = open.iter().next().unwrap();
        record.removed.insert(cell, DigitSet::of(gone));
        let text = exchange::write(&record, TextFormat::PencilMarks).unwrap();
        let content = game(&text).board().content(cell);
        assert_eq!(content.notes, open - DigitSet::of(gone));
        assert_eq!((content.removed, content.struck), (DigitSet::of(gone), DigitSet::EMPTY));
    }

    #[test]
    fn colours_are_the_nearest_of_nonets() {
        let all = [0xff_8800, 0xff_ff00, 0x00_ff00, 0x00_c0a0, 0x30_80ff, 0x80_40ff, 0xff_40c0, 0x88_8888, 1];
        let Colour::Rose = colour(0xf0_2020) else { panic!() };
        let found = all.map(colour).map(Colour::name);
        assert_eq!(found, ["amber", "lemon", "leaf", "teal", "sky", "violet", "pink", "grey", "rose"]);
    }
}

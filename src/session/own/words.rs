//! What the page says about a text that it has recognised: the format by its usual name, and
//! what came along with the givens.

use nonet_engine::formats::exchange::{Record, TextFormat};
use nonet_engine::message::{Label, Message};
use nonet_engine::{Grid, labels, messages};

use super::Found;
use crate::library::link::Linked;
use crate::session::words::{clock, givens_found, level_of};

labels! {
    fn format_line();
    fn format_grid();
    fn format_ss();
    fn format_pencilmarks();
    fn format_sdx();
    fn format_sdk();
    fn format_hodoku();
    fn format_gsf();
    fn format_sukaku();
    fn format_sudokuwiki();
    fn format_sudokuexchange();
    fn format_fpuzzles();
    fn format_sudokupad();
    fn format_opensudoku();
    fn format_1gsudoku();
    fn format_tatham();
    fn format_iss();
    fn format_nonet_text();
    fn format_mixed();
    fn format_nonet();
}

messages! {
    fn own_several_puzzles(count: usize, format: Message);
    fn own_placed(count: usize);
    fn own_noted(count: usize);
    fn own_removed(count: usize);
    fn own_coloured(count: usize);
    fn own_shared_progress(placed: usize, all: usize, time: String);
    fn own_puzzle_number(number: usize);
}

/// The usual name of a format.
pub fn format_name(format: TextFormat) -> Label {
    match format {
        TextFormat::Grid => format_grid(),
        TextFormat::Ss => format_ss(),
        TextFormat::PencilMarks => format_pencilmarks(),
        TextFormat::Sdx => format_sdx(),
        TextFormat::Sdk => format_sdk(),
        TextFormat::Hodoku => format_hodoku(),
        TextFormat::Gsf => format_gsf(),
        TextFormat::Sukaku => format_sukaku(),
        TextFormat::SudokuWiki => format_sudokuwiki(),
        TextFormat::SudokuExchange => format_sudokuexchange(),
        TextFormat::FPuzzles => format_fpuzzles(),
        TextFormat::SudokuPad => format_sudokupad(),
        TextFormat::OpenSudoku => format_opensudoku(),
        TextFormat::OneGSudoku => format_1gsudoku(),
        TextFormat::Tatham => format_tatham(),
        TextFormat::InteractiveSolver => format_iss(),
        TextFormat::Nonet => format_nonet_text(),
        _ => format_line(),
    }
}

/// What the text is: the name of its format, and how many puzzles it has if there are several.
pub fn heading(found: &Found) -> Message {
    if let Some(linked) = found.linked() {
        let recipe = linked.recipe();
        return if recipe.is_some() { level_of(recipe) } else { format_nonet().into() };
    }
    let records = found.records();
    let Some(first) = records.first() else { return format_mixed().into() };
    let is_mixed = records.iter().any(|record| record.format != first.format);
    let format = if is_mixed { format_mixed() } else { format_name(first.format) };
    if records.len() == 1 { format.into() } else { own_several_puzzles(records.len(), format.into()) }
}

/// What a text says about a puzzle besides its title: givens, digits, notes, colours.
pub fn facts(record: &Record) -> Vec<Message> {
    let placed = record.progress.filled_count() - record.givens.filled_count();
    let mut noted: Vec<_> = record.corner.keys().chain(record.centre.keys()).collect();
    noted.sort_unstable();
    noted.dedup();
    let removed: usize = record.removed.values().map(|digits| digits.len()).sum();
    let mut coloured: Vec<_> = record.colours.iter().map(|of| of.0).collect();
    coloured.sort_unstable();
    coloured.dedup();
    let say = |count: usize, say: fn(usize) -> Message| (count > 0).then(|| say(count));
    let mut facts = vec![givens_found(record.givens.filled_count())];
    facts.extend(say(placed, own_placed));
    facts.extend(say(noted.len(), own_noted));
    facts.extend(say(removed, own_removed));
    facts.extend(say(coloured.len(), own_coloured));
    facts
}

/// How far the game is that somebody has shared.
pub fn shared_progress(linked: &Linked) -> Option<Message> {
    let Linked::Game(game) = linked else { return None };
    let givens = game.puzzle().givens.filled_count();
    let filled = |grid: &Grid| grid.filled_count() - givens;
    let (placed, all) = (filled(game.board().digits()), filled(&game.puzzle().solution));
    Some(own_shared_progress(placed, all, clock(game.clock.elapsed(0))))
}

/// The name of a puzzle without a title, from its number in the list, from 0.
pub fn numbered(number: usize) -> Message {
    own_puzzle_number(number + 1)
}

//! Messages about faulty input: a puzzle's text, its givens, or a recipe.

pub(crate) mod exchange;

use crate::rules::{board, name_of};
use nonet_engine::formats::{ReadError, ReadFault};
use nonet_engine::human::{PathFault, Rung};
use nonet_engine::message::Message;
use nonet_engine::rate::tenths;
use nonet_engine::solve::{Contradiction, ContradictionKind};
use nonet_engine::{Conflict, Digit, Geometry, RecipeFault, messages};

messages! {
    fn read_at(line: usize, column: usize, fault: Message);
    fn read_empty();
    fn read_too_long(characters: usize);
    fn read_several_lines();
    fn read_symbol(symbol: String);
    fn read_too_large(symbol: String, last: Digit);
    fn read_letter(symbol: String, last: Digit);
    fn read_length(found: usize);
    fn read_length_of_board(found: usize, board: Message, cells: usize);

    fn givens_conflict(digit: Digit, house: Message, first: String, second: String);
    fn givens_no_candidate(cell: String);
    fn givens_no_place(digit: Digit, house: Message);

    fn recipe_starter();
    fn recipe_givens_reversed();
    fn recipe_too_many_givens(board: Message, cells: usize);
    fn recipe_too_few_givens(board: Message, fewest: u16);
    fn recipe_symmetry(below: u16, above: u16);
    fn recipe_unrated();
    fn recipe_ratings_reversed();
    fn recipe_no_such_rating(greatest: String);
    fn recipe_both(technique: Message);
    fn recipe_above_rating(technique: Message, least: String);
    fn recipe_needed_anyway(technique: Message);
    fn recipe_nearly_full(from: u16, technique: Message);
    fn recipe_harder(technique: Message, hardest: Message);
    fn recipe_never_next(technique: Message);
    fn recipe_too_few_for_easiest(technique: Message, fewest: u16);
    pub(crate) fn recipe_no_path();
    pub(crate) fn recipe_no_minutes();
    pub(crate) fn recipe_impossible();
}

/// Why a text can't be read.
pub(crate) fn of_reading(fault: ReadFault) -> Message {
    match fault {
        ReadFault::TooLong { characters } => read_too_long(characters),
        ReadFault::SeveralLines => read_several_lines(),
        ReadFault::Symbol(symbol) => read_symbol(symbol.to_string()),
        // Letters are digits on large boards only.
        ReadFault::TooLarge { symbol, last } if last.value() <= 9 && symbol.is_alphabetic() => {
            read_letter(symbol.to_string(), last)
        }
        ReadFault::TooLarge { symbol, last } => read_too_large(symbol.to_string(), last),
        ReadFault::Length { found, variant: None } => read_length(found),
        ReadFault::Length { found, variant: Some(variant) } => {
            read_length_of_board(found, board(variant), variant.geometry().cell_count())
        }
        _ => read_empty(),
    }
}

/// Why a text can't be read, with the place of the fault.
pub(crate) fn of_text(error: &ReadError) -> Message {
    let fault = of_reading(error.fault);
    match error.place {
        Some((line, column)) => read_at(line, column, fault),
        None => fault,
    }
}

/// The message about two equal digits in one house.
pub(crate) fn of_conflict(geometry: &Geometry, conflict: &Conflict) -> Message {
    let [first, second] = conflict.cells.map(|cell| geometry.name(cell));
    givens_conflict(conflict.digit, name_of(&geometry.houses()[conflict.house]), first, second)
}

/// Why givens have no solution.
pub(crate) fn of_givens(contradiction: &Contradiction) -> Message {
    let geometry = contradiction.variant.geometry();
    match contradiction.kind {
        ContradictionKind::NoCandidate(cell) => givens_no_candidate(geometry.name(cell)),
        ContradictionKind::NoPlace { house, digit } => {
            givens_no_place(digit, name_of(&geometry.houses()[house]))
        }
        ContradictionKind::Clash(conflict) => of_conflict(geometry, &conflict),
        _ => recipe_impossible(),
    }
}

/// Why no puzzle fits a recipe.
pub(crate) fn of_recipe(fault: RecipeFault) -> Message {
    match fault {
        RecipeFault::Starter => recipe_starter(),
        RecipeFault::GivensReversed => recipe_givens_reversed(),
        RecipeFault::TooManyGivens { variant, cells } => recipe_too_many_givens(board(variant), cells),
        RecipeFault::TooFewGivens { variant, fewest } => recipe_too_few_givens(board(variant), fewest),
        RecipeFault::Symmetry { below, above } => recipe_symmetry(below, above),
        RecipeFault::Unrated(_) => recipe_unrated(),
        RecipeFault::RatingsReversed => recipe_ratings_reversed(),
        RecipeFault::NoSuchRating { greatest } => recipe_no_such_rating(tenths(greatest)),
        RecipeFault::Both(family) => recipe_both(family.title()),
        RecipeFault::AboveRating(family) => recipe_above_rating(family.title(), tenths(family.least())),
        RecipeFault::NeededAnyway(family) => recipe_needed_anyway(family.title()),
        RecipeFault::NearlyFull { from, needs } => recipe_nearly_full(from, needs.title()),
        RecipeFault::Path(fault) => of_path(fault),
        _ => recipe_impossible(),
    }
}

/// Why no path of a puzzle has the demanded techniques.
fn of_path(fault: PathFault) -> Message {
    let name = |rung: Rung| rung.code().name();
    match fault {
        PathFault::Both(rung) => recipe_both(name(rung)),
        PathFault::Harder { required, hardest } => recipe_harder(name(required), name(hardest)),
        PathFault::NeverNext(rung) => recipe_never_next(name(rung)),
        PathFault::NeededAnyway(rung) => recipe_needed_anyway(name(rung)),
        PathFault::NearlyFull { from } => recipe_nearly_full(from, name(Rung::EASIEST)),
        PathFault::TooFewGivens { fewest } => recipe_too_few_for_easiest(name(Rung::EASIEST), fewest),
        _ => recipe_impossible(),
    }
}

//! Clues as the player meets them: selected and told one after another, and what the cage of the
//! selected cell still needs, for the line below the board.

use super::Session;
use super::action::Screen;
use super::effect::Effect;
use super::view::Tone;
use crate::plan;
use nonet_engine::human::clue_name;
use nonet_engine::message::Message;
use nonet_engine::rules::{Constraint, Takes};
use nonet_engine::{Cell, Digit, DigitSet, Grid, Variant, labels, messages};
use nonet_later::later;

messages! {
    fn cage_sum(sum: u16);
    fn cage_left(left: u16, count: usize);
    /// More combinations than are listed.
    fn cage_combinations(count: usize);
    /// The clues whose cells are selected, and what is left of a cage.
    fn clue_selected(clue: Vec<Message>);
    fn clue_selected_left(clue: Vec<Message>, left: Message);
    fn selection_sum(sum: u32, count: usize);
    fn selection_pair(sum: u32, difference: u32);
}

labels! {
    fn no_clues();
}

/// The most combinations that are listed.
const LISTED: usize = 8;

/// A cage and what it still allows.
#[derive(Clone, PartialEq, Debug)]
pub struct CageView {
    /// Its sum.
    pub title: Message,
    /// What is left, and in how many cells.
    pub left: Message,
    /// Combinations of digits for its empty cells, if there are few.
    pub sets: Vec<String>,
    /// How many there are, if there are many.
    pub count: Option<Message>,
}

impl Session {
    /// The cage of the selected cell, if the player wants to see what it allows.
    pub fn cage(&self) -> Option<CageView> {
        if self.shows_sums() { cage(self.play.game().board().digits(), self.selected_cell()) } else { None }
    }

    /// Whether the player wants help with sums, and sees a board with clues.
    fn shows_sums(&self) -> bool {
        let is_wanted = self.settings.combinations && self.board_variant().has_clues();
        is_wanted && self.screen == Screen::Game && !self.is_paused
    }
}

/// The clues of a board that have cells, by their first cell, with their cells in board order.
fn clues(variant: Variant) -> Vec<(&'static Constraint, Vec<Cell>)> {
    let clues = variant.rules().constraints().iter().filter(|one| matches!(one.kind().takes, Takes::Clue(_)));
    let with_cells = |clue: &'static Constraint| {
        let mut cells = [clue.head(), clue.cells()].concat();
        cells.sort_unstable();
        cells.dedup();
        (clue, cells)
    };
    let mut clues: Vec<_> = clues.map(with_cells).filter(|(_, cells)| !cells.is_empty()).collect();
    clues.sort_by_key(|(_, cells)| cells[0]);
    clues
}

/// The cells of the smallest clue of a cell. A clue outside of the board is met where it stands.
pub(super) fn smallest(variant: Variant, cell: Cell) -> Option<Vec<Cell>> {
    if variant.has_clues() { smallest_of(variant, cell) } else { None }
}

#[later]
fn smallest_of(variant: Variant, cell: Cell) -> Option<Vec<Cell>> {
    let meets = |clue: &Constraint| if clue.is_outside() { clue.cells()[0] == cell } else { clue.has(cell) };
    let met = clues(variant).into_iter().filter(|(clue, _)| meets(clue)).map(|(_, cells)| cells);
    met.min_by_key(Vec::len)
}

impl Session {
    /// Selects the cells of the next clue of the board, or of the previous one, and says it.
    #[later(Session)]
    pub(super) fn select_clue(&mut self, is_next: bool) {
        let clues = clues(self.board_variant());
        let selected = self.play.selection().cells();
        let cursor = self.selected_cell();
        let is_selected = |(_, cells): &(_, Vec<Cell>)| cells == selected;
        let (first, last) = (clues.iter().position(is_selected), clues.iter().rposition(is_selected));
        let end = clues.len().max(1) - 1;
        // Clues with the same cells are one stop.
        let place = if is_next {
            let from_cursor = || clues.iter().position(|(_, cells)| cells[0] >= cursor);
            last.map(|last| last + 1).or_else(from_cursor).filter(|place| *place <= end).unwrap_or(0)
        } else {
            let from_cursor = || clues.iter().rposition(|(_, cells)| cells[0] <= cursor);
            first.map_or_else(from_cursor, |first| first.checked_sub(1)).unwrap_or(end)
        };
        match clues.get(place) {
            Some((_, cells)) => self.select_cells_of_clue(cells),
            None => self.tell(Tone::Calm, no_clues().into()),
        }
    }

    /// Selects the cells of the number outside of the board that is at this point, and says it.
    #[later(Session)]
    pub(super) fn pick_outside(&mut self, point: [i32; 2]) {
        if let Some(mut cells) = plan::pressed(self.board_variant(), point) {
            cells.sort_unstable();
            self.select_cells_of_clue(&cells);
        }
    }

    fn select_cells_of_clue(&mut self, cells: &[Cell]) {
        self.play.select_cells(cells);
        self.context.push(Effect::FocusBoard);
        if let Some(told) = told(self.play.game().board().digits(), cells) {
            self.tell(Tone::Calm, told);
        }
    }

    /// The clues whose cells are selected, and what is left of a cage.
    pub(super) fn selected_clue(&self) -> Option<Message> {
        let is_clue = self.board_variant().has_clues() && self.play.selection().cells().len() > 1;
        if is_clue { told(self.play.game().board().digits(), self.play.selection().cells()) } else { None }
    }

    /// The sum of the digits in the selected cells, and the difference of two, on a board with clues.
    pub fn selected_sum(&self) -> Option<Message> {
        if !self.shows_sums() {
            return None;
        }
        let digits = self.play.game().board().digits();
        let values = self
            .play
            .selection()
            .cells()
            .iter()
            .filter_map(|&cell| Some(u32::from(digits.get(cell)?.value())));
        let values: Vec<u32> = values.collect();
        match values[..] {
            [] | [_] => None,
            [one, other] => Some(selection_pair(one + other, one.abs_diff(other))),
            _ => Some(selection_sum(values.iter().sum(), values.len())),
        }
    }
}

/// The clues with just these cells, and what is left of a cage among them.
#[later]
fn told(digits: &Grid, cells: &[Cell]) -> Option<Message> {
    let clues = clues(digits.variant());
    let these: Vec<&Constraint> =
        clues.iter().filter(|(_, own)| own == cells).map(|(clue, _)| *clue).collect();
    let first = these.first()?.cells()[0];
    let names = these.iter().map(|clue| clue_name(clue, digits.geometry())).collect();
    let is_cage = these.iter().any(|clue| clue.kind().name == "killer");
    Some(match cage(digits, first).filter(|_| is_cage) {
        Some(cage) => clue_selected_left(names, cage.left),
        None => clue_selected(names),
    })
}

#[later]
fn cage(digits: &Grid, cell: Cell) -> Option<CageView> {
    let rules = digits.variant().rules();
    let mut cages = rules.constraints().iter().filter(|one| one.kind().name == "killer" && one.has(cell));
    let cage = cages.find(|cage| !cage.values().is_empty())?;
    let sum = cage.values()[0];
    let placed: DigitSet = cage.cells().iter().filter_map(|&cell| digits.get(cell)).collect();
    let open: Vec<Cell> = cage.cells().iter().copied().filter(|&cell| digits.get(cell).is_none()).collect();
    let left = sum.checked_sub(placed.iter().map(|digit| u16::from(digit.value())).sum())?;
    if open.is_empty() || placed.len() + open.len() < cage.cells().len() {
        return None;
    }
    let candidates: Vec<DigitSet> = open.iter().map(|&cell| digits.candidates(cell) - placed).collect();
    let sets = combinations(&candidates, left);
    let is_short = sets.len() <= LISTED;
    let written = |set: &DigitSet| set.iter().map(Digit::symbol).collect::<String>();
    Some(CageView {
        title: cage_sum(sum),
        left: cage_left(left, open.len()),
        sets: if is_short { sets.iter().map(written).collect() } else { Vec::new() },
        count: (!is_short || sets.is_empty()).then(|| cage_combinations(sets.len())),
    })
}

/// The sets of different digits with a sum that fill cells with these candidates, smallest digits first.
fn combinations(candidates: &[DigitSet], sum: u16) -> Vec<DigitSet> {
    let all = candidates.iter().fold(DigitSet::EMPTY, |all, &own| all | own);
    let mut found = Vec::new();
    choose(DigitSet::EMPTY, all, sum, candidates, &mut found);
    found
}

/// Adds the sets that have these digits and some of the others, all of which are greater.
fn choose(set: DigitSet, others: DigitSet, left: u16, candidates: &[DigitSet], found: &mut Vec<DigitSet>) {
    if set.len() == candidates.len() {
        if left == 0 && fits(set, candidates) {
            found.push(set);
        }
        return;
    }
    let mut greater = others;
    for digit in others {
        greater.remove(digit);
        if let Some(left) = left.checked_sub(digit.value().into()) {
            choose(set.with(digit), greater, left, candidates, found);
        }
    }
}

/// Whether each of the cells can hold another digit of the set.
fn fits(set: DigitSet, candidates: &[DigitSet]) -> bool {
    candidates
        .split_first()
        .is_none_or(|(first, rest)| (*first & set).iter().any(|digit| fits(set - DigitSet::of(digit), rest)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::english::english;

    fn told(digits: &Grid, cell: usize) -> Option<(String, String, Vec<String>, Option<String>)> {
        let view = cage(digits, Cell::new(cell))?;
        let count = view.count.map(|count| english(&count));
        Some((english(&view.title), english(&view.left), view.sets, count))
    }

    fn grid(board: &str) -> Grid {
        Grid::empty(board.parse().unwrap())
    }

    #[test]
    fn a_cage_tells_what_is_left_and_which_digits_fit() {
        let (_, _, sets, count) = told(&grid("9x9+killer:r1c1-r1c4=20"), 0).unwrap();
        assert_eq!((sets, count.as_deref()), (Vec::new(), Some("12 combinations")));
        let mut digits = grid("9x9+killer:r1c1-r1c4=25");
        let (title, left, sets, count) = told(&digits, 0).unwrap();
        assert_eq!((title.as_str(), left.as_str()), ("Cage 25", "25 to go in 4 cells"));
        assert_eq!((sets.join(" "), count), ("1789 2689 3589 3679 4579 4678".to_owned(), None));
        digits.set(Cell::new(0), Digit::new(8));
        // The cages's other cells can't be 9 any more, nor what the column of r1c2 has.
        digits.set(Cell::new(8), Digit::new(9));
        let (_, left, sets, count) = told(&digits, 1).unwrap();
        assert_eq!((left.as_str(), count), ("17 to go in 3 cells", None));
        assert_eq!(sets, ["467"]);
        assert_eq!(told(&digits, 9), None, "no cage");
    }

    #[test]
    fn a_cage_without_a_sum_or_without_an_empty_cell_tells_nothing() {
        assert_eq!(told(&grid("9x9+killer:r1c1-r1c4"), 0), None);
        let mut digits = grid("9x9+killer:r1c1,r1c2=5");
        assert_eq!(told(&digits, 0).unwrap().2, ["14", "23"]);
        digits.set(Cell::new(0), Digit::new(1));
        digits.set(Cell::new(1), Digit::new(4));
        assert_eq!(told(&digits, 0), None);
        // A sum that was exceeded.
        digits.set(Cell::new(1), None);
        digits.set(Cell::new(0), Digit::new(9));
        assert_eq!(told(&digits, 0), None);
    }

    #[test]
    fn combinations_that_no_placing_of_their_digits_fits_are_left_out() {
        let set = |values: &[u8]| values.iter().filter_map(|&value| Digit::new(value)).collect::<DigitSet>();
        // 1 and 6 fit only in the same cell.
        assert_eq!(combinations(&[set(&[1, 6, 2]), set(&[5, 2])], 7), [set(&[2, 5])]);
    }
}

//! Clues as the player meets them: selected and told one after another, and what the cage of the
//! selected cell still needs, for the line below the board.

use super::Session;
use super::action::Screen;
use super::effect::Effect;
use super::view::Tone;
use crate::game::board::Board;
use crate::game::moves::Move;
use crate::plan;
use nonet_engine::human::clue_name;
use nonet_engine::message::Message;
use nonet_engine::rules::{Constraint, Takes};
use nonet_engine::{Cell, Digit, DigitSet, Variant, labels, messages};
use nonet_later::later;

messages! {
    fn cage_sum(sum: u16);
    fn cage_left(left: u16, count: usize);
    /// More combinations than are listed.
    fn cage_combinations(count: usize);
    /// `digits`: `1 2 5`
    fn combination_struck(digits: String);
    fn combination_back(digits: String);
    /// The clues whose cells are selected, and what is left of a cage.
    fn clue_selected(clue: Vec<Message>);
    fn clue_selected_left(clue: Vec<Message>, left: Message);
    fn selection_sum(sum: u32, count: usize);
    fn selection_pair(sum: u32, difference: u32);
}

labels! {
    fn no_clues();
    /// The title of the combinations of a renban line.
    fn renban_line();
}

/// The most combinations that are listed.
const LISTED: usize = 8;
/// The largest board on which combinations are listed.
const LARGEST: usize = 16;
/// The number of the first combination of a line. Those of cages come before.
const BASE_OF_LINES: usize = 40;

/// A cage or line and what it still allows.
#[derive(Clone, PartialEq, Debug)]
pub struct CageView {
    /// The sum of a cage.
    pub title: Message,
    /// What is left of the sum, and in how many cells.
    pub left: Option<Message>,
    /// Combinations of digits for its empty cells, if there are few.
    pub sets: Vec<CombinationView>,
    /// How many there are, if there are many.
    pub count: Option<Message>,
}

/// A combination of digits for the empty cells of a cage or line.
#[derive(Clone, PartialEq, Debug)]
pub struct CombinationView {
    /// The digits.
    pub digits: String,
    /// Its number for [`Action::StrikeCombination`](super::action::Action). There are more combinations
    /// than numbers.
    pub number: Option<u8>,
    /// Whether the player has struck it.
    pub is_struck: bool,
}

impl Session {
    /// The cage or line of the selected cell, if the player wants to see what it allows.
    pub fn cage(&self) -> Option<CageView> {
        if self.shows_sums() { cage(self.play.game().board(), self.selected_cell()) } else { None }
    }

    /// Strikes a combination of the cage or line of the selected cell, or takes the strike back.
    #[later(Session)]
    pub(super) fn strike_combination(&mut self, number: u8) {
        let choice = Choice::of(self.play.game().board(), self.selected_cell());
        if let Some(choice) = choice.filter(|choice| choice.numbered(number).is_some()) {
            self.execute(&Move::Combination { cell: choice.first(), number });
        }
    }

    /// What became of a combination of the clue that begins in a cell.
    #[later(Session)]
    pub(super) fn combination_told(&self, cell: Cell, number: u8) -> Message {
        let board = self.play.game().board();
        // A clue of this cell has it, but perhaps not the one that is shown.
        let all = Choice::all(board, cell);
        let found =
            all.iter().filter(|choice| choice.first() == cell).find_map(|choice| choice.numbered(number));
        let digits = found.map_or_else(String::new, spaced);
        let is_struck = board.content(cell).struck_combinations >> number & 1 == 1;
        if is_struck { combination_struck(digits) } else { combination_back(digits) }
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
        if let Some(told) = told(self.play.game().board(), cells) {
            self.tell(Tone::Calm, told);
        }
    }

    /// The clues whose cells are selected, and what is left of a cage.
    pub(super) fn selected_clue(&self) -> Option<Message> {
        let is_clue = self.board_variant().has_clues() && self.play.selection().cells().len() > 1;
        if is_clue { told(self.play.game().board(), self.play.selection().cells()) } else { None }
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
fn told(board: &Board, cells: &[Cell]) -> Option<Message> {
    let clues = clues(board.digits().variant());
    let these: Vec<&Constraint> =
        clues.iter().filter(|(_, own)| own == cells).map(|(clue, _)| *clue).collect();
    let first = these.first()?.cells()[0];
    let names = these.iter().map(|clue| clue_name(clue, board.geometry())).collect();
    let is_cage = these.iter().any(|clue| clue.kind().name == "killer");
    Some(match cage(board, first).and_then(|cage| cage.left).filter(|_| is_cage) {
        Some(left) => clue_selected_left(names, left),
        None => clue_selected(names),
    })
}

#[later]
fn cage(board: &Board, cell: Cell) -> Option<CageView> {
    Choice::of(board, cell)?.view(board)
}

/// A clue whose cells hold one of several combinations of different digits.
struct Choice {
    clue: &'static Constraint,
    /// The sum of a cage.
    sum: Option<u16>,
    /// All combinations, whatever the board holds.
    sets: Vec<DigitSet>,
}

impl Choice {
    /// The clue of a cell whose combinations are shown: a cage, or else a line.
    fn of(board: &Board, cell: Cell) -> Option<Self> {
        Self::all(board, cell).into_iter().min_by_key(|choice| choice.sum.is_none())
    }

    /// The cages with a sum and the renban lines of a cell. On larger boards there are millions of combinations.
    fn all(board: &Board, cell: Cell) -> Vec<Self> {
        let side = board.geometry().side();
        if side > LARGEST {
            return Vec::new();
        }
        let choice = |clue: &'static Constraint| {
            let count = clue.cells().len();
            match (clue.kind().name, clue.values()) {
                ("killer", &[sum]) => {
                    Some(Self { clue, sum: Some(sum), sets: combinations(DigitSet::full(side), count, sum) })
                }
                ("renban", _) => {
                    let run = |least: usize| (least..least + count).map(Digit::from_index).collect();
                    Some(Self { clue, sum: None, sets: (0..=side - count).map(run).collect() })
                }
                _ => None,
            }
        };
        let clues = board.digits().variant().rules().constraints().iter();
        clues.filter(|clue| clue.has(cell)).filter_map(choice).collect()
    }

    fn first(&self) -> Cell {
        self.clue.cells()[0]
    }

    /// The first number of its combinations. A cage and a line can begin in the same cell.
    fn base(&self) -> usize {
        if self.sum.is_some() { 0 } else { BASE_OF_LINES }
    }

    /// The number of a combination by its place in the list, if there is one.
    fn number(&self, place: usize) -> Option<u8> {
        let end = if self.sum.is_some() { BASE_OF_LINES } else { 64 };
        Some(self.base() + place).filter(|number| *number < end).and_then(|number| number.try_into().ok())
    }

    /// The combination with a number.
    fn numbered(&self, number: u8) -> Option<DigitSet> {
        let place = usize::from(number).checked_sub(self.base())?;
        self.number(place).and(self.sets.get(place).copied())
    }

    /// What the board leaves of it. `None` if nothing is left to choose.
    fn view(&self, board: &Board) -> Option<CageView> {
        let digits = board.digits();
        let cells = self.clue.cells();
        let placed: DigitSet = cells.iter().filter_map(|&cell| digits.get(cell)).collect();
        let open: Vec<Cell> = cells.iter().copied().filter(|&cell| digits.get(cell).is_none()).collect();
        let held: u16 = placed.iter().map(|digit| u16::from(digit.value())).sum();
        let left = self.sum.map_or(Some(0), |sum| sum.checked_sub(held))?;
        if open.is_empty() || placed.len() + open.len() < cells.len() {
            return None;
        }
        let candidates: Vec<DigitSet> = open.iter().map(|&cell| digits.candidates(cell) - placed).collect();
        let fitting = self.sets.iter().enumerate();
        let fitting: Vec<_> =
            fitting.filter(|(_, set)| placed.is_subset(**set) && fits(**set - placed, &candidates)).collect();
        let struck = board.content(self.first()).struck_combinations;
        let combination = |&(place, set): &(usize, &DigitSet)| {
            let number = self.number(place);
            CombinationView {
                digits: (*set - placed).iter().map(Digit::symbol).collect(),
                number,
                is_struck: number.is_some_and(|number| struck >> number & 1 == 1),
            }
        };
        let is_short = fitting.len() <= LISTED;
        Some(CageView {
            title: self.sum.map_or_else(|| renban_line().into(), cage_sum),
            left: self.sum.map(|_| cage_left(left, open.len())),
            sets: if is_short { fitting.iter().map(combination).collect() } else { Vec::new() },
            count: (!is_short || fitting.is_empty()).then(|| cage_combinations(fitting.len())),
        })
    }
}

/// Finds all sets of `count` of these digits that add up to `sum`. Sets with smaller digits come first.
fn combinations(digits: DigitSet, count: usize, sum: u16) -> Vec<DigitSet> {
    if count == 0 {
        return if sum == 0 { vec![DigitSet::EMPTY] } else { Vec::new() };
    }
    let mut greater = digits;
    let mut found = Vec::new();
    for digit in digits {
        greater.remove(digit);
        let Some(left) = sum.checked_sub(digit.value().into()) else { break };
        found.extend(combinations(greater, count - 1, left).into_iter().map(|set| set.with(digit)));
    }
    found
}

/// Digits with spaces between them.
fn spaced(set: DigitSet) -> String {
    set.iter().map(|digit| digit.symbol().to_string()).collect::<Vec<_>>().join(" ")
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
    use nonet_engine::Grid;

    fn told(digits: &Grid, cell: usize) -> Option<(String, String, Vec<String>, Option<String>)> {
        let view = cage(&Board::new(digits.clone()), Cell::new(cell))?;
        let count = view.count.map(|count| english(&count));
        let sets = view.sets.into_iter().map(|set| set.digits).collect();
        let left = view.left.map_or_else(String::new, |left| english(&left));
        Some((english(&view.title), left, sets, count))
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
        let mut digits = grid("6x6+killer:r1c1,r2c1=7");
        // 1 and 6 fit only in r2c1.
        for (cell, digit) in [(1, 1), (2, 6)] {
            digits.set(Cell::new(cell), Digit::new(digit));
        }
        assert_eq!(told(&digits, 0).unwrap().2, ["25", "34"]);
    }

    #[test]
    fn a_line_of_consecutive_digits_tells_which_runs_fit() {
        let mut digits = grid("9x9+renban:r1c1-r1c3");
        digits.set(Cell::new(1), Digit::new(4));
        let (title, left, sets, count) = told(&digits, 2).unwrap();
        assert_eq!((title.as_str(), left.as_str(), count), ("Renban line", "", None));
        assert_eq!(sets, ["23", "35", "56"]);
    }
}

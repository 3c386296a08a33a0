//! One digit and two inferences. Two strong links, joined by a weak one: one of the two outer ends
//! holds the digit. Or a house and a strong link: the link's near end rules out a part of the places
//! in the house, so the digit is in the rest of the house or at the link's far end.

use std::ops::ControlFlow;

use super::Sink;
use super::position::Position;
use super::step::{Pattern, Proof, Step};
use crate::human::candidate::Candidate;
use crate::human::marks::{Explanation, Role};
use crate::human::say::CellNames;
use crate::human::shown::ShownLink;
use crate::human::technique::Technique;
use crate::human::techniques::locked_candidates::locked_places;
use crate::human::techniques::{empty_rectangle as rectangle, single_digit as known};
use crate::human::wide::{Cells, Houses};
use crate::human::words;
use crate::message::Message;
use crate::{Cell, Digit, DigitSet, Geometry, HouseKind, messages};

messages! {
    fn empty_rectangle_rest(digit: Digit, house: Message, rest: impl CellNames, cells: impl CellNames);
}

/// A house with two places for a digit.
#[derive(Clone, Copy, Debug)]
pub(super) struct Conjugates {
    /// The two cells, in board order.
    pub(super) cells: [Cell; 2],
    /// The house.
    house: usize,
}

impl Conjugates {
    /// The two cells, read in both directions.
    pub(super) fn directions(self) -> [[Cell; 2]; 2] {
        let [one, other] = self.cells;
        [[one, other], [other, one]]
    }

    fn set(self) -> Cells {
        self.cells.into_iter().collect()
    }
}

/// The strong links of a digit. A pair in several houses is listed once for each of them.
pub(super) fn strong_links(position: &Position, digit: Digit) -> Vec<Conjugates> {
    let board = position.board();
    let link = |house: usize| {
        let places = position.places(digit, house);
        let cell = |place: u32| board.cell_at(house, place as usize);
        (places.count_ones() == 2)
            .then(|| Conjugates { cells: [cell(places.trailing_zeros()), cell(places.ilog2())], house })
    };
    (0..board.house_count()).filter_map(link).collect()
}

/// The strong link between two candidates of a digit.
pub(super) fn strong(digit: Digit, from: Cell, to: Cell) -> ShownLink {
    ShownLink::strong(Candidate::new(from, digit), Candidate::new(to, digit))
}

/// The weak link between two candidates of a digit.
pub(super) fn weak(digit: Digit, from: Cell, to: Cell) -> ShownLink {
    ShownLink::weak(Candidate::new(from, digit), Candidate::new(to, digit))
}

/// Two strong links: `a = b - c = d`.
#[derive(Debug)]
struct TwoLinks {
    digit: Digit,
    cells: [Cell; 4],
}

/// Skyscrapers, kites and turbot fish.
pub(super) fn two_links(position: &Position, sink: Sink) -> ControlFlow<()> {
    let board = position.board();
    for digit in position.all_digits() {
        let links = strong_links(position, digit);
        for (at, &one) in links.iter().enumerate() {
            for &other in &links[at + 1..] {
                if one.set().meets(other.set()) {
                    continue;
                }
                for [a, b] in one.directions() {
                    for [d, c] in other.directions() {
                        if !board.sees(b, c) {
                            continue;
                        }
                        let seen = position.cells_of(digit) & board.peers(a) & board.peers(d);
                        let removed = seen - one.set() - other.set();
                        if !removed.is_empty() {
                            let pattern = TwoLinks { digit, cells: [a, b, c, d] };
                            let technique = name(position, one, other, [b, c]);
                            let removed = Candidate::each(digit, removed);
                            sink(Step::removing(position, technique, pattern, removed))?;
                        }
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Two parallel lines, joined along a line, are a skyscraper. A row and a column, joined otherwise,
/// are a kite. All else is a turbot fish.
fn name(position: &Position, one: Conjugates, other: Conjugates, joint: [Cell; 2]) -> &'static Technique {
    let board = position.board();
    let is_line = |house: usize| matches!(board.kind(house), HouseKind::Row | HouseKind::Column);
    let joins_line = board.common_houses(joint.into_iter().collect()).into_iter().any(is_line);
    let are_lines = is_line(one.house) && is_line(other.house);
    match (are_lines, board.kind(one.house) == board.kind(other.house), joins_line) {
        (true, true, true) => &known::SKYSCRAPER,
        (true, false, false) => &known::KITE,
        _ => &known::TURBOT_FISH,
    }
}

impl Pattern for TwoLinks {
    fn digits(&self) -> DigitSet {
        DigitSet::of(self.digit)
    }

    fn cells(&self) -> Cells {
        self.cells.into_iter().collect()
    }

    fn explain(&self, position: &Position, _: &Step) -> Proof {
        let &Self { digit, cells: [a, b, c, d] } = self;
        let name = |cell| vec![position.board().name(cell)];
        Explanation::new(known::strong_links_first(digit, name(a), name(b)))
            .candidates(Role::Off, digit, Cells::of(a))
            .candidates(Role::On, digit, Cells::of(b))
            .link(strong(digit, a, b))
            .say(known::strong_links_joint(digit, name(b), name(c)))
            .candidates(Role::Off, digit, Cells::of(c))
            .link(weak(digit, b, c))
            .say(known::strong_links_last(digit, name(a), name(d)))
            .candidates(Role::On, digit, Cells::of(d))
            .link(strong(digit, c, d))
    }

    fn notation(&self, geometry: &Geometry, _: &Step) -> Option<String> {
        let [a, b, c, d] = self.cells;
        let short = |cells: [Cell; 2]| words::short_on(geometry, cells.into_iter().collect());
        Some(format!("{} in {} (connected by {})", self.digit, short([a, d]), short([b, c])))
    }
}

/// A house, and a strong link outside whose near end rules out a part of its places.
#[derive(Debug)]
struct EmptyRectangle {
    digit: Digit,
    house: usize,
    /// All places in the house.
    cells: Cells,
    /// Those that the near end does not see.
    rest: Cells,
    near: Cell,
    far: Cell,
}

/// Empty rectangles, in houses of any kind.
pub(super) fn empty_rectangle(position: &Position, sink: Sink) -> ControlFlow<()> {
    let board = position.board();
    let is_box = |house: &usize| board.kind(*house) == HouseKind::Box;
    let (boxes, others): (Vec<usize>, Vec<usize>) = (0..board.house_count()).partition(is_box);
    for digit in position.all_digits() {
        let links = strong_links(position, digit);
        for house in boxes.iter().chain(&others).copied() {
            let cells = position.cells_in(digit, house);
            for [near, far] in links.iter().flat_map(|link| link.directions()) {
                let rest = cells - board.peers(near);
                if cells.contains(near) || cells.contains(far) || rest == cells || rest.is_empty() {
                    continue;
                }
                let seen = board.common_peers(rest) & board.peers(far);
                let removed = (position.cells_of(digit) & seen).without(near);
                if !removed.is_empty() {
                    let pattern = EmptyRectangle { digit, house, cells, rest, near, far };
                    let removed = Candidate::each(digit, removed);
                    sink(Step::removing(position, &rectangle::TECHNIQUE, pattern, removed))?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

impl Pattern for EmptyRectangle {
    fn digits(&self) -> DigitSet {
        DigitSet::of(self.digit)
    }

    fn cells(&self) -> Cells {
        self.cells.with(self.near).with(self.far)
    }

    fn house(&self) -> Option<usize> {
        Some(self.house)
    }

    fn explain(&self, position: &Position, step: &Step) -> Proof {
        let &Self { digit, house, cells, rest, near, far } = self;
        let board = position.board();
        let house_name = || board.house_name(house);
        let (removed, name) = (board.names(step.cleared()), |cell| vec![board.name(cell)]);
        Explanation::new(locked_places(digit, house_name(), board.names(cells)))
            .houses(Role::Base, Houses::of(house))
            .candidates(Role::Kept, digit, cells)
            .say(rectangle::empty_rectangle_link(digit, name(near), name(far), removed.clone()))
            .link(strong(digit, far, near))
            .say(empty_rectangle_rest(digit, house_name(), board.names(rest), removed))
    }

    fn notation(&self, geometry: &Geometry, _: &Step) -> Option<String> {
        let house = words::short_houses_on(geometry, Houses::of(self.house));
        let ends = words::short_on(geometry, Cells::of(self.near).with(self.far));
        Some(format!("{} in {house} ({ends})", self.digit))
    }
}

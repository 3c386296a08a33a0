//! XY-Wing, XYZ-Wing and W-Wing: a few cells of two or three candidates, one of which holds a certain
//! digit in any case.

use std::ops::ControlFlow;

use super::Sink;
use super::position::Position;
use super::single_digit::{Conjugates, strong, strong_links, weak};
use super::step::{Pattern, Proof, Step};
use crate::human::candidate::Candidate;
use crate::human::marks::{Explanation, Role};
use crate::human::say;
use crate::human::step_line::listed;
use crate::human::technique::Technique;
use crate::human::techniques::w_wing::{TECHNIQUE as W_WING, w_wing_cells, w_wing_link, w_wing_other};
use crate::human::techniques::wings::{XY_WING, XYZ_WING, wing_end, wing_pincer};
use crate::human::wide::Cells;
use crate::human::words;
use crate::{Cell, Digit, DigitSet, Geometry};

/// A pivot and two pincers. One of them holds the digit.
#[derive(Debug)]
struct Wing {
    /// All digits of the three cells.
    digits: DigitSet,
    digit: Digit,
    pivot: Cell,
    pincers: [Cell; 2],
}

/// Wings whose pivot has this number of candidates: 2 or 3.
pub(super) fn wing(position: &Position, pivot_size: usize, sink: Sink) -> ControlFlow<()> {
    let (board, bivalue) = (position.board(), position.bivalue());
    let technique: &'static Technique = if pivot_size == 2 { &XY_WING } else { &XYZ_WING };
    for pivot in position.empty() {
        let held = position.candidates(pivot);
        if held.len() != pivot_size {
            continue;
        }
        let near: Vec<Cell> = (bivalue & board.peers(pivot)).into_iter().collect();
        for (at, &one) in near.iter().enumerate() {
            for &other in &near[at + 1..] {
                let (a, b) = (position.candidates(one), position.candidates(other));
                let Some(digit) = (a & b).single() else { continue };
                if held != if pivot_size == 2 { a ^ b } else { a | b } {
                    continue;
                }
                let mut removed = position.cells_of(digit) & board.peers(one) & board.peers(other);
                if pivot_size == 3 {
                    removed &= board.peers(pivot);
                }
                if !removed.is_empty() {
                    let pattern = Wing { digits: a | b, digit, pivot, pincers: [one, other] };
                    sink(Step::removing(position, technique, pattern, Candidate::each(digit, removed)))?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

impl Pattern for Wing {
    fn digits(&self) -> DigitSet {
        self.digits
    }

    fn cells(&self) -> Cells {
        self.pincers.into_iter().collect::<Cells>().with(self.pivot)
    }

    fn explain(&self, position: &Position, _: &Step) -> Proof {
        let &Self { digits, digit, pivot, pincers } = self;
        let board = position.board();
        let held = position.candidates(pivot);
        let mut proof = Explanation::new(say::cell_holds_one_of(board.name(pivot), held))
            .cells(Role::Focus, Cells::of(pivot))
            .digits(Role::Kept, digits, Cells::of(pivot));
        for pincer in pincers {
            let Some(shared) = position.candidates(pincer).without(digit).single() else { continue };
            proof = proof
                .say(wing_pincer(board.name(pivot), shared, board.name(pincer), digit))
                .digits(Role::Kept, digits, Cells::of(pincer))
                .link(weak(shared, pivot, pincer));
        }
        let ends: Cells = pincers.into_iter().collect();
        let holders = if held.contains(digit) { ends.with(pivot) } else { ends };
        proof.say(wing_end(digit, board.names(holders)))
    }

    fn notation(&self, geometry: &Geometry, _: &Step) -> Option<String> {
        Some(format!("{} in {}", listed(self.digits, "/"), words::short_on(geometry, self.cells())))
    }
}

/// Two cells with the same two candidates, and a strong link of one of these between cells that they
/// see.
#[derive(Debug)]
struct JoinedPair {
    digits: DigitSet,
    cells: [Cell; 2],
    joined: Digit,
    /// The ends of the strong link: the first cell sees the first end.
    link: [Cell; 2],
}

/// W-Wings.
pub(super) fn w_wing(position: &Position, sink: Sink) -> ControlFlow<()> {
    let board = position.board();
    let bivalue: Vec<Cell> = position.bivalue().into_iter().collect();
    for (at, &one) in bivalue.iter().enumerate() {
        let digits = position.candidates(one);
        let is_equal = |other: &&Cell| position.candidates(**other) == digits && !board.sees(one, **other);
        for &other in bivalue[at + 1..].iter().filter(is_equal) {
            for digit in digits {
                let Some(joined) = digits.without(digit).single() else { continue };
                let removed = position.cells_of(digit) & board.peers(one) & board.peers(other);
                if removed.is_empty() {
                    continue;
                }
                for link in strong_links(position, joined).into_iter().flat_map(Conjugates::directions) {
                    if board.sees(one, link[0]) && board.sees(other, link[1]) {
                        let pattern = JoinedPair { digits, cells: [one, other], joined, link };
                        sink(Step::removing(position, &W_WING, pattern, Candidate::each(digit, removed)))?;
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}

impl Pattern for JoinedPair {
    fn digits(&self) -> DigitSet {
        self.digits
    }

    fn cells(&self) -> Cells {
        self.cells.into_iter().chain(self.link).collect()
    }

    fn explain(&self, position: &Position, _: &Step) -> Proof {
        let &Self { digits, cells, joined, link: [near, far] } = self;
        let board = position.board();
        let [one, other] = cells;
        let cells: Cells = cells.into_iter().collect();
        let digit = digits.without(joined).first().unwrap_or(joined);
        Explanation::new(w_wing_cells(board.names(cells), digits))
            .cells(Role::Focus, cells)
            .digits(Role::Kept, digits, cells)
            .say(w_wing_link(joined, vec![board.name(near)], vec![board.name(far)]))
            .link(strong(joined, near, far))
            .say(w_wing_other(joined, digit, board.names(cells)))
            .link(weak(joined, near, one))
            .link(weak(joined, far, other))
    }

    fn notation(&self, geometry: &Geometry, _: &Step) -> Option<String> {
        let short = |cells: [Cell; 2]| words::short_on(geometry, cells.into_iter().collect());
        let pair = format!("{} in {}", listed(self.digits, "/"), short(self.cells));
        Some(format!("{pair} connected by {} in {}", self.joined, short(self.link)))
    }
}

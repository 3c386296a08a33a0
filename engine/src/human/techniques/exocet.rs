//! Junior exocet. The *base* is two cells where a box and a line cross, with three or four digits
//! between them. Each of the two other boxes in the line's band has a *target*, a cell off the
//! line. The cell beside the target, its *companion*, has no base digit.
//!
//! Take three lines across the band: one through each target, and one through the base box beside
//! the base. If a base digit fits at most twice in these lines outside the band, it is at least
//! once in them inside the band. A digit of the base can only be in the targets there. So the
//! targets hold what the base holds. The idea is David P. Bird's. Only for the classic board, since the
//! proof counts three boxes to a line and three lines to a box.

use std::ops::ControlFlow;

use crate::human::cells::{HOUSES, column, row};
use crate::human::{
    Candidate, CellSet, Cells, Code, Explanation, Finder, HouseSet, Houses, Pattern, Position, Role, Sink,
    Step, Technique, Tier, Wide, is_classic, words,
};
use crate::message::Message;
use crate::{Cell, Digit, DigitSet, Geometry, messages};

messages! {
    fn exocet_base(cells: Vec<String>, digits: DigitSet);
    fn exocet_room(lines: Vec<Message>, boxes: Vec<Message>);
    fn exocet_inside(lines: Vec<Message>, boxes: Vec<Message>);
    fn exocet_targets(base: Vec<String>, line: Message, companions: Vec<String>, targets: Vec<String>);
    fn exocet_same(base: Vec<String>, targets: Vec<String>);
    fn exocet_missing(targets: Vec<String>, digits: DigitSet, base: Vec<String>);
}

/// The base, the targets and what they hold.
pub static TECHNIQUE: Technique = Technique {
    name: "Junior Exocet",
    code: Code::from_static("1501"),
    example: ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7..... => r7c9<>3",
    near_miss: ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7..... 379",
    tier: Tier::Beyond,
    score: 600,
    holds_on: is_classic,
    find: Finder::new(find, |_, _| ControlFlow::Continue(())),
    ..Technique::BLANK
};

/// A base: its line, its box, its two cells, their digits, and the line across beside them in
/// the box.
struct Base {
    line: usize,
    square: usize,
    cells: [Cell; 2],
    digits: DigitSet,
    beside: usize,
}

/// A target, its companion, and the line across that holds both.
#[derive(Clone, Copy)]
struct Target {
    cell: Cell,
    companion: Cell,
    across: usize,
}

fn find(position: &Position, sink: Sink) -> ControlFlow<()> {
    for line in HouseSet::LINES {
        for square in HouseSet::BOXES {
            let crossing: Vec<Cell> = (HOUSES[line] & HOUSES[square]).into_iter().collect();
            let [a, b, c] = crossing[..] else { continue };
            for [one, other, left] in [[a, b, c], [a, c, b], [b, c, a]] {
                let digits = position.candidates(one) | position.candidates(other);
                let are_open = position.empty().contains(one) && position.empty().contains(other);
                if are_open && (3..=4).contains(&digits.len()) {
                    let beside = across(left, line);
                    Base { line, square, cells: [one, other], digits, beside }.find(position, sink)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// The line through a cell that crosses a line.
fn across(cell: Cell, line: usize) -> usize {
    if line < 9 { column(cell) + 9 } else { row(cell) }
}

impl Base {
    fn find(&self, position: &Position, sink: Sink) -> ControlFlow<()> {
        let mut others = band(self.line).filter(|&square| square != self.square);
        let (Some(first), Some(second)) = (others.next(), others.next()) else {
            return ControlFlow::Continue(());
        };
        let [first, second] = [first, second].map(|square| self.targets(position, square));
        for &one in &first {
            for &other in &second {
                let lines = [self.beside, one.across, other.across];
                if self.digits.iter().any(|digit| has_room_for_three(position, digit, self.line, lines)) {
                    continue;
                }
                let removed = self.removed(position, [one.cell, other.cell]);
                if !removed.is_empty() {
                    sink(self.step(position, [one, other], removed))?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// The cells of another box that may be targets: they are off the line, and their companions
    /// have no digit of the base.
    fn targets(&self, position: &Position, square: usize) -> Vec<Target> {
        let off_line = HOUSES[square] - HOUSES[self.line];
        let with_companion = |cell| {
            let across = across(cell, self.line);
            let companion = (off_line & HOUSES[across]).without(cell).first()?;
            let held = position.digit(companion).map_or(position.candidates(companion), DigitSet::of);
            (held & self.digits).is_empty().then_some(Target { cell, companion, across })
        };
        (off_line & position.empty()).into_iter().filter_map(with_companion).collect()
    }

    /// What base and targets lose if both hold the same two digits. Nothing if they cannot hold
    /// the same, since the position then has no solution.
    fn removed(&self, position: &Position, targets: [Cell; 2]) -> Vec<Candidate> {
        let cells = [self.cells[0], self.cells[1], targets[0], targets[1]];
        let [a, b, c, d] = cells.map(|cell| position.candidates(cell));
        let mut kept = [DigitSet::EMPTY; 4];
        for x in a {
            for y in b.iter().filter(|&y| y != x) {
                for (p, q) in [(x, y), (y, x)] {
                    if c.contains(p) && d.contains(q) {
                        kept.iter_mut().zip([x, y, p, q]).for_each(|(kept, digit)| *kept = kept.with(digit));
                    }
                }
            }
        }
        if kept[0].is_empty() {
            return Vec::new();
        }
        let lost = cells.into_iter().zip(kept).flat_map(|(cell, kept)| {
            (position.candidates(cell) - kept).iter().map(move |digit| Candidate::new(cell, digit))
        });
        lost.collect()
    }

    fn step(&self, position: &Position, targets: [Target; 2], removed: Vec<Candidate>) -> Step {
        let across = [self.beside, targets[0].across, targets[1].across];
        let room = |digit: Digit| {
            let places = across.map(|across| outside(position, digit, self.line, across) & position.empty());
            (digit, places.into_iter().flatten().collect())
        };
        let pattern = Exocet {
            digits: self.digits,
            base: self.cells.into_iter().collect(),
            targets: targets.map(|target| target.cell).into_iter().collect(),
            companions: targets.map(|target| target.companion).into_iter().collect(),
            line: self.line,
            across: across.into_iter().collect(),
            boxes: band(self.line).collect(),
            room: self.digits.iter().map(room).collect(),
        };
        Step::removing(position.ground(), &TECHNIQUE, pattern, removed)
    }
}

/// The three boxes that a line crosses.
fn band(line: usize) -> impl Iterator<Item = usize> {
    HouseSet::BOXES.iter().filter(move |&square| HOUSES[square].meets(HOUSES[line]))
}

/// The cells of a line across, outside the line's band, that hold or can hold a digit.
fn outside(position: &Position, digit: Digit, line: usize, across: usize) -> CellSet {
    let rest = band(line).fold(HOUSES[across], |cells, square| cells - HOUSES[square]);
    rest.into_iter()
        .filter(|&cell| position.digit(cell).unwrap_or(digit) == digit)
        .filter(|&cell| !position.empty().contains(cell) || position.cells_of(digit).contains(cell))
        .collect()
}

/// Whether the digit fits outside the band in each of three lines across: in three places, no
/// two of them in one line along the band.
fn has_room_for_three(position: &Position, digit: Digit, line: usize, across: [usize; 3]) -> bool {
    let along = |cell: Cell| if line < 9 { row(cell) } else { column(cell) };
    let [a, b, c] = across.map(|across| {
        let places = outside(position, digit, line, across);
        places.into_iter().fold(0_u16, |set, cell| set | 1 << along(cell))
    });
    let count = |set: u16| set.count_ones();
    [a, b, c].iter().all(|&one| one != 0)
        && [a | b, a | c, b | c].iter().all(|&two| count(two) > 1)
        && count(a | b | c) > 2
}

/// Two base cells whose digits two target cells must hold as well.
#[derive(Debug)]
struct Exocet {
    /// The digits of the base.
    digits: DigitSet,
    base: Cells,
    targets: Cells,
    /// The cells beside the targets, without a digit of the base.
    companions: Cells,
    /// The line of the base.
    line: usize,
    /// The three lines across, by which the digits are counted.
    across: Houses,
    /// The boxes of the line's band.
    boxes: Houses,
    /// For each digit: its places in the lines across, outside the band.
    room: Vec<(Digit, Cells)>,
}

impl Pattern for Exocet {
    fn digits(&self) -> DigitSet {
        self.digits
    }

    fn cells(&self) -> Cells {
        self.base | self.targets | self.companions
    }

    fn house(&self) -> Option<usize> {
        Some(self.line)
    }

    fn explain(&self, position: &Position<Wide>, _: &Step) -> Explanation {
        let ground = position.ground();
        let (lines, boxes) = (ground.house_names(self.across), ground.house_names(self.boxes));
        let [base, targets, companions] =
            [self.base, self.targets, self.companions].map(|cells| ground.names(cells));
        let proof = Explanation::new(exocet_base(base.clone(), self.digits))
            .cells(Role::Focus, self.base)
            .digits(Role::Kept, self.digits, self.base)
            .say(exocet_room(lines.clone(), boxes.clone()))
            .houses(Role::Cover, self.across);
        let proof = self
            .room
            .iter()
            .fold(proof, |proof, &(digit, places)| proof.candidates(Role::Off, digit, places));
        let proof = proof
            .say(exocet_inside(lines, boxes))
            .say(exocet_targets(base.clone(), ground.house_name(self.line), companions, targets.clone()))
            .cells(Role::SetA, self.companions)
            .digits(Role::Kept, self.digits, self.targets)
            .say(exocet_same(base.clone(), targets.clone()))
            .cells(Role::SetB, self.targets);
        let missing = self.digits - position.candidates_in(self.targets);
        if missing.is_empty() { proof } else { proof.say(exocet_missing(targets, missing, base)) }
    }

    /// `1,2,3 in r1c45, then in r2c1,r3c8`: the base and the targets.
    fn notation(&self, geometry: &Geometry, _: &Step) -> Option<String> {
        let base = words::digits_in(geometry, self.digits, self.base);
        Some(format!("{base}, then in {}", words::short(geometry, self.targets)))
    }
}

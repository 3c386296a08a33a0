//! What sentences assert, and how each kind of assertion is checked. A check knows the board, the
//! candidates, and what has been concluded. It knows no technique.

use super::known::{Clause, Known, Literal, excludes, one_of};
use crate::human::{Candidate, Cells, Ground, Houses, Node, reason, rule_reason};
use crate::message::Message;
use crate::{Cell, Digit, DigitSet, Grid};

/// What a sentence asserts.
#[derive(Clone, Debug)]
pub enum Claim {
    /// Something that can be looked up: whether it is so, and what was looked up.
    Fact(bool, &'static str),
    /// These are all the digits that the cells can hold between them.
    Digits(Cells, DigitSet),
    /// These are all the places of a digit in a house.
    Places(Digit, usize, Cells),
    /// Wherever the first digit is, the second is ruled out. In this house, if there is one.
    Excludes(Node, Node, Option<usize>),
    /// The same for these reasons.
    ByRule(Node, Node, Vec<Message>),
    /// What is known proves the clause, together with these.
    Follows(Clause, Vec<Clause>),
    /// The clause follows whatever these cells hold.
    ByCases(Clause, Cells),
    /// The needs fill the rooms, unless one of the spare candidates is true. If there is one room less
    /// than needs, one of the spare candidates is true.
    Counted {
        /// Of each, one is true.
        needs: Vec<Clause>,
        /// Of each, at most one is true.
        rooms: Vec<Vec<Candidate>>,
        spare: Vec<Candidate>,
    },
    /// If the cells held only the digits, these could be swapped.
    Deadly(Cells, DigitSet),
    /// If the candidates were false, every cell would have two candidates, and every digit two places.
    Grave(Vec<Candidate>),
    /// A digit fits at most twice in lines outside boxes, and each line needs it.
    Room { digit: Digit, lines: Houses, boxes: Houses },
    /// What the step does.
    Outcome { placed: Vec<Candidate>, removed: Vec<Candidate> },
}

impl Claim {
    /// What is known proves the clause.
    pub fn follows(clause: Clause) -> Self {
        Self::Follows(clause, Vec::new())
    }

    /// The name of the kind.
    pub fn kind(&self) -> &'static str {
        match self {
            Self::Fact(..) => "a fact of the board",
            Self::Digits(..) => "the digits of cells",
            Self::Places(..) => "the places of a digit",
            Self::Excludes(..) => "candidates that exclude each other",
            Self::ByRule(..) => "candidates that a rule keeps apart",
            Self::Follows(..) => "a conclusion",
            Self::ByCases(..) => "a conclusion in all cases",
            Self::Counted { .. } => "a count",
            Self::Deadly(..) => "a pattern with two solutions",
            Self::Grave(..) => "a grave with two solutions",
            Self::Room { .. } => "room in lines",
            Self::Outcome { .. } => "the outcome",
        }
    }

    /// Checks the claim and adds what it concludes.
    pub fn check(self, known: &mut Known) -> Result<(), &'static str> {
        let position = known.position;
        let ground = position.ground();
        match self {
            Self::Fact(is_so, what) => ensure(is_so, what),
            Self::Digits(cells, digits) => {
                ensure(cells.is_subset(position.empty()), "the cells are empty")?;
                ensure(position.candidates_in(cells) == digits, "the cells have exactly these candidates")?;
                cells.into_iter().for_each(|cell| known.add(known.of_cell(cell)));
                Ok(())
            }
            Self::Places(digit, house, cells) => {
                let places: Cells = position.cells_in(digit, house).collect();
                ensure(places == cells, "the digit has exactly these places in the house")?;
                known.add(one_of(digit, cells));
                Ok(())
            }
            Self::Excludes(from, to, house) => {
                let within = |house| (from.cells | to.cells).is_subset(ground.house(house));
                ensure(house.is_none_or(within), "the cells are in this house")?;
                ensure(is_there(known, from) && is_there(known, to), "the candidates are there")?;
                ensure(exclude(known, from, to), "the candidates exclude each other")
            }
            Self::ByRule(from, to, rules) => {
                ensure(exclude(known, from, to), "the candidates exclude each other")?;
                ensure(are_reasons(known, from, to, &rules), "these rules keep the candidates apart")
            }
            Self::ByCases(clause, cells) => {
                ensure(in_all_cases(known, &clause, cells), "this follows in all cases")?;
                known.add(clause);
                Ok(())
            }
            Self::Follows(clause, by) => {
                ensure(known.proves(&by, &clause), "this follows from what was said")?;
                known.add(clause);
                Ok(())
            }
            Self::Counted { needs, rooms, spare } => counted(known, &needs, &rooms, &spare),
            Self::Deadly(cells, digits) => {
                ensure(is_deadly(known, cells, digits), "the digits can be swapped")?;
                let extra =
                    |cell| (position.candidates(cell) - digits).iter().map(move |digit| (cell, digit));
                let extra = cells.into_iter().flat_map(extra);
                known.add(extra.map(|(cell, digit)| (Candidate::new(cell, digit), true)).collect());
                Ok(())
            }
            Self::Grave(extras) => {
                ensure(is_grave(known, &extras), "all else has two candidates and two places")?;
                known.add(extras.into_iter().map(|at| (at, true)).collect());
                Ok(())
            }
            Self::Room { digit, lines, boxes } => {
                let lines: Vec<Cells> = lines.into_iter().map(|line| ground.house(line)).collect();
                let is_apart = (1..lines.len()).all(|at| lines[..at].iter().all(|one| !one.meets(lines[at])));
                let inside = ground.cells(boxes);
                let may_hold = position.cells_of(digit)
                    | ground
                        .all_cells()
                        .into_iter()
                        .filter(|&cell| position.digit(cell) == Some(digit))
                        .collect();
                let outside: Vec<Cells> = lines.iter().map(|&line| (line & may_hold) - inside).collect();
                let most = most_places(known, &outside, Cells::EMPTY);
                ensure(is_apart && most < lines.len(), "the digit does not fit in all lines outside")?;
                let all = lines.iter().fold(Cells::EMPTY, |all, &line| all | line);
                known.add(one_of(digit, all & inside & may_hold));
                Ok(())
            }
            Self::Outcome { placed, removed } => {
                let each = placed.iter().map(|&at| (at, true)).chain(removed.iter().map(|&at| (at, false)));
                for literal in each {
                    ensure(position.has(literal.0), "the step changes something")?;
                    ensure(known.shows(literal), "the outcome follows at once from what was said")?;
                }
                Ok(())
            }
        }
    }
}

fn ensure(is_so: bool, what: &'static str) -> Result<(), &'static str> {
    if is_so { Ok(()) } else { Err(what) }
}

fn candidates(node: Node) -> impl Iterator<Item = Candidate> {
    Candidate::each(node.digit, node.cells)
}

fn is_there(known: &Known, node: Node) -> bool {
    !node.cells.is_empty() && candidates(node).all(|candidate| known.position.has(candidate))
}

fn exclude(known: &Known, from: Node, to: Node) -> bool {
    candidates(from).all(|one| candidates(to).all(|other| excludes(known.position, one, other)))
}

/// Whether each pair shares a house or breaks one of these rules, and each rule keeps a pair apart.
pub fn are_reasons(known: &Known, from: Node, to: Node, rules: &[Message]) -> bool {
    let ground = known.position.ground();
    let variant = ground.geometry().variant();
    let house = || rule_reason("house").to_string();
    let reason = |one: Candidate, other: Candidate| {
        let share = ground.houses_of(one.cell).meets(ground.houses_of(other.cell));
        if share && one.digit == other.digit {
            return house();
        }
        let mut digits = Grid::empty(variant);
        digits.set(one.cell, Some(one.digit));
        reason(&digits, other).map_or_else(house, |reason| reason.to_string())
    };
    let pairs = candidates(from).flat_map(|one| candidates(to).map(move |other| (one, other)));
    let mut reasons: Vec<String> = pairs.map(|(one, other)| reason(one, other)).collect();
    let mut rules: Vec<String> = rules.iter().map(Message::to_string).collect();
    [&mut reasons, &mut rules].into_iter().for_each(|names| {
        names.sort_unstable();
        names.dedup();
    });
    reasons == rules
}

/// Whether a rule forbids a digit in a cell for this reason, in any case or because of one of these filled
/// cells.
pub fn is_taken_by(known: &Known, out: Candidate, from: Cells, why: &Message) -> bool {
    let variant = known.position.ground().geometry().variant();
    let mut digits = Grid::empty(variant);
    from.into_iter().for_each(|cell| digits.set(cell, known.position.digit(cell)));
    !known.position.has(out) && reason(&digits, out).as_ref() == Some(why)
}

/// Whether the needs fill the rooms. Adds that a room, or one of two rooms if there is one more of them
/// than needs, has a true candidate, and that none takes more rooms than it meets needs. If there is one
/// room less, adds that a spare candidate is true.
fn counted(
    known: &mut Known,
    needs: &[Clause],
    rooms: &[Vec<Candidate>],
    spare: &[Candidate],
) -> Result<(), &'static str> {
    let all: Vec<Candidate> = needs.iter().flatten().map(|&(candidate, _)| candidate).collect();
    let mut distinct: Vec<Candidate> = all.iter().filter(|one| !spare.contains(one)).copied().collect();
    distinct.sort_unstable();
    distinct.dedup();
    let needs_met = |one: &Candidate| all.iter().filter(|other| *other == one).count();
    let rooms_of = |one: &Candidate| rooms.iter().filter(|room| room.contains(one)).count();
    ensure(
        distinct.iter().all(|one| needs_met(one) <= rooms_of(one)),
        "each candidate has a room for each need that it meets",
    )?;
    for room in rooms {
        for (at, &one) in room.iter().enumerate() {
            let is_alone = |&other: &Candidate| {
                excludes(known.position, one, other) || known.proves(&[], &[(one, false), (other, false)])
            };
            ensure(room[..at].iter().all(is_alone), "a room holds one candidate only")?;
        }
    }
    let own = |room: &Vec<Candidate>| -> Clause {
        let own = room.iter().filter(|candidate| all.contains(candidate));
        own.chain(spare).map(|&candidate| (candidate, true)).collect()
    };
    match rooms.len().checked_sub(needs.len()) {
        Some(0) => {
            rooms.iter().for_each(|room| known.add(own(room)));
            for &wide in distinct.iter().filter(|one| rooms_of(one) > needs_met(one)) {
                known.add(spare.iter().map(|&one| (one, true)).chain([(wide, false)]).collect());
            }
            Ok(())
        }
        Some(1) => {
            for (at, room) in rooms.iter().enumerate() {
                rooms[..at].iter().for_each(|other| known.add([own(room), own(other)].concat()));
            }
            Ok(())
        }
        None if rooms.len() + 1 == needs.len() => {
            known.add(spare.iter().map(|&candidate| (candidate, true)).collect());
            Ok(())
        }
        _ => Err("there are as many rooms as needs, or one more or less"),
    }
}

/// Whether any way to fill the cells with the digits has another way that the rest of the board
/// cannot tell from it. The cells must be open to that: none is given.
fn is_deadly(known: &Known, cells: Cells, digits: DigitSet) -> bool {
    let position = known.position;
    let ground = position.ground();
    let list: Vec<Cell> = cells.into_iter().collect();
    let is_open = |cell: &Cell| {
        digits.is_subset(ground.geometry().domain(*cell))
            && !ground.geometry().has_terms()
            && digits.iter().all(|digit| ground.excluded(*cell, digit).is_empty())
            && !position.givens().contains(*cell)
    };
    if digits.len() < 2 || list.len() > 16 || !list.iter().all(is_open) {
        return false;
    }
    // The digit of each cell, where equal digits do not see each other.
    let mut ways: Vec<Vec<Digit>> = vec![Vec::new()];
    for &cell in &list {
        let with = |way: &Vec<Digit>, digit: Digit| {
            let is_apart =
                list.iter().zip(way).all(|(&other, &held)| held != digit || !ground.sees(cell, other));
            is_apart.then(|| [&way[..], &[digit]].concat())
        };
        ways = ways.iter().flat_map(|way| digits.iter().filter_map(|digit| with(way, digit))).collect();
    }
    // What the rest of the board sees: for each digit, the other cells that it is ruled out in, and the
    // houses that have it.
    let seen = |way: &Vec<Digit>| -> Vec<(Cells, Houses)> {
        let held = |digit: Digit| list.iter().zip(way).filter(move |&(_, held)| *held == digit);
        let of = |digit: Digit| {
            let held = held(digit).map(|(&cell, _)| cell);
            let seen = held.clone().fold(Cells::EMPTY, |seen, cell| seen | ground.peers(cell));
            (seen - cells, held.flat_map(|cell| ground.houses_of(cell)).collect())
        };
        digits.iter().map(of).collect()
    };
    let may_hold = |cell: Cell, digit: Digit| match position.digit(cell) {
        Some(held) => held == digit,
        None => position.has(Candidate::new(cell, digit)),
    };
    let is_possible = |way: &Vec<Digit>| list.iter().zip(way).all(|(&cell, &digit)| may_hold(cell, digit));
    let all: Vec<Vec<(Cells, Houses)>> = ways.iter().map(seen).collect();
    let has_other = |at: usize| (0..all.len()).any(|other| other != at && all[other] == all[at]);
    (0..ways.len()).filter(|&at| is_possible(&ways[at])).all(has_other)
}

/// Whether every cell would have two candidates and every digit two places, were these false.
fn is_grave(known: &Known, extras: &[Candidate]) -> bool {
    let position = known.position;
    let ground = position.ground();
    let left = |cell: Cell| {
        let extra = extras.iter().filter(|at| at.cell == cell).map(|at| at.digit);
        position.candidates(cell) - extra.collect()
    };
    let places = |digit: Digit, house: usize| {
        position.cells_in(digit, house).filter(|&cell| left(cell).contains(digit)).count()
    };
    !ground.geometry().has_more_than_houses()
        && position.empty().into_iter().all(|cell| left(cell).len() == 2)
        && (0..ground.house_count())
            .all(|house| ground.digits().all(|digit| matches!(places(digit, house), 0 | 2)))
}

/// Whether the clause follows from each choice of candidates for the cells.
fn in_all_cases(known: &Known, clause: &[Literal], cells: Cells) -> bool {
    let Some(cell) = cells.first() else { return known.proves(&[], clause) };
    known.position.candidates(cell).iter().all(|digit| {
        let case = [clause, &[(Candidate::new(cell, digit), false)]].concat();
        in_all_cases(known, &case, cells.without(cell))
    })
}

/// The most of these lines that can hold a digit in cells that do not see each other or those held.
fn most_places(known: &Known, lines: &[Cells], seen: Cells) -> usize {
    let Some((&line, rest)) = lines.split_first() else { return 0 };
    let ground = known.position.ground();
    let held = (line - seen).into_iter().map(|cell| 1 + most_places(known, rest, seen | ground.peers(cell)));
    held.max().unwrap_or(0).max(most_places(known, rest, seen))
}

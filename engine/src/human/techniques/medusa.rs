//! 3D Medusa: colouring with candidates of all digits. A cell with two candidates and a house with two
//! places for a digit link two candidates, one of which is true. Linked candidates form a *cluster* in
//! two colours: all candidates of one colour are true, and all of the other are false.
//!
//! A colour is false if two of its candidates exclude each other, or if it rules out every candidate of a
//! cell. A candidate that both colours rule out is false. This holds on every board: in linked candidates
//! one is true, and they exclude each other, since they share a cell or a house.

use std::ops::ControlFlow;

use crate::human::links::partners;
use crate::human::technique::finder;
use crate::human::{
    Candidate, Cells, Code, Explanation, Ground, Link, Pattern, Position, Role, Set, Sink, Step, Technique,
    Tier, Wide, say, words,
};
use crate::message::Message;
use crate::{Cell, DigitSet, Geometry, messages};

messages! {
    fn medusa_links();
    fn medusa_colours(first: Vec<Message>, second: Vec<Message>);
    fn medusa_trap();
    fn medusa_clash(candidates: Vec<Message>);
    fn medusa_empties(cell: String);
}

/// Colouring of candidates.
pub static TECHNIQUE: Technique = Technique {
    name: "3D Medusa",
    code: Code::from_static("0504"),
    example: "9+1+6..4...4...6...1+5....16+4.3.+19+2+6...+75+2+1.+3..+6+69..7+51232..+61+85..+1+7+93+5+28+64+865...+3+1+2 718 728 828 928 833 749 => r2c4<>8",
    near_miss: "9+1...4...4...6...1+5....16+4.3.+19+2+6...+75+2+1.+3..+6+69..7+51232..+61+85..+1+7+93+5+28+64+865...+3+1+2 718 728 828 928 833 749",
    tier: Tier::Expert,
    score: 260,
    is_extra: true,
    find: finder!(find),
    ..Technique::BLANK
};

fn find<G: Ground>(position: &Position<G>, sink: Sink) -> ControlFlow<()> {
    for cluster in clusters(position) {
        let seen = [0, 1].map(|colour| Seen::from(position, cluster.of_colour(colour)));
        for (colour, seen) in seen.iter().enumerate() {
            let own: Vec<Candidate> = cluster.of_colour(colour).collect();
            if let Some(fault) = fault(position, &own, seen) {
                let places: Vec<usize> = own.iter().filter_map(|&at| cluster.place(at)).collect();
                let pattern = cluster.pattern(&places, colour, Some(fault));
                sink(Step::removing(position.ground(), &TECHNIQUE, pattern, own))?;
            }
        }
        let [first, second] = &seen;
        let (mut removed, mut needed) = (Vec::new(), Vec::new());
        for digit in position.ground().digits() {
            let both = first.0[digit.index()] & second.0[digit.index()];
            for out in Candidate::each(digit, both).filter(|&out| cluster.place(out).is_none()) {
                needed.extend(cluster.closest(position, out).into_iter().flatten());
                removed.push(out);
            }
        }
        if !removed.is_empty() {
            let pattern = cluster.pattern(&needed, 0, None);
            sink(Step::removing(position.ground(), &TECHNIQUE, pattern, removed))?;
        }
    }
    ControlFlow::Continue(())
}

/// Linked candidates.
struct Cluster(Vec<Linked>);

/// A candidate of a cluster. All candidates but the first have a link to an earlier one, the parent.
struct Linked {
    at: Candidate,
    colour: usize,
    parent: usize,
}

/// The clusters of more than two candidates. A single link removes nothing that locked candidates do not.
fn clusters<G: Ground>(position: &Position<G>) -> Vec<Cluster> {
    let ground = position.ground();
    let mut known = ground.per_digit(G::Cells::EMPTY);
    let mut found = Vec::new();
    for start in position.candidates_of(DigitSet::full(ground.side()), position.empty()) {
        if known[start.digit.index()].contains(start.cell) {
            continue;
        }
        let mut cluster = Cluster(vec![Linked { at: start, colour: 0, parent: 0 }]);
        known[start.digit.index()].insert(start.cell);
        let (mut next, mut is_sound) = (0, true);
        while let Some(&Linked { at, colour, .. }) = cluster.0.get(next) {
            for partner in linked(position, at) {
                let of_digit = &mut known[partner.digit.index()];
                if of_digit.contains(partner.cell) {
                    // In a position without a solution a candidate may have both colours.
                    is_sound &= cluster.place(partner).is_some_and(|place| cluster.0[place].colour != colour);
                } else {
                    of_digit.insert(partner.cell);
                    cluster.0.push(Linked { at: partner, colour: 1 - colour, parent: next });
                }
            }
            next += 1;
        }
        if is_sound && cluster.0.len() > 2 {
            found.push(cluster);
        }
    }
    found
}

/// The candidates that are true if this one is false: the other of its cell, and partners in a house.
fn linked<G: Ground>(position: &Position<G>, at: Candidate) -> Vec<Candidate> {
    let partners = Candidate::each(at.digit, partners(position, at.digit, at.cell));
    let rest = position.candidates(at.cell).without(at.digit);
    partners.chain(rest.single().map(|digit| Candidate::new(at.cell, digit))).collect()
}

impl Cluster {
    fn place(&self, at: Candidate) -> Option<usize> {
        self.0.iter().position(|linked| linked.at == at)
    }

    fn of_colour(&self, colour: usize) -> impl Iterator<Item = Candidate> {
        self.0.iter().filter(move |linked| linked.colour == colour).map(|linked| linked.at)
    }

    /// The number of links between two places.
    fn distance(&self, mut one: usize, mut other: usize) -> usize {
        let mut count = 0;
        while one != other {
            // Parents come before their children.
            let later = if one > other { &mut one } else { &mut other };
            *later = self.0[*later].parent;
            count += 1;
        }
        count
    }

    /// The closest candidates of the two colours that exclude this one.
    fn closest<G: Ground>(&self, position: &Position<G>, out: Candidate) -> Option<[usize; 2]> {
        let mut seen = Vec::new();
        position.each_excluded(out, |at| seen.extend(self.place(at)));
        let of = |colour| seen.iter().copied().filter(move |&place| self.0[place].colour == colour);
        let pairs = of(0).flat_map(|one| of(1).map(move |other| [one, other]));
        pairs.min_by_key(|&[one, other]| self.distance(one, other))
    }

    /// The part of the cluster that connects these places. `first`: the colour to name first.
    fn pattern(&self, needed: &[usize], first: usize, fault: Option<Fault>) -> Medusa {
        let mut is_kept = vec![false; self.0.len()];
        needed.iter().for_each(|&place| is_kept[place] = true);
        let mut count = is_kept.iter().filter(|&&is_kept| is_kept).count();
        let mut links = Vec::new();
        // From the end: while two branches are left, the last one goes on with its parent.
        for place in (1..self.0.len()).rev() {
            if count > 1 && is_kept[place] {
                let Linked { at, parent, .. } = self.0[place];
                links.push(Link::strong(self.0[parent].at, at));
                if is_kept[parent] {
                    count -= 1;
                }
                is_kept[parent] = true;
            }
        }
        let own = |colour| {
            let kept =
                self.0.iter().zip(&is_kept).filter(|(linked, is_kept)| **is_kept && linked.colour == colour);
            kept.map(|(linked, _)| linked.at).collect()
        };
        Medusa { colours: [own(first), own(1 - first)], links, fault }
    }
}

/// What a colour rules out, by digit.
struct Seen<G: Ground>(G::PerDigit<G::Cells>);

impl<G: Ground> Seen<G> {
    fn from(position: &Position<G>, colour: impl Iterator<Item = Candidate>) -> Self {
        let mut seen = position.ground().per_digit(G::Cells::EMPTY);
        colour.for_each(|at| position.each_excluded(at, |out| seen[out.digit.index()].insert(out.cell)));
        Self(seen)
    }

    fn has(&self, at: Candidate) -> bool {
        self.0[at.digit.index()].contains(at.cell)
    }
}

/// Why a colour is false.
#[derive(Clone, Copy, Debug)]
enum Fault {
    /// These two of its candidates exclude each other.
    Clash([Candidate; 2]),
    /// It leaves no candidate for this cell.
    Empties(Cell),
}

fn fault<G: Ground>(position: &Position<G>, own: &[Candidate], seen: &Seen<G>) -> Option<Fault> {
    if let Some(&one) = own.iter().find(|&&at| seen.has(at)) {
        return excluder(position, own, one).map(|other| Fault::Clash([one, other]));
    }
    let is_out = |cell: Cell| move |digit| seen.has(Candidate::new(cell, digit));
    let is_emptied = |&cell: &Cell| position.candidates(cell).iter().all(is_out(cell));
    position.empty().into_iter().find(is_emptied).map(Fault::Empties)
}

/// The first of the candidates that excludes this one.
fn excluder<G: Ground>(position: &Position<G>, all: &[Candidate], out: Candidate) -> Option<Candidate> {
    let mut excluding = Vec::new();
    position.each_excluded(out, |at| excluding.push(at));
    all.iter().copied().find(|at| excluding.contains(at))
}

/// The part of a cluster that a step needs.
#[derive(Debug)]
struct Medusa {
    colours: [Vec<Candidate>; 2],
    /// The strong links that connect it.
    links: Vec<Link>,
    /// Why the first colour is false. `None` if both colours rule out what the step removes.
    fault: Option<Fault>,
}

impl Pattern for Medusa {
    fn digits(&self) -> DigitSet {
        self.colours.iter().flatten().map(|at| at.digit).collect()
    }

    fn cells(&self) -> Cells {
        self.colours.iter().flatten().map(|at| at.cell).collect()
    }

    fn explain(&self, position: &Position<Wide>, step: &Step) -> Explanation {
        let ground = position.ground();
        let names = |candidates: &[Candidate]| ground.candidate_names(candidates);
        let [first, second] = &self.colours;
        let mut proof = Explanation::new(medusa_links())
            .links(&self.links)
            .say(medusa_colours(names(first), names(second)));
        for (role, colour) in [(Role::ColourA, first), (Role::ColourB, second)] {
            for (digit, cells) in say::by_digit(colour) {
                proof = proof.candidates(role, digit, cells);
            }
        }
        let by =
            |out: Candidate, colour: &[Candidate]| excluder(position, colour, out).map(|held| [held, out]);
        let (message, reasons): (Message, Vec<[Candidate; 2]>) = match self.fault {
            Some(Fault::Clash(pair)) => (medusa_clash(names(&pair)), vec![pair]),
            Some(Fault::Empties(cell)) => {
                let out = position.candidates(cell).iter().map(|digit| Candidate::new(cell, digit));
                (medusa_empties(ground.name(cell)), out.filter_map(|out| by(out, first)).collect())
            }
            None => {
                let each = |&out: &Candidate| [by(out, first), by(out, second)].into_iter().flatten();
                (medusa_trap(), step.eliminations.iter().flat_map(each).collect())
            }
        };
        for &[held, out] in &reasons {
            proof = proof.say_by_rule(ground, held, out);
        }
        let links: Vec<Link> = reasons.into_iter().map(|[held, out]| Link::weak(held, out)).collect();
        proof.say(message).links(&links)
    }

    /// `4 (r1c2,r3c4) 5 (r1c3) / 4 (r5c5)`: the two colours.
    fn notation(&self, geometry: &Geometry, _: &Step) -> Option<String> {
        let own = |(digit, cells)| format!("{digit} ({})", words::short(geometry, cells));
        let colours = self.colours.iter().map(|colour| say::by_digit(colour).into_iter().map(own));
        let colours: Vec<String> = colours.map(|colour| colour.collect::<Vec<_>>().join(" ")).collect();
        Some(colours.join(" / "))
    }
}

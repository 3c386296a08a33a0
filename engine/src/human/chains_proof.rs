//! A chain as a pattern, and its proof: one sentence for each inference, then what its ends prove. A
//! discontinuous loop begins and ends with the candidate that it decides.

use super::als::{self, Part, is_passed, united};
use super::candidate::Candidate;
use super::chains::Ends;
use super::forcing_proof::forced_not;
use super::ground::{Ground, Wide};
use super::marks::{Explanation, Link, LinkKind, Node, Role};
use super::position::Position;
use super::technique::{Pattern, Step};
use super::wide::Cells;
use super::{say, walked};
use crate::message::Message;
use crate::{Digit, DigitSet, Geometry, messages};

// A node is a digit in a cell or in one of several cells. The sentences join the cells with
// "or", so one sentence fits both.
messages! {
    fn chain_suppose(digit: Digit, cells: Vec<String>);
    fn chain_weak_house(digit: Digit, from: Vec<String>, to: Vec<String>, house: Message);
    fn chain_weak_seen(digit: Digit, from: Vec<String>, to: Vec<String>);
    fn chain_weak_cell(cell: String, digit: Digit, other: Digit);
    fn chain_first_weak_house(digit: Digit, to: Vec<String>, house: Message);
    fn chain_first_house(digit: Digit, to: Vec<String>, house: Message);
    fn chain_first_cell(cell: String, other: Digit);
    fn chain_first_set(set: Vec<String>, rest: DigitSet, other: Digit, to: Vec<String>);
    fn chain_strong_house(digit: Digit, from: Vec<String>, to: Vec<String>, house: Message);
    fn chain_strong_cell(cell: String, digit: Digit, other: Digit);
    fn chain_strong_set(digit: Digit, from: Vec<String>, set: Vec<String>, rest: DigitSet, other: Digit, to: Vec<String>);
    fn chain_proves_start(digit: Digit, cells: Vec<String>);
    fn chain_refutes_start(cell: String, digit: Digit);
    fn chain_ends_digit(digit: Digit, first: Vec<String>, last: Vec<String>);
    fn chain_ends_cell(cell: String, digits: DigitSet);
    fn chain_ends_other(digit: Digit, first: Vec<String>, other: Digit, last: Vec<String>);
    fn chain_is_loop();
    fn chain_loop_sets();
}

/// Strong and weak links in turn. The first link is strong, and so is the last.
#[derive(Clone, Debug)]
pub struct Chain {
    /// The links from one end to the other.
    pub links: Vec<Link>,
    /// The almost locked sets that the links pass through, in that order.
    pub sets: Vec<Part>,
    /// What it proves.
    pub ends: Ends,
}

impl Pattern for Chain {
    fn digits(&self) -> DigitSet {
        walked::digits(&self.links)
    }

    fn cells(&self) -> Cells {
        walked::cells(&self.links) | united(&self.sets)
    }

    fn explain(&self, position: &Position<Wide>, step: &Step) -> Explanation {
        let [first, last] = self.ends();
        if let ([removed], Ends::One) = (&step.eliminations[..], self.ends)
            && first != last
        {
            return self.refute(*removed, position);
        }
        let supposed = chain_suppose(first.digit, position.ground().names(first.cells));
        let proof = Explanation::new(supposed).candidates(Role::Off, first.digit, first.cells);
        let proof = self.say_links(proof, position, first_inference);
        self.conclude(proof, position, step).links(&self.returns(position.ground(), step))
    }

    /// `4 4- r1c4 -9- r4c4 -6- r5c6 -4`: an open chain. `1/8 r2c4 =1= r3c4 -8- r2c4`: a loop.
    fn notation(&self, geometry: &Geometry, _: &Step) -> Option<String> {
        Some(walked::walked(geometry, &self.links, &self.sets, self.is_loop()))
    }
}

impl Chain {
    /// Whether its line is that of a loop, which returns to its start.
    fn is_loop(&self) -> bool {
        self.ends == Ends::Loop
    }

    fn ends(&self) -> [Node; 2] {
        [self.links[0].from, self.links[self.links.len() - 1].to]
    }

    /// The links from both ends to the only candidate that they exclude.
    fn returns(&self, ground: Wide, step: &Step) -> Vec<Link> {
        let [first, last] = self.ends();
        let [at] = step.eliminations[..] else { return Vec::new() };
        let is_open = first != last
            && !self.is_loop()
            && [first, last].iter().all(|&end| exclude(ground, end, at.into()));
        if is_open { [first, last].map(|end| Link::weak(end, at)).to_vec() } else { Vec::new() }
    }

    /// Says each inference from one end to the other. `begin` writes the first one.
    fn say_links(&self, proof: Explanation, position: &Position<Wide>, begin: Inference) -> Explanation {
        let mut sets = self.sets.iter().zip(als::roles());
        self.links.iter().enumerate().fold(proof, |proof, (at, &link)| {
            let set = if passes_set(&link) { sets.next() } else { None };
            let infer = if at == 0 { begin } else { inference };
            let proof = proof.say(infer(position, link, set.map(|(part, _)| part))).mark_link(link);
            set.into_iter().fold(proof, |proof, (part, role)| proof.set(role, part, &self.links))
        })
    }

    /// Follows the loop from the candidate that both ends exclude, until it excludes itself.
    fn refute(&self, removed: Candidate, position: &Position<Wide>) -> Explanation {
        let (name, [first, last]) = (position.ground().name(removed.cell), self.ends());
        let proof = Explanation::new(say::suppose(name.clone(), removed.digit)).candidates(
            Role::On,
            removed.digit,
            Cells::of(removed.cell),
        );
        let start = Link::weak(removed, first);
        let proof = proof.say(first_exclusion(position, start)).mark_link(start);
        let proof = self.say_links(proof, position, inference);
        let proof = proof.say_link(position, Link::weak(last, removed), None);
        proof.say(chain_refutes_start(name, removed.digit))
    }

    /// Says what the ends prove.
    fn conclude(&self, proof: Explanation, position: &Position<Wide>, step: &Step) -> Explanation {
        let (ground, [first, last]) = (position.ground(), self.ends());
        let (digit, other) = (first.digit, last.digit);
        let [start, end] = [first, last].map(|node| ground.names(node.cells));
        if first == last {
            return proof.say(chain_proves_start(digit, start));
        }
        let all = |is_it: &dyn Fn(&Candidate) -> bool| step.eliminations.iter().all(is_it);
        let is_out =
            |at: &Candidate| [first, last].iter().all(|&node| exclude(ground, node, Node::from(*at)));
        let back = exclude(ground, first, last).then(|| Link::weak(last, first));
        match first.cell().filter(|_| first.cells == last.cells) {
            Some(cell) if all(&|at| is_out(at) && at.cell == cell) => {
                let held = DigitSet::of(digit).with(other);
                back.into_iter().fold(proof.say(chain_ends_cell(ground.name(cell), held)), Explanation::link)
            }
            None if !self.is_loop() && digit == other && all(&|at| is_out(at) && at.digit == digit) => {
                let both = first.cells | last.cells;
                if back.is_some() || first.cells.meets(last.cells) {
                    return proof.say_one_of(ground, digit, both, step.cleared());
                }
                let proof = proof.say(chain_ends_digit(digit, start, end));
                proof.say_seen(ground, digit, both, step.cleared())
            }
            None if !self.is_loop() && all(&is_out) => proof.say(chain_ends_other(digit, start, other, end)),
            _ => self.close(proof, position, step),
        }
    }

    /// Says that the chain is a loop, and what the almost locked sets in it then hold.
    fn close(&self, proof: Explanation, position: &Position<Wide>, step: &Step) -> Explanation {
        let [first, last] = self.ends();
        let mut proof = proof.say_link(position, Link::weak(last, first), None).say(chain_is_loop());
        let passing = self.links.iter().filter(|link| passes_set(link));
        let mut is_told = false;
        for (link, set) in passing.zip(&self.sets) {
            for digit in set.digits.without(link.from.digit).without(link.to.digit) {
                let places = set.cells & position.cells_of(digit);
                let cleared = step.cleared_of(digit) & position.ground().common_peers(places);
                if !cleared.is_empty() {
                    proof = if is_told { proof } else { proof.say(chain_loop_sets()) };
                    proof = proof.say_one_of(position.ground(), digit, places, cleared);
                    is_told = true;
                }
            }
        }
        proof
    }
}

/// Whether a link passes through an almost locked set.
fn passes_set(link: &Link) -> bool {
    link.kind == LinkKind::Strong && is_passed(link.from, link.to)
}

impl Explanation {
    /// Adds the sentence of a link with its reason. `set`: the almost locked set that it passes through.
    #[must_use]
    pub(super) fn say_link(self, position: &Position<Wide>, link: Link, set: Option<&Part>) -> Self {
        self.say(inference(position, link, set)).mark_link(link)
    }

    /// Draws a link and its end.
    #[must_use]
    fn mark_link(self, link: Link) -> Self {
        let role = if link.kind == LinkKind::Strong { Role::On } else { Role::Off };
        self.link(link).candidates(role, link.to.digit, link.to.cells)
    }
}

/// The sentence of a weak link, with its reason, after its start has been supposed to be true.
fn first_exclusion(position: &Position<Wide>, link: Link) -> Message {
    let (ground, Link { from, to, .. }) = (position.ground(), link);
    let house = ground.common_houses(from.cells | to.cells).first().filter(|_| from.digit == to.digit);
    match (to.cell().filter(|_| from.cells == to.cells), house) {
        (Some(cell), _) => forced_not(ground.name(cell), to.digit),
        (_, Some(house)) => {
            chain_first_weak_house(to.digit, ground.names(to.cells), ground.house_name(house))
        }
        _ => inference(position, link, None),
    }
}

/// Writes the sentence of a link.
type Inference = fn(&Position<Wide>, Link, Option<&Part>) -> Message;

/// The sentence of a strong link, with its reason, after its start has been supposed to be false.
fn first_inference(position: &Position<Wide>, link: Link, set: Option<&Part>) -> Message {
    let Link { from, to, .. } = link;
    let (ground, end) = (position.ground(), position.ground().names(to.cells));
    if let Some(&Part { cells, digits }) = set.filter(|set| set.cells.len() > 1) {
        return chain_first_set(ground.names(cells), digits.without(from.digit), to.digit, end);
    }
    match from.cell().filter(|_| from.cells == to.cells) {
        Some(cell) => chain_first_cell(ground.name(cell), to.digit),
        None => chain_first_house(to.digit, end, ground.house_name(strong_house(position, from, to))),
    }
}

/// The sentence of a link, with its reason.
pub(super) fn inference(position: &Position<Wide>, link: Link, set: Option<&Part>) -> Message {
    let Link { kind, from, to } = link;
    let ground = position.ground();
    let (digit, other) = (from.digit, to.digit);
    let [start, end] = [from, to].map(|node| ground.names(node.cells));
    if let Some(&Part { cells, digits }) = set.filter(|set| set.cells.len() > 1) {
        return chain_strong_set(digit, start, ground.names(cells), digits.without(digit), other, end);
    }
    let cell = from.cell().filter(|_| from.cells == to.cells).map(|cell| ground.name(cell));
    match (kind, cell) {
        (LinkKind::Weak, Some(cell)) => chain_weak_cell(cell, digit, other),
        (LinkKind::Weak, None) => {
            let house = ground.common_houses(from.cells | to.cells).first().filter(|_| digit == other);
            if let Some(house) = house {
                return chain_weak_house(digit, start, end, ground.house_name(house));
            }
            let by_rule = ground.say_ruled_out(from, to);
            by_rule.unwrap_or_else(|| chain_weak_seen(digit, start, end))
        }
        (LinkKind::Strong, Some(cell)) => chain_strong_cell(cell, digit, other),
        (LinkKind::Strong, None) => {
            let house = strong_house(position, from, to);
            chain_strong_house(digit, start, end, ground.house_name(house))
        }
    }
}

/// The house in which these two nodes are all places of the digit.
pub(super) fn strong_house(position: &Position<Wide>, from: Node, to: Node) -> usize {
    let both = from.cells | to.cells;
    let mut houses = position.ground().common_houses(both).into_iter();
    let is_it = |house: &usize| position.places(from.digit, *house).count_ones() as usize == both.len();
    houses.find(is_it).expect("a strong link of a digit is in a house")
}

/// Whether two nodes cannot both be true.
fn exclude(ground: Wide, a: Node, b: Node) -> bool {
    match a.candidate().zip(b.candidate()) {
        _ if a.digit == b.digit && b.cells.is_subset(ground.common_peers(a.cells)) => true,
        Some((a, b)) => a.cell == b.cell || ground.excluded(a.cell, a.digit).contains(&(b.cell, b.digit)),
        None => false,
    }
}

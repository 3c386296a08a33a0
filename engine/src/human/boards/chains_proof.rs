//! A chain as a pattern, and its proof: one sentence for each inference, then what its ends prove.

use super::chains::excludes;
use super::position::Position;
use super::step::{Pattern, Proof, Step};
use crate::human::candidate::Candidate;
use crate::human::chains_proof as told;
use crate::human::marks::{Explanation, Link, LinkKind, Node, Role};
use crate::human::shown::ShownLink;
use crate::human::step_line::listed;
use crate::human::wide::Cells;
use crate::message::Message;
use crate::{DigitSet, Geometry};

/// Candidates, with strong and weak links between them in turn. The first link is strong, and so is
/// the last.
#[derive(Debug)]
pub(super) struct Chain(Vec<Candidate>);

impl Chain {
    /// The chain of these candidates: an even number of them, at least two.
    pub(super) fn new(nodes: impl Iterator<Item = Candidate>) -> Self {
        Self(nodes.collect())
    }

    /// The first and the last candidate.
    pub(super) fn ends(&self) -> (Candidate, Candidate) {
        (self.0[0], self.0[self.0.len() - 1])
    }

    /// The ends of its weak links.
    pub(super) fn weak_links(&self) -> impl Iterator<Item = (Candidate, Candidate)> {
        self.0[1..self.0.len() - 1].chunks_exact(2).map(|ends| (ends[0], ends[1]))
    }

    fn links(&self) -> impl Iterator<Item = (LinkKind, Candidate, Candidate)> {
        let kinds = [LinkKind::Strong, LinkKind::Weak].into_iter().cycle();
        self.0.windows(2).zip(kinds).map(|(ends, kind)| (kind, ends[0], ends[1]))
    }
}

impl Pattern for Chain {
    fn digits(&self) -> DigitSet {
        self.0.iter().map(|node| node.digit).collect()
    }

    fn cells(&self) -> Cells {
        self.0.iter().map(|node| node.cell).collect()
    }

    fn explain(&self, position: &Position, step: &Step) -> Proof {
        let (first, last) = self.ends();
        let name = |at: Candidate| vec![position.board().name(at.cell)];
        let mut proof = Explanation::new(told::chain_suppose(first.digit, name(first))).candidates(
            Role::Off,
            first.digit,
            Cells::of(first.cell),
        );
        for (kind, from, to) in self.links() {
            let role = if kind == LinkKind::Strong { Role::On } else { Role::Off };
            let link = Link { kind, from: Node::<Cells>::from(from), to: Node::<Cells>::from(to) };
            proof = proof.say(inference(position, kind, from, to)).link(link).candidates(
                role,
                to.digit,
                Cells::of(to.cell),
            );
        }
        proof = proof.say(conclusion(position, step, first, last));
        if first != last && excludes(position, first, last) {
            proof = proof.link(ShownLink::weak(last, first));
        }
        proof
    }

    /// `4 4- r1c4 -9- r4c4 -6- r5c6 -4`: links within a cell show as a change of the digit.
    fn notation(&self, geometry: &Geometry, _: &Step) -> Option<String> {
        let (first, last) = self.ends();
        let links: Vec<_> = self.links().collect();
        let is_inside = |at: &(LinkKind, Candidate, Candidate)| at.1.cell == at.2.cell;
        let mut parts = vec![listed(self.digits(), "/")];
        parts.extend(links.first().filter(|link| is_inside(link)).map(|_| format!("{}-", first.digit)));
        parts.push(geometry.name(first.cell));
        for (kind, _, to) in links.iter().filter(|link| !is_inside(link)) {
            let sign = if *kind == LinkKind::Strong { '=' } else { '-' };
            parts.push(format!("{sign}{}{sign}", to.digit));
            parts.push(geometry.name(to.cell));
        }
        parts.extend(links.last().filter(|link| is_inside(link)).map(|_| format!("-{}", last.digit)));
        Some(parts.join(" "))
    }
}

/// The sentence of a link, with its reason.
fn inference(position: &Position, kind: LinkKind, from: Candidate, to: Candidate) -> Message {
    let board = position.board();
    let name = |at: Candidate| vec![board.name(at.cell)];
    let houses = board.common_houses(Cells::of(from.cell).with(to.cell));
    if from.cell == to.cell {
        return match kind {
            LinkKind::Weak => told::chain_weak_cell(board.name(from.cell), from.digit, to.digit),
            LinkKind::Strong => told::chain_strong_cell(board.name(from.cell), from.digit, to.digit),
        };
    }
    let has_only_two = |house: &usize| position.places(from.digit, *house).count_ones() == 2;
    let house = match kind {
        LinkKind::Weak => houses.first(),
        LinkKind::Strong => houses.into_iter().find(has_only_two),
    };
    match (kind, house.map(|house| board.house_name(house))) {
        (LinkKind::Weak, Some(house)) => told::chain_weak_house(from.digit, name(from), name(to), house),
        // No house, but a rule such as anti-knight.
        (LinkKind::Weak, None) => told::chain_weak_seen(from.digit, name(from), name(to)),
        (LinkKind::Strong, house) => {
            let house = house.expect("two places of a digit are in a house");
            told::chain_strong_house(from.digit, name(from), name(to), house)
        }
    }
}

fn conclusion(position: &Position, step: &Step, first: Candidate, last: Candidate) -> Message {
    let name = |at: Candidate| vec![position.board().name(at.cell)];
    let is_out = |at: &Candidate| {
        (*at != first && excludes(position, first, *at)) && (*at != last && excludes(position, last, *at))
    };
    if first == last {
        told::chain_proves_start(first.digit, name(first))
    } else if !step.eliminations.iter().all(is_out) {
        told::chain_is_loop()
    } else if first.cell == last.cell {
        told::chain_ends_cell(position.board().name(first.cell), DigitSet::of(first.digit).with(last.digit))
    } else if first.digit == last.digit {
        told::chain_ends_digit(first.digit, name(first), name(last))
    } else {
        told::chain_ends_other(first.digit, name(first), last.digit, name(last))
    }
}

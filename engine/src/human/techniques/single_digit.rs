//! Two strong links of one digit, joined by a weak link. One of the two outer ends holds the digit,
//! so a cell that sees both does not. Two parallel lines make a skyscraper. A row and a column that
//! meet in a box make a kite. A line and a box make a turbot fish.
//!
//! Other boards have more houses and more cells that see each other. There all other pairs of links
//! are turbot fish, too. One of the links may then be a house with more places than two: the near end of
//! the other link sees a part of them, so the digit is in the rest. On the classic board such a pair of
//! links is an empty rectangle or a grouped chain.

use std::ops::ControlFlow;

use super::empty_rectangle::{self, Corner, corners};
use crate::human::links::{Conjugates, strong_links};
use crate::human::technique::finder;
use crate::human::walked::walked;
use crate::human::{
    Candidate, Cells, Code, Explanation, Ground, Link, Node, Pattern, Position, Role, Set, Sink, Step,
    Technique, Tier, Wide, is_classic, words,
};
use crate::{Cell, Digit, DigitSet, Geometry};

/// The fields that all of these share.
const FAMILY: Technique = Technique { tier: Tier::Hard, ..Technique::BLANK };

/// Two rows or two columns, joined along a line.
pub static SKYSCRAPER: Technique = Technique {
    name: "Skyscraper",
    code: Code::from_static("0400"),
    example: "43+2+165+9+7+871+68+3+9+524+5+9+8+4+72+1+6+3+1..+2+5..49+24+97+8+1+3+56..5.9+4.+1+29+2..+1.48+5..+4+52.6+9+1+6+5+19+4+8+2+37 => r6c1,r7c3<>3",
    near_miss: "43+2+165+9+7+871+68+3+9+524+5+9+8+4+72+1+6+3+1..+2+5..49+24+97+8+1+3+56..5.9+4.+1+29+2..+1.48+5..+4.2.6+9+1+6+5+19+4+8+2+37",
    score: 130,
    find: finder!(|p, sink| find(p, &SKYSCRAPER, sink)),
    ..FAMILY
};
/// A row and a column, joined in a box.
pub static KITE: Technique = Technique {
    name: "2-String Kite",
    code: Code::from_static("0401"),
    example: "+91+5.4+2.+8.+78.9.3.+1.63..+8+1.+9.+8+2+9..7.4+135+7+41+892+6+4+6+12.+98+7.+1+9+38+7+6+2+54+2+4619+5+73+857+8+3+2+4+169 => r3c9<>5",
    near_miss: "+91..4+2.+8.+78.9.3.+1.63..+8+1.+9.+8+2+9..7.4+135+7+41+892+6+4+6+12.+98+7.+1+9+38+7+6+2+54+2+4619+5+73+857+8+3+2+4+169",
    score: 150,
    find: finder!(|p, sink| find(p, &KITE, sink)),
    ..FAMILY
};
/// A line and a box. On other boards any other two.
pub static TURBOT_FISH: Technique = Technique {
    name: "Turbot Fish",
    code: Code::from_static("0403"),
    example: "7+9..23.58.5+6+7+8+9+2.3+3+8+2.1+579..37+1.+2+9+85+2.9+5+38.+7.81+59+7.3.2.2+8+3574.9+9+73+8..+5+2.+5..2+9.+8+3+7 496 => r8c6<>6",
    near_miss: "7+9..23.58.5+6+7+8+9+2.3+3+8+2.1+579..37+1.+2+9+85+2.9+5+38.+7.81+59..3.2.2+8+3574.9+9+73+8..+5+2.+5..2+9.+8+3+7 496",
    score: 120,
    find: finder!(find_turbot_fish),
    ..FAMILY
};
/// Two kites that share the cells of their box.
pub static DUAL_KITE: Technique = Technique {
    name: "Dual 2-String Kite",
    code: Code::from_static("0404"),
    example: "1+9+3+27+846+5.7.3.5+8+1+9+8.5+9..+7+32.3....1+9.....9......9..6...+9..4.+7..878.+65.9..+3+5+48+2+9671 243 643 153 253 653 156 165 172 => r5c7,r6c9<>3",
    near_miss: "1+9+3+27+846+5.7.3.5+8+1+9+8.5+9..+7.2.3....1+9.....9......9..6...+9..4.+7..878.+65.9..+3+5+48+2+9671 243 643 153 253 653 156 165 172",
    score: 150,
    is_overshadowed: true,
    find: finder!(find_dual),
    ..FAMILY
};

/// The technique that two links and their joint belong to.
fn technique_of<G: Ground>(
    ground: G,
    one: &Conjugates,
    other: &Conjugates,
    [b, c]: [Cell; 2],
) -> Option<&'static Technique> {
    let [is_line, is_other_line] = [one, other].map(|link| ground.is_line(link.house));
    let are_parallel = one.house / ground.side() == other.house / ground.side();
    let joins_line = ground.row(b) == ground.row(c) || ground.column(b) == ground.column(c);
    match (is_line && is_other_line, are_parallel, joins_line) {
        (true, true, true) => Some(&SKYSCRAPER),
        (true, false, false) => Some(&KITE),
        _ if is_line != is_other_line || !is_classic(ground.geometry()) => Some(&TURBOT_FISH),
        _ => None,
    }
}

fn find<G: Ground>(position: &Position<G>, technique: &'static Technique, sink: Sink) -> ControlFlow<()> {
    let ground = position.ground();
    for digit in ground.digits() {
        each(position, digit, technique, &mut |cells, removed| {
            let pattern = TwoLinks { digit, chains: vec![cells.map(Cells::of)] };
            sink(Step::removing(ground, technique, pattern, Candidate::each(digit, removed)))
        })?;
    }
    ControlFlow::Continue(())
}

fn find_turbot_fish<G: Ground>(position: &Position<G>, sink: Sink) -> ControlFlow<()> {
    find(position, &TURBOT_FISH, sink)?;
    let is_classic = is_classic(position.ground().geometry());
    // An empty rectangle is easier to see.
    if is_classic || empty_rectangle::TECHNIQUE.first(position).is_some() {
        return ControlFlow::Continue(());
    }
    position.ground().digits().try_for_each(|digit| find_grouped(position, digit, sink))
}

/// Pairs of links of which one is a house with more than two places.
fn find_grouped<G: Ground>(position: &Position<G>, digit: Digit, sink: Sink) -> ControlFlow<()> {
    let ground = position.ground();
    let links: Vec<Conjugates> = strong_links(position, digit).collect();
    let houses = (0..ground.house_count()).filter(|&house| position.places(digit, house).count_ones() > 2);
    for house in houses {
        for corner in links.iter().flat_map(|link| corners(position, digit, house, link)) {
            let Corner { ends: [near, far], parts: [seen, rest], removed, .. } = corner;
            let chain = [Cells::of(far), Cells::of(near), seen.into(), rest.into()];
            let pattern = TwoLinks { digit, chains: vec![chain] };
            sink(Step::removing(ground, &TURBOT_FISH, pattern, Candidate::each(digit, removed)))?;
        }
    }
    ControlFlow::Continue(())
}

/// Calls `found` for every chain a = b - c = d of the digit, with the candidates that see
/// both a and d.
fn each<G: Ground>(
    position: &Position<G>,
    digit: Digit,
    technique: &Technique,
    found: &mut dyn FnMut([Cell; 4], G::Cells) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let ground = position.ground();
    let links: Vec<Conjugates> = strong_links(position, digit).collect();
    for (at, one) in links.iter().enumerate() {
        for other in &links[at + 1..] {
            let [set, other_set]: [G::Cells; 2] = [one.set(), other.set()];
            if set.meets(other_set) {
                continue;
            }
            for [a, b] in one.directions() {
                for [d, c] in other.directions() {
                    if !ground.sees(b, c) || technique_of(ground, one, other, [b, c]) != Some(technique) {
                        continue;
                    }
                    let seen = position.cells_of(digit) & ground.peers(a) & ground.peers(d);
                    let removed = seen - set - other_set;
                    if !removed.is_empty() {
                        found([a, b, c, d], removed)?;
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}

fn find_dual<G: Ground>(position: &Position<G>, sink: Sink) -> ControlFlow<()> {
    let ground = position.ground();
    for digit in ground.digits() {
        let mut kites: Vec<([Cell; 4], G::Cells)> = Vec::new();
        let _ = each(position, digit, &KITE, &mut |cells, removed| {
            kites.push((cells, removed));
            ControlFlow::Continue(())
        });
        for (at, &(one, removed)) in kites.iter().enumerate() {
            for &(other, more) in &kites[at + 1..] {
                if (one[1], one[2]) == (other[2], other[1]) && removed != more {
                    let chains = [one, other].map(|cells| cells.map(Cells::of));
                    let pattern = TwoLinks { digit, chains: chains.into() };
                    let removed = Candidate::each(digit, removed | more);
                    sink(Step::removing(ground, &DUAL_KITE, pattern, removed))?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Two strong links of a digit and their joint.
#[derive(Debug)]
struct TwoLinks {
    digit: Digit,
    /// The nodes `a = b - c = d`. A dual kite has two such chains.
    chains: Vec<[Cells; 4]>,
}

/// The three links between the four nodes.
fn links(digit: Digit, chain: &[Cells; 4]) -> [Link; 3] {
    let [a, b, c, d] = chain.map(|cells| Node { digit, cells });
    [Link::strong(a, b), Link::weak(b, c), Link::strong(c, d)]
}

impl Pattern for TwoLinks {
    fn digits(&self) -> DigitSet {
        DigitSet::of(self.digit)
    }

    fn cells(&self) -> Cells {
        self.chains.iter().flatten().fold(Cells::EMPTY, |all, &cells| all | cells)
    }

    fn explain(&self, position: &Position<Wide>, step: &Step) -> Explanation {
        let digit = self.digit;
        let ground = position.ground();
        self.chains.iter().fold(Explanation::default(), |proof, &chain| {
            let [a, .., d] = chain;
            let [first, joint, last] = links(digit, &chain);
            proof
                .say_link(position, first, None)
                .candidates(Role::Off, digit, a)
                .say_link(position, joint, None)
                .say_link(position, last, None)
                .say_one_of(ground, digit, a | d, step.cleared())
        })
    }

    /// `6 in r3c1,r7c6 (connected by r37c5)`: the outer ends, then the inner ones. Turbot fish and
    /// dual kites are written as chains.
    fn notation(&self, geometry: &Geometry, step: &Step) -> Option<String> {
        if let [[a, b, c, d]] = self.chains[..]
            && *step.technique != TURBOT_FISH
        {
            let [outer, inner] = [a | d, b | c].map(|ends| words::short(geometry, ends));
            return Some(format!("{} in {outer} (connected by {inner})", self.digit));
        }
        let links: Vec<Link> = self.chains.iter().flat_map(|chain| links(self.digit, chain)).collect();
        Some(walked(geometry, &links, &[], false))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::human::fixture::{lines, made};

    #[test]
    fn two_strong_links_are_named_by_their_houses() {
        let position = made("16x16", &[('9', "row 1", "r1c1 r1c16"), ('9', "row 10", "r10c1 r10c15")]);
        let expected = "Skyscraper: 9 in r1c16,r10c15 (connected by r1c1,r10c1) \
                        => r2c15,r3c15,r4c15,r9c16,r11c16,r12c16<>9";
        assert_eq!(lines(&SKYSCRAPER, &position), [expected]);
        // Two rows, joined on a diagonal.
        let position = made("9x9-diagonal", &[('7', "row 1", "r1c1 r1c8"), ('7', "row 4", "r4c4 r4c8")]);
        let expected = "Turbot Fish: 7 r1c8 =7= r1c1 -7- r4c4 =7= r4c8 => r2356789c8<>7";
        assert_eq!(lines(&TURBOT_FISH, &position), [expected]);
    }

    #[test]
    fn a_house_that_is_no_box_makes_a_turbot_fish_with_groups() {
        let places = [('7', "diagonal 1", "r1c1 r2c2 r9c9"), ('7', "row 5", "r5c3 r5c9")];
        let position = made("9x9-diagonal", &places);
        let expected = "Turbot Fish: 7 r5c3 =7= r5c9 -7- r9c9 =7= r1c1,r2c2 => r12c3<>7";
        assert_eq!(lines(&TURBOT_FISH, &position), [expected]);
        assert_eq!(lines(&empty_rectangle::TECHNIQUE, &position), [""; 0]);
    }
}

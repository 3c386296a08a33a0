//! Empty rectangle: in a box, the places of a digit lie in one row and one column. A strong
//! link between that row (or column) and another column (or row) then removes a candidate.
//!
//! If the near end of the link has the digit, it rules out the places that it sees. The digit is then in
//! the rest of the box. Otherwise the far end has it. So a cell that sees both the rest and the far end
//! does not. The same idea in any other house, which other boards have, is a turbot fish with groups.

use std::ops::ControlFlow;

use crate::human::chains_proof::inference;
use crate::human::links::{Conjugates, strong_links};
use crate::human::technique::finder;
use crate::human::{
    Candidate, Cells, Code, Explanation, Ground, Houses, Link, Node, Pattern, Position, Role, Set, Sink,
    Step, Technique, Tier, Wide, words,
};
use crate::message::Message;
use crate::{Cell, Digit, DigitSet, Geometry, messages};

messages! {
    fn empty_rectangle_box(digit: Digit, house: Message, cells: Vec<String>);
    fn empty_rectangle_rest(digit: Digit, house: Message, rest: Vec<String>, cells: Vec<String>);
}

/// The fields that both share.
const FAMILY: Technique = Technique { tier: Tier::Hard, score: 120, ..Technique::BLANK };

/// One link.
pub static TECHNIQUE: Technique = Technique {
    name: "Empty Rectangle",
    code: Code::from_static("0402"),
    example: "+82..3+49.6..+9...+83+4+4.+38.+9+1.2632+4+9+8+71+5.+45...+2+989+8....4+6+3+51+6+7+82+34+9+2+9+4.1.6+8+737+8+9465+2+1 154 => r5c5<>7",
    near_miss: ".2..3+49.6..+9...+83+4+4.+38.+9+1.2632+4+9+8+71+5.+45...+2+989+8....4+6+3+51+6+7+82+34+9+2+9+4.1.6+8+737+8+9465+2+1 154",
    find: finder!(find),
    ..FAMILY
};
/// Two links from one cell to the same box.
pub static DUAL: Technique = Technique {
    name: "Dual Empty Rectangle",
    code: Code::from_static("0405"),
    example: ".+12.+934.+6........1+67.1.538.19...........8+16+977..93.....+6.+35....4.3....6..5.6.2... 921 724 824 225 425 426 744 873 973 893 993 => r1c1,r8c4<>8",
    near_miss: ".+12.+934.+6........1+67.1.538.19...........8+16+977..93.....+6.+35....4.3....6..5.6.2... 921 724 225 425 426 744 873 973 893 993",
    is_overshadowed: true,
    find: finder!(find_dual),
    ..FAMILY
};

/// One empty rectangle: the box, the near and the far end of the link, and the cells that lose the
/// digit.
type Found<G> = (usize, [Cell; 2], <G as Ground>::Cells);

fn find<G: Ground>(position: &Position<G>, sink: Sink) -> ControlFlow<()> {
    position.ground().digits().try_for_each(|digit| {
        each(position, digit, &mut |found| sink(step(position, &TECHNIQUE, digit, &[found])))
    })
}

fn each<G: Ground>(
    position: &Position<G>,
    digit: Digit,
    found: &mut dyn FnMut(Found<G>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let ground = position.ground();
    let links: Vec<Conjugates> = strong_links(position, digit).collect();
    ground.boxes().try_for_each(|house| {
        let corners = links.iter().flat_map(|link| corners(position, digit, house, link));
        let rectangle = |corner: Corner<G>| Some((corner.crossing?, corner.removed_in_line(ground)?, corner));
        let mut here: Vec<_> = corners.filter_map(rectangle).collect();
        // In the order of the cells where row and column cross.
        here.sort_by_key(|&(mut place, ..)| {
            place.sort_unstable();
            place
        });
        here.into_iter().try_for_each(|(_, removed, Corner { ends, .. })| found((house, ends, removed)))
    })
}

/// A house and a strong link outside. The near end of the link sees a part of the digit's places in the
/// house.
pub(super) struct Corner<G: Ground> {
    house: usize,
    link: Conjugates,
    /// The near and the far end of the link.
    pub(super) ends: [Cell; 2],
    /// The places in the house that the near end sees, and the rest.
    pub(super) parts: [G::Cells; 2],
    /// The places of the digit that see both the far end and the rest.
    pub(super) removed: G::Cells,
    /// The lines of the near and of the far part, if they are a row and a column.
    crossing: Option<[usize; 2]>,
}

impl<G: Ground> Corner<G> {
    /// What an empty rectangle removes: cells in the line of the rest. `None` if this is none.
    fn removed_in_line(&self, ground: G) -> Option<G::Cells> {
        let [_, line] =
            self.crossing.filter(|_| ground.is_box(self.house) && ground.is_line(self.link.house))?;
        let removed = self.removed & (ground.house(line) - ground.house(self.house));
        (!removed.is_empty()).then_some(removed)
    }
}

/// The corners of a house and a link, read in both directions.
pub(super) fn corners<G: Ground>(
    position: &Position<G>,
    digit: Digit,
    house: usize,
    link: &Conjugates,
) -> impl Iterator<Item = Corner<G>> + use<G> {
    let (ground, all, link) = (position.ground(), position.cells_of(digit), *link);
    let cells = all & ground.house(house);
    link.directions().into_iter().filter_map(move |[near, far]| {
        let rest = cells - ground.peers(near);
        if cells.contains(near) || cells.contains(far) || rest == cells || rest.is_empty() {
            return None;
        }
        let seen = cells - rest;
        // What both ends see is for locked candidates.
        let removed = (all & ground.peers(far) & ground.common_peers(rest)).without(near) - seen;
        let crossing = crossing(ground, near, seen, rest);
        let (ends, parts) = ([near, far], [seen, rest]);
        (!removed.is_empty()).then_some(Corner { house, link, ends, parts, removed, crossing })
    })
}

/// The row and the column of an empty rectangle, in either order: the line of the near end and the places
/// that it sees, and the line of the rest.
fn crossing<G: Ground>(ground: G, near: Cell, seen: G::Cells, rest: G::Cells) -> Option<[usize; 2]> {
    let line = ground.common_houses(seen.with(near)).first().filter(|&line| ground.is_line(line))?;
    let is_across = |&house: &usize| ground.is_line(house) && house / ground.side() != line / ground.side();
    let across = ground.common_houses(rest).into_iter().find(is_across)?;
    (!seen.is_subset(ground.house(across))).then_some([line, across])
}

fn step<G: Ground>(
    position: &Position<G>,
    technique: &'static Technique,
    digit: Digit,
    found: &[Found<G>],
) -> Step {
    let (ground, house) = (position.ground(), found[0].0);
    let cells = position.cells_of(digit) & ground.house(house);
    let links = found.iter().map(|&(_, ends, _)| ends).collect();
    let pattern = EmptyRectangle { digit, house, cells: cells.into(), links };
    let removed = found.iter().fold(G::Cells::EMPTY, |all, &(.., removed)| all | removed);
    Step::removing(ground, technique, pattern, Candidate::each(digit, removed))
}

fn find_dual<G: Ground>(position: &Position<G>, sink: Sink) -> ControlFlow<()> {
    for digit in position.ground().digits() {
        let mut all: Vec<Found<G>> = Vec::new();
        let _ = each(position, digit, &mut |found| {
            all.push(found);
            ControlFlow::Continue(())
        });
        for (at, one) in all.iter().enumerate() {
            for other in all[at + 1..].iter().take_while(|other| other.0 == one.0) {
                // Both links end in the same cell, and each removes the other's near end.
                let crosswise = other.2.contains(one.1[0]) && one.2.contains(other.1[0]);
                if one.1[1] == other.1[1] && crosswise {
                    sink(step(position, &DUAL, digit, &[*one, *other]))?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// A box, and strong links outside whose near ends rule out a part of its places.
#[derive(Debug)]
struct EmptyRectangle {
    digit: Digit,
    house: usize,
    /// The places in the box.
    cells: Cells,
    /// The near and the far end of each link.
    links: Vec<[Cell; 2]>,
}

impl Pattern for EmptyRectangle {
    fn digits(&self) -> DigitSet {
        DigitSet::of(self.digit)
    }

    fn cells(&self) -> Cells {
        self.links.iter().flatten().fold(self.cells, |cells, &end| cells.with(end))
    }

    fn house(&self) -> Option<usize> {
        Some(self.house)
    }

    fn explain(&self, position: &Position<Wide>, step: &Step) -> Explanation {
        let (digit, house, cells) = (self.digit, self.house, self.cells);
        let ground = position.ground();
        let name = || ground.house_name(house);
        let parts = |&[near, far]: &[Cell; 2]| {
            let rest = cells - ground.peers(near);
            // In a dual empty rectangle each near end loses the digit by the other link.
            let seen = step.cleared() & ground.peers(far) & ground.common_peers(rest);
            (rest, seen.without(near))
        };
        let mut proof = Explanation::new(empty_rectangle_box(digit, name(), ground.names(cells)))
            .houses(Role::Base, Houses::of(house))
            .candidates(Role::Kept, digit, cells);
        for ends in &self.links {
            let (rest, removed) = parts(ends);
            let [near, far] = ends.map(|cell| Candidate::new(cell, digit));
            let node = |cells| Node { digit, cells };
            let [lost, told_by_near] = [removed, cells - rest].map(node);
            // Without the roles of a chain: the cells that lose the digit are marked at the end.
            for link in [Link::weak(far, lost), Link::strong(far, near), Link::weak(near, told_by_near)] {
                proof = proof.say(inference(position, link, None)).link(link);
            }
            proof = proof.say(empty_rectangle_rest(digit, name(), ground.names(rest), ground.names(removed)));
        }
        proof
    }

    /// `1 in b5 (r7c68)`: digit, house and the ends of the links.
    fn notation(&self, geometry: &Geometry, _: &Step) -> Option<String> {
        let house = words::short_houses(geometry, Houses::of(self.house));
        let ends = words::short(geometry, self.links.iter().flatten().copied().collect());
        Some(format!("{} in {house} ({ends})", self.digit))
    }
}

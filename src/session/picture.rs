//! Marks over a classic board as plain shapes with coordinates, ready to draw. The unit
//! is a hundredth of a cell, so the board is 900 wide. The centre of a candidate is the
//! centre of its note.
//!
//! [`picture`] draws any marks of `engine::human`: those of a hint, a lesson, or a step
//! of a solve path. `ui::components::marks` renders the picture. This module knows no
//! technique, and its tests run natively.

#![allow(clippy::cast_possible_wrap, clippy::cast_precision_loss)] // numbers of cells, and lengths of some hundreds

mod route;

use std::fmt::Write;

use self::route::{Route, arrow, control, crosses, touch};
use crate::game::fault::Fault;
use nonet_engine::human::{CellSet, HouseSet, Link, LinkKind, Mark, Node, Role};
use nonet_engine::{Cell, Digit, DigitSet, Grid, Variant};

/// Side of a cell, in hundredths of a cell.
pub const CELL: i32 = 100;
/// Distance between two neighbouring notes of a cell, in hundredths of a cell.
const PITCH: i32 = 29;
/// Maximum number of arrows drawn at full strength. If there are more, the older ones
/// fade.
const CROWD: usize = 12;
/// The number of the first box among the houses.
const FIRST_BOX: usize = 18;
/// Everything to draw, from bottom to top.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Picture {
    /// Houses, as frames.
    pub houses: Vec<Framed>,
    /// Cells, as frames.
    pub cells: Vec<Framed>,
    /// Groups of candidates that act as one: a line from the first to the last, as an
    /// SVG path.
    pub groups: Vec<String>,
    /// Arrows.
    pub arrows: Vec<Arrow>,
    /// Marked candidates.
    pub spots: Vec<Spot>,
}

/// A frame around a house or a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Framed {
    /// The role of the house or cell.
    pub role: Role,
    /// Left, top, width and height, in hundredths of a cell.
    pub at: [i32; 4],
}

/// A marked candidate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spot {
    /// The role of the candidate.
    pub role: Role,
    /// The digit.
    pub digit: Digit,
    /// Its centre.
    pub at: (i32, i32),
    /// Whether the current sentence is about it.
    pub is_fresh: bool,
}

/// A link.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Arrow {
    /// Strong or weak.
    pub kind: LinkKind,
    /// The line, as an SVG path.
    pub shaft: String,
    /// The head, as an SVG path.
    pub head: String,
    /// How strongly it is drawn.
    pub stress: Stress,
}

/// How strongly an arrow is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stress {
    /// The current sentence is about it.
    Fresh,
    /// Normal.
    Plain,
    /// Faded: the current sentence is about others, or there are many.
    Faded,
}

impl Picture {
    /// Whether there is nothing to draw.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

/// Draws marks in order. If a candidate has several marks, the last one wins. The marks
/// of `earlier` belong to previous sentences, those of `fresh` to the current one.
/// Arrows pass beside the digits on the board where they can.
pub fn picture<'a>(
    digits: &Grid,
    earlier: impl IntoIterator<Item = &'a Mark>,
    fresh: impl IntoIterator<Item = &'a Mark>,
) -> Picture {
    let mut picture = Picture::default();
    let mut routes = Vec::new();
    let earlier = earlier.into_iter().map(|mark| (mark, false));
    for (mark, is_fresh) in earlier.chain(fresh.into_iter().map(|mark| (mark, true))) {
        match mark {
            Mark::Houses(role, houses) => {
                frame(&mut picture.houses, *role, houses.iter().map(house_frame));
            }
            Mark::Cells(role, cells) => {
                frame(&mut picture.cells, *role, cells.into_iter().map(cell_frame));
            }
            Mark::Candidates(role, digits, cells) => {
                for (cell, digit) in cells.into_iter().flat_map(|cell| digits.iter().map(move |d| (cell, d)))
                {
                    let spot = Spot { role: *role, digit, at: spot(cell, digit), is_fresh };
                    picture.spots.retain(|other| other.at != spot.at);
                    picture.spots.push(spot);
                }
            }
            Mark::Link(link) => {
                draw_link(&mut picture, &mut routes, digits, link, is_fresh);
                // Mark both ends of an arrow, so that none starts or ends at an
                // unmarked candidate.
                for Node { digit, cells } in [link.from, link.to] {
                    for cell in cells {
                        let at = spot(cell, digit);
                        if picture.spots.iter().all(|other| other.at != at) {
                            picture.spots.push(Spot { role: Role::Kept, digit, at, is_fresh });
                        }
                    }
                }
            }
        }
    }
    let is_fresh = |arrow: &Arrow| arrow.stress == Stress::Fresh;
    if picture.arrows.len() > CROWD || picture.arrows.iter().any(is_fresh) {
        picture
            .arrows
            .iter_mut()
            .filter(|arrow| !is_fresh(arrow))
            .for_each(|arrow| arrow.stress = Stress::Faded);
    }
    picture
}

/// Adds frames. A place that already has a frame takes the later role.
fn frame(frames: &mut Vec<Framed>, role: Role, places: impl Iterator<Item = [i32; 4]>) {
    for at in places {
        frames.retain(|framed| framed.at != at);
        frames.push(Framed { role, at });
    }
}

/// Frames of rows, columns and boxes have different margins, so that all of them stay
/// visible where they cross.
fn house_frame(house: usize) -> [i32; 4] {
    let (kind, place) = (house / 9, (house % 9) as i32);
    match kind {
        0 => [4, place * CELL + 4, 9 * CELL - 8, CELL - 8],
        1 => [place * CELL + 4, 4, CELL - 8, 9 * CELL - 8],
        _ => [place % 3 * 3 * CELL + 2, place / 3 * 3 * CELL + 2, 3 * CELL - 4, 3 * CELL - 4],
    }
}

fn cell_frame(cell: Cell) -> [i32; 4] {
    let at = cell.index() as i32;
    [at % 9 * CELL + 5, at / 9 * CELL + 5, CELL - 10, CELL - 10]
}

/// The centre of a candidate.
fn spot(cell: Cell, digit: Digit) -> (i32, i32) {
    let (at, d) = (cell.index() as i32, digit.index() as i32);
    let place = |line: i32, note: i32| line * CELL + CELL / 2 + (note - 1) * PITCH;
    (place(at % 9, d % 3), place(at / 9, d / 3))
}

fn draw_link(picture: &mut Picture, routes: &mut Vec<Route>, digits: &Grid, link: &Link, is_fresh: bool) {
    for node in [link.from, link.to] {
        if node.cells.len() > 1 {
            let group = group(node);
            if !picture.groups.contains(&group) {
                picture.groups.push(group);
            }
        }
    }
    let (from, to) = (middle(link.from), middle(link.to));
    if touch(from, to) {
        return;
    }
    let known = routes.iter().find(|route| route[..2] == [from, to]).map(|route| route[2]);
    let control = known.unwrap_or_else(|| {
        let control = control(from, to, |x, y| crosses(digits, &picture.spots, x, y), routes);
        routes.push([from, to, control]);
        control
    });
    let (shaft, head) = arrow(from, to, control);
    // A repeated arrow moves to the top.
    picture.arrows.retain(|arrow| arrow.shaft != shaft);
    let stress = if is_fresh { Stress::Fresh } else { Stress::Plain };
    picture.arrows.push(Arrow { kind: link.kind, shaft, head, stress });
}

/// A line through the candidates of a node, which lie in a row or column.
fn group(node: Node) -> String {
    let mut path = String::new();
    for cell in node.cells {
        let (x, y) = spot(cell, node.digit);
        let _ = write!(path, "{}{x} {y}", if path.is_empty() { "M" } else { "L" }); // a String takes all
    }
    path
}

fn middle(node: Node) -> (f32, f32) {
    let count = node.cells.len().max(1) as i32;
    let sum = node.cells.into_iter().map(|cell| spot(cell, node.digit));
    let (x, y) = sum.fold((0, 0), |(x, y), (dx, dy)| (x + dx, y + dy));
    ((x / count) as f32, (y / count) as f32)
}

/// The name of a role in the stylesheets.
pub fn role_name(role: Role) -> &'static str {
    match role {
        Role::Focus => "focus",
        Role::Kept => "kept",
        Role::Fin => "fin",
        Role::On => "on",
        Role::Off => "off",
        Role::SetA => "set-a",
        Role::SetB => "set-b",
        Role::Base => "base",
        Role::Cover => "cover",
        Role::Removed => "removed",
        Role::Placed => "placed",
    }
}

/// The box of a mistake.
pub(super) fn fault_place(fault: Fault) -> Mark {
    let number = Variant::CLASSIC.geometry().box_number(fault.cell());
    Mark::Houses(Role::Focus, HouseSet::of(FIRST_BOX + number))
}

/// The mark of a mistake: the cell of a wrong digit, or the missing candidate.
pub(super) fn fault(fault: Fault) -> Mark {
    match fault {
        Fault::Digit(cell, _) => Mark::Cells(Role::Focus, CellSet::of(cell)),
        Fault::Removed(cell, digit) => Mark::Candidates(Role::Focus, DigitSet::of(digit), CellSet::of(cell)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonet_engine::human::Candidate;

    fn empty() -> Grid {
        Grid::empty(Variant::CLASSIC)
    }

    fn node(cell: usize, digit: usize) -> Node {
        Node::from(Candidate::new(Cell::new(cell), Digit::from_index(digit)))
    }

    #[test]
    fn a_candidate_is_drawn_over_its_note_with_its_last_role() {
        let of =
            |role| Mark::Candidates(role, DigitSet::of(Digit::from_index(0)), CellSet::of(Cell::new(10)));
        let drawn = picture(&empty(), &[of(Role::On)], &[of(Role::Removed)]);
        let spot = Spot { role: Role::Removed, digit: Digit::from_index(0), at: (121, 121), is_fresh: true };
        assert_eq!(drawn.spots, [spot]);
        assert!(picture(&empty(), [], []).is_empty());
    }

    #[test]
    fn an_arrow_lies_between_its_ends_and_is_drawn_once() {
        let link = |from, to| Mark::Link(Link::strong(node(from, 4), node(to, 4)));
        let drawn = picture(&empty(), &[link(0, 8)], &[link(0, 8), link(8, 0)]);
        assert_eq!(drawn.arrows.len(), 2, "one in each direction");
        assert!(drawn.arrows.iter().all(|arrow| arrow.stress == Stress::Fresh));
        assert!(drawn.arrows[0].shaft.starts_with("M66 48Q450 10 "), "{}", drawn.arrows[0].shaft);
    }

    /// The points of a curve, 20 of them.
    fn points(shaft: &str) -> Vec<(i32, i32)> {
        let numbers: Vec<f32> = shaft.split(['M', 'Q', ' ']).filter_map(|word| word.parse().ok()).collect();
        assert_eq!(numbers.len(), 6, "{shaft}");
        let on = |axis: usize, share: f32| {
            let [from, control, to] = [0, 2, 4].map(|point| numbers[point + axis]);
            from * (1.0 - share).powi(2) + 2.0 * control * (1.0 - share) * share + to * share * share
        };
        let point = |at: u8| {
            let share = f32::from(at) / 20.0;
            (on(0, share) as i32, on(1, share) as i32)
        };
        (0..=20).map(point).collect()
    }

    #[test]
    fn an_arrow_passes_beside_digits_and_marks_where_it_can() {
        let crossed = |digits: &Grid, marks: &[Mark]| {
            let drawn = picture(digits, marks, []);
            let all = drawn.arrows.iter().flat_map(|arrow| points(&arrow.shaft));
            all.filter(|&(x, y)| {
                let from_centre = |at: i32| (at.rem_euclid(CELL) - CELL / 2).abs();
                let is_filled =
                    digits.get(Cell::new((y / CELL * 9 + x / CELL).unsigned_abs() as usize)).is_some();
                is_filled && from_centre(x) < 22 && from_centre(y) < 31
            })
            .count()
        };
        let weak = |from, to, digit| Mark::Link(Link::weak(node(from, digit), node(to, digit)));
        // The 4 of r6c2 and the 4 of r6c7, with digits between them.
        let mut digits = empty();
        for column in [3, 4, 5] {
            digits.set(Cell::new(5 * 9 + column), Digit::new(7));
        }
        for digit in 0..9 {
            assert_eq!(crossed(&digits, &[weak(46, 51, digit)]), 0, "along a row, {digit}");
        }
        let mut digits = empty();
        for row in [3, 5, 6] {
            digits.set(Cell::new(row * 9 + 4), Digit::new(7));
        }
        for digit in 0..9 {
            assert_eq!(crossed(&digits, &[weak(22, 76, digit)]), 0, "along a column, {digit}");
        }
        // Another mark in the way.
        let on = Mark::Candidates(Role::On, DigitSet::of(Digit::from_index(4)), CellSet::of(Cell::new(4)));
        let plain = picture(&empty(), &[weak(0, 8, 4)], []).arrows.remove(0).shaft;
        let (x, y) = points(&plain)[10];
        let role = Mark::Candidates(Role::On, DigitSet::of(Digit::from_index(1)), CellSet::of(Cell::new(4)));
        assert!((x - 450).abs() < 9 && (y - 21).abs() < 17, "r1c5's 2 is in the way: {x}, {y}");
        assert_ne!(picture(&empty(), &[role, weak(0, 8, 4)], []).arrows[0].shaft, plain);
        assert_eq!(
            picture(&empty(), &[weak(0, 8, 4), on], []).arrows[0].shaft,
            plain,
            "later marks move nothing"
        );
    }

    #[test]
    fn earlier_arrows_and_large_numbers_of_arrows_fade() {
        let links = |to: std::ops::Range<usize>| -> Vec<Mark> {
            to.map(|to| Mark::Link(Link::strong(node(0, 4), node(to, 4)))).collect()
        };
        let stresses = |earlier: &[Mark], fresh: &[Mark]| {
            let of = |arrow: &Arrow| arrow.stress;
            picture(&empty(), earlier, fresh).arrows.iter().map(of).collect::<Vec<_>>()
        };
        assert_eq!(stresses(&links(1..3), &links(2..4)), [Stress::Faded, Stress::Fresh, Stress::Fresh]);
        assert_eq!(stresses(&links(1..1 + CROWD), &[]), [Stress::Plain; CROWD]);
        assert_eq!(stresses(&links(1..2 + CROWD), &[]), [Stress::Faded; CROWD + 1]);
    }

    #[test]
    fn a_group_is_a_line_through_its_candidates() {
        let cells = CellSet::of(Cell::new(0)).with(Cell::new(1));
        let group = Node { digit: Digit::from_index(4), cells };
        let drawn =
            picture(&empty(), &[Mark::Link(Link { kind: LinkKind::Weak, from: node(9, 4), to: group })], []);
        assert_eq!(drawn.groups, ["M50 50L150 50"]);
    }

    #[test]
    fn an_arrow_within_a_cell_stays_in_it_and_joins_only_marks_that_do_not_touch() {
        let numbers = |path: &str| -> Vec<i32> {
            path.split(|c: char| !c.is_ascii_digit() && c != '-')
                .filter_map(|word| word.parse().ok())
                .collect()
        };
        for (from, to) in
            (0..9).flat_map(|from| (0..9).map(move |to| (from, to))).filter(|(from, to)| from != to)
        {
            let drawn = picture(&empty(), &[Mark::Link(Link::weak(node(40, from), node(40, to)))], []);
            let are_neighbours = (from % 3_usize).abs_diff(to % 3) + (from / 3).abs_diff(to / 3) == 1;
            assert_eq!(drawn.arrows.is_empty(), are_neighbours, "{from} to {to}");
            let Some(Arrow { shaft, head, .. }) = drawn.arrows.first() else { continue };
            for at in numbers(shaft).into_iter().chain(numbers(head)) {
                assert!((404..=496).contains(&at), "{from} to {to}: {shaft} {head}");
            }
        }
    }

    #[test]
    fn the_box_of_a_mistake_is_framed() {
        let drawn = picture(&empty(), &[fault_place(Fault::Digit(Cell::new(80), Digit::from_index(0)))], []);
        assert_eq!(drawn.houses, [Framed { role: Role::Focus, at: [602, 602, 296, 296] }]);
    }

    #[test]
    fn houses_and_cells_are_framed_once() {
        let base = Mark::Houses(Role::Base, HouseSet::of(20));
        let drawn =
            picture(&empty(), [&base, &base, &fault(Fault::Digit(Cell::new(80), Digit::from_index(0)))], []);
        assert_eq!(drawn.houses, [Framed { role: Role::Base, at: [602, 2, 296, 296] }]);
        assert_eq!(drawn.cells, [Framed { role: Role::Focus, at: [805, 805, 90, 90] }]);
    }
}

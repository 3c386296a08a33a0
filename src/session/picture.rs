//! Marks over a board as plain shapes with coordinates, ready to draw. The unit is the
//! same part of a note on every board: a hundredth of a cell with three notes in a row.
//! So the classic board is 900 wide, and marks are as large as notes. The centre of a
//! candidate is the centre of its note.
//!
//! [`picture`] draws any marks of `engine::human`: those of a hint, a lesson, or a step
//! of a solve path. `ui::components::marks` renders the picture. This module knows no
//! technique, and its tests run natively.

#![allow(clippy::cast_possible_wrap, clippy::cast_precision_loss)] // numbers of cells, and lengths of some hundreds

mod route;

use nonet_later::later;
use std::fmt::Write;

use self::route::{Route, arrow, control, crosses, touch};
use crate::game::fault::Fault;
use crate::rules::has_sums;
use nonet_engine::human::{Cells, Houses, Link, LinkKind, Mark, Node, Role};
use nonet_engine::{Cell, Digit, DigitSet, Grid, Variant};

/// The part of a cell that its notes take up, in percent.
#[derive(Clone, Copy)]
struct Room {
    width: i32,
    height: i32,
    /// How far its middle lies below that of the cell.
    below: i32,
}

/// On most boards, on those of at least [`LARGE`] cells in a row, and beside the sums of cages. The
/// stylesheet has them as the inset of `.notes`.
const ROOM: Room = Room { width: 87, height: 87, below: 0 };
const ROOM_OF_LARGE: Room = Room { width: 94, height: 94, below: 0 };
const ROOM_BESIDE_SUMS: Room = Room { width: 84, height: 72, below: 10 };
/// Number of cells in a row from which notes take up more of a cell.
const LARGE: i32 = 16;
/// Maximum number of arrows drawn at full strength. If there are more, the older ones
/// fade.
const CROWD: usize = 12;

/// The measures of a board.
#[derive(Clone, Copy)]
struct Frame {
    variant: Variant,
    /// Number of cells in a row.
    side: i32,
    /// Side of a cell.
    cell: i32,
    /// Rows and columns of notes in a cell.
    notes: [i32; 2],
    room: Room,
}

impl Frame {
    fn of(variant: Variant) -> Self {
        let layout = variant.layout();
        let notes = [layout.box_rows, layout.box_columns].map(i32::from);
        let side = i32::from(layout.side);
        let room = match side {
            LARGE.. => ROOM_OF_LARGE,
            _ if has_sums(variant) => ROOM_BESIDE_SUMS,
            _ => ROOM,
        };
        Self { variant, side, cell: cell_side(variant), notes, room }
    }
}

/// Side of a cell of a board: room for its notes.
fn cell_side(variant: Variant) -> i32 {
    let layout = variant.layout();
    100 * i32::from(layout.box_rows.max(layout.box_columns).max(3)) / 3
}

/// Side of a board.
pub fn side(variant: Variant) -> i32 {
    i32::from(variant.layout().side) * cell_side(variant)
}

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
    /// Left, top, width and height.
    pub at: [i32; 4],
}

/// A marked candidate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spot {
    /// The role of the candidate.
    pub role: Role,
    /// The colour that a removed candidate had. It stays visible.
    pub colour: Option<Role>,
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
    let mut marks: Vec<&Mark> = earlier.into_iter().collect();
    let first_fresh = marks.len();
    marks.extend(fresh);
    draw(digits, &marks, first_fresh)
}

/// Draws marks. Not generic, since the page would contain it once for each kind of iterator.
#[later]
fn draw(digits: &Grid, marks: &[&Mark], first_fresh: usize) -> Picture {
    let board = Frame::of(digits.variant());
    let mut picture = Picture::default();
    let mut routes = Vec::new();
    for (at, &mark) in marks.iter().enumerate() {
        let is_fresh = at >= first_fresh;
        match mark {
            Mark::Houses(role, houses) => {
                frame(
                    &mut picture.houses,
                    *role,
                    houses.into_iter().flat_map(|house| house_frames(board, house)),
                );
            }
            Mark::Cells(role, cells) => {
                frame(&mut picture.cells, *role, cells.into_iter().map(|cell| cell_frame(board, cell, 5)));
            }
            Mark::Candidates(role, digits, cells) => {
                for (cell, digit) in cells.into_iter().flat_map(|cell| digits.iter().map(move |d| (cell, d)))
                {
                    let at = spot(board, cell, digit);
                    let known = picture.spots.iter().position(|other| other.at == at);
                    let before = known.map(|known| picture.spots.remove(known).role);
                    let colour = before.filter(|before| *role == Role::Removed && is_colour(*before));
                    picture.spots.push(Spot { role: *role, colour, digit, at, is_fresh });
                }
            }
            Mark::Link(link) => {
                draw_link(&mut picture, &mut routes, digits, link, is_fresh);
                // Mark both ends of an arrow, so that none starts or ends at an
                // unmarked candidate. A weak link says that its second end is false.
                let end = if link.kind == LinkKind::Weak { Role::Off } else { Role::Kept };
                for (Node { digit, cells }, role) in [(link.from, Role::Kept), (link.to, end)] {
                    for cell in cells {
                        let at = spot(board, cell, digit);
                        if picture.spots.iter().all(|other| other.at != at) {
                            picture.spots.push(Spot { role, colour: None, digit, at, is_fresh });
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

/// Adds frames. A place that already has a frame takes the later role. If sets overlap, the frame of
/// the later one lies within the other.
fn frame(frames: &mut Vec<Framed>, role: Role, places: impl Iterator<Item = [i32; 4]>) {
    let is_set = |role| matches!(role, Role::SetA | Role::SetB | Role::SetC);
    for mut at in places {
        let is_other = |framed: &Framed, at| framed.at == at && is_set(framed.role) && framed.role != role;
        while is_set(role) && frames.iter().any(|framed| is_other(framed, at)) {
            at = [at[0] + 9, at[1] + 9, at[2] - 18, at[3] - 18];
        }
        frames.retain(|framed| framed.at != at);
        frames.push(Framed { role, at });
    }
}

/// The frame of a house, or of each of its cells if they make no rectangle. Frames of lines
/// and of boxes have different margins, so that both stay visible where they cross.
fn house_frames(board: Frame, house: usize) -> Vec<[i32; 4]> {
    let Some(house) = board.variant.geometry().houses().get(house) else { return Vec::new() };
    let margin = if house.kind.is_box_or_region() { 2 } else { 4 };
    let frame = |&cell: &Cell| cell_frame(board, cell, 0);
    let inside =
        |[x, y, width, height]: [i32; 4]| [x + margin, y + margin, width - 2 * margin, height - 2 * margin];
    let around = house.cells.iter().map(frame).reduce(|a, b| {
        let [left, top] = [a[0].min(b[0]), a[1].min(b[1])];
        [left, top, (a[0] + a[2]).max(b[0] + b[2]) - left, (a[1] + a[3]).max(b[1] + b[3]) - top]
    });
    match around {
        Some(around) if around[2] * around[3] == board.side * board.cell * board.cell => vec![inside(around)],
        _ => house.cells.iter().map(|cell| inside(frame(cell))).collect(),
    }
}

fn cell_frame(Frame { side, cell: length, .. }: Frame, cell: Cell, margin: i32) -> [i32; 4] {
    let at = cell.index() as i32;
    let [x, y] = [at % side, at / side].map(|line| line * length + margin);
    [x, y, length - 2 * margin, length - 2 * margin]
}

/// The centre of a candidate.
fn spot(
    Frame { side, cell: length, notes: [rows, columns], room, .. }: Frame,
    cell: Cell,
    digit: Digit,
) -> (i32, i32) {
    let (at, d) = (cell.index() as i32, digit.index() as i32);
    let place = |line: i32, note: i32, notes: i32, room: i32| {
        line * length + length / 2 + (2 * note + 1 - notes) * (length * room / 100) / (2 * notes)
    };
    let x = place(at % side, d % columns, columns, room.width);
    (x, place(at / side, d / columns, rows, room.height) + length * room.below / 100)
}

fn draw_link(picture: &mut Picture, routes: &mut Vec<Route>, digits: &Grid, link: &Link, is_fresh: bool) {
    let board = Frame::of(digits.variant());
    for node in [link.from, link.to] {
        if node.cells.len() > 1 {
            let group = group(board, node);
            if !picture.groups.contains(&group) {
                picture.groups.push(group);
            }
        }
    }
    let (from, to) = (middle(board, link.from), middle(board, link.to));
    if touch(from, to) {
        return;
    }
    let known = routes.iter().find(|route| route[..2] == [from, to]).map(|route| route[2]);
    let control = known.unwrap_or_else(|| {
        let crosses = |x, y| crosses(digits, board.cell, &picture.spots, x, y);
        let control = control((from, to), (board.side, board.cell), crosses, routes);
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
fn group(board: Frame, node: Node<Cells>) -> String {
    let mut path = String::new();
    for cell in node.cells {
        let (x, y) = spot(board, cell, node.digit);
        let _ = write!(path, "{}{x} {y}", if path.is_empty() { "M" } else { "L" }); // a String takes all
    }
    path
}

fn middle(board: Frame, node: Node<Cells>) -> (f32, f32) {
    let count = node.cells.len().max(1) as i32;
    let sum = node.cells.into_iter().map(|cell| spot(board, cell, node.digit));
    let (x, y) = sum.fold((0, 0), |(x, y), (dx, dy)| (x + dx, y + dy));
    ((x / count) as f32, (y / count) as f32)
}

fn is_colour(role: Role) -> bool {
    matches!(role, Role::ColourA | Role::ColourB | Role::ColourC | Role::ColourD)
}

/// The name of a role in the stylesheets.
pub fn role_name(role: Role) -> &'static str {
    match role {
        Role::Focus => "focus",
        Role::Kept => "kept",
        Role::Fin => "fin",
        Role::On | Role::ColourA => "on",
        Role::Off | Role::ColourB => "off",
        Role::ColourC => "colour-c",
        Role::ColourD => "colour-d",
        Role::SetA => "set-a",
        Role::SetB => "set-b",
        Role::SetC => "set-c",
        Role::Base => "base",
        Role::Cover => "cover",
        Role::Removed => "removed",
        Role::Placed => "placed",
    }
}

/// The box of a mistake.
pub(super) fn fault_place(variant: Variant, fault: Fault) -> Mark {
    let geometry = variant.geometry();
    let is_box = |house: &usize| geometry.houses()[*house].kind.is_box_or_region();
    Mark::Houses(
        Role::Focus,
        geometry.houses_of(fault.cell()).iter().copied().filter(is_box).collect::<Houses>(),
    )
}

/// The mark of a mistake: the cell of a wrong digit, or the missing candidate.
pub(super) fn fault(fault: Fault) -> Mark {
    match fault {
        Fault::Digit(cell, _) => Mark::Cells(Role::Focus, Cells::of(cell)),
        Fault::Removed(cell, digit) => Mark::Candidates(Role::Focus, DigitSet::of(digit), Cells::of(cell)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonet_engine::human::Candidate;

    const CELL: i32 = 100;

    fn empty() -> Grid {
        Grid::empty(Variant::CLASSIC)
    }

    fn node(cell: usize, digit: usize) -> Node<Cells> {
        Node::from(Candidate::new(Cell::new(cell), Digit::from_index(digit)))
    }

    #[test]
    fn a_candidate_is_drawn_over_its_note_with_its_last_role() {
        let of = |role| Mark::Candidates(role, DigitSet::of(Digit::from_index(0)), Cells::of(Cell::new(10)));
        let drawn = picture(&empty(), &[of(Role::On)], &[of(Role::Removed)]);
        let spot = Spot {
            role: Role::Removed,
            colour: None,
            digit: Digit::from_index(0),
            at: (121, 121),
            is_fresh: true,
        };
        assert_eq!(drawn.spots, [spot]);
        assert!(picture(&empty(), [], []).is_empty());
    }

    #[test]
    fn overlapping_sets_have_a_frame_each() {
        let of = |role| Mark::Cells(role, Cells::of(Cell::new(10)));
        let roles = |marks: &[Mark]| {
            let frames = picture(&empty(), marks, []).cells;
            frames.into_iter().map(|framed| (framed.role, framed.at[0])).collect::<Vec<_>>()
        };
        let sets = [Role::SetA, Role::SetB, Role::SetB, Role::SetC].map(of);
        assert_eq!(roles(&sets), [(Role::SetA, 105), (Role::SetB, 114), (Role::SetC, 123)]);
        assert_eq!(roles(&[of(Role::Focus), of(Role::SetA)]), [(Role::SetA, 105)]);
    }

    #[test]
    fn a_removed_candidate_keeps_its_colour_and_no_other_role() {
        let of = |role| Mark::Candidates(role, DigitSet::of(Digit::from_index(0)), Cells::of(Cell::new(10)));
        for (before, colour) in [(Role::ColourD, Some(Role::ColourD)), (Role::Off, None)] {
            let drawn = picture(&empty(), &[of(before)], &[of(Role::Removed)]);
            let [spot] = drawn.spots[..] else { panic!("{drawn:?}") };
            assert_eq!((spot.role, spot.colour), (Role::Removed, colour));
        }
        let kept = picture(&empty(), &[of(Role::ColourD)], &[of(Role::Kept)]);
        assert!(kept.spots.iter().all(|spot| spot.colour.is_none()));
    }

    #[test]
    fn a_weak_link_ends_at_a_false_candidate_and_a_strong_one_at_a_true_one() {
        for (link, end) in [(Link::weak as fn(_, _) -> _, Role::Off), (Link::strong, Role::Kept)] {
            let drawn = picture(&empty(), &[Mark::Link(link(node(0, 0), node(8, 0)))], []);
            let roles: Vec<Role> = drawn.spots.iter().map(|spot| spot.role).collect();
            assert_eq!(roles, [Role::Kept, end]);
        }
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
        let on = Mark::Candidates(Role::On, DigitSet::of(Digit::from_index(4)), Cells::of(Cell::new(4)));
        let plain = picture(&empty(), &[weak(0, 8, 4)], []).arrows.remove(0).shaft;
        let (x, y) = points(&plain)[10];
        let role = Mark::Candidates(Role::On, DigitSet::of(Digit::from_index(1)), Cells::of(Cell::new(4)));
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
        let cells = Cells::of(Cell::new(0)).with(Cell::new(1));
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
        let drawn = picture(
            &empty(),
            &[fault_place(Variant::CLASSIC, Fault::Digit(Cell::new(80), Digit::from_index(0)))],
            [],
        );
        assert_eq!(drawn.houses, [Framed { role: Role::Focus, at: [602, 602, 296, 296] }]);
    }

    #[test]
    fn houses_and_cells_are_framed_once() {
        let base = Mark::Houses(Role::Base, Houses::of(20));
        let drawn =
            picture(&empty(), [&base, &base, &fault(Fault::Digit(Cell::new(80), Digit::from_index(0)))], []);
        assert_eq!(drawn.houses, [Framed { role: Role::Base, at: [602, 2, 296, 296] }]);
        assert_eq!(drawn.cells, [Framed { role: Role::Focus, at: [805, 805, 90, 90] }]);
    }

    #[test]
    fn marks_lie_over_the_notes_and_houses_of_every_board() {
        for variant in Variant::all() {
            let (geometry, all) = (variant.geometry(), side(variant));
            let last = (Cell::new(geometry.cell_count() - 1), Digit::from_index(geometry.side() - 1));
            let houses = (0..geometry.houses().len()).collect();
            let first =
                Mark::Candidates(Role::On, DigitSet::of(Digit::from_index(0)), Cells::of(Cell::new(0)));
            let end = Mark::Candidates(Role::On, DigitSet::of(last.1), Cells::of(last.0));
            let drawn = picture(&Grid::empty(variant), &[Mark::Houses(Role::Base, houses), first, end], []);
            let diagonals = geometry
                .houses()
                .iter()
                .filter(|house| house.kind == nonet_engine::HouseKind::Diagonal)
                .count();
            // The cells of diagonals have a frame each. The centre has one for both.
            let frames = geometry.side() * 3 + diagonals * geometry.side() - diagonals / 2;
            assert_eq!(drawn.houses.len(), frames, "{variant}");
            assert!(drawn.houses.iter().all(|framed| {
                let [x, y, width, height] = framed.at;
                x > 0 && y > 0 && x + width < all && y + height < all
            }));
            let [from, to] = [drawn.spots[0].at, drawn.spots[1].at];
            assert!(
                (from.0 + to.0 - all).abs() <= 2 && (from.1 + to.1 - all).abs() <= 2,
                "{variant}: {from:?} {to:?}"
            );
            assert!(from.0.min(from.1) >= 18, "{variant}: {from:?} leaves room for a mark");
        }
    }

    #[test]
    fn notes_of_large_boards_are_as_far_apart_as_those_of_small_ones() {
        for name in ["9x9", "12x12", "16x16", "25x25"] {
            let board = Frame::of(name.parse().unwrap());
            let at = |digit| spot(board, Cell::new(0), Digit::from_index(digit)).0;
            assert!((28..=32).contains(&(at(1) - at(0))), "{name}");
        }
    }
}

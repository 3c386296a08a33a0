//! The routes of arrows: curves that pass beside the digits on the board, marks and earlier
//! arrows where they can. Lengths are in the unit of `picture`.

use super::Spot;
use nonet_engine::{Cell, Grid};

/// Distance between the end of an arrow and the centre of its candidate.
const REACH: f32 = 17.0;
/// How far an arrow within a cell bends.
const HOOK: f32 = 20.0;
/// The bends that an arrow may have, as multiples of its usual one. If several are
/// equally good, the first one wins.
const BENDS: [f32; 9] = [1.0, -1.0, 2.0, -2.0, 3.0, -3.0, 4.0, -4.0, 0.2];
/// Number of points of an arrow that are compared with what it should not cross.
const POINTS: u8 = 24;
/// Distance that an arrow keeps from the edge of the board.
const EDGE: f32 = 6.0;
/// Half the width and half the height of a digit, with some space around it, as parts of a
/// cell.
const DIGIT: (f32, f32) = (0.27, 0.36);

/// A drawn link: its ends, and the control point of its curve.
pub(super) type Route = [(f32, f32); 3];

/// Whether a point lies on a digit of the board or on a marked candidate.
pub(super) fn crosses(digits: &Grid, cell: i32, spots: &[Spot], x: f32, y: f32) -> bool {
    let (side, length) = (i32::from(digits.variant().layout().side), cell as f32);
    let line = |at: f32| ((at / length) as i32).clamp(0, side - 1);
    let from_centre = |at: f32| (at - (line(at) * cell + cell / 2) as f32).abs();
    digits.get(Cell::new((line(y) * side + line(x)).unsigned_abs() as usize)).is_some()
        && from_centre(x) < DIGIT.0 * length
        && from_centre(y) < DIGIT.1 * length
        || spots.iter().any(|spot| (spot.at.0 as f32 - x).hypot(spot.at.1 as f32 - y) < REACH)
}

/// Whether two candidates are neighbours in a cell. Their marks touch, so there is neither
/// room nor need for an arrow.
pub(super) fn touch(from: (f32, f32), to: (f32, f32)) -> bool {
    (to.0 - from.0).hypot(to.1 - from.1) < 2.0 * REACH
}

/// The control point of a curve between two points. It bends to the left, and a short
/// one bends more. So two opposite arrows are separate lines. If that crosses something
/// or lies near an earlier arrow, another bend is chosen. Later marks change no arrow,
/// so arrows stay while the player reads on. An arrow within a cell bends towards the
/// cell's centre and stays inside. `side`: cells in a row. `cell`: side of a cell.
pub(super) fn control(
    (from, to): ((f32, f32), (f32, f32)),
    (side, cell): (i32, i32),
    crosses: impl Fn(f32, f32) -> bool,
    routes: &[Route],
) -> (f32, f32) {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = dx.hypot(dy).max(1.0);
    let edge = (side * cell) as f32 - EDGE;
    let cell = cell as f32;
    let middle = (f32::midpoint(from.0, to.0), f32::midpoint(from.1, to.1));
    let bent = |bend: f32| (middle.0 + dy * bend / length, middle.1 - dx * bend / length);
    let place = |(x, y): (f32, f32)| ((x / cell) as i32, (y / cell) as i32);
    if place(from) == place(to) {
        // Towards the centre of the cell, so that the arrow stays inside.
        let centre = |at: f32| (at / cell).floor() * cell + cell / 2.0;
        let is_left = (centre(middle.0) - middle.0) * dy - (centre(middle.1) - middle.1) * dx >= 0.0;
        return bent(if is_left { HOOK } else { -HOOK });
    }
    let usual = if length < 60.0 { 54.0 } else { (length * 0.12).clamp(34.0, 40.0) };
    let cost = |control: (f32, f32)| {
        let point = |at: u8| {
            let share = f32::from(at) / f32::from(POINTS);
            let on = |from: f32, control: f32, to: f32| {
                let rest = 1.0 - share;
                from * rest * rest + 2.0 * control * rest * share + to * share * share
            };
            (on(from.0, control.0, to.0), on(from.1, control.1, to.1))
        };
        let is_bad = |&(x, y): &(f32, f32)| {
            let is_end = [from, to].iter().any(|end| (end.0 - x).hypot(end.1 - y) < 2.0 * REACH);
            !(EDGE..edge).contains(&x) || !(EDGE..edge).contains(&y) || !is_end && crosses(x, y)
        };
        let is_near = |route: &&Route| (route[2].0 - control.0).hypot(route[2].1 - control.1) < REACH;
        (1..POINTS).map(point).filter(is_bad).count()
            + usize::from(POINTS) * routes.iter().filter(is_near).count()
    };
    let controls = BENDS.map(|times| bent(usual * times));
    controls.into_iter().min_by_key(|control| cost(*control)).unwrap_or(middle)
}

/// A curve between two points, with its head.
pub(super) fn arrow(from: (f32, f32), to: (f32, f32), control: (f32, f32)) -> (String, String) {
    let length = (to.0 - from.0).hypot(to.1 - from.1);
    let start = towards(from, control, REACH);
    let end = towards(to, control, REACH);
    let neck = towards(to, control, REACH + (length * 0.35).min(20.0));
    // The half width of the head.
    let (ax, ay) = ((neck.1 - end.1) * 0.5, (end.0 - neck.0) * 0.5);
    let whole = |(x, y): (f32, f32)| format!("{} {}", x as i32, y as i32);
    let shaft = format!("M{}Q{} {}", whole(start), whole(control), whole(neck));
    let wings = [(neck.0 + ax, neck.1 + ay), (neck.0 - ax, neck.1 - ay)].map(whole);
    (shaft, format!("M{}L{}L{}Z", whole(end), wings[0], wings[1]))
}

/// The point at this distance from `from` on the line to `to`.
fn towards(from: (f32, f32), to: (f32, f32), distance: f32) -> (f32, f32) {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let share = distance / dx.hypot(dy).max(1.0);
    (from.0 + dx * share, from.1 + dy * share)
}

//! Boards with sums, lines and clues: judged by predicates over filled boards that know nothing of terms.

#![allow(clippy::cast_possible_wrap, clippy::cast_sign_loss)] // values, places and their sums are small
#![allow(clippy::too_many_lines)] // one arm for each kind

use std::ops::ControlFlow;

use nonet_engine::generate::GenerateError;
use nonet_engine::human::{Candidate, LADDER, Next, Options, Position, Step, Wide, next_step};
use nonet_engine::random::{self, index};
use nonet_engine::rules::{Constraint, KINDS, Rules, Takes};
use nonet_engine::solve::{SearchOutcome, Solver};
use nonet_engine::{Cell, Digit, Grid, Level, Recipe, Variant, generate, solve, verify};
use rand::Rng;

use crate::samples::samples;

/// A clue as its definition needs it: values of a filled board are looked up by cell.
#[derive(Clone, Debug)]
pub(crate) struct Clue {
    pub(crate) kind: &'static str,
    head: Vec<usize>,
    pub(crate) cells: Vec<usize>,
    values: Vec<i32>,
}

fn is_different(values: &[i32]) -> bool {
    (1..values.len()).all(|at| !values[..at].contains(&values[at]))
}

fn neighbours(side: usize) -> Vec<[usize; 2]> {
    let right = (0..side * side).filter(|cell| cell % side + 1 < side).map(|cell| [cell, cell + 1]);
    let down = (0..side * side - side).map(|cell| [cell, cell + side]);
    right.chain(down).collect()
}

/// The box of a cell. Boxes of 4 x 4 and 6 x 6 have two rows, those of 9 x 9 three.
fn region(cell: usize, side: usize) -> usize {
    let rows = if side == 9 { 3 } else { 2 };
    cell / side / rows * side + cell % side / (side / rows)
}

/// Whether a filled board keeps a clue, beside all clues of the board.
pub(crate) fn holds(clue: &Clue, all: &[Clue], board: &[i32], side: usize) -> bool {
    let v: Vec<i32> = clue.cells.iter().map(|&cell| board[cell]).collect();
    let head: Vec<i32> = clue.head.iter().map(|&cell| board[cell]).collect();
    let value_or = |usual: i32| clue.values.first().copied().unwrap_or(usual);
    let sum = |values: &[i32]| values.iter().sum::<i32>();
    let steps = |fits: &dyn Fn(i32, i32) -> bool| v.windows(2).all(|two| fits(two[0], two[1]));
    let has_dot = |cells: &[usize; 2], kinds: [&str; 2]| {
        all.iter()
            .any(|other| kinds.contains(&other.kind) && cells.iter().all(|cell| other.cells.contains(cell)))
    };
    // Neighbours without a mark of these kinds.
    let unmarked = |kinds: [&'static str; 2], fits: &dyn Fn(i32, i32) -> bool| {
        neighbours(side)
            .iter()
            .filter(|two| !has_dot(two, kinds))
            .all(|two| fits(board[two[0]], board[two[1]]))
    };
    let is_marked =
        |cell: usize| all.iter().any(|other| other.kind == clue.kind && other.cells.contains(&cell));
    let beside = |fits: &dyn Fn(i32, i32) -> bool| {
        neighbours(side).iter().flat_map(|&[one, other]| [[one, other], [other, one]]).all(|[one, other]| {
            !clue.cells.contains(&one) || is_marked(other) || fits(board[one], board[other])
        })
    };
    let last = v.len().saturating_sub(1);
    let ends = || (v[0].min(v[last]), v[0].max(v[last]));
    let outer = (side as i32 + 1) / 3;
    let third = |digit: i32| i32::from(digit > outer) + i32::from(digit > side as i32 - outer);
    let in_classes = |count: usize, class: &dyn Fn(i32) -> i32| {
        v.windows(count.min(v.len()))
            .all(|run| is_different(&run.iter().map(|&digit| class(digit)).collect::<Vec<_>>()))
    };
    match clue.kind {
        "digits" => v.iter().all(|digit| clue.values.contains(digit)),
        "killer" => is_different(&v) && (clue.values.is_empty() || sum(&v) == clue.values[0]),
        "little-killer" => sum(&v) == clue.values[0],
        "thermo" => steps(&|one, other| one < other),
        "slow-thermo" => steps(&|one, other| one <= other),
        "arrow" => {
            let mut cells = clue.head.clone();
            cells.sort_unstable();
            cells.iter().fold(0, |number, &cell| number * 10 + board[cell]) == sum(&v)
        }
        "double-arrow" => v[0] + v[last] == sum(&v[1..last]),
        "difference" => (v[0] - v[1]).abs() == value_or(1),
        "ratio" => v[0] == value_or(2) * v[1] || v[1] == value_or(2) * v[0],
        "no-other-difference" => unmarked(["difference", "ratio"], &|one, other| (one - other).abs() != 1),
        "no-other-ratio" => {
            let mut shown: Vec<i32> = all
                .iter()
                .filter(|other| other.kind == "ratio")
                .map(|dot| dot.values.first().copied().unwrap_or(2))
                .collect();
            if shown.is_empty() {
                shown.push(2);
            }
            unmarked(["difference", "ratio"], &|one, other| {
                shown.iter().all(|by| one != by * other && other != by * one)
            })
        }
        "x" => v[0] + v[1] == 10,
        "v" => v[0] + v[1] == 5,
        "no-other-xv" => unmarked(["x", "v"], &|one, other| ![5, 10].contains(&(one + other))),
        "greater" => v[0] > v[1],
        "minimum" => beside(&|one, other| one < other),
        "maximum" => beside(&|one, other| one > other),
        "whisper" => {
            let apart = value_or((side as i32 + 1) / 2);
            steps(&|one, other| (one - other).abs() >= apart)
        }
        "renban" => is_different(&v) && v.iter().max().unwrap() - v.iter().min().unwrap() == last as i32,
        "nabner" => (0..v.len()).all(|at| v[..at].iter().all(|other| (other - v[at]).abs() > 1)),
        "palindrome" => v.iter().eq(v.iter().rev()),
        "clone" => head == v,
        "between" => v[1..last].iter().all(|&digit| ends().0 < digit && digit < ends().1),
        "lockout" => {
            ends().1 - ends().0 >= value_or(4)
                && v[1..last].iter().all(|&digit| digit < ends().0 || digit > ends().1)
        }
        "region-sum" => {
            let parts = clue.cells.chunk_by(|&one, &other| region(one, side) == region(other, side));
            let mut sums = parts.map(|part| part.iter().map(|&cell| board[cell]).sum::<i32>());
            let first = sums.next();
            sums.all(|sum| Some(sum) == first)
        }
        "zipper" => {
            let sums =
                (0..v.len().div_ceil(2)).map(|at| if at == last - at { v[at] } else { v[at] + v[last - at] });
            sums.collect::<Vec<_>>().windows(2).all(|two| two[0] == two[1])
        }
        "ten-line" => {
            let cut = |cells: &[i32]| {
                let left = cells.iter().try_fold(0, |sum, digit| match sum + digit {
                    all if all < value_or(10) => Ok(all),
                    all if all == value_or(10) => Ok(0),
                    _ => Err(()),
                });
                left == Ok(0)
            };
            if clue.cells[0] == clue.cells[last] {
                let round = &v[..last];
                (0..last).any(|at| cut(&[&round[at..], &round[..at]].concat()))
            } else {
                cut(&v)
            }
        }
        "entropic" => in_classes(3, &third),
        "modular" => in_classes(value_or(3) as usize, &|digit| digit % value_or(3)),
        "quadruple" => clue.values.iter().all(|value| {
            let count = |list: &[i32]| list.iter().filter(|other| *other == value).count();
            count(&v) >= count(&clue.values)
        }),
        "sandwich" => {
            let at = |digit: i32| v.iter().position(|&other| other == digit).unwrap();
            let (one, other) = (at(1), at(side as i32));
            sum(&v[one.min(other) + 1..one.max(other)]) == clue.values[0]
        }
        "x-sum" => sum(&v[..v[0] as usize]) == clue.values[0],
        "room" => v[v[0] as usize - 1] == clue.values[0],
        "skyscraper" => {
            let seen = (0..v.len()).filter(|&at| v[..at].iter().all(|&before| before < v[at]));
            seen.count() as i32 == clue.values[0]
        }
        "column-indexer" => clue.cells.iter().all(|&cell| {
            let named = cell / side * side + board[cell] as usize - 1;
            board[named] == (cell % side) as i32 + 1
        }),
        "row-indexer" => clue.cells.iter().all(|&cell| {
            let named = (board[cell] as usize - 1) * side + cell % side;
            board[named] == (cell / side) as i32 + 1
        }),
        "circles" => v.iter().all(|digit| v.iter().filter(|other| *other == digit).count() as i32 == *digit),
        "global-entropy" => (0..side * (side - 1)).filter(|cell| cell % side + 1 < side).all(|cell| {
            let thirds = [0, 1, side, side + 1].map(|more| third(board[cell + more]));
            (0..3).all(|wanted| thirds.contains(&wanted))
        }),
        "anti-taxicab" => (0..board.len()).all(|one| {
            let distance =
                |other: usize| (one / side).abs_diff(other / side) + (one % side).abs_diff(other % side);
            (0..board.len()).all(|other| board[one] != board[other] || distance(other) as i32 != board[one])
        }),
        "lunchbox" => {
            let at = |digit: &i32| v.iter().position(|other| other == digit).unwrap();
            let (one, other) = (at(v.iter().min().unwrap()), at(v.iter().max().unwrap()));
            is_different(&v) && sum(&v[one.min(other) + 1..one.max(other)]) == clue.values[0]
        }
        "look-and-say" => clue
            .values
            .chunks(2)
            .all(|pair| v.iter().filter(|digit| **digit == pair[1]).count() as i32 == pair[0]),
        "rellik" => {
            let part =
                |chosen: usize| (0..v.len()).filter(|at| chosen >> at & 1 == 1).map(|at| v[at]).sum::<i32>();
            is_different(&v) && (1..1 << v.len()).all(|chosen| part(chosen) != clue.values[0])
        }
        "equal-sum" => sum(&head) == sum(&v),
        "hidden-skyscraper" => {
            v.windows(2).find(|two| two[1] < two[0]).is_some_and(|two| two[1] == clue.values[0])
        }
        "full-rank" => {
            let row = |row: usize| (0..side).map(|at| board[row * side + at]).collect::<Vec<_>>();
            let column = |column: usize| (0..side).map(|at| board[at * side + column]).collect::<Vec<_>>();
            let mut all: Vec<Vec<i32>> = (0..side).flat_map(|at| [row(at), column(at)]).collect();
            all.extend(all.clone().into_iter().map(|line| line.into_iter().rev().collect()));
            all.iter().filter(|line| **line < v).count() as i32 == clue.values[0] - 1
                && all.iter().filter(|line| **line == v).count() == 1
        }
        unknown => panic!("no definition of {unknown}"),
    }
}

/// A line of different cells, each touching the one before.
fn line(side: usize, length: usize, rng: &mut impl Rng) -> Vec<usize> {
    let mut cells = vec![index(rng, side * side)];
    let mut tries = 0;
    while tries < 40 || cells.len() < 2 {
        tries += 1;
        let (from, to) = (cells[cells.len() - 1], index(rng, side * side));
        let is_near = (from / side).abs_diff(to / side) <= 1
            && (from % side).abs_diff(to % side) <= 1
            && cells.len() < length;
        if is_near && !cells.contains(&to) {
            cells.push(to);
        }
    }
    cells
}

/// Rules of the whole board that few filled boards keep.
const RARE: [&str; 2] = ["global-entropy", "anti-taxicab"];

/// Any clue of a kind, without a look at what would be true.
fn any(kind: &'static str, board: &[i32], side: usize, rng: &mut impl Rng) -> Clue {
    let length = 2 + index(rng, 4);
    let mut clue = Clue { kind, head: Vec::new(), cells: line(side, length, rng), values: Vec::new() };
    let two = |rng: &mut _| neighbours(side)[index(rng, neighbours(side).len())].to_vec();
    let outside = |rng: &mut _| {
        let number = index(rng, side);
        let mut cells: Vec<usize> = if index(rng, 2) == 0 {
            (0..side).map(|at| number * side + at).collect()
        } else {
            (0..side).map(|at| at * side + number).collect()
        };
        if index(rng, 2) == 0 {
            cells.reverse();
        }
        cells
    };
    let sum = |cells: &[usize]| cells.iter().map(|&cell| board[cell]).sum::<i32>();
    match kind {
        "digits" => clue.values = vec![1 + index(rng, 2) as i32, 3 + index(rng, 2) as i32],
        "killer" if index(rng, 4) > 0 => clue.values = vec![sum(&clue.cells)],
        "little-killer" => clue.values = vec![sum(&clue.cells)],
        "lunchbox" | "rellik" => clue.values = vec![index(rng, 3 * side) as i32],
        "look-and-say" => {
            let digit = 1 + index(rng, side) as i32;
            let count = clue.cells.iter().filter(|&&cell| board[cell] == digit).count();
            clue.values = vec![count as i32, digit];
        }
        "equal-sum" => clue.head = clue.cells.drain(..clue.cells.len() / 2).collect(),
        "arrow" => {
            let shaft = 1 + index(rng, clue.cells.len() - 1).min(2);
            clue.head = clue.cells.drain(..clue.cells.len() - shaft).take(2).collect();
        }
        "clone" => {
            clue.head = line(side, clue.cells.len(), rng);
            clue.cells.truncate(clue.head.len());
            clue.head.truncate(clue.cells.len());
        }
        "difference" | "ratio" => {
            clue.cells = two(rng);
            clue.values = if index(rng, 2) == 0 { Vec::new() } else { vec![1 + index(rng, 3) as i32] };
        }
        "x" | "v" => clue.cells = two(rng),
        "greater" => {
            clue.cells = two(rng);
            if index(rng, 2) == 0 {
                clue.cells.reverse();
            }
        }
        "no-other-difference" | "no-other-ratio" | "no-other-xv" | "global-entropy" | "anti-taxicab" => {
            clue.cells.clear();
        }
        "whisper" | "lockout" => clue.values = vec![1 + index(rng, 3) as i32],
        "modular" => clue.values = vec![2 + index(rng, 2) as i32],
        "ten-line" => {
            clue.values = vec![4 + index(rng, 7) as i32];
            if index(rng, 3) == 0 {
                clue.cells.push(clue.cells[0]);
            }
        }
        "quadruple" => {
            let (row, column) = (index(rng, side - 1), index(rng, side - 1));
            clue.cells = [0, 1, side, side + 1].map(|more| row * side + column + more).to_vec();
            let count = 1 + index(rng, 4);
            clue.values = clue.cells[..count].iter().map(|&cell| board[cell]).collect();
        }
        "sandwich" | "x-sum" => {
            clue.cells = outside(rng);
            let sums: Vec<i32> = (0..=side).map(|count| sum(&clue.cells[..count])).collect();
            clue.values = vec![[sums[index(rng, side)], index(rng, 2 * side) as i32][index(rng, 2)]];
        }
        "room" | "skyscraper" | "hidden-skyscraper" => {
            clue.cells = outside(rng);
            clue.values = vec![1 + index(rng, side) as i32];
        }
        "full-rank" => {
            clue.cells = outside(rng);
            clue.values = vec![1 + index(rng, 4 * side) as i32];
        }
        "circles" => {
            // As many cells of each of some digits as the digit says.
            clue.cells.clear();
            for digit in (1..=side as i32).filter(|_| index(rng, 2) == 0) {
                let places = (0..side * side).filter(|&cell| board[cell] == digit);
                clue.cells.extend(places.take(digit as usize));
            }
            clue.cells.push(index(rng, side * side));
            if index(rng, 4) > 0 && clue.cells.len() > 1 {
                clue.cells.pop();
            }
            clue.cells.sort_unstable();
            clue.cells.dedup();
        }
        _ => {}
    }
    clue
}

/// Clues of a kind. Most of them are true on the board; a few are any.
fn clues(kind: &'static str, board: &[i32], side: usize, rng: &mut impl Rng) -> Vec<Clue> {
    let least = if matches!(kind, "between" | "double-arrow") { 3 } else { 1 };
    let fits = |clue: &Clue| {
        let is_set = ["killer", "renban", "lunchbox", "rellik"].contains(&kind);
        clue.kind.starts_with("no-other")
            || RARE.contains(&kind)
            || clue.cells.len() >= least && (!is_set || clue.cells.len() <= side)
    };
    let mut found = any(kind, board, side, rng);
    for _ in 0..300 {
        if fits(&found) && (holds(&found, &[], board, side) || index(rng, 100) == 0) {
            break;
        }
        found = any(kind, board, side, rng);
    }
    let mut all = vec![found];
    // The negative rule of a board that shows every mark.
    let marks: &[&'static str] = match kind {
        "no-other-difference" | "no-other-ratio" => &["difference", "ratio"],
        "no-other-xv" => &["x", "v"],
        _ => &[],
    };
    for two in neighbours(side) {
        for kind in marks {
            let mark = Clue { kind, head: vec![], cells: two.to_vec(), values: vec![] };
            if holds(&mark, &[], board, side) && index(rng, 20) > 0 {
                all.push(mark);
            }
        }
    }
    all
}

fn constraint(clue: &Clue) -> Constraint {
    let cells = |cells: &[usize]| cells.iter().map(|&cell| Cell::new(cell)).collect::<Vec<_>>();
    let values = clue.values.iter().map(|&value| value as u16);
    Constraint::clue(clue.kind, cells(&clue.head), cells(&clue.cells), values).unwrap()
}

pub(crate) fn values(grid: &Grid) -> Vec<i32> {
    grid.digits().iter().map(|digit| digit.map_or(0, |digit| digit.value().into())).collect()
}

/// All filled boards without clues that have the given digits.
pub(crate) fn filled(board: &mut Vec<i32>, side: usize, found: &mut Vec<Vec<i32>>) {
    let Some(cell) = board.iter().position(|&value| value == 0) else {
        found.push(board.clone());
        return;
    };
    for value in 1..=side as i32 {
        let sees = |other: usize| {
            cell / side == other / side
                || cell % side == other % side
                || region(cell, side) == region(other, side)
        };
        if !(0..board.len()).any(|other| board[other] == value && sees(other)) {
            board[cell] = value;
            filled(board, side, found);
            board[cell] = 0;
        }
    }
}

pub(crate) fn clue_kinds() -> impl Iterator<Item = &'static str> {
    KINDS.iter().filter(|kind| matches!(kind.takes, Takes::Clue(_))).map(|kind| kind.name)
}

/// A board with clues, some givens, and all its solutions by their definitions.
pub(crate) struct Case {
    pub(crate) givens: Grid,
    clues: Vec<Clue>,
    pub(crate) solutions: Vec<Vec<i32>>,
}

pub(crate) fn case(kind: &'static str, side: usize, rng: &mut impl Rng) -> Option<Case> {
    let plain: Variant = format!("{side}x{side}").parse().unwrap();
    let mut solver = Solver::exact_cover(plain);
    solver.shuffle(rng);
    let kept = RARE.contains(&kind).then(|| format!("{side}x{side}+{kind}").parse::<Variant>().unwrap());
    let kept = kept.and_then(|rules| Solver::new(rules).solution(&Grid::empty(rules)));
    let board = values(&kept.or_else(|| solver.solution(&Grid::empty(plain))).unwrap());
    let kinds: Vec<_> = clue_kinds().filter(|kind| !RARE.contains(kind)).collect();
    let mut clues = clues(kind, &board, side, rng);
    for _ in 0..index(rng, 3) {
        clues.extend(self::clues(kinds[index(rng, kinds.len())], &board, side, rng));
    }
    let rules = Rules::plain(side as u8).with(clues.iter().map(constraint)).ok()?;
    let mut givens = Grid::empty(Variant::of(rules));
    if side > 4 {
        for _ in 0..2 * side {
            let cell = index(rng, side * side);
            givens.set(Cell::new(cell), Digit::new(board[cell] as u8));
        }
    }
    let mut solutions = Vec::new();
    filled(&mut values(&givens), side, &mut solutions);
    solutions.retain(|board| clues.iter().all(|clue| holds(clue, &clues, board, side)));
    Some(Case { givens, clues, solutions })
}

#[test]
fn the_search_finds_all_solutions_that_the_definitions_allow() {
    for kind in clue_kinds() {
        let rng = &mut random::from_seed(kind.bytes().map(u64::from).sum());
        let (mut solvable, mut restricted, mut empty) = (0, 0, 0);
        for round in 0..24 {
            let side = if round % 3 == 0 { 6 } else { 4 };
            let Some(Case { givens, clues, mut solutions }) = case(kind, side, rng) else { continue };
            let mut found = Vec::new();
            let outcome = Solver::new(givens.variant()).solutions(&givens, |solution| {
                found.push(values(solution));
                ControlFlow::Continue(())
            });
            assert!(matches!(outcome, Ok(SearchOutcome::Exhausted) | Err(_)), "{givens:?}");
            found.sort_unstable();
            solutions.sort_unstable();
            assert_eq!(found.len(), solutions.len(), "{clues:?} on {givens:?}");
            assert_eq!(found, solutions, "{clues:?} on {givens:?}");
            solvable += usize::from(!found.is_empty());
            empty += usize::from(found.is_empty());
            restricted += usize::from(side == 4 && found.len() < 288);
        }
        assert!(solvable > 5 && restricted > 5, "{kind}: {solvable} {restricted} {empty}");
    }
}

#[test]
fn a_clue_that_nothing_can_meet_leaves_no_solution() {
    // Between 1 and 6 stand at most 2, 3, 4 and 5.
    let board: Variant = "6x6+sandwich:r5c6-r5c1=16".parse().unwrap();
    assert_eq!(Solver::new(board).count_solutions(&Grid::empty(board), 2), 0);
}

#[test]
fn a_filled_board_is_solved_where_the_definitions_say_so() {
    let mut all = Vec::new();
    filled(&mut vec![0; 16], 4, &mut all);
    assert_eq!(all.len(), 288);
    for kind in clue_kinds() {
        let rng = &mut random::from_seed(7);
        let Some(Case { givens, clues, .. }) = case(kind, 4, rng) else { continue };
        let mut grid = givens;
        for board in &all {
            for (cell, &value) in board.iter().enumerate() {
                grid.set(Cell::new(cell), Digit::new(value as u8));
            }
            let is_right = clues.iter().all(|clue| holds(clue, &clues, board, 4));
            assert_eq!(grid.is_solved(), is_right, "{clues:?} on {grid:?}");
        }
    }
}

#[test]
fn what_a_solution_has_is_never_a_conflict_however_little_of_it_is_filled_in() {
    let mut checked = 0;
    for kind in clue_kinds() {
        let rng = &mut random::from_seed(11);
        for side in [4, 6] {
            let Some(Case { givens, solutions, .. }) = case(kind, side, rng) else { continue };
            for board in solutions.iter().take(20) {
                for share in [2, 4] {
                    let mut grid = Grid::empty(givens.variant());
                    for (cell, &value) in board.iter().enumerate() {
                        if index(rng, share) == 0 {
                            grid.set(Cell::new(cell), Digit::new(value as u8));
                        }
                    }
                    assert_eq!(grid.conflicting_cells().next(), None, "{grid:?}");
                    checked += 1;
                }
            }
        }
    }
    assert!(checked > 500, "{checked}");
}

#[test]
fn a_clue_is_broken_as_soon_as_its_own_cells_show_it() {
    let conflicts = |rules: &str, filled: &[(usize, u8)]| {
        let mut grid = Grid::empty(rules.parse().unwrap());
        for &(cell, digit) in filled {
            grid.set(Cell::new(cell), Digit::new(digit));
        }
        grid.conflicting_cells().map(Cell::index).collect::<Vec<_>>()
    };
    // The three other digits are at least 1, 2 and 3.
    assert_eq!(conflicts("9x9+killer:r1c1-r1c4=14", &[(0, 9)]), [0]);
    assert_eq!(conflicts("9x9+killer:r1c1-r1c4=15", &[(0, 9)]), [] as [usize; 0]);
    // They are at most 7, 8 and 9, and one of those is there.
    assert_eq!(conflicts("9x9+killer:r1c1-r1c4=29", &[(0, 1), (1, 9)]), [0, 1]);
    // The cells of a diagonal can be equal, but for two in a box.
    let diagonal = "9x9+little-killer:r1c4,r2c3,r3c2,r4c1=9";
    assert_eq!(conflicts(diagonal, &[(3, 6)]), [3]);
    assert_eq!(conflicts(diagonal, &[(3, 5)]), [] as [usize; 0]);
    // A bulb of 3 has no room for 3 and more.
    assert_eq!(conflicts("9x9+arrow:r5c5/r5c6,r5c7", &[(40, 3), (41, 3)]), [40, 41]);
    // With 9 in the first cell, no second skyscraper can be seen.
    assert_eq!(conflicts("9x9+skyscraper:r1c1-r1c9=2", &[(0, 9)]), [0]);
    assert_eq!(conflicts("9x9+skyscraper:r1c1-r1c9=2", &[(0, 8)]), [] as [usize; 0]);
    // Between neighbours 1 and 9 stand digits with a sum of 0.
    assert_eq!(conflicts("9x9+sandwich:r1c1-r1c9=5", &[(0, 1), (1, 9)]), [0, 1]);
}

/// Panics if a step contradicts a solution, or its proof has a gap.
fn check(step: &Step, position: &Position<Wide>, solutions: &[Vec<i32>]) {
    let is_held = |board: &[i32], at: &Candidate| board[at.cell.index()] == i32::from(at.digit.value());
    let is_kept = |board: &Vec<i32>| {
        step.placements.iter().all(|at| is_held(board, at))
            && !step.eliminations.iter().any(|at| is_held(board, at))
    };
    let board = position.grid().variant();
    assert!(solutions.iter().all(is_kept), "{step} in {board} {position}");
    let proof = step.explain(position);
    if let Err(doubt) = verify::proof(position, step, &proof) {
        let told: Vec<String> = proof.sentences.iter().map(|said| said.message.to_string()).collect();
        panic!("{step}: {doubt}\nin {board} {position}\n{}", told.join("\n"));
    }
}

#[test]
fn no_step_of_the_ladder_contradicts_the_clues() {
    let mut steps = 0;
    for kind in clue_kinds() {
        let rng = &mut random::from_seed(3);
        for _ in 0..samples(2, 4) {
            let Some(Case { givens, solutions, .. }) = case(kind, 6, rng) else { continue };
            if solutions.is_empty() {
                continue;
            }
            let options = Options { uniqueness: solutions.len() == 1, ..Options::default() };
            let mut position = Position::wide(&givens);
            while let Next::Step(next) = next_step(&position, options) {
                let of_clues = LADDER.iter().filter(|technique| technique.is_for_clues());
                let all: Vec<Step> = of_clues.flat_map(|technique| technique.all(&position)).collect();
                all.iter().chain([&next]).for_each(|step| check(step, &position, &solutions));
                steps += all.len() + 1;
                position.apply(&next);
            }
        }
    }
    assert!(steps > samples(250, 500), "{steps}");
}

#[test]
fn boards_with_clues_are_read_as_they_are_written() {
    for kind in clue_kinds() {
        let rng = &mut random::from_seed(5);
        for side in [4, 6] {
            let Some(Case { givens, .. }) = case(kind, side, rng) else { continue };
            assert_eq!(givens.variant().to_string().parse(), Ok(givens.variant()));
        }
    }
    let written = |text: &str| text.parse::<Variant>().unwrap().to_string();
    for text in [
        "9x9+killer:r1c1,r1c2=12",
        "9x9+killer:r1c1,r1c2,r2c1",
        "9x9+thermo:r1c1-r1c4-r3c6",
        "9x9+arrow:r1c1,r1c2/r2c2-r5c2,r7c7",
        "9x9+no-other-ratio",
        "9x9+sandwich:r1c4-r9c4=7",
    ] {
        assert_eq!(written(text), text);
    }
    assert_eq!(written("9x9+thermo:r1c1,r1c2,r1c3,r2c4"), "9x9+thermo:r1c1-r1c3,r2c4");
    assert_eq!(written("9x9+killer:r2c1,r1c1=5"), "9x9+killer:r1c1,r2c1=5");
    let fault = |text: &str| text.parse::<Variant>().unwrap_err().to_string();
    assert_eq!(fault("9x9+thermo:r1c1"), "thermo has too few or too many cells");
    assert_eq!(fault("9x9+thermo:r1c1-r2c3"), "the board has no cell \"r1c1-r2c3\"");
    assert_eq!(fault("9x9+arrow:r1c1-r1c3"), "arrow needs cells before a slash");
    assert_eq!(fault("9x9+killer:r1c1,r1c2=x"), "killer has a value that is no number");
    assert_eq!(fault("9x9+renban:r1c1,r1c2=4"), "renban has too few or too many values");
    assert_eq!(
        fault("9x9+sandwich:r1c1-r1c8=4"),
        "sandwich needs all cells of a row or column, from one end to the other"
    );
}

/// The clues of a board, as their definitions need them.
pub(crate) fn clues_of(variant: Variant) -> Vec<Clue> {
    let clue = |constraint: &Constraint| {
        let cells = |cells: &[Cell]| cells.iter().map(|cell| cell.index()).collect();
        Clue {
            kind: constraint.kind().name,
            head: cells(constraint.head()),
            cells: cells(constraint.cells()),
            values: constraint.values().iter().map(|&value| value.into()).collect(),
        }
    };
    let is_clue = |constraint: &&Constraint| matches!(constraint.kind().takes, Takes::Clue(_));
    variant.rules().constraints().iter().filter(is_clue).map(clue).collect()
}

/// Puzzles that these tests made: board, givens and solution, with tabs between them.
const PUZZLES: &str = include_str!("../data/clues.txt");

#[test]
fn puzzles_of_clues_have_the_solution_that_their_definitions_allow() {
    for line in PUZZLES.lines() {
        let [board, givens, solution] = line.split('\t').collect::<Vec<_>>()[..] else { panic!("{line}") };
        let variant: Variant = board.parse().unwrap();
        let [givens, solution] = [givens, solution].map(|text| Grid::read(variant, text).unwrap());
        assert_eq!(solve(&givens).only().as_ref(), Ok(&solution), "{board}");
        let clues = clues_of(variant);
        let board = values(&solution);
        assert!(clues.iter().all(|clue| holds(clue, &clues, &board, 6)), "{variant}");
        let mut wrong = givens.clone();
        let cell = givens.empty_cells().next().unwrap();
        wrong.set(cell, Digit::all(6).find(|digit| solution.get(cell) != Some(*digit)));
        assert_eq!(solve(&wrong).first(), None, "{variant}");
    }
    assert_eq!(PUZZLES.lines().count(), 12);
}

#[test]
fn nothing_is_generated_for_boards_with_clues() {
    let variant: Variant = "6x6+killer:r1c1,r1c2=5".parse().unwrap();
    let recipe = Recipe { variant, ..Recipe::classic(Level::Easy, 1) };
    assert!(matches!(generate(&recipe), Err(GenerateError::Clues(of)) if of == variant));
    assert!(variant.has_clues() && !Variant::CLASSIC.has_clues());
}

#[test]
fn a_search_that_reaches_its_limit_is_not_decided() {
    let variant: Variant = "9x9+killer:r1c1,r1c2=5".parse().unwrap();
    let mut solver = Solver::new(variant).with_max_nodes(20);
    let outcome = solver.solutions(&Grid::empty(variant), |_| ControlFlow::Continue(()));
    assert_eq!(outcome, Ok(SearchOutcome::OutOfNodes));
}

#[test]
fn boards_without_clues_have_the_same_solutions_on_terms() {
    for text in ["4x4", "4x4+diagonal", "6x6+non-consecutive", "6x6+anti-king+odd:r1c1", "9x9+windoku"] {
        let variant: Variant = text.parse().unwrap();
        let rng = &mut random::from_seed(1);
        let mut solver = Solver::exact_cover(variant);
        solver.shuffle(rng);
        let solution = solver.solution(&Grid::empty(variant)).unwrap();
        for _ in 0..4 {
            let mut givens = Grid::empty(variant);
            for _ in 0..variant.geometry().cell_count() / 3 {
                let cell = Cell::new(index(rng, variant.geometry().cell_count()));
                givens.set(cell, solution.get(cell));
            }
            let all = |mut solver: Solver| {
                let mut found = Vec::new();
                let outcome = solver.solutions(&givens, |solution| {
                    found.push(solution.to_string());
                    if found.len() < 5000 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
                });
                found.sort_unstable();
                (outcome, found)
            };
            assert_eq!(all(Solver::on_terms(variant)), all(Solver::exact_cover(variant)), "{givens:?}");
        }
    }
}

/// Statistics count such boards as one.
#[test]
fn boards_that_differ_only_in_their_clues_have_the_same_examples() {
    for kind in clue_kinds() {
        for side in [4, 6, 9] {
            let start: Variant = format!("{side}x{side}").parse().unwrap();
            let rng = &mut random::from_seed(side);
            let board = values(&Solver::exact_cover(start).solution(&Grid::empty(start)).unwrap());
            let mut boards: Vec<Variant> = Vec::new();
            for _ in 0..8 {
                let clues = clues(kind, &board, side as usize, rng);
                let rules = start.rules().clone().with(clues.iter().map(constraint));
                boards.extend(rules.map(Variant::of));
            }
            let examples: Vec<Variant> = boards.iter().map(|board| board.with_examples()).collect();
            assert!(examples.iter().all(|example| *example == examples[0]), "{kind} on {side}: {examples:?}");
            assert!(
                examples.iter().all(|example| example.rules().has(kind)),
                "{kind} on {side}: {examples:?}"
            );
        }
    }
}

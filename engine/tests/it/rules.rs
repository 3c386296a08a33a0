//! Boards of every kind of rule: judged by predicates and a backtracking search that know nothing of
//! terms.

use nonet_engine::human::boards::{Position, solve_path};
use nonet_engine::rules::{KINDS, Rules};
use nonet_engine::solve::Solver;
use nonet_engine::{Cell, Digit, Grid, Level, Recipe, Variant, count_solutions, generate, random};

const JIGSAW: &str = "5x5+jigsaw:1122211122333443354455554";

/// Whether two filled cells may hold these digits (counted from 1), by the rules of a text.
struct Oracle {
    side: usize,
    parts: Vec<String>,
}

impl Oracle {
    fn new(text: &str) -> Self {
        let text = text.replace("9x9-diagonal", "9x9+diagonal+antidiagonal");
        let mut parts = text.split('+').map(str::to_owned);
        let side = parts.next().unwrap().split_once('x').unwrap().0.parse().unwrap();
        Self { side, parts: parts.collect() }
    }

    fn regions(&self) -> Vec<usize> {
        let side = self.side;
        let jigsaw = self.parts.iter().find_map(|part| part.strip_prefix("jigsaw:"));
        match (jigsaw, side) {
            (Some(regions), _) => regions.bytes().map(usize::from).collect(),
            (None, side) => {
                let rows = [0, 0, 0, 0, 2, 0, 2, 0, 2, 3][side];
                (0..side * side).map(|cell| cell / side / rows * side + cell % side / (side / rows)).collect()
            }
        }
    }

    fn allows(&self, values: &[u8]) -> bool {
        let side = self.side;
        let regions = self.regions();
        let filled: Vec<usize> = (0..values.len()).filter(|&cell| values[cell] != 0).collect();
        let place = |cell: usize| regions[..cell].iter().filter(|&&region| region == regions[cell]).count();
        let window = |cell: usize| {
            let rows = [0, 0, 0, 0, 2, 0, 2, 0, 2, 3][side];
            let (row, column, columns) = (cell / side, cell % side, side / rows);
            let is_gap = row % (rows + 1) == 0 || column % (columns + 1) == 0;
            (!is_gap).then(|| (row / (rows + 1), column / (columns + 1)))
        };
        let listed = |part: &str, cell: usize| {
            let name = format!("r{}c{}", cell / side + 1, cell % side + 1);
            part.split_once(':').unwrap().1.split(',').any(|known| known == name)
        };
        for part in &self.parts {
            for &cell in &filled {
                if part.starts_with("odd:") && listed(part, cell) && values[cell].is_multiple_of(2)
                    || part.starts_with("even:") && listed(part, cell) && !values[cell].is_multiple_of(2)
                {
                    return false;
                }
            }
        }
        filled.iter().all(|&one| {
            filled.iter().filter(|&&other| other > one).all(|&other| {
                let (down, right) =
                    ((one / side).abs_diff(other / side), (one % side).abs_diff(other % side));
                let differ = values[one] != values[other];
                let is_house = down == 0 || right == 0 || regions[one] == regions[other];
                (differ || !is_house)
                    && self.parts.iter().all(|part| match part.split(':').next().unwrap() {
                        "diagonal" => differ || one / side != one % side || other / side != other % side,
                        "antidiagonal" => {
                            differ || [one, other].iter().any(|cell| cell / side + cell % side != side - 1)
                        }
                        "windoku" => differ || window(one).is_none() || window(one) != window(other),
                        "disjoint" => differ || place(one) != place(other),
                        "extra" => differ || !listed(part, one) || !listed(part, other),
                        "anti-knight" => differ || down * right != 2,
                        "anti-king" => differ || down.max(right) != 1,
                        "non-consecutive" => down + right != 1 || values[one].abs_diff(values[other]) != 1,
                        _ => true,
                    })
            })
        })
    }

    /// The number of solutions, at most `limit`.
    fn count(&self, values: &mut Vec<u8>, limit: u32) -> u32 {
        if !self.allows(values) {
            return 0;
        }
        let Some(cell) = values.iter().position(|&value| value == 0) else { return 1 };
        let mut found = 0;
        for value in 1..=self.side as u8 {
            values[cell] = value;
            found += self.count(values, limit - found);
            if found >= limit {
                break;
            }
        }
        values[cell] = 0;
        found
    }
}

fn values(grid: &Grid) -> Vec<u8> {
    grid.digits().iter().map(|digit| digit.map_or(0, |digit| digit.index() as u8 + 1)).collect()
}

const SMALL: [&str; 16] = [
    "4x4+diagonal",
    "4x4+antidiagonal",
    "4x4+diagonal+antidiagonal",
    "4x4+windoku",
    "4x4+disjoint",
    "4x4+extra:r1c1,r2c3,r3c2",
    "4x4+extra:r1c1,r2c3,r3c2,r4c4",
    "4x4+anti-knight",
    "4x4+anti-king",
    "4x4+non-consecutive",
    "4x4+odd:r1c1,r2c3+even:r1c2",
    JIGSAW,
    "5x5+jigsaw:1122211122333443354455554+non-consecutive",
    "5x5+jigsaw:1122211122333443354455554+anti-king",
    "4x4+jigsaw:1112122233343444+odd:r1c1",
    "4x4+jigsaw:1112122233343444+disjoint",
];

#[test]
fn the_solver_finds_as_many_solutions_as_a_search_that_knows_only_the_rules() {
    for text in SMALL {
        let variant = Variant::read(text).unwrap();
        let oracle = Oracle::new(text);
        let mut solver = Solver::new(variant);
        let rng = &mut random::from_seed(1);
        let empty = Grid::empty(variant);
        assert_eq!(solver.count_solutions(&empty, 300), oracle.count(&mut values(&empty), 300), "{text}");
        for _ in 0..30 {
            let mut grid = Grid::empty(variant);
            for _ in 0..3 {
                let cell = Cell::new(random::index(rng, grid.digits().len()));
                grid.set(cell, Some(Digit::from_index(random::index(rng, oracle.side))));
            }
            assert_eq!(solver.count_solutions(&grid, 300), oracle.count(&mut values(&grid), 300), "{grid:?}");
        }
    }
}

/// Any two kinds together.
fn pairs() -> Vec<String> {
    let mut texts = Vec::new();
    let names: Vec<String> = KINDS[1..]
        .iter()
        .map(|kind| match kind.name {
            "jigsaw" => "jigsaw".to_owned(),
            "extra" => "extra:r1c5,r3c3,r5c1,r5c9,r7c7,r9c5".to_owned(),
            "odd" => "odd:r1c1,r4c5,r9c9".to_owned(),
            "even" => "even:r2c8,r5c5,r8c2".to_owned(),
            name => name.to_owned(),
        })
        .collect();
    for (at, one) in names.iter().enumerate() {
        texts.push(format!("9x9+{one}"));
        texts.extend(names[at + 1..].iter().map(|other| format!("9x9+{one}+{other}")));
    }
    texts
}

#[test]
fn any_two_rules_give_puzzles_with_one_solution_and_no_step_contradicts_it() {
    for (number, text) in pairs().into_iter().enumerate() {
        let variant = match Rules::draw(&text, &mut random::from_seed(3)) {
            Ok(rules) => Variant::of(rules),
            Err(fault) => {
                assert_eq!((&*text, &*fault.to_string()), ("9x9+jigsaw+windoku", "windoku needs boxes"));
                continue;
            }
        };
        let recipe = Recipe { variant, ..Recipe::classic(Level::Medium, number as u64) };
        let puzzle = generate(&recipe).unwrap();
        let oracle = Oracle::new(&variant.to_string());
        assert!(oracle.allows(&values(&puzzle.solution)), "{text}");
        assert_eq!(count_solutions(&puzzle.givens, 2), 1, "{text}");
        let (steps, _) = solve_path(&Position::new(&puzzle.givens));
        for step in steps {
            assert!(
                step.placements.iter().all(|at| puzzle.solution.get(at.cell) == Some(at.digit)),
                "{text}: {step}"
            );
            assert!(
                step.eliminations.iter().all(|at| puzzle.solution.get(at.cell) != Some(at.digit)),
                "{text}: {step}"
            );
        }
    }
}

#[test]
fn rules_are_read_as_they_are_written_and_each_board_is_there_once() {
    for text in SMALL {
        let variant = Variant::read(text).unwrap();
        assert_eq!(variant.to_string(), text);
        assert_eq!(Variant::read(text).unwrap(), variant);
    }
    let read = |text: &str| Variant::read(text).unwrap();
    assert_eq!(read("9x9+antidiagonal+diagonal"), read("9x9-diagonal"));
    assert_eq!(read("9x9+windoku+anti-king").to_string(), read("9x9+anti-king+windoku").to_string());
    assert_eq!(read("9x9+odd:r5c5,r1c1,r5c5").to_string(), "9x9+odd:r1c1,r5c5");
}

#[test]
fn a_fault_in_rules_says_what_is_wrong() {
    let fault = |text: &str| Variant::read(text).unwrap_err().to_string();
    assert_eq!(fault("8x9"), "\"8x9\" is no size from 4x4 to 25x25");
    assert_eq!(
        "9x9+windoku".parse::<Variant>().unwrap_err().to_string(),
        "there is no variant \"9x9+windoku\""
    );
    assert_eq!(fault("5x5"), "5x5 has no boxes, so it needs a jigsaw");
    assert!(fault("9x9+killer").starts_with("there is no rule \"killer\" among jigsaw, diagonal"));
    assert_eq!(fault("9x9+odd:r1c10"), "the board has no cell \"r1c10\"");
    assert_eq!(fault("9x9+odd"), "odd needs cells, such as :r1c1,r5c5");
    assert_eq!(fault("9x9+windoku:1"), "windoku takes nothing after its name");
    assert_eq!(
        fault("4x4+jigsaw:1112122233343443"),
        "jigsaw needs as many regions as there are digits, each with as many cells"
    );
    assert_eq!(fault("4x4+jigsaw:11"), "jigsaw needs the region of each cell, row by row");
    assert_eq!(fault("4x4+jigsaw:1112122233343444+windoku"), "windoku needs boxes");
    assert_eq!(fault("4x4+extra:r1c1"), "extra needs at least two cells");
}

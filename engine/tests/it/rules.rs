//! Boards of every kind of rule: judged by predicates and a backtracking search that know nothing of
//! terms.

use nonet_engine::generate::GenerateError;
use nonet_engine::human::{Options, Position, solve_path};
use nonet_engine::rules::{Constraint, KINDS, Rules, Takes};
use nonet_engine::solve::Solver;
use nonet_engine::{Cell, Digit, Grid, HouseKind, Level, Recipe, Variant, count_solutions, generate, random};

const JIGSAW: &str = "5x5+jigsaw:1122211122333443354455554";

/// Whether two filled cells may hold these digits (counted from 1), by the rules of a text.
struct Oracle {
    side: usize,
    parts: Vec<String>,
    regions: Vec<usize>,
}

impl Oracle {
    fn new(text: &str) -> Self {
        let text = text.replace("9x9-diagonal", "9x9+diagonal+antidiagonal");
        let mut parts = text.split('+').map(str::to_owned);
        let side: usize = parts.next().unwrap().split_once('x').unwrap().0.parse().unwrap();
        let parts: Vec<String> = parts.collect();
        let jigsaw = parts.iter().find_map(|part| part.strip_prefix("jigsaw:"));
        let boxes = || {
            let rows = [0, 0, 0, 0, 2, 0, 2, 0, 2, 3][side];
            (0..side * side).map(|cell| cell / side / rows * side + cell % side / (side / rows)).collect()
        };
        let regions = jigsaw.map_or_else(boxes, |regions| regions.bytes().map(usize::from).collect());
        Self { side, parts, regions }
    }

    fn allows(&self, values: &[u8]) -> bool {
        (0..values.len()).all(|cell| values[cell] == 0 || self.allows_cell(values, cell))
    }

    /// Whether the digit of a cell may stand beside all others.
    fn allows_cell(&self, values: &[u8], one: usize) -> bool {
        let (side, regions) = (self.side, &self.regions);
        let place = |cell: usize| regions[..cell].iter().filter(|&&region| region == regions[cell]).count();
        let window = |cell: usize| {
            let rows = [0, 0, 0, 0, 2, 0, 2, 0, 2, 3][side];
            let (row, column, columns) = (cell / side, cell % side, side / rows);
            // A gap is also the last line, so that no window touches the edge.
            let place = |line: usize, size: usize| {
                let is_gap = line.is_multiple_of(size + 1) || line / (size + 1) >= (side - 1) / (size + 1);
                (!is_gap).then(|| line / (size + 1))
            };
            Some((place(row, rows)?, place(column, columns)?))
        };
        let listed = |part: &str, cell: usize| {
            let name = format!("r{}c{}", cell / side + 1, cell % side + 1);
            part.split_once(':').unwrap().1.split(',').any(|known| known == name)
        };
        let is_even = values[one].is_multiple_of(2);
        let is_parity_wrong = |part: &String| {
            (part.starts_with("odd:") && is_even || part.starts_with("even:") && !is_even)
                && listed(part, one)
        };
        let others = (0..values.len()).filter(|&other| other != one && values[other] != 0);
        !self.parts.iter().any(is_parity_wrong)
            && others.into_iter().all(|other| {
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
                        "jigsaw" | "odd" | "even" => true, // judged above
                        unknown => panic!("the oracle does not know {unknown}"),
                    })
            })
    }

    /// The number of solutions, at most `limit`.
    fn count(&self, values: &mut [u8], limit: u32) -> u32 {
        if self.allows(values) { self.count_on(values, limit) } else { 0 }
    }

    fn count_on(&self, values: &mut [u8], limit: u32) -> u32 {
        let Some(cell) = values.iter().position(|&value| value == 0) else { return 1 };
        let mut found = 0;
        for value in 1..=self.side as u8 {
            values[cell] = value;
            if self.allows_cell(values, cell) {
                found += self.count_on(values, limit - found);
            }
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

/// Solutions are counted up to this number.
const LIMIT: u32 = 30;

/// Small boards, all with solutions.
const SMALL: [&str; 16] = [
    "4x4+diagonal",
    "4x4+antidiagonal",
    "4x4+diagonal+antidiagonal",
    "4x4+windoku",
    "4x4+disjoint",
    "4x4+extra:r1c1,r2c3,r3c2",
    "4x4+extra:r1c1,r2c3,r3c2,r4c4",
    "4x4+anti-knight",
    "6x6+anti-king",
    "6x6+non-consecutive",
    "6x6+windoku",
    "6x6+diagonal+disjoint",
    "4x4+odd:r1c1,r2c3+even:r1c2",
    JIGSAW,
    "4x4+jigsaw:1112122233343444+odd:r1c1",
    "4x4+jigsaw:1112122233343444+disjoint",
];

#[test]
fn the_solver_finds_as_many_solutions_as_a_search_that_knows_only_the_rules() {
    for text in SMALL {
        let variant: Variant = text.parse().unwrap();
        let oracle = Oracle::new(text);
        let mut solver = Solver::new(variant);
        let rng = &mut random::from_seed(1);
        let empty = Grid::empty(variant);
        let count = solver.count_solutions(&empty, LIMIT);
        assert!(count > 0, "{text}");
        assert_eq!(count, oracle.count(&mut values(&empty), LIMIT), "{text}");
        for _ in 0..10 {
            let mut grid = Grid::empty(variant);
            for _ in 0..3 {
                let cell = Cell::new(random::index(rng, grid.digits().len()));
                grid.set(cell, Some(Digit::from_index(random::index(rng, oracle.side))));
            }
            assert_eq!(
                solver.count_solutions(&grid, LIMIT),
                oracle.count(&mut values(&grid), LIMIT),
                "{grid:?}"
            );
        }
    }
}

/// Any two kinds together.
fn pairs() -> Vec<String> {
    let mut texts = Vec::new();
    let names: Vec<String> = KINDS
        .iter()
        .filter(|kind| !matches!(kind.takes, Takes::Clue(_))) // see `clues`
        .map(|kind| match kind.name {
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
    // Layouts that were drawn for the rule beside them.
    for text in &mut texts {
        let layout = match text.strip_prefix("9x9+jigsaw") {
            Some("+anti-knight") => {
                "122222344115552344155552344156562344116662334116667338996997388999977888977777888"
            }
            Some("+anti-king") => {
                "111122233111223333112223433566626444566666474588889474588889774555989777559999977"
            }
            Some("+windoku") => {
                "111111122113332224333536224335566624555766624585766944885779944888877949887779999"
            }
            Some(_) => "111222333111222333111222334555666344555664444557666644757889999777888899777888999",
            None => continue,
        };
        *text = text.replace("jigsaw", &format!("jigsaw:{layout}"));
    }
    texts
}

/// The pairs for which the search finds no filled board.
const UNFILLED: [&str; 1] = ["9x9+windoku+non-consecutive"];

#[test]
fn any_two_rules_give_puzzles_with_one_solution_and_no_step_contradicts_it() {
    let mut unfilled = Vec::new();
    for (number, text) in pairs().into_iter().enumerate() {
        let variant: Variant = text.parse().unwrap();
        let recipe = Recipe { variant, ..Recipe::classic(Level::Medium, number as u64) };
        let puzzle = match generate(&recipe).or_else(GenerateError::into_closest) {
            Ok(puzzle) => puzzle,
            Err(error) => {
                assert_eq!(error.to_string(), format!("found no filled board of {variant}"));
                unfilled.push(text);
                continue;
            }
        };
        let oracle = Oracle::new(&variant.to_string());
        assert!(oracle.allows(&values(&puzzle.solution)), "{text}");
        assert_eq!(count_solutions(&puzzle.givens, 2), 1, "{text}");
        assert!(puzzle.given_count() < 60, "{text} has {} givens", puzzle.given_count());
        let (steps, _) = solve_path(&Position::wide(&puzzle.givens), Options::default());
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
    assert_eq!(unfilled, UNFILLED);
}

#[test]
fn new_regions_are_drawn_by_the_seed_and_stay_with_the_puzzle() {
    for board in ["4x4", "5x5+anti-knight", "6x6+diagonal", "7x7", "9x9+windoku", "11x11"] {
        let recipe: Recipe = format!("{board}+jigsaw medium rotate180 carve 2").parse().unwrap();
        let puzzle = generate(&recipe).unwrap();
        let variant = puzzle.givens.variant();
        let drawn = Recipe { variant, new_regions: false, ..recipe.clone() };
        assert_eq!(puzzle.recipe.as_ref(), Some(&drawn));
        assert_eq!(variant.with_example_regions(), recipe.variant);
        assert!(variant != recipe.variant && !variant.layout().has_boxes, "{board}");
        assert!(Oracle::new(&variant.to_string()).allows(&values(&puzzle.solution)), "{board}");
        assert_eq!(count_solutions(&puzzle.givens, 2), 1, "{board}");
        assert_eq!(generate(&recipe).as_ref(), Ok(&puzzle));
        assert_eq!(generate(&drawn), Ok(puzzle), "the seed does the same on the drawn board");
        let other = generate(&Recipe { seed: 4, ..recipe }).unwrap();
        assert_ne!(other.givens.variant(), variant, "{board}");
    }
    // Each square of four cells would hold all digits.
    let impossible: Recipe = "4x4+anti-king+jigsaw easy none carve 1".parse().unwrap();
    assert_eq!(
        generate(&impossible).unwrap_err().to_string(),
        "found no regions of a jigsaw that the other rules can fill"
    );
}

#[test]
fn the_example_of_every_side_is_a_jigsaw_whose_regions_are_in_one_piece() {
    for side in 4..=25 {
        let rules = Rules::plain(side).with_example_regions();
        assert_eq!(Rules::read(&rules.to_string()).as_ref(), Ok(&rules));
        assert_eq!(Rules::read_undrawn(&format!("{side}x{side}+jigsaw")), Ok((rules.clone(), true)));
        let geometry = Variant::of(rules).geometry();
        for house in geometry.houses().iter().filter(|house| house.kind == HouseKind::Region) {
            let mut piece = vec![house.cells[0]];
            for at in 0..geometry.side() {
                let (row, column) = (geometry.row(piece[at]), geometry.column(piece[at]));
                let is_beside = |cell: &Cell| {
                    geometry.row(*cell).abs_diff(row) + geometry.column(*cell).abs_diff(column) == 1
                };
                let more: Vec<Cell> = house.cells.iter().copied().filter(is_beside).collect();
                piece.extend(more.into_iter().filter(|cell| !piece.contains(cell)).collect::<Vec<_>>());
            }
            assert_eq!(piece.len(), geometry.side(), "{house} of side {side}");
        }
    }
}

#[test]
fn rules_are_read_as_they_are_written_and_each_board_is_there_once() {
    for text in SMALL {
        let variant: Variant = text.parse().unwrap();
        assert_eq!(variant.to_string(), text);
        assert_eq!(text.parse(), Ok(variant));
    }
    let read = |text: &str| text.parse::<Variant>().unwrap();
    assert_eq!(read("9x9+antidiagonal+diagonal"), read("9x9-diagonal"));
    assert_eq!(read("9x9+windoku+anti-king").to_string(), read("9x9+anti-king+windoku").to_string());
    assert_eq!(read("9x9+odd:r5c5,r1c1,r5c5").to_string(), "9x9+odd:r1c1,r5c5");
    assert_eq!(read("9x9+odd:r5c5+odd:r1c1"), read("9x9+odd:r1c1,r5c5"));
    assert_eq!(read("4x4+jigsaw:3344334411221122"), read("4x4"));
    assert_eq!(read("4x4+jigsaw:2221211133343444").to_string(), "4x4+jigsaw:1112122233343444");
}

#[test]
fn windows_and_diagonals_stand_where_players_expect_them() {
    let houses = |text: &str, kind: HouseKind| -> Vec<String> {
        let geometry = text.parse::<Variant>().unwrap().geometry();
        let of_kind = geometry.houses().iter().filter(|house| house.kind == kind);
        of_kind
            .map(|house| {
                format!(
                    "{house}: {} to {}",
                    geometry.name(house.cells[0]),
                    geometry.name(*house.cells.last().unwrap())
                )
            })
            .collect()
    };
    assert_eq!(
        houses("9x9+windoku", HouseKind::Window),
        [
            "window 1: r2c2 to r4c4",
            "window 2: r2c6 to r4c8",
            "window 3: r6c2 to r8c4",
            "window 4: r6c6 to r8c8"
        ]
    );
    assert_eq!(houses("6x6+windoku", HouseKind::Window), ["window 1: r2c2 to r3c4"]);
    assert_eq!(houses("9x9+antidiagonal", HouseKind::Diagonal), ["diagonal 2: r1c9 to r9c1"]);
    assert_eq!(houses("9x9-diagonal", HouseKind::Diagonal).len(), 2);
}

#[test]
fn a_board_with_a_name_has_the_houses_of_its_rules() {
    for variant in Variant::all() {
        // Another rule beside those of the name: these houses come from the kinds of rules.
        let with = variant.rules().clone().with([Constraint::new("anti-knight", []).unwrap()]).unwrap();
        let shown = |variant: Variant| {
            let houses = variant.geometry().houses().iter();
            houses.map(|house| (house.to_string(), house.cells.clone())).collect::<Vec<_>>()
        };
        assert_eq!(shown(variant), shown(Variant::of(with)));
    }
}

#[test]
fn a_fault_in_rules_says_what_is_wrong() {
    let fault = |text: &str| text.parse::<Variant>().unwrap_err().to_string();
    assert_eq!(fault("8x9"), "\"8x9\" is no size from 4x4 to 25x25");
    assert_eq!(fault("5x5"), "5x5 has no boxes, so it needs a jigsaw");
    assert!(fault("9x9+chaos").starts_with("there is no rule \"chaos\" among jigsaw, diagonal"));
    assert_eq!(fault("9x9+odd:r1c10"), "the board has no cell \"r1c10\"");
    assert_eq!(fault("9x9+odd"), "odd needs cells, such as :r1c1,r5c5");
    assert_eq!(fault("9x9+windoku:1"), "windoku takes nothing after its name");
    assert_eq!(
        fault("4x4+jigsaw:1112122233343443"),
        "jigsaw needs as many regions as there are digits, each with as many cells"
    );
    assert_eq!(fault("4x4+jigsaw:11"), "jigsaw needs the region of each cell, row by row");
    assert_eq!(
        fault("5x5+jigsaw:1122211122333443354455554+windoku"),
        "windoku needs a side that is no prime number"
    );
    assert_eq!(fault("4x4+extra:r1c1"), "extra needs at least two cells");
    assert_eq!(
        fault("4x4+jigsaw:1112122233343444+jigsaw:1133123412342244"),
        "jigsaw can't stand beside another one"
    );
    let with = |kind, cell| {
        let added = Constraint::new(kind, [Cell::new(cell)]).unwrap();
        Rules::read("4x4").unwrap().with([added]).unwrap_err().to_string()
    };
    assert_eq!(with("odd", 16), "odd has a cell off the board");
    assert_eq!(with("windoku", 0), "windoku is not about single cells");
    // Nine cells each: eight of the first or of the last row, and another one.
    let rows =
        [1, 9].map(|row| (1..=8).map(|column| format!("r{row}c{column}")).collect::<Vec<_>>().join(","));
    let extras: Vec<String> = (2..=8)
        .flat_map(|row| (1..=9).map(move |column| format!("r{row}c{column}")))
        .flat_map(|cell| rows.each_ref().map(|row| format!("+extra:{row},{cell}")))
        .collect();
    let extras = extras.concat();
    assert_eq!(fault(&format!("9x9{extras}")), "153 houses are more than 128");
}

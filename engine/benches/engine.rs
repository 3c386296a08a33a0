//! How long the engine takes for each of its jobs, on puzzles of its own made
//! from fixed seeds. `make bench`; with `NONET_BENCH_FILE=FILE` also solve and
//! count over the puzzles of a file (one a line, what follows a blank is
//! skipped). Figures of different days or machines are not to be compared.

use std::hint::black_box;

use criterion::{BatchSize, BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use nonet_engine::generate::{generate, minimize};
use nonet_engine::random::{from_seed, shuffle};
use nonet_engine::solve::Solver;
use nonet_engine::{Cell, Grid, Level, Recipe, Variant};

/// Puzzles in a set: a run goes over all of them, so that none stands out.
const SET: u64 = 50;

fn made(recipe: &Recipe) -> Grid {
    generate(recipe).expect("the recipe is sound").givens
}

fn classic(level: Level) -> Vec<Grid> {
    (0..SET).map(|seed| made(&Recipe::classic(level, seed))).collect()
}

/// The puzzles of the file that the environment names.
fn from_file() -> Option<Vec<Grid>> {
    let path = std::env::var("NONET_BENCH_FILE").ok()?;
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let puzzles = text.lines().filter(|line| !line.starts_with('#')).filter_map(|line| {
        let word = line.split(|end: char| end.is_whitespace() || end == ',').next()?;
        Grid::read(Variant::CLASSIC, word).ok()
    });
    let puzzles: Vec<Grid> = puzzles.take(10_000).collect();
    assert!(!puzzles.is_empty(), "{path} has no classic puzzle");
    Some(puzzles)
}

/// Solving (first solution) and counting up to 2, by both solvers.
fn solving(criterion: &mut Criterion) {
    let mut sets = vec![
        ("medium".to_owned(), classic(Level::Medium)),
        ("master".to_owned(), classic(Level::Master)),
        ("extreme".to_owned(), classic(Level::Extreme)),
    ];
    sets.extend(from_file().map(|puzzles| ("file".to_owned(), puzzles)));
    for (job, limit) in [("solve", 1), ("count", 2)] {
        let mut group = criterion.benchmark_group(job);
        for (name, puzzles) in &sets {
            group.throughput(Throughput::Elements(puzzles.len() as u64));
            let solvers = [
                ("fast", Solver::new(Variant::CLASSIC)),
                ("exact-cover", Solver::exact_cover(Variant::CLASSIC)),
            ];
            for (kind, mut solver) in solvers {
                group.bench_function(BenchmarkId::new(kind, name), |bencher| {
                    bencher.iter(|| {
                        puzzles
                            .iter()
                            .map(|puzzle| solver.count_solutions(black_box(puzzle), limit))
                            .sum::<u32>()
                    });
                });
            }
        }
        group.finish();
    }
}

/// Full grids at random, as the generator makes them.
fn fill(criterion: &mut Criterion) {
    criterion.bench_function("fill", |bencher| {
        let rng = &mut from_seed(1);
        let mut solver = Solver::new(Variant::CLASSIC);
        let empty = Grid::empty(Variant::CLASSIC);
        bencher.iter(|| {
            solver.shuffle(rng);
            solver.solution(black_box(&empty))
        });
    });
}

/// Whole recipes: carving and the walk to 17 to 19 givens, of any rating, and
/// levels as they are handed out, rated.
fn making(criterion: &mut Criterion) {
    let any = |level: Level| {
        move |seed| {
            let recipe = Recipe::classic(level, seed);
            let givens = recipe.givens_range();
            Recipe { givens: Some((*givens.start(), *givens.end())), ..recipe }
        }
    };
    let rated = |level: Level| move |seed| Recipe::classic(level, seed);
    set(criterion, "carve/medium", any(Level::Medium));
    set(criterion, "carve/master", any(Level::Master));
    set(criterion, "sparse/extreme", any(Level::Extreme));
    set(criterion, "level/medium", rated(Level::Medium));
    set(criterion, "level/master", rated(Level::Master));
    set(criterion, "level/extreme", rated(Level::Extreme));
}

/// A set of puzzles, one a seed.
fn set(criterion: &mut Criterion, name: &str, recipe: impl Fn(u64) -> Recipe) {
    let (job, level) = name.split_once('/').expect("job and level");
    let mut group = criterion.benchmark_group(job);
    group.throughput(Throughput::Elements(SET));
    group.sample_size(10);
    group.bench_function(level, |bencher| {
        bencher.iter(|| (0..SET).for_each(|seed| drop(black_box(made(&recipe(black_box(seed)))))));
    });
    group.finish();
}

/// From a full grid to an irreducible puzzle.
fn minimizing(criterion: &mut Criterion) {
    criterion.bench_function("minimize", |bencher| {
        let rng = &mut from_seed(2);
        let mut solver = Solver::new(Variant::CLASSIC);
        let full = solver.solution(&made(&Recipe::classic(Level::Easy, 1))).expect("a puzzle has a solution");
        let mut cells: Vec<Cell> = Variant::CLASSIC.geometry().cells().collect();
        bencher.iter_batched(
            || {
                shuffle(&mut cells, rng);
                (full.clone(), cells.clone())
            },
            |(mut grid, cells)| minimize(&mut solver, &mut grid, &cells),
            BatchSize::SmallInput,
        );
    });
}

criterion_group!(benches, solving, fill, making, minimizing);
criterion_main!(benches);

//! Times of the engine's jobs, on puzzles that it generates from fixed seeds. Run it with
//! `make bench`. With `NONET_BENCH_FILE=FILE` it also solves and counts the puzzles of a file. The
//! file has one puzzle per line, and text after a blank or comma is ignored. Do not compare results
//! from different days or machines.

use std::hint::black_box;

use criterion::{BatchSize, BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use nonet_engine::generate::{GenerateError, generate, minimize};
use nonet_engine::random::{from_seed, shuffle};
use nonet_engine::solve::Solver;
use nonet_engine::{Cell, Grid, Level, Recipe, Variant};

/// Number of puzzles in a set. Each run covers all of them, so no single puzzle dominates.
const SET: u64 = 50;

fn givens_of(recipe: &Recipe) -> Grid {
    generate(recipe).or_else(GenerateError::into_closest).expect("the recipe is valid").givens
}

fn classic(level: Level) -> Vec<Grid> {
    (0..SET).map(|seed| givens_of(&Recipe::classic(level, seed))).collect()
}

/// The puzzles of the file that `NONET_BENCH_FILE` names.
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

/// Solving (first solution) and counting up to 2, with both solvers.
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

/// Random full grids, as the generator fills them.
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

/// Whole recipes: carving and the walk to 17 to 19 givens without a demanded rating, and levels as
/// players get them, rated.
fn generating(criterion: &mut Criterion) {
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

/// Generates a set of puzzles, one per seed.
fn set(criterion: &mut Criterion, name: &str, recipe: impl Fn(u64) -> Recipe) {
    let (job, level) = name.split_once('/').expect("job and level");
    let mut group = criterion.benchmark_group(job);
    group.throughput(Throughput::Elements(SET));
    group.sample_size(10);
    group.bench_function(level, |bencher| {
        bencher.iter(|| (0..SET).for_each(|seed| drop(black_box(givens_of(&recipe(black_box(seed)))))));
    });
    group.finish();
}

/// Minimizes a full grid to an irreducible puzzle.
fn minimizing(criterion: &mut Criterion) {
    criterion.bench_function("minimize", |bencher| {
        let rng = &mut from_seed(2);
        let mut solver = Solver::new(Variant::CLASSIC);
        let full =
            solver.solution(&givens_of(&Recipe::classic(Level::Easy, 1))).expect("a puzzle has a solution");
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

criterion_group!(benches, solving, fill, generating, minimizing);
criterion_main!(benches);

//! Compares our solver with the `sudoku` crate. Both count the solutions of each puzzle
//! of each file (one per line) up to 2, in alternating rounds, and the medians are
//! printed. It measures the thread's processor time, which other programs hardly
//! affect. Both solvers must agree on every puzzle.
//!
//! `cargo run --release --manifest-path tools/yardstick/Cargo.toml -- FILE...`

use std::error::Error;
use std::hint::black_box;

use nonet_engine::solve::Solver;
use nonet_engine::{Grid, Variant};
use sudoku::Sudoku;

/// Odd, so that there is a median.
const ROUNDS: usize = 15;

fn main() -> Result<(), Box<dyn Error>> {
    println!(
        "microseconds a puzzle       puzzles    nonet  choices    cover   sudoku  sudoku/nonet (least to most)"
    );
    for path in std::env::args().skip(1) {
        let text = std::fs::read_to_string(&path)?;
        let lines: Vec<&str> = text.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
        let grids = lines
            .iter()
            .map(|line| Grid::read(Variant::CLASSIC, line).map_err(|error| error.to_string()))
            .collect::<Result<Vec<_>, _>>()?;
        let sudokus = lines.iter().map(|line| Sudoku::from_str_line(line)).collect::<Result<Vec<_>, _>>()?;
        measure(&path, &grids, &sudokus);
    }
    Ok(())
}

fn measure(path: &str, grids: &[Grid], sudokus: &[Sudoku]) {
    let mut solver = Solver::new(Variant::CLASSIC);
    for (grid, sudoku) in grids.iter().zip(sudokus) {
        let count = solver.count_solutions(grid, 2);
        assert_eq!(count as usize, sudoku.solutions_count_up_to(2), "{grid:?}");
        if count == 1 {
            let solution = sudoku.solution().expect("the puzzle has a solution");
            assert_eq!(
                solver.solution(grid).expect("the puzzle has a solution").to_string(),
                solution.to_str_line().to_string()
            );
        }
    }
    let before = solver.counters().nodes;
    let mut ours = || grids.iter().for_each(|grid| _ = black_box(solver.count_solutions(black_box(grid), 2)));
    let theirs =
        || sudokus.iter().for_each(|sudoku| _ = black_box(black_box(sudoku).solutions_count_up_to(2)));
    let rounds: Vec<[f64; 2]> = (0..ROUNDS).map(|_| [time(&mut ours), time(theirs)]).collect();
    let each = 1e6 / grids.len() as f64;
    let nodes = (solver.counters().nodes - before) as f64 / (ROUNDS * grids.len()) as f64;
    // The exact-cover solver is slow, so a sample is enough.
    let mut cover = Solver::exact_cover(Variant::CLASSIC);
    let sample: Vec<&Grid> = grids.iter().step_by(grids.len().div_ceil(100)).collect();
    let slow = time(|| sample.iter().for_each(|grid| _ = black_box(cover.count_solutions(grid, 2))));
    let ratios = sorted(rounds.iter().map(|[ours, theirs]| theirs / ours));
    println!(
        "{:28}{:7} {:8.2} {nodes:8.1} {:8.0} {:8.2} {:13.3} ({:.3} to {:.3})",
        path.rsplit('/').next().unwrap_or(path),
        grids.len(),
        sorted(rounds.iter().map(|round| round[0]))[ROUNDS / 2] * each,
        slow * 1e6 / sample.len() as f64,
        sorted(rounds.iter().map(|round| round[1]))[ROUNDS / 2] * each,
        ratios[ROUNDS / 2],
        ratios[0],
        ratios[ROUNDS - 1],
    );
}

fn sorted(values: impl Iterator<Item = f64>) -> Vec<f64> {
    let mut values: Vec<f64> = values.collect();
    values.sort_by(f64::total_cmp);
    values
}

/// Processor time of the thread in seconds.
fn time(work: impl FnOnce()) -> f64 {
    let now = || {
        let mut time = libc::timespec { tv_sec: 0, tv_nsec: 0 };
        // SAFETY: the clock exists on Linux, and `time` is ours to write to.
        let result = unsafe { libc::clock_gettime(libc::CLOCK_THREAD_CPUTIME_ID, &raw mut time) };
        assert_eq!(result, 0, "the thread has a clock");
        time.tv_sec as f64 + time.tv_nsec as f64 * 1e-9
    };
    let start = now();
    work();
    now() - start
}

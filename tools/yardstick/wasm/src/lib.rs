//! What is timed natively and in WebAssembly alike, without bindings: the caller
//! writes puzzles into memory (or `main.rs` does), has them read, and times calls.
//! Each gives a sum that is the same on both sides if both did the same.

use std::cell::RefCell;
use std::ops::ControlFlow;

use nonet_engine::generate::generate;
use nonet_engine::rate::rate as rating;
use nonet_engine::solve::Solver;
use nonet_engine::{Grid, Level, Recipe, Variant};

thread_local! {
    static TEXT: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    static GRIDS: RefCell<Vec<Grid>> = const { RefCell::new(Vec::new()) };
}

/// Where to write a text of so many bytes.
#[unsafe(no_mangle)]
pub extern "C" fn room(bytes: usize) -> *mut u8 {
    TEXT.with_borrow_mut(|text| {
        text.resize(bytes, 0);
        text.as_mut_ptr()
    })
}

/// Reads the text, a puzzle a line; how many there are. (No symbol is called as one
/// of the C library, which would call it natively.)
#[unsafe(no_mangle)]
pub extern "C" fn take_text() -> usize {
    TEXT.with_borrow(|text| take(std::str::from_utf8(text).expect("text")))
}

/// The same with a text from elsewhere.
pub fn take(text: &str) -> usize {
    let grids = text.lines().map(|line| Grid::read(Variant::CLASSIC, line.trim()).expect("a puzzle"));
    GRIDS.set(grids.collect());
    GRIDS.with_borrow(Vec::len)
}

/// Solutions of all puzzles, each counted up to 2.
#[unsafe(no_mangle)]
pub extern "C" fn count() -> u32 {
    let mut solver = Solver::new(Variant::CLASSIC);
    GRIDS.with_borrow(|grids| grids.iter().map(|grid| solver.count_solutions(grid, 2)).sum())
}

/// The rating of the puzzle of that number, counted from 0, in tenths.
#[unsafe(no_mangle)]
pub extern "C" fn rate(at: usize) -> u32 {
    GRIDS.with_borrow(|grids| rating(&grids[at], &mut |_| ControlFlow::Continue(())).er.tenths().into())
}

/// Makes a puzzle of 17 to 19 givens of any rating; how many it has.
#[unsafe(no_mangle)]
pub extern "C" fn sparse(seed: usize) -> u32 {
    let recipe = Recipe { givens: Some((17, 19)), ..Recipe::classic(Level::Extreme, seed as u64) };
    let puzzle = generate(&recipe).expect("the recipe is sound");
    puzzle.givens.filled_count() as u32
}

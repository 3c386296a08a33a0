//! The code that is measured natively and in WebAssembly, without bindings. The caller
//! (or `main.rs`) writes puzzles into memory, has them read, and times calls. Each call
//! returns a checksum, which must be the same on both sides.

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

/// Returns where to write a text of this many bytes.
#[unsafe(no_mangle)]
pub extern "C" fn room(bytes: usize) -> *mut u8 {
    TEXT.with_borrow_mut(|text| {
        text.resize(bytes, 0);
        text.as_mut_ptr()
    })
}

/// Reads the text, one puzzle per line; returns how many there are. (No export has the
/// name of a C library function, which a native build would call instead.)
#[unsafe(no_mangle)]
pub extern "C" fn take_text() -> usize {
    TEXT.with_borrow(|text| take(std::str::from_utf8(text).expect("text")))
}

/// Reads a text from another source.
pub fn take(text: &str) -> usize {
    let grids = text.lines().map(|line| Grid::read(Variant::CLASSIC, line.trim()).expect("a puzzle"));
    GRIDS.set(grids.collect());
    GRIDS.with_borrow(Vec::len)
}

/// Counts the solutions of all puzzles, each up to 2.
#[unsafe(no_mangle)]
pub extern "C" fn count() -> u32 {
    let mut solver = Solver::new(Variant::CLASSIC);
    GRIDS.with_borrow(|grids| grids.iter().map(|grid| solver.count_solutions(grid, 2)).sum())
}

/// The rating in tenths of the puzzle with this index.
#[unsafe(no_mangle)]
pub extern "C" fn rate(at: usize) -> u32 {
    GRIDS.with_borrow(|grids| rating(&grids[at], &mut |_| ControlFlow::Continue(())).er.tenths().into())
}

/// Generates a puzzle of 17 to 19 givens with any rating; returns the number of givens.
#[unsafe(no_mangle)]
pub extern "C" fn sparse(seed: usize) -> u32 {
    let recipe = Recipe { givens: Some((17, 19)), ..Recipe::classic(Level::Extreme, seed as u64) };
    let puzzle = generate(&recipe).expect("the recipe is sound");
    puzzle.givens.filled_count() as u32
}

//! Counts the solutions of puzzles inside WebAssembly, without bindings: see
//! ../../wasm.js, which writes the puzzles into memory and takes the time.

use std::cell::RefCell;

use nonet::engine::solve::Solver;
use nonet::engine::{Grid, Variant};

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

/// Reads the text, a puzzle a line; how many there are.
#[unsafe(no_mangle)]
pub extern "C" fn read() -> usize {
    TEXT.with_borrow(|text| {
        let text = std::str::from_utf8(text).expect("text");
        let grids = text.lines().map(|line| Grid::read(Variant::CLASSIC, line.trim()).expect("a puzzle"));
        GRIDS.set(grids.collect());
    });
    GRIDS.with_borrow(Vec::len)
}

/// Solutions of all puzzles, each counted up to 2.
#[unsafe(no_mangle)]
pub extern "C" fn count() -> u32 {
    let mut solver = Solver::new(Variant::CLASSIC);
    GRIDS.with_borrow(|grids| grids.iter().map(|grid| solver.count_solutions(grid, 2)).sum())
}

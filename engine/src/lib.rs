//! Sudoku: a fast solver, a generator with seeds, the ratings of Sudoku Explainer, and a ladder
//! of techniques that explains each step. Boards from 4 × 4 to 25 × 25, with diagonals, jigsaw regions, a
//! knight's move and other rules.
//!
//! # Solve
//!
//! A [`Grid`] is read from text and written as text. [`solve`](solve()) finds a solution.
//!
//! ```
//! use nonet_engine::{Grid, solve};
//!
//! let puzzle: Grid =
//!     ".2....5938..5..46.94..6...8..2.3.....6..8.73.7..2.........4.38..7....6..........5".parse()?;
//! let solution = solve(&puzzle).expect("this puzzle has a solution");
//! assert!(solution.to_string().starts_with("126478593"));
//! # Ok::<(), nonet_engine::formats::ReadError>(())
//! ```
//!
//! # Count solutions
//!
//! A puzzle has exactly one solution. [`count_solutions`] counts up to a limit. A
//! [`Solver`](solve::Solver) keeps its memory between many puzzles, and calls back with each
//! solution until you return `ControlFlow::Break`.
//!
//! ```
//! use nonet_engine::{Grid, count_solutions};
//!
//! let puzzle: Grid = "1234 3412 .... ....".parse()?; // a board of 4 x 4
//! assert_eq!(count_solutions(&puzzle, 100), 4);
//! # Ok::<(), nonet_engine::formats::ReadError>(())
//! ```
//!
//! # Generate
//!
//! A [`Recipe`] says what to generate. Equal recipes give equal puzzles on every machine.
//!
//! ```
//! use nonet_engine::{Level, Recipe, Symmetry, generate};
//!
//! let recipe = Recipe { symmetry: Symmetry::Rotate180, ..Recipe::classic(Level::Hard, 42) };
//! let puzzle = generate(&recipe)?;
//! println!("{}", puzzle.givens);
//! assert_eq!(generate(&recipe)?, puzzle);
//! # Ok::<(), nonet_engine::generate::GenerateError>(())
//! ```
//!
//! # Other rules
//!
//! A [`Variant`] is a board. [`rules`] lists the kinds of constraints, and any of them go together.
//!
//! ```
//! use nonet_engine::{Level, Recipe, Variant, generate};
//!
//! let variant = "9x9+windoku+diagonal".parse::<Variant>()?;
//! let puzzle = generate(&Recipe { variant, ..Recipe::classic(Level::Medium, 42) })?;
//! assert!(puzzle.solution.is_solved());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Rate
//!
//! [`rate`](rate()) gives the ER, EP and ED of Sudoku Explainer 1.2.1.
//!
//! ```
//! use nonet_engine::{Grid, rate};
//!
//! let puzzle: Grid =
//!     "...7..1..86.4.59..7..6....4...512...4......1..3....2.75....6...6.9...4.........28".parse()?;
//! let rating = rate(&puzzle);
//! assert_eq!(rating.er.to_string(), "7.2");
//! assert_eq!(rating.hardest.unwrap().to_string(), "Forcing Chain");
//! # Ok::<(), nonet_engine::formats::ReadError>(())
//! ```
//!
//! # Explain a step
//!
//! [`human`] solves as a person does. Each step knows its technique, its effect, and a proof.
//!
//! ```
//! use nonet_engine::Grid;
//! use nonet_engine::human::{Options, Position, next_step};
//!
//! let puzzle: Grid =
//!     "..89.3..4.351.....2.......88.23..4.....712...6..........4.9....3..6..1.7.2....6..".parse()?;
//! let position = Position::new(&puzzle);
//! let step = next_step(&position, Options::default()).expect("there is a step");
//! println!("{step}");
//! for sentence in step.explain(&position).sentences {
//!     println!("{sentence:?}");
//! }
//! # Ok::<(), nonet_engine::formats::ReadError>(())
//! ```
//!
//! # What is where
//!
//! | module | what it is for |
//! |---|---|
//! | [`solve`](mod@solve) | find, count and enumerate solutions |
//! | [`generate`](mod@generate) | recipes, progress and limits of the generator |
//! | [`rate`](mod@rate) | ratings, their paths, and demands on them |
//! | [`human`] | the ladder of techniques on all boards: steps, proofs and exercises |
//! | [`play`] | a small API for programs that play Sudoku |
//! | [`formats`] | text formats of boards, and lists of a million puzzles; [`formats::exchange`] for files and links of other programs |
//! | [`message`] | sentences as data, rendered elsewhere in any language |
//! | [`random`] | the portable seeded generator |
//!
//! All sets ([`DigitSet`], [`CellSet`], [`HouseSet`], [`rate::FamilySet`]) have the same methods
//! and operators. Long jobs take a callback that returns [`ControlFlow`](std::ops::ControlFlow).
//! Functions that can fail return an error type that implements [`Error`](std::error::Error).
//!
//! # Features
//!
//! | feature | default | what it adds |
//! |---|---|---|
//! | `exchange` | yes | [`formats::exchange`] |
//! | `generate` | yes | [`generate`](mod@generate), [`Recipe`], [`Puzzle`] and [`random`]; includes `rate` |
//! | `ladder` | yes | [`human`]; its exercises need `generate`, too |
//! | `rate` | yes | [`rate`](mod@rate) |
//! | `english` | no | `Message::to_english`, `Step::to_english`, and the module `english` for texts of your own |
//! | `serde` | no | `Serialize` and `Deserialize` for boards, puzzles, recipes, ratings, steps and faults. A decoded value is valid: its constructor checks it. |
//!
//! The crate has no clock, reads no files and uses no randomness but the seed you give. It
//! compiles to WebAssembly, and uses vectors there if the build has `simd128`.
//!
//! The minimum supported Rust version is 1.95. The folder `examples` has command-line programs
//! for each of these jobs. Its `README.md` shows what they print.

#![warn(missing_debug_implementations)]
// A part that is left out leaves its helpers unused. With all parts, every unused item is reported.
#![cfg_attr(
    not(all(feature = "exchange", feature = "generate", feature = "ladder")),
    allow(dead_code, unused_imports)
)]

mod bits;
mod cell;
mod classic;
mod digit;
#[cfg(feature = "english")]
pub mod english;
mod error;
pub mod formats;
#[cfg(feature = "generate")]
pub mod generate;
mod geometry;
mod grid;
#[cfg(feature = "ladder")]
pub mod human;
mod level;
pub mod message;
pub mod play;
#[cfg(feature = "generate")]
mod puzzle;
#[cfg(test)]
#[path = "../tests/data/puzzles.rs"]
mod puzzles;
#[cfg(feature = "generate")]
pub mod random;
#[cfg(feature = "rate")]
pub mod rate;
pub mod rules;
mod sets;
pub mod solve;
mod symmetry;

pub use cell::{Cell, MAX_CELLS};
pub use classic::{CellSet, HouseSet};
pub use digit::{Digit, DigitSet, MAX_DIGIT};
pub use error::{Mismatch, OutOfRange, UnknownName};
#[cfg(feature = "generate")]
pub use generate::generate;
pub use geometry::{Geometry, House, HouseKind, Layout, Variant};
pub use grid::{BLANKS, Conflict, Grid, GridError};
pub use level::{Level, Method};
#[cfg(feature = "generate")]
pub use puzzle::{ParseRecipeError, Puzzle, Recipe, RecipeFault};
#[cfg(feature = "rate")]
pub use rate::rate;
pub use sets::Items;
pub use solve::{count_solutions, solution as solve};
pub use symmetry::Symmetry;

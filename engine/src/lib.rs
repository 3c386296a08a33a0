//! Sudoku: a fast solver, a generator with seeds, the ratings of Sudoku Explainer, and a ladder
//! of techniques that explains each step. Boards from 4 × 4 to 25 × 25, with diagonals, jigsaw regions, a
//! knight's move and other rules.
//!
//! # Read and solve
//!
//! A [`Grid`] is read from text and written as text. [`solve`](solve()) finds out whether it has none,
//! one or several solutions.
//!
//! ```
//! use nonet_engine::{Grid, Solutions, solve};
//!
//! let puzzle: Grid =
//!     ".2....5938..5..46.94..6...8..2.3.....6..8.73.7..2.........4.38..7....6..........5".parse()?;
//! match solve(&puzzle) {
//!     Solutions::One(solution) => assert!(solution.to_string().starts_with("126478593")),
//!     Solutions::Many(one, other) => println!("{:?}", one.differences(&other).next()),
//!     other => println!("{other:?}"),
//! }
//! # Ok::<(), nonet_engine::formats::ReadError>(())
//! ```
//!
//! # Count and enumerate
//!
//! [`count_solutions`] counts up to a limit. A [`Solver`](solve::Solver) keeps its memory between many
//! puzzles, calls back with each solution until you return `ControlFlow::Break`, and takes a limit on
//! its work.
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
//! A [`Recipe`] says what to generate. Equal recipes give equal puzzles on every machine. If no puzzle
//! meets the recipe, the error has the closest one.
//!
//! ```
//! use nonet_engine::generate::GenerateError;
//! use nonet_engine::{Level, Recipe, Symmetry, Variant, generate};
//!
//! let recipe = Recipe::new(Variant::CLASSIC, Level::Hard, 42).with_symmetry(Symmetry::Rotate180);
//! match generate(&recipe) {
//!     Ok(puzzle) => println!("{}", puzzle.givens),
//!     Err(GenerateError::NotMet { closest, .. }) => println!("only {}", closest.givens),
//!     Err(error) => println!("{error}"),
//! }
//! ```
//!
//! # Other rules
//!
//! A [`Variant`] is a board. [`rules`] lists the kinds of constraints, and any of them go together:
//! here a jigsaw with an anti-knight rule, once as text and once built.
//!
//! ```
//! use nonet_engine::rules::{Constraint, Rules};
//! use nonet_engine::{Level, Recipe, Variant, generate};
//!
//! let regions = "111122112222344445344555336665336665";
//! let board: Variant = format!("6x6+jigsaw:{regions}+anti-knight").parse()?;
//! let regions = regions.bytes().map(|region| region - b'0');
//! let rules = Rules::plain(6).with([Constraint::jigsaw(regions), Constraint::new("anti-knight", [])?])?;
//! assert_eq!(board, Variant::of(rules));
//! let puzzle = generate(&Recipe::new(board, Level::Medium, 1))?;
//! assert!(puzzle.solution.is_solved());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Rate
//!
//! [`rate`](rate()) gives the ER, EP and ED of Sudoku Explainer 1.2.1. What is no puzzle is an error at
//! once.
//!
//! ```
//! use nonet_engine::{Grid, rate};
//!
//! let puzzle: Grid =
//!     "...7..1..86.4.59..7..6....4...512...4......1..3....2.75....6...6.9...4.........28".parse()?;
//! let rating = rate(&puzzle)?;
//! assert_eq!((rating.er, rating.text().as_str()), (72, "7.2"));
//! assert_eq!(rating.hardest.unwrap().to_string(), "Forcing Chain");
//! assert!(rate(&"1234 3412 .... ....".parse()?).is_err());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Explain a step
//!
//! [`human`] solves as a person does, on every board. Each step knows its technique, its effect, and a
//! proof.
//!
//! ```
//! use nonet_engine::Grid;
//! use nonet_engine::human::{Next, Options, Position, next_step};
//!
//! let puzzle: Grid =
//!     "..89.3..4.351.....2.......88.23..4.....712...6..........4.9....3..6..1.7.2....6..".parse()?;
//! let position = Position::new(&puzzle);
//! match next_step(&position, Options::default()) {
//!     // With the feature `english`, `step.to_english(&position)` is the proof in sentences.
//!     Next::Step(step) => println!("{step}\n{:?}", step.explain(&position)),
//!     Next::Broken(contradiction) => println!("{contradiction}"),
//!     other => println!("{other:?}"),
//! }
//! # Ok::<(), nonet_engine::formats::ReadError>(())
//! ```
//!
//! # Play
//!
//! A [`play::Game`] has digits, notes, undo, conflicts, mistakes and hints.
//!
//! ```
//! use nonet_engine::play::{Game, Move};
//! use nonet_engine::{Grid, Variant};
//!
//! let mut game = Game::new(Grid::read("4x4+anti-knight".parse()?, "1...............")?);
//! let knights_move = game.cell(2, 1).unwrap();
//! game.play(Move::Place(knights_move, 1.try_into()?))?;
//! assert_eq!(game.conflicts().count(), 2);
//! assert!(game.undo());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Convert
//!
//! [`formats::exchange`] reads and writes files, links and codes of other programs, with their notes.
//!
//! ```
//! use nonet_engine::formats::exchange::{self, TextFormat};
//!
//! let text = "https://sudokuexchange.com/play/?s=5NlQ19j9mGca3OIN1bWGk2m41TjS79&d=2";
//! for record in exchange::records([text]) {
//!     println!("{}", exchange::write(&record?, TextFormat::FPuzzles).unwrap());
//! }
//! # Ok::<(), exchange::TextError>(())
//! ```
//!
//! # What is where
//!
//! | module | what it is for |
//! |---|---|
//! | [`solve`](mod@solve) | find, count and enumerate solutions; the digits of each cell that some solution has |
//! | [`generate`](mod@generate) | recipes, progress and limits of the generator |
//! | [`rate`](mod@rate) | ratings, their paths, and demands on them |
//! | [`human`] | the ladder of techniques on all boards: steps, proofs and exercises; the minutes that people need |
//! | [`verify`] | checks the proof of a step, sentence by sentence |
//! | [`play`] | a game with undo, notes, conflicts and hints |
//! | [`formats`] | text formats of boards, and lists of a million puzzles; [`formats::exchange`] for files and links of other programs |
//! | [`message`] | sentences as data, rendered elsewhere in any language |
//! | [`random`] | the portable seeded generator |
//!
//! All sets ([`DigitSet`], [`CellSet`], [`HouseSet`], [`rate::FamilySet`], [`human::RungSet`]) have the
//! same methods and operators. Long jobs report their [`Progress`] to a callback that returns
//! [`ControlFlow`](std::ops::ControlFlow).
//! Functions that can fail return an error type that implements [`Error`](std::error::Error).
//!
//! # Features
//!
//! | feature | default | what it adds |
//! |---|---|---|
//! | `boards` | yes | steps on boards other than the classic one; includes `ladder` |
//! | `clues` | yes | sums, lines and other clues among the [`rules`]; with `boards`, steps and new puzzles with them |
//! | `exchange` | yes | [`formats::exchange`] |
//! | `generate` | yes | [`generate`](mod@generate), [`Recipe`], [`Puzzle`] and [`random`]; includes `rate` |
//! | `ladder` | yes | [`human`] and [`verify`], with steps on the classic board; its exercises and minutes need `generate`, too |
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
    not(all(feature = "boards", feature = "exchange", feature = "generate")),
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
mod progress;
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
#[cfg(feature = "ladder")]
pub mod verify;

pub use cell::{Cell, MAX_CELLS};
pub use classic::{CellSet, HouseSet};
pub use digit::{Digit, DigitSet, MAX_DIGIT};
pub use error::{Mismatch, OutOfRange, UnknownName};
#[cfg(feature = "generate")]
pub use generate::generate;
pub use geometry::{Geometry, House, HouseKind, Layout, Variant};
pub use grid::{BLANKS, Conflict, Grid};
pub use level::{Level, Method};
pub use progress::Progress;
#[cfg(feature = "generate")]
pub use puzzle::{NewClues, ParseRecipeError, Puzzle, Recipe, RecipeFault, UnknownClues};
#[cfg(feature = "rate")]
pub use rate::rate;
pub use sets::Items;
pub use solve::{Solutions, count_solutions, solve};
pub use symmetry::Symmetry;

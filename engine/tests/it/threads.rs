//! Every public type can be sent to another thread and shared between threads. The compiler checks it.

use std::any::Any;

use nonet_engine::formats::exchange::{Record, TextFormat};
use nonet_engine::formats::{Draft, ReadError};
use nonet_engine::generate::{GenerateError, Made};
use nonet_engine::human::practice::Exercise;
use nonet_engine::human::{
    Candidate, Cells, Classic, Code, Explanation, Mark, Next, Options, PathDemand, PathFault, Position, Rung,
    RungSet, Scene, Sentence, ShownStep, Step, Technique, Wide, diagram,
};
use nonet_engine::message::{Arg, Label, Message};
use nonet_engine::play::{Game, GameError, Move, MoveError};
use nonet_engine::rate::{Demand, Family, FamilySet, Grade, RateError, Rating, RatingPath, RatingStep, Rule};
use nonet_engine::rules::{Constraint, Rules, RulesError};
use nonet_engine::solve::{Contradiction, Counters, Improper, SearchOutcome, Solver};
use nonet_engine::{
    Cell, CellSet, Conflict, Digit, DigitSet, Geometry, Grid, House, Items, Layout, Level, Method, Progress,
    Puzzle, Recipe, RecipeFault, Solutions, Symmetry, Variant,
};

/// Does not compile for types that stay on one thread.
fn crosses<T: Any + Send + Sync + Unpin>() {}

macro_rules! all_cross {
    ($($kind:ty),* $(,)?) => { $(crosses::<$kind>();)* };
}

#[test]
fn everything_can_cross_threads() {
    all_cross!(Cell, CellSet, Conflict, Digit, DigitSet, Geometry, Grid, House, Items<DigitSet>);
    all_cross!(Layout, Level, Method, Puzzle, Recipe, RecipeFault, Solutions, Symmetry, Variant);
    all_cross!(Constraint, Rules, RulesError, Contradiction, Counters, Improper, SearchOutcome, Solver);
    all_cross!(Demand, Family, FamilySet, Grade, RateError, Rating, RatingPath, RatingStep, Rule);
    all_cross!(Candidate, Cells, Code, Explanation, Mark, Options, Position<Classic>, Position<Wide>, Scene);
    all_cross!(Sentence, ShownStep, Step, Technique, Exercise<Classic>, Exercise<Wide>, diagram::Diagram);
    all_cross!(
        Arg, Label, Message, Game, GameError, Move, MoveError, Next, Draft, ReadError, Record, TextFormat
    );
    all_cross!(GenerateError, Made, PathDemand, PathFault, Progress, Rung, RungSet);
    #[cfg(feature = "english")]
    all_cross!(nonet_engine::english::Texts, nonet_engine::english::TextError);
}

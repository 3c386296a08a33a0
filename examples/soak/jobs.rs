//! Which jobs are fast enough to be done for real in a trial.

use nonet::worker::protocol::Request;
use nonet::worker::protocol::study::Study;
use nonet_engine::{Grid, Recipe, Variant};

/// Whether the real handler answers quickly.
pub(crate) fn is_cheap(request: &Request) -> bool {
    match request {
        Request::Generate(recipe) => is_quick(recipe),
        Request::Solve { givens, limit } | Request::Count { givens, limit } => {
            *limit <= 1_000 && is_small(givens)
        }
        Request::Inspect(givens, _) => is_small(givens),
        Request::Change(givens, ..) => givens.geometry().side() <= 6,
        // There is no database here, so the answer of the library is always the same.
        Request::Hint(..)
        | Request::Teach(..)
        | Request::Study(Study::Techniques { .. } | Study::Lesson(_))
        | Request::Shelf(_)
        | Request::Times { .. }
        | Request::Appraise { .. } => true,
        Request::Rate(_) | Request::Study(_) => false,
        Request::Each(_, lines) => lines.len() <= 3 && lines.iter().all(|line| line.len() < 100),
        Request::Many(recipe, count) => *count <= 3 && is_quick(recipe),
    }
}

fn is_quick(recipe: &Recipe) -> bool {
    let side = recipe.variant.geometry().side();
    side <= 9
        && recipe.givens.is_none()
        && recipe.demand.is_empty()
        && recipe.level <= nonet_engine::Level::Medium
}

/// Whether every search on the grid is fast: it is small or mostly filled.
fn is_small(grid: &Grid) -> bool {
    grid.variant().geometry().side() <= 6 || grid.variant() == Variant::CLASSIC && grid.filled_count() >= 17
}

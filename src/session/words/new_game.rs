//! The messages of generated puzzles: the progress, and the first message of a new game.
//! The texts are in `locales/en/game.ftl`, and in `hints.ftl` where a worker comes first.

use super::estimate::demanded;
use super::{level, level_of, level_title};
use crate::rules::board_of;
use crate::session::recipe::all_ratings;
use nonet_engine::Progress;
use nonet_engine::human::RungSet;
use nonet_engine::message::{Label, Message};
use nonet_engine::rate::{Demand, Family, FamilySet, Grade, tenths};
use nonet_engine::{Level, Puzzle, Recipe, Symmetry, Variant, labels, messages};

messages! {
    /// The typed seed is not valid.
    pub(in crate::session) fn new_bad_seed();
    fn new_game(level: Message, count: u16);
    fn new_game_without_givens(level: Message, asked: Message, count: u16);
    fn new_game_not_quite(count: u16);
    fn new_game_rated(count: u16, rating: String);
    fn new_game_missing(count: u16, rating: String, missing: Vec<Message>);
    fn new_game_unwanted(count: u16, rating: String, unwanted: Vec<Message>);
    fn new_game_missing_unwanted(
        count: u16,
        rating: String,
        missing: Vec<Message>,
        unwanted: Vec<Message>,
    );
    fn one_number(number: u16);
    fn range(least: u16, most: u16);

    /// What is asked for, in one sentence.
    fn order_sentence(parts: Vec<Message>);
    fn order_rated(least: String, most: String);
    fn order_rated_exactly(rating: String);
    fn order_any_rating();
    fn order_givens(count: u16);
    fn order_givens_between(least: u16, most: u16);
    fn order_needs(techniques: Vec<Message>);
    fn order_avoids(techniques: Vec<Message>);
    fn order_at_least(technique: Message);
    fn order_nothing_harder(technique: Message);

    fn generating();
    fn generating_level(level: Message);
    fn generating_givens(givens: Message);
    fn progress_none(what: Message);
    fn progress_rating(what: Message, rating: String, givens: u16);
    fn progress_givens(what: Message, attempt: u32, attempts: u32, givens: u16);
    fn progress_attempt(what: Message, attempt: u32, attempts: u32);
}

labels! {
    fn order_half_turn();
    fn order_quarter_turn();
    fn order_left_right();
    fn order_top_bottom();
    fn order_diagonal();
    fn order_antidiagonal();
}

/// What a recipe asks for: "Hard, half turn, 25 to 30 givens."
pub fn sentence(recipe: &Recipe) -> Message {
    let mut parts = Vec::new();
    // Old recipes name rules of the rating.
    let names = |families: FamilySet, rungs: RungSet| {
        let of_rungs = rungs.iter().map(|rung| rung.code().name());
        families.iter().map(Family::title).chain(of_rungs).collect::<Vec<_>>()
    };
    let Demand { uses, avoids, path, minutes, .. } = recipe.demand;
    let (needs, avoids) = (names(uses, path.requires), names(avoids, path.excludes));
    parts.extend(rated(recipe));
    if recipe.variant != Variant::CLASSIC || recipe.has_clues() {
        parts.push(board_of(recipe));
    }
    parts.extend(symmetry(recipe.symmetry).map(Message::from));
    // With clues, a level leaves their number open.
    if recipe.givens.is_some() || !recipe.has_clues() {
        parts.push(match recipe.givens_range().into_inner() {
            (least, most) if least == most => order_givens(least),
            (least, most) => order_givens_between(least, most),
        });
    }
    parts.extend((!needs.is_empty()).then(|| order_needs(needs)));
    parts.extend((!avoids.is_empty()).then(|| order_avoids(avoids)));
    parts.extend(path.at_least.map(|rung| order_at_least(rung.code().name())));
    parts.extend(path.hardest.map(|rung| order_nothing_harder(rung.code().name())));
    parts.extend(minutes.map(demanded));
    order_sentence(parts)
}

/// How hard: the level if it is in force, or else the ratings.
fn rated(recipe: &Recipe) -> Option<Message> {
    if recipe.level.ratings(recipe.variant).is_none() || recipe.has_clues() {
        return recipe.givens.is_none().then(|| level_title(recipe.level));
    }
    let demanded = recipe.demand_in_force().and_then(|demand| demand.ratings);
    let Some(ratings) = demanded.filter(|ratings| *ratings != all_ratings()) else {
        return Some(order_any_rating());
    };
    let of_level = Level::ALL.into_iter().find(|level| level.ratings(recipe.variant) == Some(ratings));
    Some(match (of_level, ratings) {
        (Some(level), _) => level_title(level),
        (None, (least, most)) if least == most => order_rated_exactly(tenths(least)),
        (None, (least, most)) => order_rated(tenths(least), tenths(most)),
    })
}

fn symmetry(symmetry: Symmetry) -> Option<Label> {
    Some(match symmetry {
        Symmetry::None => return None,
        Symmetry::Rotate180 => order_half_turn(),
        Symmetry::Rotate90 => order_quarter_turn(),
        Symmetry::MirrorH => order_left_right(),
        Symmetry::MirrorV => order_top_bottom(),
        Symmetry::Diagonal => order_diagonal(),
        Symmetry::Antidiagonal => order_antidiagonal(),
    })
}

/// The first message of a new game.
pub(in crate::session) fn opened(puzzle: &Puzzle) -> Message {
    let count = puzzle.given_count();
    match &puzzle.recipe {
        Some(recipe) if !puzzle.has_requested_givens() => {
            new_game_without_givens(level_of(Some(recipe)), givens_range(recipe), count)
        }
        Some(recipe) if !puzzle.has_requested_rating() => not_quite(recipe, count, puzzle.grade),
        _ => new_game(level(puzzle), count),
    }
}

/// The differences between the closest puzzle and the request.
fn not_quite(recipe: &Recipe, count: u16, grade: Option<Grade>) -> Message {
    let Some(grade) = grade else { return new_game_not_quite(count) };
    let (demand, rating) = (recipe.demand, tenths(grade.er));
    let missing: Vec<_> = (demand.uses - grade.uses).iter().map(Family::title).collect();
    let unwanted: Vec<_> = (demand.avoids & grade.uses).iter().map(Family::title).collect();
    match (missing.is_empty(), unwanted.is_empty()) {
        (true, true) => new_game_rated(count, rating),
        (false, true) => new_game_missing(count, rating, missing),
        (true, false) => new_game_unwanted(count, rating, unwanted),
        (false, false) => new_game_missing_unwanted(count, rating, missing, unwanted),
    }
}

/// One number or a range.
pub fn numbers((least, most): (u16, u16)) -> Message {
    if least == most { one_number(least) } else { range(least, most) }
}

fn givens_range(recipe: &Recipe) -> Message {
    numbers(recipe.givens_range().into_inner())
}

pub(in crate::session) fn making(recipe: &Recipe, progress: Option<Progress>) -> Message {
    let what = match recipe.givens {
        Some(_) => generating_givens(givens_range(recipe)),
        None => recipe.named_level().map_or_else(generating, |level| generating_level(level_title(level))),
    };
    match progress {
        Some(Progress { rating: Some(rating), givens: Some(best), .. }) => {
            progress_rating(what, tenths(rating), best)
        }
        Some(Progress { done, total, givens: Some(best), .. }) => progress_givens(what, done, total, best),
        Some(Progress { done, total, .. }) => progress_attempt(what, done, total),
        None => progress_none(what),
    }
}

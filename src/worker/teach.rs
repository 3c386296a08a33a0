//! Finds the next step of a game and explains it, and answers a learner's questions about
//! the position. Nothing is cached between hints: finding one from scratch takes milliseconds.

use std::ops::ControlFlow;

use super::protocol::{Question, Stand};
use nonet_engine::human::{
    Candidate, Code, Ground, Options, Position, ShownStep, Step, Technique, Tier, ladder, next_step as find,
    refute,
};
use nonet_engine::message::Message;
use nonet_engine::{Cell, Digit, messages};

messages! {
    fn simpler_easiest(technique: Message);
    fn simpler_none(count: usize, first: Message, last: Message);
    fn simpler_found(technique: Message);
    fn why_step(technique: Message, cell: String, digit: Digit);
    fn why_path(count: usize, techniques: Vec<Message>, cell: String, digit: Digit);
    fn why_unknown(cell: String, digit: Digit);
    fn clues_nothing();
    /// How many candidates clues rule out.
    fn clues_found(count: usize);
}

/// Maximum number of other steps, and of those of one technique.
const OTHERS: (usize, usize) = (8, 3);

/// The hardest techniques of other steps. Harder ones take too long to find.
const HARDEST_OTHER: Tier = Tier::Expert;

/// Calls a function with the position of a game, on the fastest ground for its board.
macro_rules! on_ground {
    ($stand:expr, $answer:expr) => {{
        let stand: &$crate::worker::protocol::Stand = $stand;
        // Only the module for all boards gets others, and has the ladder for them.
        if cfg!(not(feature = "boards")) || nonet_engine::human::is_classic(stand.digits.geometry()) {
            $answer($crate::worker::teach::position::<nonet_engine::human::Classic>(stand))
        } else {
            $answer($crate::worker::teach::position::<nonet_engine::human::Wide>(stand))
        }
    }};
}
pub(super) use on_ground;

/// The position of a game.
pub(super) fn position<G: Ground>(stand: &Stand) -> Position<G> {
    let givens = stand.givens.filled().map(|(cell, _)| cell);
    Position::of_game(&stand.digits, givens, stand.removed.iter().copied())
}

/// The easiest step; `None` if no technique applies.
pub(super) fn next_step(stand: &Stand, options: Options) -> Option<ShownStep> {
    fn answer<G: Ground>(position: &Position<G>, options: Options) -> Option<ShownStep> {
        find(position, options).step().map(|step| ShownStep::new(position, &step))
    }
    on_ground!(stand, |position| answer(&position, options))
}

/// An answer: a sentence, if it needs one, and steps.
pub(super) type Answer = (Option<Message>, Vec<ShownStep>);

/// The answer to a question; `None` if it is about a cell that the board does not have.
pub(super) fn answer(stand: &Stand, options: Options, question: Question) -> Option<Answer> {
    match question {
        Question::Others => Some((None, on_ground!(stand, |position| others(&position, options)))),
        Question::Simpler(code) => Some(on_ground!(stand, |position| simpler(&position, options, code))),
        Question::WhyNot(cell, digit) => {
            let geometry = stand.digits.geometry();
            let is_there = cell.index() < geometry.cell_count() && digit.index() < geometry.side();
            is_there.then(|| why_not(stand, options, cell, digit))
        }
        Question::Clues => Some(on_ground!(stand, |position| by_clues(&position, options))),
    }
}

/// Steps with different conclusions, easiest first. The next step is one of them.
fn others<G: Ground>(position: &Position<G>, options: Options) -> Vec<ShownStep> {
    let (most, most_of_one) = OTHERS;
    let mut found: Vec<Step> = Vec::new();
    for technique in ladder(options) {
        if found.len() >= most || technique.tier > HARDEST_OTHER && !found.is_empty() {
            break;
        }
        let room = most_of_one.min(most - found.len());
        let before = found.len();
        let _ = technique.each(position, &mut |step| {
            if !found.iter().any(|other| other.concludes_all_of(&step)) {
                found.push(step);
            }
            if found.len() - before < room { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
    }
    found.iter().map(|step| ShownStep::new(position, step)).collect()
}

/// What each clue rules out by itself, as one step for each.
fn by_clues<G: Ground>(position: &Position<G>, options: Options) -> Answer {
    let mut gone: Vec<Candidate> = Vec::new();
    let mut found: Vec<Step> = Vec::new();
    for technique in ladder(options).filter(|technique| technique.code.is_for_one_clue()) {
        let _ = technique.each(position, &mut |step| {
            if step.eliminations.iter().any(|out| !gone.contains(out)) {
                gone.extend(step.eliminations.iter().copied());
                found.push(step);
            }
            ControlFlow::Continue(())
        });
    }
    gone.sort_unstable();
    gone.dedup();
    let said = if gone.is_empty() { clues_nothing() } else { clues_found(gone.len()) };
    (Some(said), found.iter().map(|step| ShownStep::new(position, step)).collect())
}

/// Tries every technique that is easier than this one.
fn simpler<G: Ground>(position: &Position<G>, options: Options, code: Code) -> Answer {
    let geometry = position.ground().geometry();
    let easier: Vec<&Technique> = ladder(options)
        .take_while(|technique| technique.code != code)
        .filter(|technique| technique.holds_on_board(geometry))
        .collect();
    let step = easier.iter().find_map(|technique| technique.first(position));
    let step = step.map(|step| ShownStep::new(position, &step));
    let said = match (&step, easier.first(), easier.last()) {
        (Some(step), ..) => simpler_found(step.code.name()),
        (None, Some(first), Some(last)) => simpler_none(easier.len(), first.code.name(), last.code.name()),
        _ => simpler_easiest(code.name()),
    };
    (Some(said), step.into_iter().collect())
}

/// The proof that a cell is not this digit. A candidate that the player has ruled out is
/// looked at as if it were still there.
fn why_not(stand: &Stand, options: Options, cell: Cell, digit: Digit) -> Answer {
    let name = stand.digits.geometry().name(cell);
    let removed = stand.removed.iter().filter(|at| (at.cell, at.digit) != (cell, digit));
    let stand = Stand { removed: removed.copied().collect(), ..stand.clone() };
    let candidate = Candidate::new(cell, digit);
    let steps = on_ground!(&stand, |position| proof(&position, candidate, options));
    let said = match &steps[..] {
        [] => why_unknown(name, digit),
        [step] => why_step(step.code.name(), name, digit),
        _ => {
            let techniques = steps.iter().map(|step| step.code.name()).collect();
            why_path(steps.len(), techniques, name, digit)
        }
    };
    (Some(said), steps)
}

fn proof<G: Ground>(position: &Position<G>, candidate: Candidate, options: Options) -> Vec<ShownStep> {
    refute(position, candidate, options).iter().map(|(at, step)| ShownStep::new(at, step)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzles::PUZZLE;
    use nonet_engine::{Grid, Variant};

    fn stand(removed: Vec<Candidate>) -> Stand {
        let givens = Grid::read(Variant::CLASSIC, PUZZLE).unwrap();
        Stand { digits: givens.clone(), givens, removed }
    }

    #[test]
    fn removed_candidates_are_taken_into_account() {
        let first = next_step(&stand(Vec::new()), Options::default()).unwrap();
        let removed = first.eliminations.clone();
        let is_undone = removed.is_empty() || next_step(&stand(removed), Options::default()) != Some(first);
        assert!(is_undone, "the same step is offered again");
        // Only one candidate left in r1c1: that is the easiest step now.
        let one = Digit::from_index(0);
        let others = Digit::all(9).filter(|&digit| digit != one);
        let removed = others.map(|digit| Candidate::new(Cell::new(0), digit)).collect();
        let step = next_step(&stand(removed), Options::default()).unwrap();
        assert!(!step.placements.is_empty());
    }

    #[test]
    fn other_boards_have_a_ladder_too() {
        let givens = Grid::read("4x4".parse().unwrap(), "1234341221.3.321").unwrap();
        let mut stand = Stand { digits: givens.clone(), givens, removed: Vec::new() };
        let step = next_step(&stand, Options::default()).unwrap();
        assert_eq!((step.variant, step.line.as_str()), (stand.digits.variant(), "Full House: r3c3=4"));
        stand.digits = Grid::empty(stand.digits.variant());
        stand.givens = stand.digits.clone();
        assert_eq!(next_step(&stand, Options::default()), None, "an empty board proves nothing");
        let others = |stand: &Stand| answer(stand, Options::default(), Question::Others).unwrap().1;
        assert_eq!(others(&stand), []);
        let why = |cell, digit| {
            answer(&stand, Options::default(), Question::WhyNot(Cell::new(cell), Digit::from_index(digit)))
        };
        assert!(why(15, 3).is_some_and(|(said, steps)| said.is_some() && steps.is_empty()));
        assert_eq!((why(16, 3), why(15, 4)), (None, None), "the board has no such cell or digit");
    }

    #[test]
    fn other_steps_begin_with_the_next_one_and_each_concludes_something_new() {
        let stand = stand(Vec::new());
        let others = answer(&stand, Options::default(), Question::Others).unwrap().1;
        assert_eq!(others.first(), next_step(&stand, Options::default()).as_ref());
        assert!((2..=OTHERS.0).contains(&others.len()));
        let conclusions = |step: &ShownStep| (step.placements.clone(), step.eliminations.clone());
        for (at, step) in others.iter().enumerate() {
            assert!(
                !others[..at].iter().any(|other| conclusions(other) == conclusions(step)),
                "{}",
                step.line
            );
            assert!(others.iter().filter(|other| other.code == step.code).count() <= OTHERS.1);
        }
        assert!(others.is_sorted_by_key(|step| step.tier));
    }
}

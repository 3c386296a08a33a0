//! Which technique explains what a player did: the easiest one that leads there.
//!
//! People see more than they note. A digit may follow from a pair whose candidates nobody struck. So the search
//! strikes candidates in the player's place, with the easiest technique first, but writes no other digit. The
//! answer is the hardest technique that this takes. Rarely, easier ones would do: a strike can destroy a pattern
//! that an easier technique needs, such as a wing.

use std::ops::ControlFlow;

use super::Options;
use super::candidate::Candidate;
use super::demand::search_cost;
use super::ground::Ground;
use super::position::Position;
use super::rung::Rung;
use super::technique::{Step, Technique, Tier};

/// What a player concludes in a position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Conclusion {
    /// A digit belongs in a cell.
    Placed(Candidate),
    /// A digit does not belong in a cell.
    Struck(Candidate),
}

impl Conclusion {
    /// Whether the step contains this conclusion.
    fn follows_from<G: Ground>(self, step: &Step, position: &Position<G>) -> bool {
        match self {
            Self::Placed(at) => step.placements.contains(&at),
            Self::Struck(at) => {
                let mut is_excluded = step.eliminations.contains(&at);
                for &placed in &step.placements {
                    position.each_excluded(placed, |other| is_excluded |= other == at);
                }
                is_excluded
            }
        }
    }
}

/// How a player came to a conclusion.
#[derive(Clone, Debug)]
pub enum Reason {
    /// This is the hardest technique that it took. The step contains the conclusion; its technique may be easier.
    Technique(Rung, Step),
    /// None of the techniques leads there: the player guessed.
    Guess,
    /// The work was used up first.
    Unknown,
}

/// The easiest technique that leads from a position to a conclusion, up to a tier: with nets, nearly everything
/// can be explained. `work` is what the search may spend, in nominal nanoseconds of a native build as in
/// [`hardest_step`](super::hardest_step), and what it spends is taken off. Equal positions have equal answers.
///
/// ```
/// use nonet_engine::Grid;
/// use nonet_engine::human::{Conclusion, Options, Position, Reason, Tier, attribute, solve_path};
///
/// let puzzle: Grid =
///     ".7.....9...56..3..9.4..8..1.63..4......7......49..6..85.73..9......52.....2...5..".parse()?;
/// let position = Position::new(&puzzle);
/// let (path, _) = solve_path(&position, Options::default());
/// // The first digit on the path that takes more than a single, written without any note.
/// let later = path.iter().skip_while(|step| step.eliminations.is_empty());
/// let digit = later.flat_map(|step| &step.placements).next().unwrap();
/// let conclusion = Conclusion::Placed(*digit);
/// match attribute(&position, conclusion, Options::default(), Tier::Expert, &mut 10_000_000) {
///     Reason::Technique(technique, _) => assert_eq!(technique.name(), "XY-Wing"),
///     other => panic!("{other:?}"),
/// }
/// # Ok::<(), nonet_engine::formats::ReadError>(())
/// ```
pub fn attribute<G: Ground>(
    position: &Position<G>,
    conclusion: Conclusion,
    options: Options,
    hardest: Tier,
    work: &mut u64,
) -> Reason {
    let geometry = position.ground().geometry();
    let is_known = |rung: &Rung| {
        let technique = rung.technique();
        options.allow(technique) && technique.tier <= hardest && technique.holds_on_board(geometry)
    };
    let known: Vec<Rung> = Rung::all().filter(is_known).collect();
    let mut position = position.clone();
    let (mut at, mut last) = (0, 0);
    while let Some(rung) = known.get(at) {
        let Some(left) = work.checked_sub(search_cost(rung.technique(), geometry)) else {
            return Reason::Unknown;
        };
        *work = left;
        last = last.max(at);
        match look(rung.technique(), &position, conclusion) {
            Look::Concluded(step) => return Reason::Technique(known[last], step),
            Look::Struck(struck) if struck.is_empty() => at += 1,
            Look::Struck(struck) => {
                struck.into_iter().for_each(|candidate| position.eliminate(candidate));
                at = 0;
            }
        }
    }
    Reason::Guess
}

/// What one technique sees.
enum Look {
    /// A step with the conclusion.
    Concluded(Step),
    /// Candidates to strike.
    Struck(Vec<Candidate>),
}

/// Looks at all steps before it strikes, since a strike can destroy the pattern of another step. For techniques
/// that take long to find, the first step is enough.
fn look<G: Ground>(technique: &'static Technique, position: &Position<G>, conclusion: Conclusion) -> Look {
    let (mut concluded, mut struck) = (None, Vec::new());
    let _ = technique.each(position, &mut |step| {
        if conclusion.follows_from(&step, position) {
            concluded = Some(step);
            return ControlFlow::Break(());
        }
        struck.extend(step.eliminations);
        let is_enough = technique.tier > Tier::Hard && !struck.is_empty();
        if is_enough { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    concluded.map_or(Look::Struck(struck), Look::Concluded)
}

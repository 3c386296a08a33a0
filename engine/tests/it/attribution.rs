//! What a player did is explained by the technique that led there.

use nonet_engine::generate::{GenerateError, generate};
use nonet_engine::human::{
    Candidate, Classic, Conclusion, Ground, Next, Options, Position, Reason, Rung, Step, Tier, Wide,
    attribute, is_classic, ladder, next_step, solve_path,
};
use nonet_engine::{Cell, Digit, Grid, Level, Recipe, Variant};

use crate::samples::samples;

/// The technique of a conclusion, and its step. No conclusion of these games needs so much work.
fn named<G: Ground>(position: &Position<G>, conclusion: Conclusion) -> (Rung, Step) {
    match attribute(position, conclusion, Options::default(), Tier::Beyond, &mut 100_000_000) {
        Reason::Technique(named, step) => (named, step),
        other => panic!("{conclusion:?} is {other:?} in {}", position.grid()),
    }
}

fn rung_of(step: &Step) -> Rung {
    step.technique.code.try_into().unwrap()
}

/// What a player does who follows a step: one thing after the other.
fn conclusions(step: &Step) -> impl Iterator<Item = Conclusion> {
    let struck = step.eliminations.iter().map(|&at| Conclusion::Struck(at));
    struck.chain(step.placements.iter().map(|&at| Conclusion::Placed(at)))
}

fn make<G: Ground>(position: &mut Position<G>, conclusion: Conclusion) {
    match conclusion {
        Conclusion::Placed(at) => position.place(at),
        Conclusion::Struck(at) => position.eliminate(at),
    }
}

/// The number of conclusions of a game with notes that follows the path, without the first of each step, and how
/// many of them are named as they were found. The first ones all are. A strike that belongs to the step of the
/// one before needs no name of its own.
fn named_right<G: Ground>(givens: &Grid) -> [u32; 2] {
    let mut counts = [0, 0];
    let mut position = Position::<G>::of_grid(givens);
    while let Next::Step(step) = next_step(&position, Options::default()) {
        let mut last: Option<(Rung, Step)> = None;
        for conclusion in conclusions(&step) {
            let is_first = last.is_none();
            let goes_on = last.take().filter(|(_, step)| match conclusion {
                Conclusion::Struck(at) => step.eliminations.contains(&at),
                Conclusion::Placed(_) => false,
            });
            let (technique, seen) = goes_on.unwrap_or_else(|| named(&position, conclusion));
            assert!(!is_first || technique == rung_of(&step), "{conclusion:?} by {step} is {technique}");
            counts[0] += u32::from(!is_first);
            counts[1] += u32::from(!is_first && technique == rung_of(&step));
            make(&mut position, conclusion);
            last = Some((technique, seen));
        }
    }
    counts
}

#[test]
fn games_played_by_the_ladder_are_named_right() {
    // Up to a thousand games of the classic board. The other ones take longer.
    let boards = [("9x9", samples(3, 60)), ("6x6", samples(1, 10))];
    let wide = ["9x9+windoku", "9x9-diagonal", "9x9+anti-knight"].map(|board| (board, samples(1, 6)));
    for (board, seeds) in boards.into_iter().chain(wide) {
        let variant: Variant = board.parse().unwrap();
        let mut counts = [0, 0];
        for level in Level::ALL {
            for seed in 0..seeds {
                let recipe = Recipe { variant, ..Recipe::classic(level, seed) };
                let puzzle = generate(&recipe).or_else(GenerateError::into_closest).unwrap();
                let added = if is_classic(variant.geometry()) {
                    named_right::<Classic>(&puzzle.givens)
                } else {
                    named_right::<Wide>(&puzzle.givens)
                };
                counts = [counts[0] + added[0], counts[1] + added[1]];
            }
        }
        let [all, right] = counts;
        assert!(right * 100 >= all * 99, "{board}: {right} of {all}");
    }
}

/// The slow reference: strikes everything that the known techniques can until one reaches the conclusion.
fn follows_slowly(position: &Position, conclusion: Conclusion, known: impl Fn(Rung) -> bool) -> bool {
    let mut position = position.clone();
    loop {
        let techniques =
            ladder(Options::default()).filter(|technique| known(technique.code.try_into().unwrap()));
        let steps: Vec<Step> = techniques.flat_map(|technique| technique.all(&position)).collect();
        let is_told = |step: &Step| match conclusion {
            Conclusion::Placed(at) => step.placements.contains(&at),
            Conclusion::Struck(at) => {
                let mut after = position.clone();
                after.apply(step);
                !after.has(at) && !step.placements.contains(&at)
            }
        };
        if steps.iter().any(is_told) {
            return true;
        }
        let struck: Vec<Candidate> = steps.into_iter().flat_map(|step| step.eliminations).collect();
        if struck.is_empty() {
            return false;
        }
        struck.into_iter().for_each(|at| position.eliminate(at));
    }
}

/// Digits that a player writes without notes, so that candidates have to be struck on the way. A strike may
/// destroy the pattern of an easier technique, which the slow reference finds: this is rare.
#[test]
fn almost_no_easier_technique_explains_a_digit_written_without_notes() {
    let (mut all, mut harder, mut missed) = (0, 0, 0);
    for seed in 0..samples(4, 16) {
        let puzzle = generate(&Recipe::classic(Level::Hard, seed)).unwrap();
        let mut bare = Position::new(&puzzle.givens);
        let (path, _) = solve_path(&bare, Options::default());
        for &at in path.iter().flat_map(|step| &step.placements) {
            let conclusion = Conclusion::Placed(at);
            let (named, _) = named(&bare, conclusion);
            all += 1;
            harder += u32::from(named > "naked-single".parse().unwrap());
            missed += u32::from(follows_slowly(&bare, conclusion, |rung| rung < named));
            assert!(follows_slowly(&bare, conclusion, |rung| rung <= named), "{conclusion:?} by {named}");
            bare.place(at);
        }
    }
    assert!(harder > 0 && missed * 100 <= all, "{missed} of {all}, {harder} by more than singles");
}

#[test]
fn what_nothing_explains_is_a_guess_unless_the_work_is_used_up() {
    let givens: Grid = "12.4341221.3.321".parse().unwrap();
    let position = Position::<Wide>::of_grid(&givens);
    let cell = Cell::new(2);
    let reason = |digit: usize, work: &mut u64| {
        let at = Candidate::new(cell, Digit::from_index(digit - 1));
        attribute(&position, Conclusion::Placed(at), Options::default(), Tier::Beyond, work)
    };
    assert!(matches!(reason(3, &mut 1_000_000_000), Reason::Technique(..)));
    assert!(matches!(reason(1, &mut 1_000_000_000), Reason::Guess), "a digit that is no candidate");
    assert!(matches!(reason(3, &mut 0), Reason::Unknown));
}

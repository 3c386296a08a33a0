//! Answers the learning pages: the list of techniques, a lesson, an exercise, a solve path.

use std::ops::ControlFlow;

use super::handler::refused_unreadable;
use super::protocol::study::{Entry, Exercise, Moment, Studied, Study};
use super::protocol::{Reply, Stand};
use super::teach;
use nonet_engine::Progress;
use nonet_engine::human::Scene;
use nonet_engine::human::diagram::Diagram;
use nonet_engine::human::practice::{self, ATTEMPTS, attempts_with_clues, kept};
use nonet_engine::human::{
    Classic, Code, Ground, LADDER, Options, Position, ShownStep, Step, Technique, Wide, solve_path, technique,
};
use nonet_engine::message::Message;
use nonet_engine::{Variant, messages};

messages! {
    fn study_unknown_technique();
    fn study_no_position(technique: Message);
}

/// Maximum number of steps sent with an exercise. Chain techniques have dozens.
const MOST_STEPS: usize = 60;

/// Maximum number of puzzles generated for an exercise on a board other than the classic one.
const ATTEMPTS_ELSEWHERE: u32 = 60;

/// Answers a request of a learning page.
pub(super) fn study(study: &Study, progress: &mut dyn FnMut(Progress)) -> Reply {
    let studied = match study {
        Study::Techniques { for_clues } => Ok(Studied::Techniques(techniques(*for_clues))),
        Study::Lesson(code) => known(*code).and_then(lesson),
        Study::Exercise(code, variant, seed) => {
            known(*code).and_then(|known| exercise(known, *variant, *seed, progress))
        }
        Study::Path(stand, options) => path_from(stand, *options),
    };
    studied.map_or_else(Reply::Refused, |studied| Reply::Studied((&studied).into()))
}

/// All techniques for clues, or all others, by tier, and within a tier in the order of the ladder.
fn techniques(for_clues: bool) -> Vec<Entry> {
    let lessons = LADDER.iter().filter(|known| known.is_for_clues() == for_clues);
    let mut entries: Vec<Entry> = lessons.filter_map(|known| entry(known)).collect();
    entries.sort_by_key(|entry| entry.tier);
    entries
}

/// `None` only if the technique's example is broken, which the engine's tests rule out.
fn entry(technique: &'static Technique) -> Option<Entry> {
    Some(Entry { code: technique.code, tier: technique.tier, diagram: Diagram::of(technique)? })
}

/// The position of a lesson, and its step.
fn example(technique: &'static Technique) -> Option<Moment> {
    // Only the module for all boards is asked for techniques for clues.
    if cfg!(feature = "boards") && technique.is_for_clues() {
        kept::lesson_with_clues(technique).map(|(position, step)| moment(&position, &step))
    } else {
        technique.shown().map(|(position, step)| moment(&position, &step))
    }
}

fn known(code: Code) -> Result<&'static Technique, Message> {
    technique(code).ok_or_else(study_unknown_technique)
}

fn lesson(technique: &'static Technique) -> Result<Studied, Message> {
    let lesson = example(technique).zip(entry(technique)).ok_or_else(|| not_found(technique))?;
    Ok(Studied::Lesson(lesson.0, lesson.1))
}

/// Passes progress on, and never stops the job.
pub(super) fn going_on(progress: &mut dyn FnMut(Progress)) -> impl FnMut(Progress) -> ControlFlow<()> {
    |at| {
        progress(at);
        ControlFlow::Continue(())
    }
}

fn exercise(
    technique: &'static Technique,
    variant: Variant,
    seed: u64,
    progress: &mut dyn FnMut(Progress),
) -> Result<Studied, Message> {
    let mut report = going_on(progress);
    if cfg!(feature = "boards") && (variant != Variant::CLASSIC || technique.is_for_clues()) {
        let attempts =
            if technique.is_for_clues() { attempts_with_clues(technique) } else { ATTEMPTS_ELSEWHERE };
        let found = practice::exercise::<Wide>(technique, variant, seed, attempts, &mut report);
        if found.is_some() || technique.is_for_clues() {
            return found.as_ref().map(to_practise).ok_or_else(|| not_found(technique));
        }
    }
    let found = practice::exercise::<Classic>(technique, Variant::CLASSIC, seed, ATTEMPTS, &mut report);
    Ok(to_practise(&found.ok_or_else(|| not_found(technique))?))
}

/// The position and every step of the technique there.
fn to_practise<G: Ground>(exercise: &practice::Exercise<G>) -> Studied {
    let practice::Exercise { technique, position, solution } = exercise;
    let mut steps: Vec<Step> = Vec::new();
    let _ = technique.each(position, &mut |step| {
        if !steps.iter().any(|known| known.outcome() == step.outcome()) {
            steps.push(step);
        }
        if steps.len() < MOST_STEPS { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    let steps = steps.iter().map(|step| ShownStep::new(position, step)).collect();
    Studied::Exercise(Exercise { scene: Scene::from(position), solution: solution.clone(), steps })
}

fn not_found(technique: &Technique) -> Message {
    study_no_position(technique.code.name())
}

fn moment<G: Ground>(position: &Position<G>, step: &Step) -> Moment {
    Moment { scene: Scene::from(position), step: ShownStep::new(position, step) }
}

fn path_from(stand: &Stand, options: Options) -> Result<Studied, Message> {
    if !stand.is_consistent() {
        return Err(refused_unreadable());
    }
    Ok(teach::on_ground!(stand, |position| path(position, options)))
}

fn path<G: Ground>(mut position: Position<G>, options: Options) -> Studied {
    let (steps, end) = solve_path(&position, options);
    let mut moments = Vec::with_capacity(steps.len());
    for step in &steps {
        moments.push(moment(&position, step));
        position.apply(step);
    }
    Studied::Path(moments, Scene::from(&end))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::worker::protocol::{Module, Request, Stand};
    use nonet_engine::human::Options;
    use nonet_engine::{Cell, Grid, NewClues};

    fn ask(what: &Study) -> Studied {
        match study(what, &mut |_| {}) {
            Reply::Studied(packed) => packed.unpack().unwrap(),
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn all_techniques_are_listed() {
        for for_clues in [false, true] {
            let Studied::Techniques(entries) = ask(&Study::Techniques { for_clues }) else { panic!() };
            let all = LADDER.iter().filter(|known| known.is_for_clues() == for_clues);
            assert_eq!(entries.len(), all.count());
            assert!(entries.is_sorted_by_key(|entry| entry.tier), "pages group them by tier");
        }
    }

    #[test]
    fn a_lesson_shows_its_technique() {
        let Studied::Lesson(Moment { scene, step }, entry) = ask(&Study::Lesson(Code::from_static("0300")))
        else {
            panic!()
        };
        assert_eq!([step.code, entry.code], [Code::from_static("0300"); 2]);
        for removed in &step.eliminations {
            assert!(scene.candidates(removed.cell).contains(removed.digit));
        }
        assert!(matches!(study(&Study::Lesson(Code::from_static("9999")), &mut |_| {}), Reply::Refused(_)));
    }

    #[test]
    fn a_lesson_with_clues_shows_its_technique_on_their_board() {
        for technique in LADDER.iter().filter(|known| known.is_for_clues()) {
            let study = Study::Lesson(technique.code);
            assert_eq!(Request::Study(study.clone()).module(), Module::Boards);
            let Studied::Lesson(Moment { scene, step }, entry) = ask(&study) else { panic!("{technique:?}") };
            assert!(scene.digits().variant().has_clues() && step.code == technique.code, "{technique:?}");
            assert!(entry.diagram.window.is_some_and(|window| window.variant.has_clues()), "{technique:?}");
        }
    }

    #[test]
    fn a_technique_for_clues_is_practised_with_the_kinds_of_the_board() {
        let board: Variant = "6x6+thermo:r1c1,r2c1,r3c1".parse().unwrap();
        let Studied::Exercise(found) = ask(&Study::Exercise(Code::from_static("1602"), board, 1)) else {
            panic!()
        };
        let kinds = NewClues::of(found.scene.digits().variant());
        assert_eq!(kinds.to_string(), "thermo");
        assert!(!found.steps.is_empty());
    }

    #[test]
    fn an_exercise_has_every_step_once_and_no_wrong_one() {
        let Studied::Exercise(found) = ask(&Study::Exercise(Code::from_static("0200"), Variant::CLASSIC, 5))
        else {
            panic!()
        };
        assert!(!found.steps.is_empty());
        for (at, step) in found.steps.iter().enumerate() {
            assert!(found.steps[..at].iter().all(|other| other.eliminations != step.eliminations));
            assert!(step.eliminations.iter().all(|at| found.solution.get(at.cell) != Some(at.digit)));
        }
    }

    #[test]
    fn a_path_leads_to_the_end() {
        let text = crate::puzzles::PUZZLE;
        let givens = Grid::read(Variant::CLASSIC, text).unwrap();
        let stand = Stand { digits: givens.clone(), givens, removed: Vec::new() };
        let Studied::Path(moments, end) = ask(&Study::Path(stand, Options::default())) else { panic!() };
        assert_eq!((end.empty_count(), moments[0].scene.empty_count()), (0, 55));
        assert!(end.is_given(Cell::new(1)) && !end.is_given(Cell::new(0)));
    }
}

//! Finds out what solving a game took: the rating, the techniques, which of them the player was
//! slow to find, and which the player used. Also estimates how long a puzzle should take.

use std::collections::{BTreeMap, HashSet};
use std::mem;

use super::protocol::Stand;
use super::teach;
use crate::game::Game;
use crate::game::events::EventKind;
use crate::game::moves::Change;
use crate::library::summary::{Analysis, Summary, Used};
use nonet_engine::human::minutes::minutes;
use nonet_engine::human::{
    Candidate, Code, Conclusion, Ground, Options, Position, Reason, Step, Tier, attribute, solve_path,
};
use nonet_engine::rate::rate;

/// The techniques of hints, unless the player wants more.
const USUAL: Options = Options { uniqueness: true, extras: false };
/// The work allowed to explain the moves of one game, in nominal nanoseconds: see [`attribute`].
const EXPLAINING: u64 = 500_000_000;

/// The summary of a game, with the minutes that people need for its puzzle.
pub fn summarise(game: &Game) -> Summary {
    let puzzle = game.puzzle();
    let mut summary = Summary::of(game, 0);
    summary.minutes = Some(minutes(&puzzle.givens, &puzzle.solution));
    summary
}

/// Analyses a solved game. Boards other than the classic one have no rating.
pub fn analyse(game: &Game) -> Analysis {
    let givens = &game.puzzle().givens;
    let er = match game.puzzle().grade {
        Some(grade) => Some(grade.er),
        None => rate(givens).ok().map(|rating| rating.er),
    };
    let start = Stand::of(&Game::new(game.puzzle().clone()));
    let mut techniques: Vec<Code> = Vec::new();
    let steps = teach::on_ground!(&start, |position| path(&position));
    for code in steps.iter().map(|step| step.technique.code) {
        if !techniques.contains(&code) {
            techniques.push(code);
        }
    }
    let slow = game.slow_gaps().into_iter().filter_map(|gap| {
        let mut there = game.clone();
        let is_there = there.go(gap.start);
        let step = teach::next_step(&Stand::of(&there), USUAL).filter(|_| is_there)?;
        Some((step.code, gap.length))
    });
    let slow = slow.collect();
    let (used, guesses) =
        used(game, steps.iter().map(|step| step.technique.tier).fold(Tier::Hard, Tier::max));
    Analysis { er, techniques, slow, used, guesses }
}

/// The techniques that the player used, and the number of guesses: right digits and strikes that no technique
/// up to a tier explains. Mistakes, undone moves and repeated conclusions do not count. Empty for games of old
/// versions, whose moves or hints have no times.
fn used(game: &Game, hardest: Tier) -> (Vec<Used>, u32) {
    let events = game.events().into_iter();
    let hints: Vec<u64> =
        events.filter(|event| event.kind == EventKind::Hint).map(|event| event.at).collect();
    let line = game.line();
    if line.last().is_none_or(|last| last.at == 0) || hints.len() < game.hints as usize {
        return (Vec::new(), 0);
    }
    let mut work = EXPLAINING;
    let (mut there, mut before, mut hinted) = (game.clone(), None, false);
    let (mut used, mut guesses) = (BTreeMap::<Code, Used>::new(), 0);
    let (mut told, mut last) = (HashSet::new(), None::<Find>);
    there.go(0);
    for played in line {
        let is_since = |hint: &u64| *hint <= played.at && before.is_none_or(|before| *hint > before);
        hinted |= hints.iter().any(is_since);
        let mut time = played.at.saturating_sub(before.unwrap_or(0));
        let changes = game.made(played.place).map_or(&[][..], |(changes, _)| changes);
        let new: Vec<Conclusion> =
            conclusions(&there, changes).into_iter().filter(|one| told.insert(*one)).collect();
        // All that a move does after a hint is the hint's.
        let was_hinted = hinted;
        hinted &= new.is_empty();
        for conclusion in new {
            if let Some(find) = last.as_ref().filter(|find| find.has(conclusion)) {
                // The rest of the same step.
                used.entry(find.code)
                    .and_modify(|of| of.time += if find.hinted { 0 } else { mem::take(&mut time) });
                continue;
            }
            let position = stand_before(&there);
            let reason = teach::on_ground!(&position, |position| {
                match attribute(&position, conclusion, USUAL, hardest, &mut work) {
                    Reason::Guess => attribute(&position, conclusion, Options::default(), hardest, &mut work),
                    reason => reason,
                }
            });
            last = None;
            match reason {
                Reason::Technique(technique, step) => {
                    let code = technique.code();
                    let of = used.entry(code).or_insert(Used { code, found: 0, time: 0, hinted: 0 });
                    if was_hinted {
                        of.hinted += 1;
                    } else {
                        of.found += 1;
                        of.time += mem::take(&mut time);
                    }
                    last = Some(Find { code, hinted: was_hinted, struck: step.eliminations });
                }
                Reason::Guess => guesses += u32::from(!was_hinted),
                Reason::Unknown => {}
            }
        }
        before = Some(played.at);
        there.go(played.place);
    }
    (used.into_values().collect(), guesses)
}

/// The step that the player found last.
struct Find {
    code: Code,
    hinted: bool,
    struck: Vec<Candidate>,
}

impl Find {
    /// Whether a conclusion belongs to the step.
    fn has(&self, conclusion: Conclusion) -> bool {
        matches!(conclusion, Conclusion::Struck(at) if self.struck.contains(&at))
    }
}

/// The right conclusions of a move. Digits that the app fills in after the player's digit are not among them,
/// and neither are candidates that a digit on the board forbids. `there` is the game before the move.
fn conclusions(there: &Game, changes: &[Change]) -> Vec<Conclusion> {
    let (solution, digits) = (&there.puzzle().solution, there.board().digits());
    let mut conclusions = Vec::new();
    for Change { cell, before, after } in changes {
        let right = solution.get(*cell);
        if after.digit.is_some() && after.digit != before.digit {
            let right = right.filter(|_| after.digit == right);
            conclusions.extend(right.map(|digit| Conclusion::Placed(Candidate::new(*cell, digit))));
            break;
        }
        let struck = (after.removed - before.removed) & digits.candidates(*cell);
        let struck = struck.iter().filter(|digit| Some(*digit) != right);
        conclusions.extend(struck.map(|digit| Conclusion::Struck(Candidate::new(*cell, digit))));
    }
    conclusions
}

/// The state of a game without the player's mistakes: anything would follow from them.
fn stand_before(there: &Game) -> Stand {
    let (solution, board) = (&there.puzzle().solution, there.board());
    let mut stand = Stand::of(there);
    for cell in stand.digits.geometry().cells() {
        if stand.digits.get(cell) != solution.get(cell) {
            stand.digits.set(cell, None);
        }
    }
    let struck = |cell| {
        let wrong =
            board.content(cell).removed.iter().filter(move |digit| Some(*digit) != solution.get(cell));
        wrong.map(move |digit| Candidate::new(cell, digit))
    };
    stand.removed = stand.digits.empty_cells().flat_map(struck).collect();
    stand
}

fn path<G: Ground>(position: &Position<G>) -> Vec<Step> {
    solve_path(position, USUAL).0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::moves::Move;
    use nonet_engine::human::Classic;
    use nonet_engine::{Cell, Digit, Grid, Level, Puzzle, Recipe, Solutions, generate, solve};

    fn there_is_empty(game: &Game, cell: Cell) -> bool {
        game.puzzle().givens.get(cell).is_none()
    }

    #[test]
    fn a_solved_game_has_its_techniques_and_the_slow_ones() {
        let puzzle = generate::starter(3);
        let mut game = Game::new(puzzle.clone());
        let mut at = 0;
        for (index, cell) in puzzle.givens.empty_cells().enumerate() {
            at += if index == 8 { 90_000 } else { 2_000 };
            let digit = puzzle.solution.get(cell).unwrap();
            game.play_at(Move::Place { cell, digit, clean: false }, at).unwrap();
        }
        let analysis = analyse(&game);
        assert_eq!(analysis.er, rate(&puzzle.givens).ok().map(|rating| rating.er));
        assert!(!analysis.techniques.is_empty());
        let [(code, length)] = analysis.slow[..] else { panic!("{:?}", analysis.slow) };
        let mut there = Game::new(puzzle);
        for (cell, digit) in
            game.puzzle().solution.filled().filter(|(cell, _)| there_is_empty(&game, *cell)).take(8)
        {
            there.play(Move::Place { cell, digit, clean: false }).unwrap();
        }
        let expected = teach::next_step(&Stand::of(&there), USUAL).unwrap().code;
        assert_eq!((code, length), (expected, 90_000));
    }

    const PUZZLE: &str = ".7.....9...56..3..9.4..8..1.63..4......7......49..6..85.73..9......52.....2...5..";

    /// A game in which a player follows the ladder with notes: a move each second.
    fn played(puzzle: Puzzle) -> (Game, Vec<Step>) {
        let steps = path(&Position::<Classic>::of_grid(&puzzle.givens));
        let (mut game, mut at) = (Game::new(puzzle), 0);
        for step in &steps {
            let struck = step.eliminations.iter().map(|at| Move::Remove { cell: at.cell, digit: at.digit });
            let placed = step.placements.iter();
            let placed = placed.map(|at| Move::Place { cell: at.cell, digit: at.digit, clean: false });
            for step in struck.chain(placed) {
                at += 1_000;
                game.play_at(step, at).unwrap();
            }
        }
        assert!(game.is_solved());
        (game, steps)
    }

    fn puzzle() -> Puzzle {
        let givens: Grid = PUZZLE.parse().unwrap();
        let Solutions::One(solution) = solve(&givens) else { panic!() };
        Puzzle { givens, solution, recipe: None, grade: None }
    }

    #[test]
    fn a_player_who_follows_the_ladder_used_its_techniques() {
        let (game, steps) = played(puzzle());
        let Analysis { techniques, used, guesses, .. } = analyse(&game);
        assert_eq!(guesses, 0);
        let mut of_path = techniques.clone();
        of_path.sort_unstable();
        assert_eq!(used.iter().map(|used| used.code).collect::<Vec<_>>(), of_path);
        let time: u64 = used.iter().map(|used| used.time).sum();
        assert_eq!(time, game.line().last().unwrap().at, "all of the time was for something");
        for Used { code, found, hinted, .. } in used {
            let steps = steps.iter().filter(|step| step.technique.code == code).count();
            assert!(hinted == 0 && found as usize <= steps && found > 0, "{code}: {found} of {steps}");
        }
    }

    #[test]
    fn what_follows_a_hint_was_not_found_and_mistakes_and_what_was_undone_do_not_count() {
        let solution = puzzle().solution;
        let mut game = Game::new(puzzle());
        let right = |cell: Cell| Move::Place { cell, digit: solution.get(cell).unwrap(), clean: false };
        let wrong = |cell: Cell| {
            let digit = Digit::from_index((solution.get(cell).unwrap().index() + 1) % 9);
            Move::Place { cell, digit, clean: false }
        };
        // The first digits of the path, in the order in which it has them.
        let steps = path(&Position::<Classic>::of_grid(&game.puzzle().givens));
        let cells: Vec<Cell> = steps.iter().filter_map(|step| Some(step.placements.first()?.cell)).collect();
        game.play_at(right(cells[0]), 4_000).unwrap();
        game.undo();
        game.play_at(wrong(cells[0]), 6_000).unwrap();
        game.play_at(right(cells[0]), 9_000).unwrap();
        game.count_hint(10_000);
        game.play_at(right(cells[1]), 12_000).unwrap();
        let (used, guesses) = used(&game, Tier::Expert);
        let found: u32 = used.iter().map(|used| used.found).sum();
        let hinted: u32 = used.iter().map(|used| used.hinted).sum();
        let time: u64 = used.iter().map(|used| used.time).sum();
        assert_eq!((found, hinted, time, guesses), (1, 1, 3_000, 0));
    }

    #[test]
    fn all_that_a_move_strikes_after_a_hint_is_the_hints() {
        let steps = path(&Position::<Classic>::of_grid(&puzzle().givens));
        let struck: Vec<Candidate> = steps.iter().flat_map(|step| step.eliminations.clone()).collect();
        let mut game = Game::new(puzzle());
        game.count_hint(1_000);
        let strike = |at: &Candidate| Move::Remove { cell: at.cell, digit: at.digit };
        game.play_at(Move::Several(struck.iter().map(strike).collect()), 2_000).unwrap();
        let (used, guesses) = used(&game, Tier::Expert);
        assert!(!used.is_empty() && used.iter().all(|used| used.found == 0 && used.time == 0), "{used:?}");
        assert_eq!(guesses, 0);
    }

    #[test]
    fn a_digit_out_of_nowhere_is_a_guess() {
        let generated = generate::generate(&Recipe::classic(Level::Extreme, 1)).unwrap();
        let (_, steps) = played(generated.clone());
        let last = steps.iter().rev().find_map(|step| step.placements.first()).unwrap();
        let mut game = Game::new(generated);
        game.play_at(Move::Place { cell: last.cell, digit: last.digit, clean: false }, 1_000).unwrap();
        assert_eq!(used(&game, Tier::Hard), (Vec::new(), 1));
    }
}

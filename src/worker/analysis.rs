//! Finds out what solving a game took: the rating, the techniques, and which of them the
//! player was slow to find. Also estimates how long a puzzle should take.

use super::protocol::Stand;
use super::teach;
use crate::game::Game;
use crate::library::summary::{Analysis, Summary};
use nonet_engine::human::minutes::minutes;
use nonet_engine::human::{Code, Ground, Options, Position, Step, solve_path};
use nonet_engine::rate::rate;

/// The summary of a game, with the minutes that people need for its puzzle.
pub fn summarise(game: &Game) -> Summary {
    let puzzle = game.puzzle();
    let mut summary = Summary::of(game, 0);
    summary.minutes = Some(minutes(&puzzle.givens, &puzzle.solution));
    summary
}

/// Analyses a solved game. Boards other than the classic one have no rating.
pub fn analyse(game: &Game) -> Analysis {
    let options = Options::default();
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
        let step = teach::next_step(&Stand::of(&there), options).filter(|_| is_there)?;
        Some((step.code, gap.length))
    });
    Analysis { er, techniques, slow: slow.collect() }
}

fn path<G: Ground>(position: &Position<G>) -> Vec<Step> {
    solve_path(position, Options::default()).0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::moves::Move;
    use nonet_engine::{Cell, generate};

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
        let expected = teach::next_step(&Stand::of(&there), Options::default()).unwrap().code;
        assert_eq!((code, length), (expected, 90_000));
    }
}

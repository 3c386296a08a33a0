//! Turns puzzles into games of a collection. Only puzzles with one solution can be played, so
//! each is solved first.

use crate::game::moment::Moment;
use crate::game::{Game, GameId, save};
use crate::library::Record;
use crate::library::label::{Label, one_line};
use crate::library::shelf::{Collected, Draft};
use nonet_engine::solve::Improper;
use nonet_engine::{Puzzle, solve};

/// The games of the puzzles that have one solution. Their identities follow `first`.
pub fn collect(puzzles: Vec<Draft>, title: &str, first: GameId, now: Moment) -> (Vec<Record>, Collected) {
    let mut collected = Collected::default();
    let mut records = Vec::new();
    for (index, Draft { givens, step, title: own_title }) in puzzles.into_iter().enumerate() {
        match solve(&givens).only() {
            Ok(solution) => {
                let mut game = Game::new(Puzzle { givens, solution, recipe: None, grade: None });
                if let Ok(step) = step.parse() {
                    // Refused only if it changes nothing: then the givens are the game.
                    let _ = game.play(step);
                }
                game.stamp(GameId(first.0.wrapping_add(index as u64)), now);
                let label = Label {
                    title: one_line(&own_title),
                    collection: one_line(title),
                    number: index as u32 + 1,
                    changed: Some(now),
                    ..Label::default()
                };
                records.push(Record { save: save::save(&game, 0), label });
            }
            Err(Improper::NoSolution(_)) => collected.unsolvable += 1,
            Err(_) => collected.several += 1,
        }
    }
    collected.added = records.len();
    (records, collected)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzles::PUZZLE;
    use nonet_engine::{Cell, Grid};

    #[test]
    fn puzzles_with_one_solution_become_games_and_the_others_are_counted() {
        let draft = |givens: &str, step: &str| Draft {
            givens: givens.parse::<Grid>().unwrap(),
            step: step.to_owned(),
            title: "  Two\nloops ".to_owned(),
        };
        let unsolvable = "55".to_owned() + &".".repeat(79);
        let several = "1".to_owned() + &".".repeat(80);
        let puzzles =
            vec![draft(PUZZLE, "0=1"), draft(&unsolvable, ""), draft(&several, ""), draft(PUZZLE, "?")];
        let (records, collected) = collect(puzzles, "A book", GameId(100), Moment::default());
        assert_eq!(collected, Collected { added: 2, unsolvable: 1, several: 1 });
        let games: Vec<Game> = records.iter().map(|record| save::load(&record.save).unwrap()).collect();
        assert_eq!([games[0].id, games[1].id], [GameId(100), GameId(103)]);
        let digits: Vec<bool> =
            games.iter().map(|game| game.board().digits().get(Cell::new(0)).is_some()).collect();
        assert_eq!(digits, [true, false], "a step that is none is left out");
        let label = &records[1].label;
        assert_eq!(
            (label.title.as_str(), label.collection.as_str(), label.number),
            ("Two loops", "A book", 4)
        );
    }
}

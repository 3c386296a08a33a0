//! Turns the puzzles of a text into games of a collection. Only puzzles with one solution can
//! be played, so each is solved first. Called by `shelf`, and by its tests.

use crate::game::GameId;
use crate::game::moment::Moment;
use crate::game::save;
use crate::library::Record;
use crate::library::imported::game_of;
use crate::library::label::{Label, one_line};
use crate::library::shelf::Collected;
use nonet_engine::formats::exchange;
use nonet_engine::solve::first_solutions;

/// The games of a text, in its order. Puzzles before a fault are taken.
pub fn collect(text: &str, title: &str, first: GameId, now: Moment) -> (Vec<Record>, Collected) {
    let puzzles = exchange::read(text).unwrap_or_else(|error| error.records);
    let mut collected = Collected::default();
    let mut records = Vec::new();
    for (index, puzzle) in puzzles.iter().enumerate() {
        let mut solutions = first_solutions(&puzzle.givens, 2);
        match (solutions.len(), solutions.pop()) {
            (1, Some(solution)) => {
                let mut game = game_of(puzzle, solution);
                game.stamp(GameId(first.0.wrapping_add(index as u64)), now);
                let label = Label {
                    title: puzzle.about.title.as_deref().map(one_line).unwrap_or_default(),
                    collection: one_line(title),
                    number: index as u32 + 1,
                    changed: Some(now),
                    ..Label::default()
                };
                records.push(Record { save: save::save(&game, 0), label });
            }
            (0, _) => collected.unsolvable += 1,
            _ => collected.several += 1,
        }
    }
    collected.added = records.len();
    (records, collected)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzles::PUZZLE;

    #[test]
    fn puzzles_with_one_solution_become_games_and_the_others_are_counted() {
        let unsolvable = PUZZLE.replacen('.', "1", 1).replacen('.', "1", 1);
        let several = ".".repeat(81).replacen('.', "1", 1);
        let text = format!("{PUZZLE}\n{PUZZLE}\n{unsolvable}\n{several}\nnonsense\n");
        let (records, collected) = collect(&text, "A book", GameId(100), Moment::default());
        assert_eq!(collected, Collected { added: records.len(), unsolvable: 1, several: 1 });
        assert!(!records.is_empty());
        let game = save::load(&records[0].save).unwrap();
        assert_eq!((game.id, game.puzzle().givens.to_string()), (GameId(100), PUZZLE.to_owned()));
        assert_eq!((records[0].label.collection.as_str(), records[0].label.number), ("A book", 1));
    }
}

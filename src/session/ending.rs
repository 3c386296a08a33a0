//! The end of a game: what the page shows and says about it. The rating, and the times of
//! games like it, join it when the worker has them.

use super::jobs::Owner;
use super::rating::RatingView;
use super::screen::Screen;
use super::view::{Said, Tone};
use super::{Session, words};
use crate::game::{Game, GameId};
use crate::library::estimate::Estimate;
use crate::library::statistics::Times;
use crate::worker::protocol::{Reply, Request};
use nonet_engine::human::Code;
use nonet_engine::message::Message;
use nonet_engine::rate::{Conclusion, Nesting, Rating, Rule, tenths};
use nonet_engine::{Puzzle, Variant};
use nonet_later::later;

/// The end of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EndView {
    /// "12:04"; `None` if the player hides the clock.
    pub time: Option<String>,
    /// The times to compare it with, if the player has solved games like it.
    pub times: Option<TimesView>,
    /// How long the puzzle should take, if it is known.
    pub estimate: Option<Message>,
    /// How many hints, and how far the deepest one went.
    pub hints: Message,
    /// Whether puzzles of this board have ratings and solve paths.
    pub is_rated: bool,
    /// The rating; `None` while the worker rates the puzzle, and if that failed.
    pub rating: Option<String>,
    /// The hardest step, and its lesson.
    pub hardest: Option<(Message, Option<Screen>)>,
    /// The seed of the puzzle; `None` if the player entered it.
    pub seed: Option<u64>,
    /// A message that is not about the end.
    pub said: Option<Message>,
}

/// The times of the player's games of the same board and level.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TimesView {
    /// The shortest.
    pub best: String,
    /// Whether this game has it.
    pub is_best: bool,
    /// The median.
    pub median: String,
}

/// What the library says of a game: the times of games like it, and how long it should take.
#[derive(Clone, Copy, Default)]
pub(super) struct Compared {
    id: GameId,
    times: Option<Times>,
    estimate: Estimate,
}

impl Compared {
    /// How long a game should take.
    fn estimate(&self, game: &Game) -> Estimate {
        Estimate { minutes: self.estimate.minutes.filter(|_| self.id == game.id), ..self.estimate }
    }
}

impl Session {
    /// Asks for the times of games like the one on the board, and how long it should take.
    #[later(Session)]
    pub(super) fn ask_times(&mut self) {
        let game = self.play.game();
        let Puzzle { givens, solution, .. } = game.puzzle().clone();
        let request = Request::Times { id: game.id, givens, solution };
        self.context.stop(Owner::Times);
        self.context.start(Owner::Times, request);
    }

    /// Handles the library's answer.
    #[later(Session)]
    pub(super) fn take_times(&mut self, reply: &Reply) {
        if let &Reply::Times(id, times, estimate) = reply {
            self.compared = Compared { id, times, estimate };
        }
    }

    /// How long the game on the board should take, in few words.
    fn estimated_minutes(&self) -> Option<Message> {
        let Estimate { minutes, pace } = self.estimate();
        Some(words::minutes(&minutes?, &pace))
    }

    /// How long the game on the board should take, and the player's pace, as far as the library said.
    pub fn estimate(&self) -> Estimate {
        self.compared.estimate(self.play.game())
    }

    /// The times to compare the solved game with.
    fn times_view(&self) -> Option<TimesView> {
        let Compared { id, times, .. } = self.compared;
        let is_shown = id == self.play.game().id && self.settings.clock;
        let Times { best, is_best, median } = times.filter(|_| is_shown)?;
        Some(TimesView { best: words::clock(best), is_best, median: words::clock(median) })
    }

    /// The view of the end; `None` before the puzzle is solved.
    #[later(Session)]
    pub fn end_view(&self) -> Option<EndView> {
        let game = self.play.game();
        if !game.is_solved() {
            return None;
        }
        let (rating, hardest) = match self.rating() {
            RatingView::Known(report) => (Some(report.text()), report.hardest),
            _ => (None, None),
        };
        let Said { tone, message } = &self.message;
        Some(EndView {
            time: self.clock_text(),
            times: self.times_view(),
            estimate: self.estimated_minutes().filter(|_| self.settings.clock),
            hints: words::hints::used(game.hints, game.deepest_hint),
            is_rated: self.play.variant() == Variant::CLASSIC,
            rating,
            hardest: hardest.map(|rule| (rule.family().title(), lesson(rule).map(Screen::Lesson))),
            seed: self.recipe().map(|recipe| recipe.seed),
            said: message.clone().filter(|text| *tone != Tone::Done || *text != self.end_text()),
        })
    }

    /// Announces the end of the game.
    pub(super) fn tell_end(&mut self) {
        self.tell(Tone::Done, self.end_text());
    }

    /// The text about a solved game: time, hints, and the rating if it is known.
    pub(super) fn end_text(&self) -> Message {
        let Game { hints, deepest_hint, .. } = *self.play.game();
        let solved = words::solved(self.play.game().clock.elapsed(self.context.now()), hints, deepest_hint);
        match self.rating_text() {
            Some(rated) => words::two_sentences(solved, rated),
            None => solved,
        }
    }

    /// The rating as a sentence, once it is known.
    pub(super) fn rating_text(&self) -> Option<Message> {
        match self.rating() {
            RatingView::Known(Rating { er, hardest: Some(hardest), .. }) => {
                Some(words::rated_by_step(tenths(er), hardest.family().title()))
            }
            RatingView::Known(report) => Some(words::rated(report.text())),
            _ => None,
        }
    }
}

/// The lesson that explains a rule of the rating. Some rules have none.
fn lesson(rule: Rule) -> Option<Code> {
    Some(Code::from_static(match rule {
        Rule::HiddenSingle => "0002",
        Rule::NakedSingle => "0003",
        Rule::DirectPointing | Rule::Pointing => "0100",
        Rule::DirectClaiming | Rule::Claiming => "0101",
        Rule::NakedPair => "0200",
        Rule::NakedTriplet => "0201",
        Rule::NakedQuad => "0202",
        Rule::DirectHiddenPair | Rule::HiddenPair => "0210",
        Rule::DirectHiddenTriplet | Rule::HiddenTriplet => "0211",
        Rule::HiddenQuad => "0212",
        Rule::XWing => "0300",
        Rule::Swordfish => "0301",
        Rule::Jellyfish => "0302",
        Rule::TurbotFish => "0403",
        Rule::UniqueRectangle => "0600",
        Rule::UniqueLoop => "0621",
        Rule::BivalueGrave => "0610",
        Rule::XCycle | Rule::ForcingXChain => "0701",
        Rule::YCycle => "0702",
        Rule::BidirectionalCycle => "0706",
        Rule::ForcingChain => "0708",
        Rule::XyWing => "0800",
        Rule::XyzWing => "0801",
        Rule::AlignedPairExclusion => "0920",
        Rule::Nishio => "1301",
        Rule::CellChains | Rule::RegionChains => "1302",
        Rule::Dynamic(Conclusion::Contradiction, Nesting::Plain) => "1303",
        Rule::Dynamic(_, Nesting::Plain) => "1304",
        Rule::Dynamic(..) => "1305",
        Rule::AlignedTripletExclusion => return None,
    }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonet_engine::human::technique;

    #[test]
    fn the_lesson_of_each_rule_exists() {
        let dynamic =
            |conclusion| [Nesting::Plain, Nesting::Chains].map(|level| Rule::Dynamic(conclusion, level));
        let rules = [
            Rule::HiddenSingle,
            Rule::DirectPointing,
            Rule::DirectClaiming,
            Rule::DirectHiddenPair,
            Rule::NakedSingle,
            Rule::DirectHiddenTriplet,
            Rule::Pointing,
            Rule::Claiming,
            Rule::NakedPair,
            Rule::XWing,
            Rule::HiddenPair,
            Rule::NakedTriplet,
            Rule::Swordfish,
            Rule::HiddenTriplet,
            Rule::XyWing,
            Rule::XyzWing,
            Rule::UniqueRectangle,
            Rule::NakedQuad,
            Rule::Jellyfish,
            Rule::HiddenQuad,
            Rule::BivalueGrave,
            Rule::UniqueLoop,
            Rule::AlignedPairExclusion,
            Rule::XCycle,
            Rule::YCycle,
            Rule::TurbotFish,
            Rule::ForcingXChain,
            Rule::BidirectionalCycle,
            Rule::ForcingChain,
            Rule::Nishio,
            Rule::CellChains,
            Rule::RegionChains,
        ];
        let nested = [Conclusion::Cell, Conclusion::Contradiction].map(dynamic).concat();
        for rule in rules.into_iter().chain(nested) {
            assert!(lesson(rule).and_then(technique).is_some(), "{rule}");
        }
        assert_eq!(lesson(Rule::AlignedTripletExclusion), None);
    }
}

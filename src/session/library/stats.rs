//! The page of the statistics: the period and the board that the player chose, and the
//! analysis of solved games that have none yet. Part of `rooms`.

use std::collections::BTreeSet;

use super::{Library, State};
use crate::game::GameId;
use crate::game::moment::Day;
use crate::library::shelf::Ask;
use crate::library::statistics::{Counting, Period, Statistics, boards};
use crate::session::context::Context;
use crate::worker::protocol::JobId;
use nonet_engine::Variant;

/// Maximum number of games that one request analyses, so that no worker is silent for long.
const BATCH: usize = 5;
/// Number of such requests after which the library is listed again, so that the page shows the results in
/// between.
const UNLISTED: u32 = 4;

/// What the player does on the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Act {
    /// Choose the period.
    Period(Period),
    /// Choose the board.
    Board(Variant),
    /// Choose which games count.
    Counting(Counting),
}

/// The state of the page.
#[derive(Default)]
pub struct Stats {
    period: Period,
    counting: Counting,
    board: Option<Variant>,
    /// The running analysis.
    study: Option<JobId>,
    /// Number of analyses since the library was listed.
    unlisted: u32,
    /// The games whose analysis was requested, with their revisions. None is requested twice.
    tried: BTreeSet<(GameId, u64)>,
}

impl Stats {
    /// The period.
    pub fn period(&self) -> Period {
        self.period
    }

    /// Which games count.
    pub fn counting(&self) -> Counting {
        self.counting
    }

    /// The board: the classic one unless the player chose another one that still occurs.
    pub fn board(&self, library: &Library) -> Variant {
        let chosen = self.board.filter(|board| boards(library.entries()).contains(board));
        chosen.unwrap_or(Variant::CLASSIC)
    }

    /// The statistics.
    pub fn statistics(&self, library: &Library, today: Day) -> Statistics {
        Statistics::of(library.entries(), self.board(library), self.period, self.counting, today)
    }

    /// Number of games whose analysis is still to come; 0 if none runs.
    pub fn left(&self, library: &Library) -> usize {
        if self.study.is_some() { unstudied(library).count() } else { 0 }
    }

    /// Handles an action.
    pub(in crate::session) fn act(&mut self, act: Act) {
        match act {
            Act::Period(period) => self.period = period,
            Act::Board(board) => self.board = Some(board),
            Act::Counting(counting) => self.counting = counting,
        }
    }

    /// Goes on with the analysis. Lists the library again now and then, and at the end.
    pub(in crate::session) fn go_on(&mut self, library: &mut Library, context: &mut Context) {
        self.unlisted += 1;
        if self.unlisted < UNLISTED {
            self.study(library, context);
        }
        if self.study.is_none() {
            self.unlisted = 0;
            library.list(context);
        }
    }

    /// Starts the analysis of games that have none, unless one runs or the library is closed.
    pub(in crate::session) fn study(&mut self, library: &mut Library, context: &mut Context) {
        if self.study.is_some() || library.state() != State::Here {
            return;
        }
        let is_new = |game: &(GameId, u64)| !self.tried.contains(game);
        let batch: Vec<(GameId, u64)> = unstudied(library).filter(is_new).take(BATCH).collect();
        if !batch.is_empty() {
            self.tried.extend(&batch);
            let ids = batch.into_iter().map(|(id, _)| id).collect();
            self.study = Some(Library::ask(&Ask::Study(ids), context));
        }
    }

    /// The analysis of a batch is over, successful or not; returns whether the job was one.
    pub(in crate::session) fn finish(&mut self, id: JobId) -> bool {
        self.study.take_if(|study| *study == id).is_some()
    }
}

/// The solved games without an analysis, with their revisions.
fn unstudied(library: &Library) -> impl Iterator<Item = (GameId, u64)> {
    let summaries = library.entries().iter().map(|entry| &entry.summary);
    summaries.filter(|game| game.is_solved && game.analysis.is_none()).map(|game| (game.id, game.revision))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Game;
    use crate::library::Entry;
    use crate::library::label::Label;
    use crate::library::summary::{Analysis, Summary};
    use crate::session::effect::Effect;
    use crate::worker::protocol::Request;
    use nonet_engine::generate;

    fn solved(id: u64) -> Entry {
        let mut summary = Summary::of(&Game::new(generate::starter(id % 4)), 0);
        (summary.id, summary.is_solved) = (GameId(id), true);
        Entry { summary, label: Label::default() }
    }

    /// The games of the request that was started.
    fn asked(context: &mut Context) -> Option<(JobId, Vec<GameId>)> {
        match &context.take_effects()[..] {
            [] => None,
            [Effect::Start(job)] => match &job.request {
                Request::Shelf(packed) => match packed.unpack() {
                    Some(Ask::Study(ids)) => Some((job.id, ids)),
                    other => panic!("{other:?}"),
                },
                other => panic!("{other:?}"),
            },
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn solved_games_are_analysed_in_batches_and_each_once() {
        let (mut stats, mut library, mut context) =
            (Stats::default(), Library::default(), Context::new(1, 0));
        library.entries = (1..=50).map(solved).collect();
        stats.study(&mut library, &mut context);
        assert_eq!(asked(&mut context), None, "the list is not here yet");
        library.state = State::Here;
        library.entries[3].summary.is_solved = false;
        library.entries[4].summary.analysis = Some(Analysis::default());
        let mut seen = Vec::new();
        for count in [BATCH; 9].into_iter().chain([3]) {
            stats.study(&mut library, &mut context);
            let (job, ids) = asked(&mut context).unwrap();
            assert_eq!((ids.len(), stats.left(&library)), (count, 48));
            seen.extend(ids);
            stats.study(&mut library, &mut context);
            assert_eq!(asked(&mut context), None, "one at a time");
            assert!(stats.finish(job) && !stats.finish(job));
        }
        stats.study(&mut library, &mut context);
        assert_eq!((asked(&mut context), stats.left(&library)), (None, 0));
        library.entries[0].summary.revision += 1;
        stats.study(&mut library, &mut context);
        assert!(asked(&mut context).is_some(), "it has been played on");
        seen.sort_unstable();
        seen.dedup();
        assert_eq!(seen.len(), 48);
    }

    #[test]
    fn the_library_is_listed_after_four_requests_and_at_the_end() {
        let (mut stats, mut library, mut context) =
            (Stats::default(), Library::default(), Context::new(1, 0));
        library.state = State::Here;
        library.entries = (1..=5 * BATCH as u64 + 1).map(solved).collect();
        stats.study(&mut library, &mut context);
        let mut listed = Vec::new();
        for request in 1..=6 {
            let job = stats.study.unwrap();
            assert!(stats.finish(job));
            stats.go_on(&mut library, &mut context);
            if library.listing.take().is_some() {
                listed.push(request);
                stats.study(&mut library, &mut context);
            }
        }
        assert_eq!((listed, stats.study), (vec![4, 6], None));
    }
}

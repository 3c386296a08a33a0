//! Setting a puzzle: rules and clues are drawn, and the worker says at once what they make.

use std::ops::ControlFlow;

use nonet::session::action::{Effect, Screen, Slot};
use nonet::session::learning::Kept;
use nonet::session::own::{Act, Known, OwnPuzzle, Said, Wish};
use nonet::session::rooms::{RoomAction, Rooms};
use nonet::worker::handler::handle;
use nonet::worker::protocol::study::Study;
use nonet::worker::protocol::{Job, JobId, Request};
use nonet_engine::formats::exchange::TextFormat;
use nonet_engine::generate::Change;
use nonet_engine::rules::Rules;
use nonet_engine::solve::Solver;
use nonet_engine::{Cell, Digit, Grid, Symmetry, Variant};

use crate::english::english;

/// The page for entering a puzzle, with the worker's answers.
struct Bench {
    rooms: Rooms,
    now: u64,
    /// The job that runs.
    job: Option<Job>,
    stopped: Vec<JobId>,
}

impl Bench {
    fn of(board: &str) -> Self {
        let mut rooms = Rooms::new(7);
        rooms.update(RoomAction::Show(Screen::Enter), 0);
        let mut bench = Self { rooms, now: 0, job: None, stopped: Vec::new() };
        bench.act(Act::Variant(board.parse().unwrap()));
        bench
    }

    fn own(&self) -> &OwnPuzzle {
        self.rooms.forms().own()
    }

    fn act(&mut self, act: Act) -> Vec<Effect> {
        self.update(RoomAction::Own(act))
    }

    fn update(&mut self, action: RoomAction) -> Vec<Effect> {
        let effects = self.rooms.update(action, self.now);
        for effect in &effects {
            match effect {
                Effect::Start(job) => self.job = Some(job.clone()),
                Effect::Stop(id) => {
                    self.stopped.push(*id);
                    self.job = None;
                }
                _ => {}
            }
        }
        effects
    }

    /// Draws a kind along cells, which have numbers.
    fn draw(&mut self, kind: &'static str, cells: &[usize]) {
        self.act(Act::Tool(Some(kind)));
        self.draw_on(cells);
    }

    /// Draws once more with the same tool.
    fn draw_on(&mut self, cells: &[usize]) {
        self.act(Act::Press(Cell::new(cells[0])));
        cells[1..].iter().for_each(|&cell| drop(self.act(Act::Over(Cell::new(cell)))));
        self.act(Act::Lift);
    }

    /// Waits until the page has nothing more to find out; returns what it asked for.
    fn wait(&mut self) -> Vec<Request> {
        self.now += 250;
        self.act(Act::Tick);
        let mut asked = Vec::new();
        while let Some(job) = self.job.take() {
            asked.push(job.request.clone());
            self.update(RoomAction::Done(job.id, handle(job.request, &mut |_| {})));
        }
        asked
    }

    fn rules(&self) -> String {
        self.own().rules().to_string()
    }

    fn said(&self) -> String {
        english(&self.own().message())
    }
}

#[test]
fn a_clue_is_drawn_and_the_page_says_what_it_makes() {
    let mut bench = Bench::of("4x4");
    bench.draw("thermo", &[0, 1, 2, 3]);
    assert_eq!(bench.rules(), "4x4+thermo:r1c1-r1c4");
    assert_eq!(bench.wait().len(), 2, "solutions, and what they have");
    let Some(Known::Several { solutions, offers, .. }) = bench.own().known() else { panic!() };
    assert_eq!(english(&solutions), "12 solutions");
    assert_eq!(offers, [], "no digit is in one solution only");
    let cells = bench.own().cells();
    assert_eq!(
        english(&cells[0].label()),
        "1 in all solutions, row 1 column 1, box 1, the thermometer from r1c1 to r1c4"
    );
    assert_eq!(cells[4].candidates.len(), 2);
    // Digits of one's own are offered as soon as one of them is enough.
    for (cell, digit) in [(4, 3), (8, 2)] {
        bench.act(Act::Place(Cell::new(cell), Digit::new(digit).unwrap()));
    }
    bench.wait();
    let Some(Known::Several { offers, .. }) = bench.own().known() else { panic!() };
    let (cell, digit) = offers[0];
    bench.act(Act::Place(cell, digit));
    bench.wait();
    let Some(Known::Unique { hardest, parts, .. }) = bench.own().known() else { panic!() };
    assert_eq!((hardest.is_some(), parts), (true, 4));
    assert_eq!(bench.said(), "3 givens. 1 solution.");
}

#[test]
fn what_changes_no_rule_stops_no_work() {
    let mut bench = Bench::of("4x4");
    bench.draw("thermo", &[0, 1]);
    bench.now += 250;
    bench.act(Act::Tick);
    let job = bench.job.as_ref().unwrap().id;
    bench.act(Act::Tool(Some("killer")));
    bench.act(Act::Choose(0));
    bench.act(Act::Drop);
    bench.act(Act::Press(Cell::new(9)));
    assert_eq!(bench.stopped, []);
    // A cage of one cell is a rule.
    bench.act(Act::Lift);
    assert_eq!(bench.stopped, [], "more cells may follow a tap");
    bench.act(Act::Finish);
    assert_eq!(bench.stopped, [job]);
}

#[test]
fn clues_that_contradict_each_other_are_named_and_can_be_removed() {
    let mut bench = Bench::of("4x4");
    bench.draw("thermo", &[0, 1, 2, 3]);
    bench.draw("thermo", &[3, 7]);
    bench.draw("killer", &[10, 11]);
    bench.wait();
    let Some(Known::Contradiction(rows)) = bench.own().known() else { panic!("{}", bench.said()) };
    let names: Vec<_> = rows.iter().map(|row| english(&row.name)).collect();
    assert_eq!(names, ["the thermometer from r1c1 to r1c4", "the thermometer from r1c4 to r2c4"]);
    bench.act(Act::Remove(rows[1].part));
    bench.wait();
    assert!(matches!(bench.own().known(), Some(Known::Several { .. })));
    bench.act(Act::Undo);
    assert_eq!(bench.rules().matches("thermo").count(), 2);
}

#[test]
fn digits_are_typed_into_the_clue_that_was_drawn_and_one_step_takes_them_back() {
    let mut bench = Bench::of("9x9");
    bench.draw("killer", &[0, 1]);
    bench.act(Act::Digit(Digit::new(1)));
    bench.act(Act::Zero);
    assert_eq!(bench.rules(), "9x9+killer:r1c1,r1c2=10");
    bench.act(Act::Digit(None));
    bench.act(Act::Digit(Digit::new(1)));
    assert_eq!(bench.rules(), "9x9+killer:r1c1,r1c2=11");
    bench.act(Act::Undo);
    assert_eq!(bench.rules(), "9x9+killer:r1c1,r1c2");
    // Then digits are those of the board again.
    bench.act(Act::Tool(None));
    bench.act(Act::Digit(Digit::new(7)));
    assert_eq!(bench.own().cells()[0].digit, Digit::new(7));
    bench.act(Act::Undo);
    bench.act(Act::Undo);
    assert_eq!(bench.rules(), "9x9");
    bench.act(Act::Redo);
    assert_eq!(bench.rules(), "9x9+killer:r1c1,r1c2");
}

#[test]
fn a_puzzle_of_clues_alone_is_played_and_stays_on_the_page() {
    let mut bench = Bench::of("4x4");
    bench.draw("thermo", &[0, 1, 2, 3]);
    for pair in [[4, 5], [6, 7], [8, 9]] {
        bench.draw("thermo", &pair);
    }
    bench.wait();
    if let Some(Known::Several { offers, .. }) = bench.own().known() {
        panic!("{offers:?}");
    }
    assert_eq!(bench.said(), "1 solution.");
    let Some(Known::Unique { not_needed, parts, .. }) = bench.own().known() else { panic!() };
    let names: Vec<_> = not_needed.iter().map(|row| english(&row.name)).collect();
    assert_eq!((names, parts), (vec!["the thermometer from r2c3 to r2c4".to_owned()], 4));
    bench.act(Act::Play);
    let job = bench.job.take().unwrap();
    assert!(matches!(job.request, Request::Shelf(_)), "games of these clues are looked for: {job:?}");
    assert!(bench.rules().contains("thermo"), "rules stay");
}

#[test]
fn the_puzzle_of_another_program_is_not_drawn_on() {
    let mut bench = Bench::of("9x9");
    let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    bench.act(Act::Load(format!("9x9+thermo:r1c2,r1c3 {line}"), None));
    assert!(!bench.own().is_editable(), "{}", bench.said());
    bench.draw("killer", &[0, 1]);
    assert_eq!(bench.own().constraints().len(), 1);
    bench.act(Act::Edit);
    bench.draw("killer", &[0, 1]);
    assert_eq!(bench.own().constraints().len(), 2);
}

#[test]
fn a_draft_is_kept_until_it_is_played_or_emptied() {
    let mut bench = Bench::of("4x4");
    bench.act(Act::Tool(Some("thermo")));
    bench.act(Act::Press(Cell::new(0)));
    bench.act(Act::Over(Cell::new(1)));
    let draft = "board 4x4+thermo:r1c1,r1c2\ntext\n".to_owned();
    assert!(bench.act(Act::Lift).contains(&Effect::Store(Slot::Draft, draft.clone())));
    let kept = |draft: &str| {
        let mut other = Bench { rooms: Rooms::new(7), now: 0, job: None, stopped: Vec::new() };
        other.update(kept(draft));
        other.update(RoomAction::Show(Screen::Enter));
        other
    };
    let mut later = kept(&draft);
    assert_eq!(later.rules(), "4x4+thermo:r1c1,r1c2");
    assert_eq!(later.wait().len(), 2, "it is looked into at once");
    // A text from elsewhere takes its place on the page, and not on the device.
    let effects = later.act(Act::Load("1234".to_owned(), None));
    assert!(
        !effects
            .iter()
            .any(|effect| matches!(effect, Effect::Store(Slot::Draft, _) | Effect::Forget(Slot::Draft)))
    );
    later.act(Act::Undo);
    assert_eq!(later.rules(), "4x4+thermo:r1c1,r1c2");
    assert!(later.act(Act::Variant(Variant::CLASSIC)).contains(&Effect::Forget(Slot::Draft)));
    // Drafts of earlier versions go on, too.
    let earlier = kept("4x4+thermo:r1c1,r1c2\n12");
    assert_eq!((earlier.own().text(), earlier.rules().as_str()), ("12", "4x4+thermo:r1c1,r1c2"));
    for damaged in ["", "9x9", "nonsense\n123", "9x9+thermo\n123", "board nonsense\ntext\n123"] {
        let bench = kept(damaged);
        assert_eq!((bench.own().text(), bench.rules().as_str()), ("", "9x9"), "{damaged}");
    }
}

#[test]
fn a_look_that_was_broken_off_begins_again() {
    let mut bench = Bench::of("4x4");
    bench.draw("thermo", &[0, 1]);
    bench.now += 250;
    bench.act(Act::Tick);
    let job = bench.job.take().unwrap();
    bench.update(RoomAction::Done(job.id, handle(job.request, &mut |_| {})));
    let look = bench.job.as_ref().unwrap().id;
    bench.update(RoomAction::Show(Screen::Help));
    assert_eq!(bench.stopped, [look]);
    bench.update(RoomAction::Show(Screen::Enter));
    let asked = bench.wait();
    assert!(matches!(asked[..], [Request::Inspect(..)]), "{asked:?}");
    assert!(matches!(bench.own().known(), Some(Known::Several { .. })));
}

#[test]
fn rare_candidates_are_shown_and_only_what_all_solutions_have_is_certain() {
    let mut bench = Bench::of("6x6");
    bench.draw("thermo", &[0, 1, 2, 3, 4]);
    bench.wait();
    let own = bench.own();
    let cells = own.cells();
    // The solutions are counted up to a limit, so most candidates are in a few of them.
    let all: usize = cells.iter().map(|cell| cell.candidates.len()).sum();
    let variant = own.variant();
    let truth = Solver::new(variant)
        .true_candidates(&Grid::empty(variant), 10, None, |_| ControlFlow::Continue(()))
        .unwrap();
    assert!(truth.is_decided());
    assert_eq!(all, variant.geometry().cells().map(|cell| truth.possible(cell).len()).sum::<usize>());
    assert!(cells.iter().all(|cell| cell.is_certain == (cell.candidates.len() == 1)));
}

#[test]
fn another_board_takes_nothing_of_what_is_drawn() {
    let mut bench = Bench::of("9x9");
    bench.draw("killer", &[0, 9]);
    assert!(bench.own().drawing().takes_values());
    bench.act(Act::Variant("4x4".parse().unwrap()));
    bench.act(Act::Digit(Digit::new(3)));
    assert_eq!((bench.rules().as_str(), bench.own().cells()[0].digit), ("4x4", Digit::new(3)));
    bench.act(Act::Undo);
    bench.act(Act::Undo);
    bench.act(Act::Tool(Some("renban")));
    bench.act(Act::Press(Cell::new(80)));
    bench.act(Act::Variant("4x4".parse().unwrap()));
    // A press that comes late is about a cell that is gone.
    bench.act(Act::Press(Cell::new(80)));
    bench.act(Act::Press(Cell::new(0)));
    bench.act(Act::Over(Cell::new(1)));
    bench.act(Act::Lift);
    assert_eq!(bench.rules(), "4x4+renban:r1c1,r1c2");
}

#[test]
fn a_puzzle_is_finished_in_one_step_that_undo_takes_back() {
    let mut bench = Bench::of("4x4");
    bench.draw("thermo", &[0, 1, 2, 3]);
    bench.wait();
    let before = (bench.rules(), bench.own().text().to_owned());
    for clues in [[None; 2], [Some("killer"), None], [Some("killer"), Some("arrow")]] {
        let wish = Wish { clues, level: None };
        bench.act(Act::Wish(wish));
        assert_eq!(bench.own().wish(), wish);
        bench.act(Act::Change(wish.change()));
        assert!(bench.own().is_changing());
        let asked = bench.wait();
        assert!(matches!(asked[0], Request::Change(..)), "{asked:?}");
        assert_eq!(asked.len(), 1, "{asked:?}");
        bench.wait();
        assert!(!bench.own().is_changing());
        assert!(matches!(bench.own().known(), Some(Known::Unique { .. })), "{}", bench.said());
        let note = english(bench.own().note().unwrap());
        assert!(note.ends_with(" added."), "{note}");
        assert_eq!(
            bench.rules().contains("killer"),
            clues[0].is_some(),
            "{} {:?} {note}",
            bench.rules(),
            bench.own().text()
        );
        assert!(bench.rules().contains("thermo:r1c1-r1c4"));
        bench.act(Act::Undo);
        assert_eq!((bench.rules(), bench.own().text().to_owned()), before);
        assert_eq!(bench.own().note(), None);
    }
}

#[test]
fn regions_are_drawn_at_random_in_one_step_that_undo_takes_back() {
    let mut bench = Bench::of("6x6+thermo:r1c1-r1c3");
    bench.act(Act::Tool(Some("jigsaw")));
    bench.act(Act::Change(Change::Regions));
    bench.wait();
    assert_eq!(english(bench.own().note().unwrap()), "New regions are drawn.");
    let rules = bench.rules();
    assert!(rules.contains("jigsaw") && rules.contains("thermo:r1c1-r1c3"), "{rules}");
    assert_eq!(bench.own().drawing().tool(), Some("jigsaw"));
    bench.act(Act::Undo);
    assert_eq!(bench.rules(), "6x6+thermo:r1c1-r1c3");
}

#[test]
fn a_clue_is_copied_to_another_place_by_a_press() {
    let mut bench = Bench::of("4x4");
    bench.draw("killer", &[0, 1]);
    bench.act(Act::Values("5".into()));
    bench.act(Act::Tool(None));
    bench.act(Act::Choose(0));
    bench.act(Act::Copy);
    bench.draw_on(&[10]);
    assert_eq!(bench.rules(), "4x4+killer:r1c1,r1c2=5+killer:r3c3,r3c4=5");
    bench.act(Act::Undo);
    assert_eq!(bench.rules(), "4x4+killer:r1c1,r1c2=5");
}

#[test]
fn cells_that_are_always_equal_are_listed_and_the_selected_one_tells_from_which_it_differs() {
    let mut bench = Bench::of("4x4");
    bench.act(Act::Text("1234\n3412\n2.4.\n4.2.".into()));
    bench.wait();
    let Some(Known::Several { equal, .. }) = bench.own().known() else { panic!("{}", bench.said()) };
    let told: Vec<String> = equal.iter().map(|(_, cells)| english(cells)).collect();
    assert_eq!(told, ["r3c2 and r4c4", "r3c4 and r4c2"]);
    // 1 and 4 change places all over the board.
    bench.act(Act::Text(".23.\n3..2\n2..3\n.32.".into()));
    bench.wait();
    let mut different = |cell: usize| {
        bench.act(Act::Select(Cell::new(cell)));
        let Some(Known::Several { different, .. }) = bench.own().known() else { panic!("{}", bench.said()) };
        different.map(|cells| english(&cells))
    };
    assert_eq!(
        different(0).as_deref(),
        Some("r1c1 always differs from r3c3, though they don't see each other.")
    );
    assert_eq!(different(1), None, "a given");
}

#[test]
fn what_is_not_needed_is_left_out_and_a_change_that_is_not_possible_says_why() {
    let mut bench = Bench::of("4x4");
    bench.act(Act::Change(Change::Minimal));
    bench.wait();
    assert_eq!(english(bench.own().note().unwrap()), "This puzzle has several solutions. Finish it first.");
    bench.act(Act::Text("1234341221434321".to_owned()));
    bench.wait();
    bench.act(Act::Change(Change::Minimal));
    bench.wait();
    let left = bench.own().cells().iter().filter(|cell| cell.digit.is_some()).count();
    assert_eq!(english(bench.own().note().unwrap()), format!("{} digits left out.", 16 - left));
    bench.wait();
    assert!(matches!(bench.own().known(), Some(Known::Unique { not_needed, .. }) if not_needed.is_empty()));
    bench.act(Act::Change(Change::Minimal));
    bench.wait();
    assert_eq!(english(bench.own().note().unwrap()), "Nothing had to change.");
    // No job begins for a puzzle with a fault.
    bench.act(Act::Text("11".to_owned()));
    bench.act(Act::Change(Change::Minimal));
    assert_eq!(bench.job, None);
}

#[test]
fn a_change_that_is_cancelled_leaves_the_puzzle_as_it_is() {
    let mut bench = Bench::of("9x9");
    bench.act(Act::Change(Wish::default().change()));
    let job = bench.job.as_ref().unwrap().id;
    bench.act(Act::Cancel);
    assert_eq!((&bench.stopped[..], bench.own().is_changing()), (&[job][..], false));
    // An edit ends it, too.
    bench.act(Act::Change(Wish::default().change()));
    bench.act(Act::Digit(Digit::new(5)));
    assert!(!bench.own().is_changing() && bench.job.is_none());
    assert_eq!(bench.own().text().chars().filter(|sign| *sign == '5').count(), 1);
}

#[test]
fn a_puzzle_with_one_solution_has_a_solve_path_and_can_be_shared() {
    let mut bench = Bench::of("4x4");
    bench.draw("thermo", &[0, 1, 2, 3]);
    bench.wait();
    assert_eq!(bench.act(Act::Walk), [], "it has several solutions");
    assert_eq!(bench.act(Act::Share), []);
    bench.act(Act::Change(Wish::default().change()));
    bench.wait();
    bench.wait();
    assert_eq!(bench.act(Act::Share), [Effect::Go(Screen::OwnShare)]);
    bench.update(RoomAction::Show(Screen::OwnShare));
    let shared = bench.rooms.shared().unwrap().puzzle().givens.clone();
    assert_eq!(shared.variant().rules().to_string(), "4x4+thermo:r1c1-r1c4");
    // A line of digits has no clues, so another format is shown first.
    let (sharing, game) = (bench.rooms.sharing(), bench.rooms.shared().unwrap());
    assert!(sharing.text(game, TextFormat::Line).is_err());
    assert!(sharing.text(game, sharing.format(game)).is_ok());
    bench.update(RoomAction::Show(Screen::Share));
    assert!(bench.rooms.shared().is_none(), "that page shares the game on the board");
    bench.update(RoomAction::Show(Screen::Enter));
    bench.wait();
    assert_eq!(bench.act(Act::Walk), [Effect::Go(Screen::OwnPath)]);
    let effects = bench.update(RoomAction::Show(Screen::OwnPath));
    let start = effects.iter().find_map(|effect| match effect {
        Effect::Start(job) => Some(job.request.clone()),
        _ => None,
    });
    let Some(Request::Study(Study::Path(stand, _))) = start else { panic!("{effects:?}") };
    assert_eq!(stand.givens, shared);
    bench.update(RoomAction::Show(Screen::Enter));
    assert_eq!(bench.own().rules().to_string(), "4x4+thermo:r1c1-r1c4", "the puzzle is still there");
}

#[test]
fn the_page_can_be_emptied_and_undo_brings_all_back() {
    let mut bench = Bench::of("6x6");
    assert!(!bench.own().can_clear());
    bench.draw("thermo", &[0, 1, 2]);
    bench.act(Act::Tool(None));
    bench.act(Act::Place(Cell::new(9), Digit::new(5).unwrap()));
    bench.act(Act::Clear);
    assert_eq!((bench.rules().as_str(), bench.own().text()), ("6x6", ""));
    assert!(!bench.own().can_clear());
    bench.act(Act::Undo);
    assert_eq!(bench.rules(), "6x6+thermo:r1c1-r1c3");
    assert_eq!(bench.own().cells()[9].digit, Digit::new(5));
}

#[test]
fn regions_are_drawn_and_heard_until_all_fit() {
    let mut bench = Bench::of("4x4");
    let effects = {
        bench.act(Act::Tool(Some("jigsaw")));
        bench.act(Act::Press(Cell::new(0)));
        bench.act(Act::Over(Cell::new(2)));
        bench.act(Act::Lift)
    };
    assert!(bench.own().drawing().layout().is_some());
    assert_eq!(bench.rules(), "4x4");
    let said: Vec<_> = bench.rooms.spoken().iter().map(|heard| english(&heard.message)).collect();
    assert_eq!(
        said.last().unwrap(),
        "Each region needs 4 cells. Sizes that do not fit yet: 5 3.",
        "{effects:?}"
    );
    assert!(bench.own().cells()[2].is_uneven && !bench.own().cells()[15].is_uneven);
    bench.draw_on(&[3, 5]);
    assert_eq!(bench.rules(), "4x4+jigsaw:1112122233443344");
    bench.act(Act::Undo);
    assert_eq!(bench.rules(), "4x4");
}

#[test]
fn undo_brings_a_puzzle_back_that_was_played() {
    let mut bench = Bench::of("4x4");
    bench.act(Act::Text("1234341221434321".to_owned()));
    bench.wait();
    bench.act(Act::Play);
    assert_eq!(bench.own().text(), "");
    bench.act(Act::Undo);
    assert_eq!(bench.own().text(), "1234341221434321");
}

/// An event of the store: the draft that the device has.
fn kept(draft: &str) -> RoomAction {
    RoomAction::Kept(Box::new(Kept { draft: Some(draft.to_owned()), ..Kept::default() }))
}

#[test]
fn what_the_setter_says_stays_with_the_puzzle_and_costs_no_work() {
    let mut bench = Bench::of("4x4");
    bench.act(Act::Text("1234341221434321".to_owned()));
    bench.wait();
    let said = bench.said();
    let texts = [
        (Said::Title, "My text"),
        (Said::Author, "Ann"),
        (Said::Rules, "Normal rules.\n\nText\ntext\nAll \\n of it."),
        (Said::Message, "Thank you!"),
    ];
    let mut draft = None;
    for (said, text) in texts {
        let effects = bench.act(Act::About(said, text.to_owned()));
        assert!(bench.job.is_none());
        draft = effects.into_iter().find_map(|effect| match effect {
            Effect::Store(Slot::Draft, draft) => Some(draft),
            _ => None,
        });
    }
    assert_eq!((bench.said(), bench.wait().len()), (said, 0), "what is known of the puzzle stays");
    let about = bench.own().about();
    for (said, text) in texts {
        assert_eq!(said.of(&about), text);
    }
    // The device has all of it.
    let mut later = Bench { rooms: Rooms::new(7), now: 0, job: None, stopped: Vec::new() };
    later.update(kept(&draft.unwrap()));
    later.update(RoomAction::Show(Screen::Enter));
    assert_eq!((later.own().about(), later.own().text()), (about.clone(), "1234341221434321"));
    // Each text is one step of undo.
    for left in [3, 2, 1, 0] {
        bench.act(Act::Undo);
        let about = bench.own().about();
        assert_eq!(Said::ALL.into_iter().filter(|said| !said.of(&about).is_empty()).count(), left);
        assert_eq!(bench.said(), "16 givens. 1 solution.", "going back over words tells nothing new");
    }
    (0..4).for_each(|_| drop(bench.act(Act::Redo)));
    assert_eq!(bench.own().about(), about);
    bench.act(Act::Clear);
    assert!(bench.own().about().is_empty());
}

#[test]
fn digits_are_typed_in_a_symmetric_pattern() {
    let mut bench = Bench::of("9x9");
    bench.act(Act::Symmetry(Symmetry::Rotate180));
    let digit = |value| Some(Digit::new(value).unwrap());
    bench.act(Act::Select(Cell::new(2)));
    bench.act(Act::Digit(digit(4)));
    assert_eq!(bench.own().selected(), Cell::new(78));
    bench.act(Act::Digit(digit(5)));
    assert_eq!(bench.own().selected(), Cell::new(78), "both are filled");
    bench.act(Act::Digit(digit(5)));
    assert_eq!((bench.own().cells()[78].digit, bench.own().cells()[2].digit), (None, digit(4)));
}

#[test]
fn the_words_of_another_programs_puzzle_can_be_edited() {
    let cells = r#"[{"value":1},{"value":2},{"value":3},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]"#;
    let text =
        format!(r#"{{"size":4,"grid":[{cells}],"title":"Two loops","author":"Ann","ruleset":"All."}}"#);
    let mut bench = Bench::of("9x9");
    bench.act(Act::About(Said::Title, "Another puzzle".to_owned()));
    bench.act(Act::Load(text, None));
    let of = |bench: &Bench| {
        let about = bench.own().about();
        (about.title, about.author, about.rules)
    };
    let loops = ("Two loops".to_owned(), "Ann".to_owned(), "All.".to_owned());
    assert_eq!(of(&bench), loops);
    bench.act(Act::Edit);
    assert!(bench.own().is_editable());
    assert_eq!(of(&bench), loops);
    bench.act(Act::Undo);
    bench.act(Act::Undo);
    assert_eq!(of(&bench).0, "Another puzzle");
}

#[test]
fn regions_that_do_not_fit_yet_are_in_the_way_and_undo_takes_them_back() {
    let mut bench = Bench::of("4x4");
    bench.act(Act::Tool(Some("jigsaw")));
    bench.draw_on(&[0, 2]);
    bench.act(Act::Change(Wish::default().change()));
    assert_eq!(bench.job, None);
    let obstacle = "Each region needs 4 cells. Sizes that do not fit yet: 5 3.";
    assert_eq!(english(bench.own().note().unwrap()), obstacle);
    bench.act(Act::Play);
    assert_eq!(bench.job, None);
    // Escape and a broken press give up the stroke alone.
    bench.act(Act::Press(Cell::new(5)));
    bench.act(Act::Drop);
    assert!(bench.own().drawing().layout().is_some() && bench.own().can_undo());
    bench.act(Act::Undo);
    assert_eq!(bench.own().drawing().layout(), None);
}

#[test]
fn a_clue_that_is_left_out_is_no_longer_chosen() {
    let mut bench = Bench::of("4x4");
    bench.act(Act::Text("1234341221434321".to_owned()));
    bench.draw("killer", &[0, 1]);
    bench.act(Act::Values("3".to_owned()));
    assert!(bench.own().drawing().takes_values());
    bench.wait();
    bench.act(Act::Change(Change::Minimal));
    let first = bench.job.as_ref().unwrap().id;
    bench.act(Act::Change(Change::Minimal));
    assert_eq!(bench.job.as_ref().unwrap().id, first, "a second press changes nothing");
    bench.wait();
    let has_cage = bench.rules().contains("killer");
    assert_eq!(bench.own().drawing().takes_values(), has_cage);
}

#[test]
fn a_board_that_needs_regions_keeps_them_when_it_is_emptied() {
    let (jigsaw, _) = Rules::read_undrawn("7x7+jigsaw").unwrap();
    let mut bench = Bench::of(&jigsaw.to_string());
    let empty = bench.rules();
    bench.draw("thermo", &[0, 1]);
    assert_ne!(bench.rules(), empty);
    bench.act(Act::Clear);
    assert_eq!(bench.rules(), empty);
    assert!(!bench.own().can_clear());
}

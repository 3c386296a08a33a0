//! The learning pages in a session without a browser. The real handler answers the
//! worker's jobs.

use crate::english::{english, english_if_known};
use nonet::game::moment::Day;
use nonet::game::{Game, GameId};
use nonet::library::Entry;
use nonet::library::label::Label;
use nonet::library::shelf::{Ask, Told};
use nonet::library::summary::{Analysis, Summary, Used};
use nonet::session::action::{Action, Effect, Failure, Screen, Slot, Step};
use nonet::session::handover::Handover;
use nonet::session::keymap::Press;
use nonet::session::learning::{Act, Kept, Keys, Room, in_short, names};
use nonet::session::recipe::draft;
use nonet::session::rooms::{RoomAction, Rooms};
use nonet::session::settings::Settings;
use nonet::session::topic::Topic;
use nonet::session::view::Tone;
use nonet::session::ways::Out;
use nonet::worker::handler::handle;
use nonet::worker::protocol::study::{Studied, Study};
use nonet::worker::protocol::{Job, JobId, Reply, Request};
use nonet_engine::generate::starter;
use nonet_engine::human::{Candidate, Code, LADDER, ShownStep};
use nonet_engine::{Cell, Symmetry};

fn code(text: &str) -> Code {
    text.parse().unwrap()
}

/// Performs an action, and answers the worker's job if there is one. Returns the
/// answer, and all other effects, including further jobs and those of the library.
fn act(rooms: &mut Rooms, action: RoomAction) -> (Vec<Effect>, Option<Reply>) {
    let (mut others, mut answer) = (Vec::new(), None);
    let done = |rooms: &mut Rooms, job: Job| {
        let reply = handle(job.request, &mut |_| {});
        (reply.clone(), rooms.update(RoomAction::Done(job.id, reply), 0))
    };
    for effect in rooms.update(action, 0) {
        match effect {
            Effect::Start(job) if !matches!(job.request, Request::Shelf(_)) => {
                let (reply, effects) = done(rooms, job);
                answer = Some(reply);
                for effect in effects {
                    match effect {
                        Effect::Start(job) if is_list(&job) => others.extend(done(rooms, job).1),
                        other => others.push(other),
                    }
                }
            }
            other => others.push(other),
        }
    }
    (others, answer)
}

/// Whether a job lists techniques. Those for clues follow the others by themselves.
fn is_list(job: &Job) -> bool {
    matches!(job.request, Request::Study(Study::Techniques { .. }))
}

fn show(rooms: &mut Rooms, screen: Screen) -> Option<Reply> {
    act(rooms, RoomAction::Show(screen)).1
}

/// Selects a cell and presses a digit.
fn press(rooms: &mut Rooms, at: Candidate) -> Vec<Effect> {
    rooms.update(RoomAction::Press(Action::Select(at.cell)), 0);
    rooms.update(RoomAction::Press(Action::Digit(at.digit)), 0)
}

fn exercise(rooms: &mut Rooms, technique: &str) -> (Vec<ShownStep>, nonet_engine::Grid) {
    match show(rooms, Screen::Practice(Some(code(technique)))) {
        Some(Reply::Studied(packed)) => match packed.unpack().unwrap() {
            Studied::Exercise(exercise) => (exercise.steps, exercise.solution),
            other => panic!("{other:?}"),
        },
        other => panic!("{other:?}"),
    }
}

fn said(rooms: &Rooms) -> (Tone, String) {
    match rooms.learning().room() {
        Room::Practice(trying) => {
            let (tone, message) = trying.said();
            (tone, english(message))
        }
        _ => panic!("no exercise"),
    }
}

/// The message that explains why there is nothing to show.
fn fault(rooms: &Rooms) -> String {
    english(rooms.learning().fault().unwrap())
}

#[test]
fn addresses_lead_to_their_pages_and_back() {
    let named = [
        Screen::Practice(Some(code("0300"))),
        Screen::Lesson(code("1303")),
        Screen::Daily(Some(Day::of(2026, 11, 23))),
        Screen::Topic(Topic::Candidate),
        Screen::Topic(Topic::About),
    ];
    for screen in Screen::all().chain(named) {
        assert_eq!(Screen::of_hash(&screen.hash()), screen);
    }
    for other in
        ["", "#", "#/lesson", "#/lesson/12", "#/path/0300", "#/new/0300", "#/nowhere", "#/practice/x/y"]
    {
        assert!(matches!(Screen::of_hash(other), Screen::Game | Screen::Practice(None)), "{other}");
    }
}

#[test]
fn an_exercise_is_solved_and_counted() {
    let mut rooms = Rooms::new(1);
    let (steps, _) = exercise(&mut rooms, "0300");
    assert_eq!(rooms.learning().keys(), Keys::Board);
    let wanted = steps[0].eliminations.clone();
    for (at, candidate) in wanted.iter().enumerate() {
        assert_eq!(rooms.learning().solved(code("0300")), 0);
        let effects = press(&mut rooms, *candidate);
        assert_eq!(said(&rooms).0, Tone::Done);
        if at + 1 == wanted.len() {
            assert_eq!(effects, [Effect::Store(Slot::Practice, "0300 1\n".to_owned())]);
        }
    }
    assert_eq!(rooms.learning().viewer().unwrap().step(), &steps[0]);
    assert_eq!((rooms.learning().solved(code("0300")), rooms.learning().keys()), (1, Keys::Sideways));
}

/// The job at the end of the effects.
fn last_job(effects: &[Effect]) -> &Job {
    match effects.last() {
        Some(Effect::Start(job)) => job,
        _ => panic!("{effects:?}"),
    }
}

#[test]
fn the_next_exercise_is_generated_while_the_player_solves_one() {
    let mut rooms = Rooms::new(10);
    let another = RoomAction::Learn(Act::Another);
    let (effects, _) = act(&mut rooms, RoomAction::Show(Screen::Practice(Some(code("0002")))));
    let job = last_job(&effects);
    let first = rooms.learning().cells().unwrap();
    rooms.update(RoomAction::Done(job.id, handle(job.request.clone(), &mut |_| {})), 0);
    assert_eq!(rooms.learning().cells().unwrap(), first, "the current exercise stays");
    // The next exercise is ready at once, and another one is requested.
    let effects = rooms.update(another.clone(), 0);
    let job = last_job(&effects);
    let second = rooms.learning().cells().unwrap();
    assert!(second != first && rooms.learning().keys() == Keys::Board && effects.len() == 1);
    // The page waits for an exercise that is not ready.
    assert_eq!(rooms.update(another, 0), []);
    assert!(rooms.learning().is_waiting() && rooms.learning().is_empty());
    let effects = rooms.update(RoomAction::Done(job.id, handle(job.request.clone(), &mut |_| {})), 0);
    assert!(rooms.learning().cells().unwrap() != second);
    // Leaving the page stops the job.
    let stop = Effect::Stop(last_job(&effects).id);
    let effects = rooms.update(RoomAction::Show(Screen::Lesson(code("0002"))), 0);
    assert_eq!(effects[0], stop);
    assert_eq!(effects.len(), 2);
}

#[test]
fn a_failed_next_exercise_leaves_the_current_one_unchanged() {
    let mut rooms = Rooms::new(11);
    let (effects, _) = act(&mut rooms, RoomAction::Show(Screen::Practice(Some(code("0002")))));
    let before = (said(&rooms), rooms.spoken().to_vec());
    let job = last_job(&effects);
    assert_eq!(rooms.update(RoomAction::WorkerFailed(job.id, Failure::Timeout), 0), []);
    assert_eq!((said(&rooms), rooms.spoken().to_vec()), before);
    assert_eq!(rooms.learning().fault(), None);
    let (effects, answer) = act(&mut rooms, RoomAction::Learn(Act::Another));
    assert!(answer.is_some() && rooms.learning().keys() == Keys::Board, "it is requested again");
    last_job(&effects);
}

#[test]
fn a_wrong_candidate_is_reported_and_not_crossed_out() {
    let mut rooms = Rooms::new(2);
    let (steps, solution) = exercise(&mut rooms, "0200");
    let cells = rooms.learning().cells().unwrap();
    let open = (0..81).map(Cell::new).find(|cell| cells[cell.index()].digit.is_none()).unwrap();
    let needed = Candidate::new(open, solution.get(open).unwrap());
    press(&mut rooms, needed);
    assert!(said(&rooms).0 == Tone::Warn && said(&rooms).1.contains("is needed in"), "{}", said(&rooms).1);
    // True, but no naked pair shows it.
    let is_known = |at: &Candidate| steps.iter().any(|step| step.eliminations.contains(at));
    let other = (0..81).map(Cell::new).find_map(|cell| {
        let candidates = cells[cell.index()].notes.iter().map(move |digit| Candidate::new(cell, digit));
        candidates.into_iter().find(|at| solution.get(cell) != Some(at.digit) && !is_known(at))
    });
    press(&mut rooms, other.unwrap());
    assert!(
        said(&rooms).0 == Tone::Warn && said(&rooms).1.contains("Naked Pair does not show it"),
        "{}",
        said(&rooms).1
    );
    assert!(rooms.learning().viewer().is_none() && rooms.learning().picture().is_empty());
    let filled = (0..81).map(Cell::new).find(|cell| cells[cell.index()].digit.is_some()).unwrap();
    press(&mut rooms, Candidate::new(filled, needed.digit));
    assert!(said(&rooms).1.contains("already has a digit"));
}

#[test]
fn a_technique_that_places_digits_asks_for_a_digit() {
    let mut rooms = Rooms::new(3);
    let (steps, solution) = exercise(&mut rooms, "0002");
    let right = steps[0].placements[0];
    let wrong =
        rooms.learning().cells().unwrap()[right.cell.index()].notes - nonet_engine::DigitSet::of(right.digit);
    if let Some(digit) = wrong.first() {
        press(&mut rooms, Candidate::new(right.cell, digit));
        assert!(said(&rooms).1.starts_with("Not quite: "), "{}", said(&rooms).1);
    }
    press(&mut rooms, right);
    assert_eq!(solution.get(right.cell), Some(right.digit));
    assert_eq!(rooms.learning().solved(code("0002")), 1);
}

#[test]
fn a_step_that_is_shown_does_not_count() {
    let mut rooms = Rooms::new(4);
    let (steps, _) = exercise(&mut rooms, "0400");
    rooms.update(RoomAction::Press(Action::Hint), 0);
    assert_eq!(said(&rooms), (Tone::Hint, english(&steps[0].look.message)));
    rooms.update(RoomAction::Learn(Act::Show), 0);
    assert_eq!(rooms.learning().viewer().unwrap().at(), Some(0));
    rooms.update(RoomAction::Press(Action::Step(Step::Right)), 0);
    assert_eq!(rooms.learning().viewer().unwrap().at(), Some(1));
    assert!(press(&mut rooms, steps[0].eliminations[0]).is_empty());
    assert_eq!(rooms.learning().solved(code("0400")), 0);
}

#[test]
fn stored_scores_are_kept() {
    let mut rooms = Rooms::new(5);
    let kept = Kept { practice: Some("0000 7\n0300 2\n".to_owned()), ..Kept::default() };
    rooms.update(RoomAction::Kept(Box::new(kept)), 0);
    let (steps, _) = exercise(&mut rooms, "0000");
    let effects = press(&mut rooms, steps[0].placements[0]);
    assert_eq!(effects, [Effect::Store(Slot::Practice, "0000 8\n0300 2\n".to_owned())]);
}

/// The list of techniques with this storage of solved exercises.
fn list(rooms: &mut Rooms, practice: &str) {
    let kept = Kept { practice: Some(practice.to_owned()), ..Kept::default() };
    rooms.update(RoomAction::Kept(Box::new(kept)), 0);
    show(rooms, Screen::Practice(None));
}

#[test]
fn every_technique_is_listed_in_its_section() {
    let mut rooms = Rooms::new(6);
    list(&mut rooms, "");
    let sections = rooms.learning().sections();
    let mut codes: Vec<Code> =
        sections.iter().flat_map(|section| &section.entries).map(|entry| entry.code).collect();
    codes.sort();
    let mut all: Vec<Code> = LADDER.iter().map(|technique| technique.code).collect();
    all.sort();
    assert_eq!(codes, all);
    let told = |id: &str| {
        let section = sections.iter().find(|section| section.id == id).unwrap();
        (english(&section.title), english(&section.difficulty))
    };
    assert_eq!(told("singles"), ("Singles".to_owned(), "rating 1.0–2.3".to_owned()));
    assert_eq!(told("fish").1, "rating 3.2–5.2");
    assert_eq!(told("one_digit").1, "Hard", "only one of them is on the scale");
    assert_eq!(told("sets").1, "Master to Beyond extreme", "only one of them is on the scale");
    assert_eq!(show(&mut rooms, Screen::Practice(None)), None, "they are requested once");
}

#[test]
fn nine_solved_positions_make_a_technique_learned() {
    let mut rooms = Rooms::new(6);
    list(&mut rooms, "0000 9\n0002 8\n0300 12\n0301 8\n0400 3\n");
    let learning = rooms.learning();
    assert_eq!(learning.learned(), (2, LADDER.len()));
    assert!(learning.has_learned(code("0300")) && !learning.has_learned(code("0301")));
    assert_eq!(learning.next_technique().unwrap().code, code("0002"), "the easiest that is not learned");
    assert_eq!(learning.nearly_learned().unwrap().code, code("0301"), "of the others");
    let sections = learning.sections();
    assert_eq!(sections.iter().map(|section| section.learned).sum::<usize>(), 2);
    let mut rooms = Rooms::new(6);
    list(&mut rooms, "");
    assert!(rooms.learning().nearly_learned().is_none());
    let all: Vec<String> = LADDER.iter().map(|technique| format!("{} 9\n", technique.code)).collect();
    let all = all.concat();
    let mut rooms = Rooms::new(6);
    list(&mut rooms, &all);
    assert!(rooms.learning().next_technique().is_none() && rooms.learning().nearly_learned().is_none());
}

#[test]
fn the_list_of_techniques_asks_what_the_player_used_in_games() {
    let solved = |id: u64, analysis: Option<Analysis>| {
        let mut summary = Summary::of(&Game::new(starter(id)), 0);
        (summary.id, summary.is_solved, summary.analysis) = (GameId(id), true, analysis);
        Entry { summary, label: Label::default() }
    };
    let used = vec![Used { code: code("0000"), found: 3, time: 9_000, hinted: 0 }];
    let known = Analysis { techniques: vec![code("0000")], used, ..Analysis::default() };
    let mut rooms = Rooms::new(6);
    let (effects, _) = act(&mut rooms, RoomAction::Show(Screen::Practice(None)));
    assert_eq!(rooms.learning().next_technique().unwrap().code, code("0000"));
    let told = Told::Listed { entries: vec![solved(1, Some(known)), solved(2, None)], unread: 0 };
    let effects =
        rooms.update(RoomAction::Done(asked(&effects, &Ask::List), Reply::Shelf(Ok((&told).into()))), 0);
    assert_eq!(rooms.learning().next_technique().unwrap().code, code("0002"));
    assert_eq!(rooms.learning().games_with(code("0000")), 1);
    asked(&effects, &Ask::Study(vec![GameId(2)]));
}

/// The number of the job that asks the library this.
fn asked(effects: &[Effect], ask: &Ask) -> JobId {
    let is_asked = |job: &&Job| job.request == Request::Shelf(ask.into());
    let jobs =
        effects.iter().filter_map(|effect| if let Effect::Start(job) = effect { Some(job) } else { None });
    jobs.into_iter().find(is_asked).unwrap_or_else(|| panic!("{effects:?}")).id
}

#[test]
fn a_puzzle_with_a_technique_is_made_on_the_board() {
    let mut rooms = Rooms::new(6);
    list(&mut rooms, "");
    let effects = rooms.update(RoomAction::Learn(Act::Play(code("0400"))), 0);
    let [Effect::Begin(begun), Effect::Leave(_)] = &effects[..] else { panic!("{effects:?}") };
    let Handover::Make(wish) = &**begun else { panic!("{begun:?}") };
    assert_eq!(wish.recipe.demand.path.to_string(), " requires=0400 hardest=0400");
}

#[test]
fn a_search_is_announced_once_and_ends_with_the_page() {
    let mut rooms = Rooms::new(6);
    list(&mut rooms, "");
    let last = |rooms: &Rooms| rooms.spoken().last().map(|heard| english(&heard.message)).unwrap_or_default();
    let find =
        |rooms: &mut Rooms, query: &str, found| rooms.update(RoomAction::Find(query.to_owned(), found), 0);
    find(&mut rooms, "wing", 12);
    assert_eq!((rooms.learning().query(), last(&rooms).as_str()), ("wing", "12 techniques found."));
    let count = rooms.spoken().len();
    find(&mut rooms, "wing", 12);
    assert_eq!(rooms.spoken().len(), count);
    find(&mut rooms, "wingx", 0);
    assert_eq!(last(&rooms), "No technique found.");
    find(&mut rooms, "", 78);
    assert_eq!((rooms.learning().query(), last(&rooms).as_str()), ("", "All techniques shown."));
    find(&mut rooms, "x", 9);
    show(&mut rooms, Screen::Lesson(code("0300")));
    show(&mut rooms, Screen::Practice(None));
    assert_eq!(rooms.learning().query(), "");
}

#[test]
fn a_wrong_answer_does_not_give_the_place_away() {
    let mut rooms = Rooms::new(13);
    let (steps, solution) = exercise(&mut rooms, "0002");
    let cells = rooms.learning().cells().unwrap();
    let open = (0..81).map(Cell::new).filter(|cell| cells[cell.index()].digit.is_none());
    let wrong =
        open.flat_map(|cell| cells[cell.index()].notes.iter().map(move |digit| Candidate::new(cell, digit)));
    let wrong: Vec<Candidate> = wrong.filter(|at| solution.get(at.cell) != Some(at.digit)).collect();
    assert!(!wrong.is_empty());
    for at in wrong {
        press(&mut rooms, at);
        let cell = nonet_engine::Variant::CLASSIC.geometry().name(at.cell);
        assert_eq!(said(&rooms).1, format!("Not quite: {cell} is not {}.", at.digit));
        assert!(rooms.learning().picture().is_empty(), "nothing is marked");
    }
    rooms.update(RoomAction::Learn(Act::Where), 0);
    let look = &steps[0].look;
    assert_eq!(said(&rooms).1, english(&look.message));
    assert!(!rooms.learning().picture().is_empty());
}

#[test]
fn a_lesson_is_read_sentence_by_sentence() {
    let mut rooms = Rooms::new(7);
    show(&mut rooms, Screen::Lesson(code("0803")));
    let count = rooms.learning().viewer().unwrap().step().sentences.len();
    assert!(count > 2);
    for at in 0..count {
        let viewer = rooms.learning().viewer().unwrap();
        assert_eq!(
            (viewer.at(), viewer.can_go_back(), viewer.can_go_on()),
            (Some(at), at > 0, at + 1 < count)
        );
        rooms.update(RoomAction::Learn(Act::On), 0);
    }
    assert_eq!(rooms.learning().viewer().unwrap().at(), Some(count - 1));
    assert!(!rooms.learning().picture().is_empty());
    rooms.update(RoomAction::Learn(Act::Read(0)), 0);
    assert_eq!(rooms.learning().viewer().unwrap().at(), Some(0));
    show(&mut rooms, Screen::Lesson(code("9999")));
    assert_eq!(fault(&rooms), "There is no such technique.");
}

/// A game as the device stores it.
fn game() -> String {
    use nonet::game::{Game, save};
    use nonet_engine::generate::starter;
    save::save(&Game::new(starter(1)), 0)
}

#[test]
fn the_path_leads_from_the_game_to_its_end() {
    let mut rooms = Rooms::new(8);
    show(&mut rooms, Screen::Path);
    assert_eq!(fault(&rooms), "There is no game on the board.");
    assert!(!rooms.learning().may_retry(), "a retry would fail again");
    rooms.update(RoomAction::Kept(Box::new(Kept { game: Some(game()), ..Kept::default() })), 0);
    show(&mut rooms, Screen::Path);
    let Room::Path(walk) = rooms.learning().room() else { panic!() };
    let (count, groups) = (walk.len(), walk.groups());
    assert!(count > 30 && walk.at() == 0);
    // No sentence is the current one, least of all the conclusion.
    let viewer = walk.viewer().unwrap();
    assert!(viewer.at().is_none() && viewer.can_go_on() && !viewer.can_go_back());
    assert!(!rooms.learning().picture().is_empty());
    assert_eq!(groups.iter().map(|group| group.lines.len()).sum::<usize>(), count);
    assert!(groups.windows(2).all(|pair| pair[0].first + pair[0].lines.len() == pair[1].first));
    assert!(english(&walk.summary()).starts_with(&format!("{count} steps: ")), "{}", walk.summary());
    rooms.update(RoomAction::Press(Action::Step(Step::Left)), 0);
    for _ in 0..count {
        rooms.update(RoomAction::Press(Action::Step(Step::Right)), 0);
    }
    let Room::Path(walk) = rooms.learning().room() else { panic!() };
    assert_eq!(walk.at(), count - 1);
    let (effects, _) = act(&mut rooms, RoomAction::Learn(Act::Copy));
    let [Effect::Copy(text)] = &effects[..] else { panic!("{effects:?}") };
    assert_eq!(text.lines().count(), count);
    assert!(text.lines().all(|line| line.contains('=') || line.contains("<>")), "{text}");
    rooms.update(RoomAction::Copied(true), 0);
    assert!(rooms.learning().note().is_some());
}

#[test]
fn a_job_can_be_cancelled_fail_and_be_retried() {
    let mut rooms = Rooms::new(9);
    let effects = rooms.update(RoomAction::Show(Screen::Lesson(code("0300"))), 0);
    let [Effect::Start(job)] = &effects[..] else { panic!("{effects:?}") };
    assert!(rooms.learning().is_waiting());
    assert_eq!(rooms.update(RoomAction::Learn(Act::Cancel), 0), [Effect::Stop(job.id)]);
    assert_eq!(fault(&rooms), "Cancelled.");
    assert!(rooms.learning().may_retry());
    let effects = rooms.update(RoomAction::Learn(Act::Retry), 0);
    let [Effect::Start(job)] = &effects[..] else { panic!("{effects:?}") };
    rooms.update(RoomAction::WorkerFailed(job.id, Failure::Crash), 0);
    assert_eq!(fault(&rooms), "The solver crashed. Nonet has restarted it: please try again.");
    let effects = rooms.update(RoomAction::Learn(Act::Retry), 0);
    let [Effect::Start(job)] = &effects[..] else { panic!("{effects:?}") };
    // Leaving the page also stops the job, and a late answer is dropped.
    assert_eq!(rooms.update(RoomAction::Show(Screen::Game), 0), [Effect::Stop(job.id)]);
    rooms.update(RoomAction::Done(job.id, handle(job.request.clone(), &mut |_| {})), 0);
    assert!(matches!(rooms.learning().room(), Room::Empty));
}

#[test]
fn letter_keys_are_off_in_practice_when_the_player_switched_them_off() {
    let mut rooms = Rooms::new(12);
    let keep = |rooms: &mut Rooms, letters| {
        let settings = Some(Settings { letters, ..Settings::default() }.write());
        rooms.update(RoomAction::Kept(Box::new(Kept { settings, ..Kept::default() })), 0);
    };
    let read = |rooms: &Rooms, key: &str, code: &str| {
        let press = Press { key: key.to_owned(), code: code.to_owned(), ..Press::default() };
        rooms.learning().key_reader().read(&press)
    };
    exercise(&mut rooms, "0300");
    for letters in [true, false] {
        keep(&mut rooms, letters);
        for (key, code) in [("h", "KeyH"), ("?", "Slash"), ("w", "KeyW")] {
            assert_eq!(read(&rooms, key, code).is_some(), letters, "{key}");
        }
        assert_eq!(read(&rooms, "ArrowUp", "ArrowUp"), Some(Action::Step(Step::Up)));
    }
}

#[test]
fn the_page_for_a_custom_game_starts_from_the_last_and_asks_the_board_for_a_game() {
    let mut rooms = Rooms::new(12);
    let settings = "last 9x9 hard rotate180 carve 0\n".to_owned();
    rooms.update(RoomAction::Kept(Box::new(Kept { settings: Some(settings), ..Kept::default() })), 0);
    rooms.update(RoomAction::Show(Screen::Order), 0);
    assert_eq!(rooms.draft().recipe().symmetry, Symmetry::Rotate180);
    rooms.update(RoomAction::Order(draft::Act::Type(draft::Range::Givens, "16".to_owned())), 0);
    assert_eq!(rooms.update(RoomAction::Order(draft::Act::Generate), 0), [], "a faulty field");
    // What another tab stores does not touch what is typed.
    rooms.update(RoomAction::Kept(Box::default()), 0);
    rooms.update(RoomAction::Show(Screen::Order), 0);
    assert_eq!(rooms.draft().text(draft::Range::Givens), "16");
    rooms.update(RoomAction::Order(draft::Act::Type(draft::Range::Givens, "24".to_owned())), 0);
    rooms.update(RoomAction::Order(draft::Act::NewSeed), 0);
    let effects = rooms.update(RoomAction::Order(draft::Act::Generate), 0);
    let [Effect::Begin(handover), Effect::Leave(Out::To(Screen::Game))] = &effects[..] else {
        panic!("{effects:?}")
    };
    let Handover::Make(wish) = &**handover else { panic!("{handover:?}") };
    assert_eq!((wish.recipe.symmetry, wish.recipe.givens), (Symmetry::Rotate180, Some((24, 24))));
    assert!(wish.seed.is_some_and(|seed| seed > 0));
    rooms.update(RoomAction::Show(Screen::Game), 0);
    rooms.update(RoomAction::Show(Screen::Order), 0);
    assert_eq!(rooms.draft().recipe().symmetry, Symmetry::None, "from what is stored now");
}

#[test]
fn what_the_page_changes_by_itself_is_announced() {
    let mut rooms = Rooms::new(13);
    rooms.update(RoomAction::Show(Screen::Order), 0);
    rooms.update(RoomAction::Order(draft::Act::Require("x-wing".parse().unwrap())), 0);
    let heard = rooms.spoken().iter().map(|heard| english(&heard.message)).collect::<Vec<_>>();
    assert_eq!(heard, ["The techniques say how hard it is, so any rating will do now."]);
}

/// Whether a search finds a technique by its English names.
fn finds(query: &str, known: Code) -> bool {
    names(known, english_if_known).contains(&in_short(query))
}

#[test]
fn techniques_are_found_by_all_names_that_players_use() {
    for (query, technique) in [
        ("last digit", "0000"),
        ("Sole Candidate", "0003"),
        ("pointing pair", "0100"),
        ("Pointing Triple", "0100"),
        ("Box/Line Reduction", "0101"),
        ("box line reduction", "0101"),
        ("intersection removal", "0100"),
        ("intersection removal", "0101"),
        ("Naked Quad", "0202"),
        ("hidden quad", "0212"),
        ("X-Wing", "0300"),
        ("Y-Wing", "0800"),
        ("bent triple", "0801"),
        ("WXYZ-Wing", "0802"),
        ("ALS-XZ", "0901"),
        ("doubly linked ALS", "0901"),
        ("double linked als", "0901"),
        ("BUG", "0610"),
        ("bug+1", "0610"),
        ("Hidden Unique Rectangle", "0606"),
        ("uniqueness test 4", "0603"),
        ("Rectangle Elimination", "0402"),
        ("two-string kite", "0401"),
        ("turbot", "0403"),
        ("turbot", "0400"),
        ("simple colouring", "0500"),
        ("Simple Coloring", "0501"),
        ("Single's Chains", "0500"),
        ("Single’s Chains", "0501"),
        ("multi-coloring", "0502"),
        ("multi colouring", "0503"),
        ("Remote Pairs", "0703"),
        ("X-Cycle", "0701"),
        ("x-cycle", "0706"),
        ("Nice Loop", "0706"),
        ("nice loop", "0707"),
        ("AIC", "0708"),
        ("Nishio", "1301"),
        ("Digit Forcing Chain", "1302"),
        ("cell forcing chain", "1302"),
        ("Trebor's Tables", "1302"),
        ("Bowman's Bingo", "1303"),
        ("Exocet", "1501"),
        ("JE", "1501"),
        ("domino loop", "1502"),
        ("SK loop", "1502"),
        ("MSLS", "1503"),
        ("sashimi fish", "0321"),
    ] {
        assert!(finds(query, code(technique)), "{query} does not find {technique}");
    }
    for (query, technique) in [("X-Wing", "0800"), ("pair pointing", "0100"), ("nothing like it", "0000")] {
        assert!(!finds(query, code(technique)), "{query} finds {technique}");
    }
}

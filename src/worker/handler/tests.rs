//! The worker's replies to each request and to arbitrary bytes.

use rand::Rng;

use super::*;
use crate::worker::protocol::study::Study;
use crate::worker::protocol::{Job, JobId, LineFault, Outcome, Question, Stand, Task};
use nonet_engine::formats::lines::Lines;
use nonet_engine::generate::Change;
use nonet_engine::human::Scene;
use nonet_engine::human::{Candidate, CellSet, Cells, Code, HouseSet, Options};
use nonet_engine::random::{from_seed, index};
use nonet_engine::rate::{Family, FamilySet};
use nonet_engine::solve::ContradictionKind;
use nonet_engine::{Cell, Digit, DigitSet, Method, NewClues, Puzzle, Recipe, Variant};

/// A 4x4 puzzle with one solution.
const GIVENS: &str = "1.....2..4....3.";

fn grid(text: &str) -> Grid {
    Grid::read(Variant::try_from("4x4".to_owned()).unwrap(), text).unwrap()
}

fn answer(request: Request) -> Reply {
    handle(request, &mut |_| {})
}

#[test]
fn a_puzzle_is_generated_with_progress() {
    let recipe = nonet_engine::Recipe::classic(nonet_engine::Level::Hard, 1);
    let mut told = 0;
    let reply = handle(Request::Generate(recipe.clone()), &mut |_| told += 1);
    assert!(matches!(reply, Reply::Generated(puzzle) if puzzle.recipe == Some(recipe.clone())));
    assert!(told > 0);
    let impossible = nonet_engine::Recipe { givens: Some((30, 20)), ..recipe };
    assert!(matches!(answer(Request::Generate(impossible)), Reply::Refused(_)));
}

#[test]
fn solutions_are_found_up_to_the_limit() {
    let solved = |text: &str, limit| match answer(Request::Solve { givens: grid(text), limit }) {
        Reply::Solved(solutions) => solutions,
        other => panic!("{other:?}"),
    };
    let only = solved(GIVENS, 2);
    assert_eq!(only.len(), 1);
    assert!(only[0].is_solved() && grid(GIVENS).is_part_of(&only[0]));
    let empty = ".".repeat(16);
    assert_eq!([0, 1, 3, 1000].map(|limit| solved(&empty, limit).len()), [0, 1, 3, 288]);
}

#[test]
fn a_rating_reports_its_lower_bound_as_progress() {
    let givens = "26.....3.9..35.........1.8.8..1.....4....2951.....3..8...71......64..17......9..3";
    let mut told = Vec::new();
    let reply = handle(Request::Rate(Grid::read(Variant::CLASSIC, givens).unwrap()), &mut |at| told.push(at));
    let Reply::Rated(report) = reply else { panic!("{reply:?}") };
    assert_eq!((report.er, report.ep, report.ed, report.is_complete), (44, 12, 12, true));
    assert_eq!(report.hardest.unwrap().to_string(), "XYZ-Wing");
    let named: Vec<&str> = report.steps.iter().map(|(family, _)| family.name()).collect();
    assert_eq!(named.first(), Some(&"Hidden Single"));
    assert_eq!(named.last(), Some(&"XYZ-Wing"));
    let (first, last) = (told[0], told[told.len() - 1]);
    assert_eq!((first.done, first.total, first.rating), (0, 56, Some(0)));
    assert_eq!(last.rating, Some(44));
    assert!(told.windows(2).all(|pair| pair[0].rating <= pair[1].rating));
    assert!(matches!(answer(Request::Rate(grid(GIVENS))), Reply::Refused(_)));
}

#[test]
fn a_contradiction_is_explained() {
    let givens = grid("1..1............");
    let Reply::Refused(why) = answer(Request::Solve { givens: givens.clone(), limit: 2 }) else {
        panic!("the givens should have no solution");
    };
    assert_eq!(
        crate::english::english(&why),
        "This puzzle has no solution. 1 appears twice in row 1: r1c1 and r1c4."
    );
    assert_eq!(answer(Request::Count { givens, limit: 2 }), Reply::Counted(0));
}

#[test]
fn solutions_are_counted_up_to_the_limit() {
    let counted = |text: &str, limit| answer(Request::Count { givens: grid(text), limit });
    assert_eq!(counted(GIVENS, 2), Reply::Counted(1));
    assert_eq!(counted(&".".repeat(16), 5), Reply::Counted(5));
    assert_eq!(counted(&".".repeat(16), 1000), Reply::Counted(288));
}

/// Encoded jobs of every kind.
fn packed_jobs() -> Vec<Vec<u8>> {
    let classic = |text: &str| Grid::read(Variant::CLASSIC, text).unwrap();
    let givens = crate::puzzles::PUZZLE;
    let digits = givens.replacen(".2", "12", 1);
    let removed = [5, 700].map(Candidate::from_index).to_vec();
    let stand = Stand { givens: classic(givens), digits: classic(&digits), removed };
    let lines: Lines = [givens, GIVENS, "nonsense", "12,1.x.34"].into_iter().collect();
    let demand = "9x9 hard rotate180 build 7 24-30 rating=30-42 needs=x-wing avoids=naked-pair";
    let requests = [
        Request::Hint(stand.clone(), Options::default()),
        Request::Teach(stand.clone(), Options::default(), Question::Others),
        Request::Teach(stand.clone(), Options::default(), Question::Simpler(Code::from_static("0300"))),
        Request::Teach(
            stand.clone(),
            Options::default(),
            Question::WhyNot(Cell::new(7), Digit::from_index(3)),
        ),
        Request::Study(Study::Path(stand, Options { uniqueness: false, ..Options::default() })),
        Request::Study(Study::Techniques { for_clues: false }),
        Request::Study(Study::Techniques { for_clues: true }),
        Request::Study(Study::Lesson(Code::from_static("0300"))),
        Request::Study(Study::Exercise(Code::from_static("0003"), Variant::CLASSIC, 3)),
        Request::Solve { givens: grid(GIVENS), limit: 2 },
        Request::Count { givens: classic(givens), limit: 3 },
        Request::Rate(classic(givens)),
        Request::Inspect(classic(givens), Options::default()),
        Request::Change(grid(GIVENS), Change::Complete { clues: NewClues::NONE, level: None }, 5),
        Request::Each(Task::Solve, lines),
        Request::Generate(Recipe::starter(1)),
        Request::Generate(demand.parse().unwrap()),
        Request::Many(Recipe::starter(2), 2),
    ];
    let pack = |request| postcard::to_allocvec(&Job { id: JobId(77), request }).unwrap();
    requests.into_iter().map(pack).collect()
}

/// Whether a generated request is fast enough for a test.
fn is_cheap(request: &Request) -> bool {
    let is_refused = |recipe: &Recipe| recipe.method == Method::Starter || recipe.fault().is_some();
    let is_small = |grid: &Grid| grid.variant().geometry().side() <= 9;
    match request {
        Request::Generate(recipe) => is_refused(recipe),
        Request::Many(recipe, count) => is_refused(recipe) && *count < 100,
        Request::Solve { givens, limit } | Request::Count { givens, limit } => {
            is_small(givens) && *limit < 100
        }
        Request::Change(givens, to, _) => {
            givens.geometry().side() <= 4 && matches!(to, Change::Complete { level: None, .. })
        }
        Request::Inspect(givens, _) => is_small(givens) && givens.filled_count() > 16,
        Request::Study(Study::Exercise(..)) => false,
        Request::Each(_, lines) => lines.len() < 10,
        Request::Hint(..)
        | Request::Teach(..)
        | Request::Rate(_)
        | Request::Study(_)
        | Request::Shelf(_)
        | Request::Times { .. }
        | Request::Appraise { .. } => true,
    }
}

/// Changes, cuts, repeats or joins bytes.
fn mutate(bytes: &[u8], other: &[u8], rng: &mut impl Rng) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    for _ in 0..=index(rng, 3) {
        let at = index(rng, bytes.len());
        match index(rng, 8) {
            0 => bytes.truncate(at + 1),
            1 => bytes.insert(at, index(rng, 256) as u8),
            2 => bytes[at] = 0xff,
            3 => bytes[at] ^= 1 << index(rng, 8),
            4 => bytes.splice(at.., other[at.min(other.len())..].iter().copied()).for_each(drop),
            5 => bytes[at] = b"123456789.0ABPQx"[index(rng, 16)],
            _ => bytes[at] = index(rng, 256) as u8,
        }
    }
    bytes
}

/// No page of this version sends such jobs, but the worker must answer anything.
#[test]
fn no_bytes_make_a_job_panic() {
    let jobs = packed_jobs();
    let rng = &mut from_seed(20);
    let (mut read, mut done, mut refused) = (0, 0, 0);
    for round in 0..12_000 {
        let other = &jobs[index(rng, jobs.len())];
        let bytes = mutate(&jobs[round % jobs.len()], other, rng);
        match Job::read(&bytes) {
            Err(_) => refused += 1,
            Ok(job) => {
                read += 1;
                if is_cheap(&job.request) {
                    done += 1;
                    answer(job.request);
                }
            }
        }
    }
    assert!(read > 1000 && done > 1000 && refused > 1000, "{read} read, {done} done, {refused} refused");
}

#[test]
fn an_unreadable_job_is_answered_by_its_number() {
    for mut bytes in packed_jobs() {
        assert!(Job::read(&bytes).is_ok());
        bytes.pop();
        assert_eq!(Job::read(&bytes), Err(JobId(77)));
    }
}

#[test]
fn parts_that_do_not_fit_together_are_refused() {
    let classic = Grid::empty(Variant::CLASSIC);
    let small = grid(GIVENS);
    let large =
        Grid::read("25x25".parse::<Variant>().unwrap(), &("P".to_owned() + &".".repeat(624))).unwrap();
    let mut filled = classic.clone();
    filled.set(Cell::new(80), Digit::new(9));
    let removed = vec![Candidate::from_index(728)];
    let stands = [
        (small.clone(), classic.clone(), Vec::new()),
        (large, classic.clone(), Vec::new()),
        (filled, classic, Vec::new()),
        (small.clone(), small, removed),
    ];
    for (givens, digits, removed) in stands {
        let stand = Stand { givens, digits, removed };
        let hint = answer(Request::Hint(stand.clone(), Options::default()));
        assert!(matches!(hint, Reply::Refused(_)), "{stand:?}");
        let path = answer(Request::Study(Study::Path(stand.clone(), Options::default())));
        assert!(matches!(path, Reply::Refused(_)), "{stand:?}");
    }
}

/// Each type rejects values that its constructors would not create.
#[test]
fn impossible_values_do_not_decode() {
    fn reads<T: serde::de::DeserializeOwned>(value: impl serde::Serialize) -> bool {
        postcard::from_bytes::<T>(&postcard::to_allocvec(&value).unwrap()).is_ok()
    }
    assert!(reads::<Cell>(624_u16) && !reads::<Cell>(625_u16));
    assert!(reads::<Digit>(25_u8) && !reads::<Digit>(26_u8) && !reads::<Digit>(0_u8));
    assert!(reads::<DigitSet>((1_u32 << 25) - 1) && !reads::<DigitSet>(1_u32 << 25));
    assert!(reads::<Candidate>((624_u16, 25_u8)));
    assert!(!reads::<Candidate>((625_u16, 1_u8)) && !reads::<Candidate>((0_u16, 26_u8)));
    let cells = |last: u64| [0, 0, 0, 0, 0, 0, 0, 0, 0, last];
    assert!(reads::<Cells>(cells(1 << 48)) && !reads::<Cells>(cells(1 << 49)));
    assert!(reads::<CellSet>((1_u128 << 81) - 1) && !reads::<CellSet>(1_u128 << 81));
    assert!(reads::<HouseSet>((1_u32 << 27) - 1) && !reads::<HouseSet>(1_u32 << 27));
    assert!(reads::<FamilySet>((1_u64 << 39) - 1) && !reads::<FamilySet>(1_u64 << 39));
    assert!(reads::<Family>(38_u8) && !reads::<Family>(39_u8));
    let solved = "1234341221434321";
    let puzzle = |givens: &str, solution: &str| {
        let none: Option<()> = None;
        reads::<Puzzle>((("4x4", givens), ("4x4", solution), none, none))
    };
    assert!(puzzle(&solved.replacen('1', ".", 2), solved));
    assert!(!puzzle(solved, &solved.replacen('1', ".", 1)) && !puzzle(&solved.replacen('1', "2", 1), solved));
    assert!(reads::<Code>(300_u16) && !reads::<Code>(10_000_u16));
    assert!(reads::<Lines>(("aäb", vec![1_u32, 3, 4])));
    for ends in [vec![1_u32, 2, 4], vec![3, 1, 4], vec![1, 3], vec![4, 5], vec![]] {
        assert!(!reads::<Lines>(("aäb", ends)));
    }
    let outcome = |rows: &[u32]| {
        let faults: Vec<_> = rows.iter().map(|&row| (row, LineFault::NoSolution)).collect();
        reads::<Outcome>((("ab", vec![1_u32, 2]), faults))
    };
    assert!(outcome(&[0, 1]) && !outcome(&[2]) && !outcome(&[1, 0]) && !outcome(&[0, 0]));
    let no_place = |board: &str, house: usize, digit: u8| {
        let digit = Digit::new(digit).unwrap();
        reads::<Contradiction>((board, ContradictionKind::NoPlace { house, digit }))
    };
    assert!(no_place("9x9", 26, 9) && !no_place("9x9", 27, 9) && !no_place("4x4", 0, 5));
    let no_candidate =
        |cell| reads::<Contradiction>(("4x4", ContradictionKind::NoCandidate(Cell::new(cell))));
    assert!(no_candidate(15) && !no_candidate(16));
    let scene = |board: &str, count: usize, givens: u64, candidates: usize, digits: u32| {
        let givens = [givens, 0, 0, 0, 0, 0, 0, 0, 0, 0];
        reads::<Scene>(((board, ".".repeat(count)), givens, vec![digits; candidates]))
    };
    assert!(scene("9x9", 81, 0, 81, 0x1ff) && scene("4x4", 16, 0, 16, 0xf));
    assert!(!scene("4x4", 16, 0, 16, 0x1f) && !scene("9x9", 81, 0, 80, 0x1ff));
    assert!(!scene("9x9", 81, 1, 81, 0x1ff) && !scene("9x9", 81, 0, 81, 0x3ff));
}

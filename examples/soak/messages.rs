//! Damaged messages between page and worker. Decoding gives an error, or a value that
//! survives encoding and decoding unchanged. The worker answers every job that it can
//! decode.

use nonet::worker::handler::handle;
use nonet::worker::protocol::study::{Studied, Study};
use nonet::worker::protocol::{Job, JobId, Message, Packed, Reply, Request, Stand, Task};
use nonet_engine::Progress;
use nonet_engine::formats::lines::Lines;
use nonet_engine::human::{Candidate, Code, Options};
use nonet_engine::random::index;
use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::boards;
use crate::case::{Case, Kind};
use crate::jobs::is_cheap;
use crate::mutate::{self, noise, one_in, pick};
use crate::recipes::recipe;

pub(crate) static KIND: Kind = Kind { name: "messages", limit: 20, run };

fn run(case: &mut Case) {
    let rng = &mut case.rng;
    let job = Job { id: JobId(rng.random()), request: request(rng) };
    let (bytes, is_job) = if one_in(rng, 2) { (encode(&job), true) } else { (message(rng, job), false) };
    let bytes = match rng.random_range(0..10_u32) {
        0 => bytes,
        1 => noise(rng, 200),
        _ => mutate::bytes(rng, &bytes),
    };
    case.input(format!("{} {bytes:?}", if is_job { "a job" } else { "a message" }));
    if is_job {
        if let Some(Job { request, .. }) = decode::<Job>(&bytes).filter(|job| is_cheap(&job.request)) {
            handle(request, &mut |_| {});
        }
    } else {
        match decode::<Message>(&bytes) {
            Some(Message::Done(_, Reply::Studied(packed))) => drop(packed.unpack()),
            Some(Message::Done(_, Reply::Rows(rows))) => drop(rows.unpack()),
            _ => drop(decode::<Packed<Studied>>(&bytes).and_then(|packed| packed.unpack())),
        }
    }
}

fn encode(value: &impl Serialize) -> Vec<u8> {
    postcard::to_allocvec(value).expect("plain data")
}

/// Decodes; checks that the value survives encoding and decoding unchanged.
fn decode<T: DeserializeOwned + Serialize + PartialEq + std::fmt::Debug>(bytes: &[u8]) -> Option<T> {
    let value: T = postcard::from_bytes(bytes).ok()?;
    assert_eq!(postcard::from_bytes(&encode(&value)).as_ref(), Ok(&value));
    Some(value)
}

/// A message of the worker: progress, or the answer of the real handler.
fn message(rng: &mut ChaCha8Rng, job: Job) -> Vec<u8> {
    encode(&match rng.random_range(0..4_u32) {
        0 => Message::Ready,
        1 => {
            let progress = Progress {
                givens: rng.random::<bool>().then_some(24),
                ..Progress::new(rng.random(), rng.random())
            };
            Message::Progress(job.id, progress)
        }
        _ if is_cheap(&job.request) => Message::Done(job.id, handle(job.request, &mut |_| {})),
        _ => Message::Done(job.id, nonet::worker::handler::unreadable()),
    })
}

/// Any request.
pub(crate) fn request(rng: &mut ChaCha8Rng) -> Request {
    let puzzle = boards::puzzle(rng);
    let givens = puzzle.givens.clone();
    let limit = rng.random_range(0..3);
    match rng.random_range(0..10_u32) {
        0 => Request::Generate(recipe(rng)),
        1 => Request::Solve { givens, limit },
        2 => Request::Count { givens, limit },
        3 | 4 => Request::Hint(stand(rng), options(rng)),
        5 => Request::Rate(givens),
        6 => Request::Study(study(rng)),
        7 => Request::Each(pick(rng, &Task::ALL), (0..3).map(|_| "1.....2..4....3.").collect::<Lines>()),
        8 => Request::Many(recipe(rng), limit),
        _ => Request::Study(Study::Techniques { for_clues: rng.random() }),
    }
}

fn study(rng: &mut ChaCha8Rng) -> Study {
    let code = Code::from_static("0300");
    match rng.random_range(0..3_u32) {
        0 => Study::Lesson(code),
        1 => Study::Exercise(code, boards::puzzle(rng).givens.variant(), rng.random()),
        _ => Study::Path(stand(rng), options(rng)),
    }
}

fn options(rng: &mut ChaCha8Rng) -> Options {
    Options { uniqueness: one_in(rng, 2), ..Options::default() }
}

/// A classic game in progress without mistakes.
fn stand(rng: &mut ChaCha8Rng) -> Stand {
    let puzzle = boards::classic(rng);
    let mut digits = puzzle.givens.clone();
    for (cell, digit) in puzzle.solution.filled() {
        if one_in(rng, 4) {
            digits.set(cell, Some(digit));
        }
    }
    let empty: Vec<_> = digits.empty_cells().collect();
    let wrong = |rng: &mut ChaCha8Rng| {
        let cell = *empty.get(index(rng, empty.len().max(1)))?;
        let digit = boards::digit(rng, puzzle.givens.variant());
        (puzzle.solution.get(cell) != Some(digit)).then_some(Candidate::new(cell, digit))
    };
    let removed = (0..4).filter_map(|_| wrong(rng)).collect();
    Stand { givens: puzzle.givens.clone(), digits, removed }
}

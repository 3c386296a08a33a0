//! One case: its random choices, its input, and how a failure is detected. A panic is
//! caught and reported with the input. A thread watches the processor time of the case.
//! If it exceeds the limit, the thread prints the input and ends the process.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::fmt::{Display, Write as _};
use std::fs;
use std::io::{Write as _, stdout};
use std::ops::RangeInclusive;
use std::panic::{self, AssertUnwindSafe, PanicHookInfo};
use std::process::{self, ExitCode};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use nonet_engine::random::from_seed;
use rand_chacha::ChaCha8Rng;

/// A kind of trial.
pub(crate) struct Kind {
    /// Its name on the command line.
    pub(crate) name: &'static str,
    /// Maximum processor time of a case in seconds.
    pub(crate) limit: u64,
    /// Runs a case; panics on a failure.
    pub(crate) run: fn(&mut Case),
}

/// A running case.
pub(crate) struct Case {
    /// The source of all its choices.
    pub(crate) rng: ChaCha8Rng,
    now: Arc<Mutex<Now>>,
}

impl Case {
    /// Adds to the input that is printed with a failure.
    pub(crate) fn input(&self, input: impl Display) {
        let mut now = lock(&self.now);
        let _ = write!(now.input, "{input}"); // never fails
    }
}

/// The state of the running case.
#[derive(Default)]
struct Now {
    number: u64,
    input: String,
    begun: Duration,
    is_running: bool,
}

/// The start of the line that announces a case, followed by its number.
pub(crate) const BEGUN: &str = "case";

/// Exit code of a process that completed with failures.
pub(crate) const HAS_FAILURES: i32 = 1;

/// Exit code of a process that ended within a case.
const HUNG: i32 = 3;

/// Maximum number of failures at one place that are printed with their input. More are
/// only counted.
const MOST_TOLD: u32 = 3;

/// Runs cases of one kind until their time has passed.
pub(crate) fn run(kind: &'static Kind, seed: u64, numbers: RangeInclusive<u64>, share: Duration) -> ExitCode {
    let start = Instant::now();
    let now = Arc::new(Mutex::new(Now::default()));
    panic::set_hook(Box::new(remember));
    let watched = Arc::clone(&now);
    thread::spawn(move || watch(kind, seed, &watched));
    let is_single = numbers.start() == numbers.end();
    let mut failures: BTreeMap<String, u32> = BTreeMap::new();
    for number in numbers {
        if start.elapsed() >= share && !is_single {
            break;
        }
        say(format_args!("{BEGUN} {number}"));
        *lock(&now) = Now { number, input: String::new(), begun: processor(), is_running: true };
        let mut case = Case { rng: from_seed(digest(kind.name, seed, number)), now: Arc::clone(&now) };
        let result = panic::catch_unwind(AssertUnwindSafe(|| (kind.run)(&mut case)));
        lock(&now).is_running = false;
        if result.is_err() {
            let (place, why) = PANIC.take();
            let count = failures.entry(place.clone()).or_default();
            *count += 1;
            if *count <= MOST_TOLD {
                tell(kind, seed, &lock(&now), &format!("{place}: {why}"));
            }
            say(format_args!("failed"));
        }
    }
    for (place, count) in failures.iter().filter(|(_, count)| **count > MOST_TOLD) {
        eprintln!("{}: {count} failures at {place}", kind.name);
    }
    if failures.is_empty() { ExitCode::SUCCESS } else { ExitCode::from(HAS_FAILURES as u8) }
}

/// Prints a line to the parent process, unbuffered.
fn say(line: std::fmt::Arguments) {
    let mut out = stdout().lock();
    // If this fails, the parent process is gone.
    let _ = writeln!(out, "{line}").and_then(|()| out.flush());
}

/// Prints a failure.
fn tell(kind: &Kind, seed: u64, now: &Now, what: &str) {
    let Now { number, input, .. } = now;
    eprintln!("FAILED {} --seed {seed} --case {number}: {what}\n  input: {input}", kind.name);
}

/// Ends the process when a case exceeds its limit.
fn watch(kind: &Kind, seed: u64, now: &Mutex<Now>) {
    let limit = Duration::from_secs(kind.limit);
    loop {
        thread::sleep(Duration::from_millis(100));
        let now = lock(now);
        if now.is_running && processor().saturating_sub(now.begun) > limit {
            tell(kind, seed, &now, &format!("no end after {} s", kind.limit));
            say(format_args!("failed"));
            process::exit(HUNG);
        }
    }
}

/// The processor time of the main thread, which other processes do not affect. If the
/// system does not provide it, the time since the first call.
fn processor() -> Duration {
    static START: std::sync::OnceLock<Instant> = std::sync::OnceLock::new();
    let start = *START.get_or_init(Instant::now);
    let told = fs::read_to_string("/proc/self/schedstat").ok();
    let nanoseconds = told.and_then(|text| text.split(' ').next()?.parse().ok());
    nanoseconds.map_or_else(|| start.elapsed(), Duration::from_nanos)
}

thread_local! {
    /// Place and message of the last panic.
    static PANIC: RefCell<(String, String)> = const { RefCell::new((String::new(), String::new())) };
}

fn remember(info: &PanicHookInfo) {
    let place = info.location().map(ToString::to_string).unwrap_or_default();
    let why = info.payload_as_str().unwrap_or_default();
    PANIC.set((place, why.to_owned()));
}

fn lock(now: &Mutex<Now>) -> std::sync::MutexGuard<'_, Now> {
    now.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The seed of one case (FNV-1a).
fn digest(kind: &str, seed: u64, number: u64) -> u64 {
    let bytes = kind.bytes().chain(seed.to_le_bytes()).chain(number.to_le_bytes());
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3))
}

//! One case: where its random choices and its input are, and how its end is seen.
//! A panic is caught and told with the input. A thread watches the processor time
//! of the case, and ends the process with the input when it is over the limit.

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
    /// Seconds of the processor that a case may take.
    pub(crate) limit: u64,
    /// Runs a case; it panics when something is wrong.
    pub(crate) run: fn(&mut Case),
}

/// A case under way.
pub(crate) struct Case {
    /// Where all its choices come from.
    pub(crate) rng: ChaCha8Rng,
    now: Arc<Mutex<Now>>,
}

impl Case {
    /// Adds to the input, for whoever reads of a failure.
    pub(crate) fn input(&self, input: impl Display) {
        let mut now = lock(&self.now);
        let _ = write!(now.input, "{input}"); // a String takes all
    }
}

/// What is known of the case under way.
#[derive(Default)]
struct Now {
    number: u64,
    input: String,
    begun: Duration,
    is_running: bool,
}

/// Begins the line that is printed when a case begins; its number follows.
pub(crate) const BEGUN: &str = "case";

/// Exit code of a process that ended well and saw failures.
pub(crate) const HAS_FAILURES: i32 = 1;

/// Exit code of a process that was ended in the middle of a case.
const HUNG: i32 = 3;

/// Failures at one place that are printed with their input; more are counted.
const MOST_TOLD: u32 = 3;

/// Runs cases of one kind until the time is over.
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

/// One line for the process that started this one, at once.
fn say(line: std::fmt::Arguments) {
    let mut out = stdout().lock();
    // Nobody is left to hear it if this fails.
    let _ = writeln!(out, "{line}").and_then(|()| out.flush());
}

/// A failure, for the reader.
fn tell(kind: &Kind, seed: u64, now: &Now, what: &str) {
    let Now { number, input, .. } = now;
    eprintln!("FAILED {} --seed {seed} --case {number}: {what}\n  input: {input}", kind.name);
}

/// Ends the process when a case is over its limit.
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

/// The main thread's time on the processor, which does not count what else the
/// machine does; where the system does not tell, the time since the first call.
fn processor() -> Duration {
    static START: std::sync::OnceLock<Instant> = std::sync::OnceLock::new();
    let start = *START.get_or_init(Instant::now);
    let told = fs::read_to_string("/proc/self/schedstat").ok();
    let nanoseconds = told.and_then(|text| text.split(' ').next()?.parse().ok());
    nanoseconds.map_or_else(|| start.elapsed(), Duration::from_nanos)
}

thread_local! {
    /// The last panic: where and why.
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

//! The native side: `yardstick-native count|rate|sparse TIMES < puzzles` prints
//! microseconds and the checksum, one call per line. Each call of `count` processes all
//! puzzles; `rate` takes one puzzle per call, `sparse` one seed, up to TIMES.

use std::io::Read;
use std::time::Instant;

use yardstick_wasm::{count, rate, sparse, take};

fn main() {
    let mut args = std::env::args().skip(1);
    let task = args.next().expect("count, rate or sparse");
    let times: usize = args.next().and_then(|times| times.parse().ok()).expect("how often");
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).expect("puzzles");
    take(text.trim());
    let call: fn(usize) -> u32 = match task.as_str() {
        "count" => |_| count(),
        "rate" => |at| rate(at),
        "sparse" => |at| sparse(at),
        _ => panic!("count, rate or sparse"),
    };
    for at in 0..times {
        let start = Instant::now();
        let sum = call(at);
        println!("{}\t{sum}", start.elapsed().as_micros());
    }
}

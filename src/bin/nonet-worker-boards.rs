//! The workers' binary for all boards, which is loaded when the other one can't do a job.

fn main() {
    nonet::worker::run();
}

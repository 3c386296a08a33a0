//! Finds candidates that lead to something impossible, and tells why: one sentence for each event.

use std::ops::ControlFlow;

use super::net::{Cause, End, Net, sources_of};
use crate::human::forcing::few_first;
use crate::human::forcing_steps::Supposition;
use crate::human::ground::Wide;
use crate::human::{Candidate, Cells, Explanation, Position, Role, Sink, Step, Technique, say};
use crate::message::Message;
use crate::{Digit, messages};

messages! {
    fn net_written(cell: String, digit: Digit, candidates: Vec<Message>);
    fn net_place(house: Message, digit: Digit, cell: String);
    fn net_clue(clue: Message, candidates: Vec<Message>);
    fn net_no_candidate(cell: String);
    fn net_no_place(house: Message, digit: Digit);
    fn net_no_way(clue: Message);
}

/// Passes on each candidate that leads to something impossible. Cells with few candidates come first.
pub fn find_refuted(position: &Position<Wide>, technique: &'static Technique, sink: Sink) -> ControlFlow<()> {
    let sources_of = sources_of(position);
    for candidate in few_first(position) {
        if Net::follow(position, candidate, &sources_of).is_impossible() {
            let pattern = Supposition { candidate, tell };
            sink(Step::removing(position.ground(), technique, pattern, [candidate]))?;
        }
    }
    ControlFlow::Continue(())
}

/// The proof of [`find_refuted`].
fn tell(position: &Position<Wide>, candidate: Candidate) -> Explanation {
    let Candidate { cell, digit } = candidate;
    let ground = position.ground();
    let proof =
        Explanation::new(say::suppose(ground.name(cell), digit)).candidates(Role::On, digit, Cells::of(cell));
    let net = Net::follow(position, candidate, &sources_of(position));
    let Some((events, end)) = net.needed() else { return proof };
    let proof = events.into_iter().fold(proof, |proof, event| {
        let out = ground.candidate_names(&event.out);
        let proof = match event.cause {
            Cause::Written(_) if out.is_empty() => return proof,
            Cause::Written(at) => proof.say(net_written(ground.name(at.cell), at.digit, out)).candidates(
                Role::On,
                at.digit,
                Cells::of(at.cell),
            ),
            Cause::House(house, at) => {
                return proof
                    .say(net_place(ground.house_name(house), at.digit, ground.name(at.cell)))
                    .candidates(Role::On, at.digit, Cells::of(at.cell));
            }
            Cause::Source(number) => {
                let source = ground.sources().get(number);
                proof.say(net_clue(source.name.clone(), out)).cells(Role::Focus, source.cells)
            }
        };
        let by_digit = say::by_digit(&event.out).into_iter();
        by_digit.fold(proof, |proof, (digit, cells)| proof.candidates(Role::Off, digit, cells))
    });
    match end {
        End::Cell(cell) => proof.say(net_no_candidate(ground.name(cell))).cells(Role::Focus, Cells::of(cell)),
        End::House(digit, house) => proof.say(net_no_place(ground.house_name(house), digit)),
        End::Source(number) => {
            let source = ground.sources().get(number);
            proof.say(net_no_way(source.name.clone())).cells(Role::Focus, source.cells)
        }
    }
}

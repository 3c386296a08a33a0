//! Tells what follows from suppositions where clues count as well: one sentence for each event.

use super::net::{Event, Net, Refutation, follower};
use crate::human::forcing_proof::forced_not;
use crate::human::ground::Wide;
use crate::human::{Candidate, Cells, Explanation, Pattern, Position, Role, Step, say, words};
use crate::message::Message;
use crate::solve::terms::follow::{Cause, End};
use crate::{Digit, DigitSet, Geometry, messages};

messages! {
    fn net_written(cell: String, digit: Digit, candidates: Vec<Message>);
    fn net_place(house: Message, digit: Digit, cell: String);
    fn net_clue(clue: Message, candidates: Vec<Message>);
    fn net_no_candidate(cell: String);
    fn net_no_place(house: Message, digit: Digit);
    fn net_no_way(clue: Message);
}

impl Pattern for Refutation {
    fn digits(&self) -> DigitSet {
        DigitSet::of(self.candidate.digit)
    }

    fn cells(&self) -> Cells {
        Cells::of(self.candidate.cell)
    }

    fn explain(&self, position: &Position<Wide>, _: &Step) -> Explanation {
        let net = Net::replay(&mut follower(position), self, 0).needed(position, None);
        tell_net(position.ground(), &net, true, Explanation::default())
    }

    /// `3 in r4c3`.
    fn notation(&self, geometry: &Geometry, _: &Step) -> Option<String> {
        Some(words::digits_in(geometry, self.digits(), self.cells()))
    }
}

/// Adds the proof that a candidate rules out another.
pub fn tell_ruled_out(
    position: &Position<Wide>,
    [supposed, out]: [Candidate; 2],
    told: Explanation,
) -> Explanation {
    let ground = position.ground();
    let net = Net::replay(&mut follower(position), &Refutation::direct(supposed), 0);
    let told = tell_net(ground, &net.needed(position, Some(out)), true, told);
    told.say(forced_not(ground.name(out.cell), out.digit)).candidates(
        Role::Off,
        out.digit,
        Cells::of(out.cell),
    )
}

/// Adds the supposition, and what follows up to the end.
fn tell_net(ground: Wide, net: &Net, is_first: bool, told: Explanation) -> Explanation {
    let Candidate { cell, digit } = net.supposed;
    let suppose = if is_first { say::suppose } else { say::suppose_also };
    let told = told.say(suppose(ground.name(cell), digit)).candidates(Role::On, digit, Cells::of(cell));
    let told = net.events.iter().fold(told, |told, event| tell_event(ground, event, told));
    match net.end {
        None => told,
        Some(End::Cell(cell)) => {
            told.say(net_no_candidate(ground.name(cell))).cells(Role::Focus, Cells::of(cell))
        }
        Some(End::House(digit, house)) => told.say(net_no_place(ground.house_name(house), digit)),
        Some(End::Piece(number)) => {
            let source = ground.sources().get(number);
            told.say(net_no_way(source.name.clone())).cells(Role::Focus, source.cells)
        }
    }
}

fn tell_event(ground: Wide, event: &Event, told: Explanation) -> Explanation {
    let out = ground.candidate_names(&event.out);
    let told = match event.cause {
        Cause::Written(cell, digit) => {
            let name = ground.name(cell);
            told.say(net_written(name, digit, out)).candidates(Role::On, digit, Cells::of(cell))
        }
        Cause::House(house, cell, digit) => {
            let (house, name) = (ground.house_name(house), ground.name(cell));
            return told.say(net_place(house, digit, name)).candidates(Role::On, digit, Cells::of(cell));
        }
        Cause::Piece(number) => {
            let source = ground.sources().get(number);
            told.say(net_clue(source.name.clone(), out)).cells(Role::Focus, source.cells)
        }
        Cause::Refuted => {
            let Some(net) = &event.refuted else { return told };
            // All of it but the second supposition and what that proves.
            let first = told.sentences.len() + 1;
            let Candidate { cell, digit } = net.supposed;
            let told = tell_net(ground, net, false, told).details_from(first);
            told.say(say::then_not(ground.name(cell), digit))
        }
    };
    let by_digit = say::by_digit(&event.out).into_iter();
    by_digit.fold(told, |told, (digit, cells)| told.candidates(Role::Off, digit, cells))
}

//! ALS-XZ: two almost locked sets with a restricted common digit x. One of
//! them lacks x and is locked, so every other common digit z is in one of the
//! two. With two restricted digits both sets are locked. `sets`: the two sets;
//! `digits`: the restricted digits.

use std::ops::ControlFlow;

use crate::engine::human::als::{self, Als};
use crate::engine::human::marks::{Explanation, Role};
use crate::engine::human::position::Position;
use crate::engine::human::technique::{Pattern, Sink, Step, Technique, Tier};
use crate::engine::human::{Candidate, words};
use crate::engine::{Digit, DigitSet};

/// Two almost locked sets with a restricted common digit.
pub static TECHNIQUE: Technique = Technique {
    name: "Almost Locked Set XZ-Rule",
    code: "0901",
    example: ".....9.2..+926+8.7...34+21...+8...4+9183.9+4..2............4.2+9+1.85....73...+898..95.... => r2c6<>5, r1c5<>7",
    tier: Tier::Expert,
    score: 300,
    needs_uniqueness: false,
    lesson: "Some cells of a house with one digit too many are almost locked. If only one of two such sets \
             can hold a digit x, the other one holds all the rest of its digits. So what sees every place \
             of another common digit in both sets cannot be that digit.",
    find,
    explain,
};

fn find(position: &Position, sink: Sink) -> ControlFlow<()> {
    let sets = als::all(position);
    for (at, a) in sets.iter().enumerate() {
        for b in &sets[at + 1..] {
            if a.cells.meets(b.cells) || (a.digits & b.digits).len() < 2 {
                continue;
            }
            let restricted = a.restricted(position, b);
            let removed: Vec<Candidate> = match restricted.len() {
                0 => continue,
                1 => (a.digits & (b.digits - restricted))
                    .iter()
                    .flat_map(|z| seen(position, &[a, b], z))
                    .collect(),
                _ => both_locked(position, a, b, restricted),
            };
            if !removed.is_empty() {
                let pattern = Pattern {
                    digits: restricted,
                    cells: a.cells,
                    others: b.cells,
                    sets: vec![(a.cells, a.digits), (b.cells, b.digits)],
                    ..Pattern::default()
                };
                sink(Step::removing(&TECHNIQUE, pattern, removed))?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Candidates of a digit that see all its places in the sets.
fn seen(position: &Position, sets: &[&Als], digit: Digit) -> Vec<Candidate> {
    let places = sets.iter().fold(position.cells_of(digit), |left, set| {
        let here = set.places(position, digit);
        if here.is_empty() { left } else { left & here.common_peers() }
    });
    Candidate::each(digit, places).collect()
}

/// Each restricted digit is in one of the sets, each other digit in its own.
fn both_locked(position: &Position, a: &Als, b: &Als, restricted: DigitSet) -> Vec<Candidate> {
    let mut removed: Vec<Candidate> =
        restricted.iter().flat_map(|digit| seen(position, &[a, b], digit)).collect();
    for set in [a, b] {
        removed.extend((set.digits - restricted).iter().flat_map(|digit| seen(position, &[set], digit)));
    }
    removed.sort_unstable();
    removed.dedup();
    removed
}

fn explain(_: &Position, step: &Step) -> Explanation {
    let [(a, in_a), (b, in_b)] = [step.pattern.sets[0], step.pattern.sets[1]];
    let x = step.pattern.digits;
    let tell =
        |cells, digits: DigitSet| format!("{} can hold {} only.", words::cells(cells), words::digits(digits));
    let explanation = Explanation::new(tell(a, in_a)).digits(Role::SetA, in_a, a).say(tell(b, in_b)).digits(
        Role::SetB,
        in_b,
        b,
    );
    let explanation = if x.len() == 1 {
        explanation
            .say(format!(
                "Only one of the two sets can hold {}, since its places see each other.",
                words::digits(x)
            ))
            .say("The other set has just as many digits as cells then, and holds them all.")
    } else {
        explanation
            .say(format!("Of {} each can be in one of the two sets only.", words::digits(x)))
            .say("So each set lacks just one of them, and holds all its other digits.")
    };
    explanation.outcome(step)
}

#[cfg(test)]
mod tests {
    use super::TECHNIQUE;
    use crate::engine::human::techniques::check;

    #[test]
    fn its_eliminations_are_found() {
        check::finds(
            &TECHNIQUE,
            ".....9.2..+926+8.7...34+21...+8...4+9183.9+4..2............4.2+9+1.85....73...+898..95....",
            "r2c6<>5, r1c5<>7",
        );
        check::finds_none(
            &TECHNIQUE,
            ".6142835.385769214.2435168.572913468638274591149685723817532946293846175456197832",
        );
    }
}

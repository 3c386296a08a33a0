//! Checks proofs. A sentence is data: the name of a message with its arguments. `sentences` says what it
//! asserts, as claims, and `claim` checks each of them against the board, the
//! candidates and what was concluded before. So what is checked is what a reader reads. The last sentence
//! must follow from the others and be exactly what the step does.
//!
//! Nothing here knows a technique, and the ladder does not use it. Tests do, for every step that they
//! find, and so can a program that doubts a proof.
//!
//! ```
//! use nonet_engine::human::{Next, Options, Position, next_step};
//! use nonet_engine::{Grid, Variant, verify};
//!
//! let board: Variant = "4x4".parse()?;
//! let position = Position::wide(&Grid::read(board, "1234341221.3.321")?);
//! let Next::Step(step) = next_step(&position, Options::default()) else { panic!("no step") };
//! let mut proof = step.explain(&position);
//! assert!(verify::proof(&position, &step, &proof).is_ok());
//! // Without its first sentence, the proof has a gap.
//! proof.sentences.remove(0);
//! assert!(verify::proof(&position, &step, &proof).is_err());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

// Modules here are private, so `pub` in them means visible in all of `verify`.
#![allow(unreachable_pub)]

mod claim;
mod known;
mod said;
mod sentences;

use std::fmt;

use self::claim::Claim;
use self::known::Known;
use self::said::Said;
use self::sentences::Memory;
use crate::human::{Candidate, Explanation, Ground, Position, Step};
use crate::message::Message;

/// A sentence of a proof that is false, or does not follow.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Doubt {
    /// Its place in the proof, counted from 0.
    pub sentence: usize,
    /// The sentence. `None` if the proof has no last sentence.
    pub message: Option<Message>,
    /// What should hold and does not.
    pub missing: &'static str,
}

impl fmt::Display for Doubt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { sentence, message, missing } = self;
        let message = message.as_ref().map(Message::to_string).unwrap_or_default();
        write!(f, "sentence {}, {message}: it is not so that {missing}", sentence + 1)
    }
}

impl std::error::Error for Doubt {}

/// Checks a proof of a step in the position in which the step was found. Returns the names of the kinds
/// of its claims, in order.
///
/// # Errors
/// The first sentence that is false, that does not follow, or that nothing is known of.
pub fn proof<G: Ground>(
    position: &Position<G>,
    step: &Step,
    explanation: &Explanation,
) -> Result<Vec<&'static str>, Doubt> {
    let position = position.widen();
    let mut known = Known::new(&position);
    let (mut memory, mut kinds) = (Memory::default(), Vec::new());
    let last = explanation.sentences.len().saturating_sub(1);
    let mut is_proved = false;
    for (sentence, told) in explanation.sentences.iter().enumerate() {
        let doubt = |missing| Doubt { sentence, message: Some(told.message.clone()), missing };
        let said = Said { message: &told.message, ground: position.ground() };
        let claims = memory.claims(said, &known, sentence == last);
        for claim in claims.ok_or_else(|| doubt("the sentence has a known meaning"))? {
            if let Claim::Outcome { placed, removed } = &claim {
                is_proved = is_same(placed, &step.placements) && is_same(removed, &step.eliminations);
            }
            kinds.push(claim.kind());
            claim.check(&mut known).map_err(doubt)?;
        }
    }
    let message = explanation.sentences.last().map(|told| told.message.clone());
    let doubt = Doubt { sentence: last, message, missing: "the last sentence is what the step does" };
    if is_proved { Ok(kinds) } else { Err(doubt) }
}

fn is_same(told: &[Candidate], done: &[Candidate]) -> bool {
    told.len() == done.len() && told.iter().all(|one| done.contains(one))
}

//! Last digit: a digit stands in all rows but one, and has one place left.

use std::ops::ControlFlow;

use crate::human::technique::finder;
use crate::human::{
    Candidate, Cells, Code, Explanation, Ground, Pattern, Position, Role, Set, Sink, Step, Technique, Tier,
    Wide,
};
use crate::{Digit, DigitSet, messages};

messages! {
    fn last_digit_placed(digit: Digit, count: usize);
    fn last_digit_left(cell: String, digit: Digit);
}

/// All but one of a digit are placed.
pub static TECHNIQUE: Technique = Technique {
    name: "Last Digit",
    code: Code::from_static("0001"),
    example: "..37....5.5..4.......8957......546.3....3.........7.5...5.........5...2..9.4..5.. => r5c1=5",
    near_miss: "..37....5.5..4.......8957......546.3....3.........7.5...5.............2..9.4..5..",
    tier: Tier::Easy,
    score: 4,
    // So has a hidden single.
    is_overshadowed: true,
    find: finder!(find),
    ..Technique::BLANK
};

fn find<G: Ground>(position: &Position<G>, sink: Sink) -> ControlFlow<()> {
    let ground = position.ground();
    for digit in ground.digits() {
        let placed = ground.all_cells().into_iter().filter(|&cell| position.digit(cell) == Some(digit));
        if let Some(cell) = position.cells_of(digit).single()
            && placed.count() + 1 == ground.side()
        {
            let candidate = Candidate::new(cell, digit);
            sink(Step::placing(ground, &TECHNIQUE, LastDigit { candidate }, candidate))?;
        }
    }
    ControlFlow::Continue(())
}

/// The last cell of a digit.
#[derive(Debug)]
struct LastDigit {
    candidate: Candidate,
}

impl Pattern for LastDigit {
    fn digits(&self) -> DigitSet {
        DigitSet::of(self.candidate.digit)
    }

    fn cells(&self) -> Cells {
        Cells::of(self.candidate.cell)
    }

    fn explain(&self, position: &Position<Wide>, _: &Step) -> Explanation {
        let Candidate { cell, digit } = self.candidate;
        let ground = position.ground();
        let placed: Cells =
            ground.all_cells().into_iter().filter(|&cell| position.digit(cell) == Some(digit)).collect();
        Explanation::new(last_digit_placed(digit, placed.len()))
            .cells(Role::Focus, placed)
            .say(last_digit_left(ground.name(cell), digit))
    }
}

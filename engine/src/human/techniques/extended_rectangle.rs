//! Extended rectangles: six empty cells in two lines and three lines across, such that any two of the three
//! pairs across are the corners of a deadly rectangle (`rectangle.rs`). If they held only three digits,
//! each of the two lines would have all three, and no pair the same. So each digit would be in
//! opposite corners of such a rectangle, and the two lines could be swapped cell by cell. What would lead
//! to that is impossible.
//!
//! On boards with rows, columns and boxes, two rows of one band have their pairs in three boxes, and two
//! rows of different bands have their three cells in one box each. On other boards the rectangles say
//! that the swap keeps all rules. No rule beside them may concern the three digits in the cells.

use std::ops::ControlFlow;

use super::deadly::{self, Proof, Rule};
use super::rectangle;
use crate::human::technique::finder;
use crate::human::{Code, Ground, Position, Set, Sink, Technique, Tier};
use crate::{Cell, DigitSet};

/// The number of digits, and of pairs.
const COUNT: usize = 3;

/// The fields that all types share.
const FAMILY: Technique =
    Technique { tier: Tier::Hard, score: 100, needs_uniqueness: true, is_extra: true, ..Technique::BLANK };

/// One cell has more candidates.
pub static TYPE_1: Technique = Technique {
    name: "Extended Rectangle Type 1",
    code: Code::from_static("0631"),
    example: "9.+62.8+7+5..+7+8+5+9.2.+6.+5+2+67.1+8+9+5+64..+2+897+8+21+759.6.+7+934+8+6+5+1228+9.6..75..79.+5+6.+86.5+8.+7+9.+1 185 => r8c2<>3, r8c2<>4",
    near_miss: "9.+62.8+7+5..+7+8+5+9.2.+6.+5+2+67.1+8+9+5+64..+2+897+8+21+759.6.+7+934+8+6+5+1228+9.6..75..79.+5+6.+86.5+8.+7+9.+1",
    find: finder!(|p, sink| find(p, &TYPE_1, sink, deadly::type_1, deadly::tell_corner)),
    ..FAMILY
};
/// Several cells have the same fourth digit.
pub static TYPE_2: Technique = Technique {
    name: "Extended Rectangle Type 2",
    code: Code::from_static("0632"),
    example: "...4+8+6+32+1+4..+5+13+7+963+6179+2+8+5+4+65.+8.+1+4398.+4.+6517+2.+1..+4.6+85..61+5..+4....+63+4.18+14....5+6. 713 763 771 272 772 972 976 281 981 293 793 993 => r7c1,r8c7<>2",
    near_miss: "...4+8+6+32+1+4..+5+13+7+963+6179+2+8+5+4+65.+8.+1+4398.+4.+6517+2.+1..+4.6+85..61+5..+4....+63+4.18+14....5+6. 713 763 771 272 772 972 976 981 293 793 993",
    find: finder!(|p, sink| find(p, &TYPE_2, sink, deadly::third_digit, deadly::tell_third)),
    ..FAMILY
};
/// The extra digits of two cells of a house make a naked subset.
pub static TYPE_3: Technique = Technique {
    name: "Extended Rectangle Type 3",
    code: Code::from_static("0633"),
    example: "+986+35...+1.....+1.894+71.+9..+5+3.+1..3.5.....1...97..4+52..+16+1+4+8+2+63+9+75+3279+1+5.+6......413+2 227 427 => r5c57<>8",
    near_miss: "+986+35...+1.....+1.894.1.+9..+5+3.+1..3.5.....1...97..4+52..+16+1+4+8+2+63+9+75+3279+1+5.+6......413+2 227 427",
    find: finder!(|p, sink| find(p, &TYPE_3, sink, deadly::type_3, deadly::tell_subset)),
    ..FAMILY
};
/// Two cells are a digit's only places in a house.
pub static TYPE_4: Technique = Technique {
    name: "Extended Rectangle Type 4",
    code: Code::from_static("0634"),
    example: ".8.1..+6.....4..+8.....+8.23..+8+76+5+412+3+912+9+3+7+84+65+34+59+2+6+7+18+43+1+285+97+6+798+6+1+35+245+6+2+7+9+4+1+83 713 918 => r2c9<>7, r2c1<>9",
    near_miss: ".8.1........4..+8.....+8.23..+8+76+5+412+3+912+9+3+7+84+65+34+59+2+6+7+18+43+1+285+97+6+798+6+1+35+245+6+2+7+9+4+1+83 713 918",
    find: finder!(|p, sink| find(p, &TYPE_4, sink, deadly::type_4, deadly::tell_side)),
    ..FAMILY
};

/// Two cells across, one of each of the two lines.
type Pair = [Cell; 2];

fn find<G: Ground>(
    position: &Position<G>,
    technique: &'static Technique,
    sink: Sink,
    rule: Rule<G>,
    proof: Proof,
) -> ControlFlow<()> {
    let ground = position.ground();
    let mut tried: Vec<(G::Cells, DigitSet)> = Vec::new();
    each(position, &mut |pairs| {
        let [one, other] = [0, 1].map(|line| pairs.into_iter().map(|pair| pair[line]).collect::<G::Cells>());
        let cells = one | other;
        let base = candidates(position, pairs[0]);
        for cell in cells {
            let digits = base | position.candidates(cell);
            let fits = |cell: Cell| !(position.candidates(cell) & digits).is_empty();
            let has_all = |line: G::Cells| digits.is_subset(position.candidates_in(line));
            if digits.len() != COUNT
                || tried.contains(&(cells, digits))
                || !has_all(one)
                || !has_all(other)
                || !cells.into_iter().all(fits)
                || !rectangle::is_free(ground, cells, digits)
            {
                continue;
            }
            tried.push((cells, digits));
            deadly::each_step(position, technique, (cells, digits), sink, rule, proof)?;
        }
        ControlFlow::Continue(())
    })
}

fn candidates<G: Ground>(position: &Position<G>, pair: Pair) -> DigitSet {
    position.candidates(pair[0]) | position.candidates(pair[1])
}

/// Calls back with three pairs of empty cells for each extended rectangle. The first pair has few enough
/// candidates for the floor, so an extended rectangle is found once for each such pair.
fn each<G: Ground>(
    position: &Position<G>,
    found: &mut dyn FnMut([Pair; COUNT]) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let ground = position.ground();
    let among = position.empty();
    let mut narrow =
        among.into_iter().filter(|&cell| position.candidates(cell).len() <= COUNT).collect::<G::Cells>();
    while let Some(one) = narrow.first() {
        narrow.remove(one);
        let [row, column] =
            [ground.row(one), ground.side() + ground.column(one)].map(|line| ground.house(line));
        for (line, across) in [(row, column), (column, row)] {
            for other in narrow & across {
                let base = [one, other];
                if candidates(position, base).len() > COUNT {
                    continue;
                }
                let beside = |cell: Cell| [cell, Cell::new(cell.index() + other.index() - one.index())];
                let pairs = (among & line).without(one).into_iter().map(beside);
                let pairs: Vec<Pair> = pairs
                    .filter(|pair| among.contains(pair[1]) && is_rectangle(ground, base, *pair))
                    .collect();
                for (at, &second) in pairs.iter().enumerate() {
                    for &third in pairs[..at].iter().filter(|&&third| is_rectangle(ground, third, second)) {
                        found([base, third, second])?;
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}

fn is_rectangle<G: Ground>(ground: G, one: Pair, other: Pair) -> bool {
    rectangle::is_one(ground, [one[0], other[0], one[1], other[1]])
}

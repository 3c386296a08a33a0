//! The rungs for sums, lines and clues. Each looks at some clues together, perhaps with a house, and finds
//! which candidates stand in no way to fill their cells; or it finds places of which one must hold a digit.
//! They differ in what they look at, from one clue of two cells to three clues.

use std::ops::ControlFlow;

use crate::human::clues::{
    Group, Of, Source, find_common, find_nested, find_refuted, find_required, find_together,
};
use crate::human::technique::Finder;
use crate::human::{Cells, Code, Ground, Position, Sink, Technique, Tier, Wide};

/// The fields that all of them share.
const FAMILY: Technique =
    Technique { tier: Tier::Hard, holds_on: |geometry| geometry.has_terms(), ..Technique::BLANK };

/// The finder of a function for every board but the classic one, which has no clues.
const fn wide(find: fn(&Position<Wide>, Sink) -> ControlFlow<()>) -> Finder {
    Finder::new(|_, _| ControlFlow::Continue(()), find)
}

/// The most cells of a clue that is easy to see.
const FEW: usize = 5;

/// One clue of two cells.
pub static TWO_CELLS: Technique = Technique {
    name: "Clue of Two Cells",
    code: Code::from_static("1601"),
    example: "6x6+v:r1c1,r1c2 .................................... => r1c12<>5, r1c12<>6",
    near_miss: "6x6+v:r1c1,r1c2 .................................... 511 512 611 612",
    tier: Tier::Easy,
    score: 20,
    find: wide(|position, sink| {
        let groups = each(position, |source| is_clue(source) && source.cells.len() <= 2);
        find_together(position, &TWO_CELLS, groups, sink)
    }),
    ..FAMILY
};

/// One clue of a few cells.
pub static COMBINATIONS: Technique = Technique {
    name: "Clue Combinations",
    code: Code::from_static("1602"),
    example: "4x4+renban:r3c1,r3c2,r4c1 2..........1.... => r3c2<>3, r3c2<>4",
    near_miss: "4x4+renban:r3c1,r3c2,r4c1 ...........1....",
    tier: Tier::Medium,
    score: 50,
    find: wide(|position, sink| {
        let groups = each(position, |source| is_clue(source) && (3..=FEW).contains(&source.cells.len()));
        find_together(position, &COMBINATIONS, groups, sink)
    }),
    ..FAMILY
};

/// One clue needs a digit in one of some places.
pub static REQUIRED: Technique = Technique {
    name: "Required Digit",
    code: Code::from_static("1603"),
    example: "4x4+renban:r3c1,r4c2 ............1..2 => r3c2<>3",
    near_miss: "4x4+renban:r3c1,r4c2 ...............2",
    tier: Tier::Medium,
    score: 60,
    find: wide(|position, sink| {
        let groups = each(position, |source| is_clue(source) && source.cells.len() <= FEW);
        find_required(position, &REQUIRED, groups, sink)
    }),
    ..FAMILY
};

/// One clue of many cells.
pub static LONG: Technique = Technique {
    name: "Long Clue",
    code: Code::from_static("1604"),
    example: "6x6+little-killer:r6c4-r4c6,r3c5,r2c6,r1c5,r2c4=20 ..+5....24.....+2.....3..2..6..3..1... => r2c5<>1",
    near_miss: "6x6+little-killer:r6c4-r4c6,r3c5,r2c6,r1c5,r2c4=20 ..+5....2......+2.....3..2..6..3..1...",
    score: 100,
    find: wide(|position, sink| {
        let groups = || each(position, |source| is_clue(source) && source.cells.len() > FEW);
        find_together(position, &LONG, groups(), sink)?;
        find_required(position, &LONG, groups(), sink)
    }),
    ..FAMILY
};

/// What sums leave over in one house.
pub static ONE_HOUSE: Technique = Technique {
    name: "Innies and Outies",
    code: Code::from_static("1605"),
    example: "4x4+killer:r1c1,r2c2,r3c2=9 .+1..4....+4.2.... => r2c3<>3",
    near_miss: "4x4+killer:r1c1,r2c2,r3c2=9 .+1..4....+4......",
    tier: Tier::Medium,
    score: 80,
    find: wide(|position, sink| find_sums(position, &ONE_HOUSE, |houses| houses == 1, sink)),
    ..FAMILY
};

/// What sums leave over in several houses.
pub static SEVERAL_HOUSES: Technique = Technique {
    name: "Innies and Outies of Several Houses",
    code: Code::from_static("1606"),
    example: "4x4+little-killer:r2c3,r3c3=3 ......+1..32..... => r1c1<>4",
    near_miss: "4x4+little-killer:r2c3,r3c3=3 ......+1...2.....",
    score: 120,
    find: wide(|position, sink| find_sums(position, &SEVERAL_HOUSES, |houses| houses > 1, sink)),
    ..FAMILY
};

/// Two groups of cells that hold the same digits.
pub static LEFTOVERS: Technique = Technique {
    name: "Law of Leftovers",
    code: Code::from_static("1607"),
    example: "6x6+killer:r4c4,r5c5,r5c6,r6c6=14 .......1.5..............1........... => r6c5<>5",
    near_miss: "6x6+killer:r4c4,r5c5,r5c6,r6c6=14 .......1................1...........",
    score: 120,
    find: wide(|position, sink| {
        let groups = each(position, |source| matches!(source.of, Of::Same(_)));
        find_together(position, &LEFTOVERS, groups, sink)
    }),
    ..FAMILY
};

/// A clue and a house.
pub static IN_A_HOUSE: Technique = Technique {
    name: "Clue in a House",
    code: Code::from_static("1608"),
    example: "6x6+whisper:r4c1-r2c3=3 2+436+51.....4.....3........6.1....... => r4c1<>4, r4c2<>6",
    near_miss: "6x6+whisper:r4c1-r2c3=3 2+4.6+51.....4.....3........6.1.......",
    score: 130,
    find: wide(|position, sink| {
        let groups = with_houses(position, each(position, is_clue));
        find_together(position, &IN_A_HOUSE, groups, sink)
    }),
    ..FAMILY
};

/// Two clues.
pub static TWO: Technique = Technique {
    name: "Two Clues",
    code: Code::from_static("1609"),
    example: "4x4+thermo:r4c1,r3c2+renban:r3c3,r3c4,r4c3,r4c4 2+1....+21........ 441 => r3c3<>4",
    near_miss: "4x4+thermo:r4c1,r3c2+renban:r3c3,r3c4,r4c3,r4c4 .+1....+21........ 441",
    score: 140,
    find: wide(|position, sink| find_together(position, &TWO, pairs(position), sink)),
    ..FAMILY
};

/// Two clues need a digit in one of some places.
pub static TWO_REQUIRED: Technique = Technique {
    name: "Digit Required by Two Clues",
    code: Code::from_static("1610"),
    example: "6x6+little-killer:r6c3,r6c2,r5c1=8+renban:r5c4,r5c5,r6c6 ...23.3.......612.2...4............. 125 651 152 153 156 356 161 662 166 => r5c6<>4",
    near_miss: "6x6+little-killer:r6c3,r6c2,r5c1=8+renban:r5c4,r5c5,r6c6 ....3.3.......612.2...4............. 125 651 152 153 156 356 161 662 166",
    score: 160,
    find: wide(|position, sink| find_required(position, &TWO_REQUIRED, pairs(position), sink)),
    ..FAMILY
};

/// Two clues and a house.
pub static TWO_IN_A_HOUSE: Technique = Technique {
    name: "Two Clues in a House",
    code: Code::from_static("1611"),
    example: "6x6+killer:r5c5,r5c6,r6c6=9+little-killer:r4c4,r5c5,r5c6,r4c5-r6c3=20 ........3...3.2.4...5............... => r5c4<>2",
    near_miss: "6x6+killer:r5c5,r5c6,r6c6=9+little-killer:r4c4,r5c5,r5c6,r4c5-r6c3=20 ............3.2.4...5...............",
    tier: Tier::Expert,
    score: 200,
    find: wide(|position, sink| {
        let groups = with_houses(position, pairs(position));
        find_together(position, &TWO_IN_A_HOUSE, groups, sink)
    }),
    ..FAMILY
};

/// Three clues.
pub static THREE: Technique = Technique {
    name: "Three Clues",
    code: Code::from_static("1612"),
    example: "6x6+little-killer:r5c3,r6c2,r6c3,r5c4,r4c4=20+little-killer:r5c5,r4c4,r4c3,r3c4,r4c5=13+renban:r1c1,r1c2,r2c1,r2c2,r3c2+renban:r5c5,r5c6,r6c4-r6c6 .45........5.+5.....32..65..+6........ 323 135 136 436 455 361 464 465 => r6c4<>3",
    near_miss: "6x6+little-killer:r5c3,r6c2,r6c3,r5c4,r4c4=20+little-killer:r5c5,r4c4,r4c3,r3c4,r4c5=13+renban:r1c1,r1c2,r2c1,r2c2,r3c2+renban:r5c5,r5c6,r6c4-r6c6 .45........5.+5.....32..65..+6........ 323 135 136 436 361 464 465",
    tier: Tier::Expert,
    score: 220,
    find: wide(|position, sink| find_together(position, &THREE, triples(position), sink)),
    ..FAMILY
};

/// A candidate leads to something impossible, where clues count as well.
pub static NET: Technique = Technique {
    name: "Forcing Net with Clues",
    code: Code::from_static("1613"),
    example: "9x9+column-indexer:r1c6+column-indexer:r2c4+column-indexer:r2c5+column-indexer:r5c2+column-indexer:r5c4+column-indexer:r7c6+column-indexer:r8c5+column-indexer:r9c9 ...2....3..9+4...7+8....+37..+5...3..5.....5+4.+78..5.7..+3.2........7+712..+3..4....+7..3. 612 613 515 615 516 617 418 521 621 622 125 232 634 438 638 251 352 952 673 675 576 676 876 677 678 992 994 696 997 => r9c7<>6",
    near_miss: "9x9+column-indexer:r1c6+column-indexer:r2c4+column-indexer:r2c5+column-indexer:r5c2+column-indexer:r5c4+column-indexer:r7c6+column-indexer:r8c5+column-indexer:r9c9 .................................................................................",
    tier: Tier::Extreme,
    score: 500,
    find: wide(|position, sink| find_refuted(position, &NET, sink)),
    ..FAMILY
};

/// All candidates of a cell, or all places of a digit in a house, have the same outcome.
pub static NET_OF_CASES: Technique = Technique {
    name: "Forcing Net Verity with Clues",
    code: Code::from_static("1614"),
    example: "9x9+whisper:r1c3,r1c2,r2c3=4+whisper:r1c9,r2c9,r3c8=4+whisper:r2c1,r2c2,r3c2,r4c1,r3c1=4+whisper:r4c8,r4c7,r5c8,r5c7,r6c8,r7c8,r7c7=4+whisper:r7c2,r7c1,r8c2,r9c1,r8c1=4+whisper:r7c3,r6c3-r8c5,r8c6,r7c6,r8c7=4+whisper:r8c9,r8c8,r7c9=4+whisper:r9c3-r7c5=4+whisper:r9c6-r9c4=4 ............3...7..9............8....1.....93...2......................9......... 412 512 513 221 421 521 523 429 529 231 331 431 531 447 248 448 861 862 463 863 468 568 471 571 671 673 674 874 476 576 277 678 279 479 385 485 486 586 491 591 691 695 795 => r8c7<>6",
    near_miss: "9x9+whisper:r1c3,r1c2,r2c3=4+whisper:r1c9,r2c9,r3c8=4+whisper:r2c1,r2c2,r3c2,r4c1,r3c1=4+whisper:r4c8,r4c7,r5c8,r5c7,r6c8,r7c8,r7c7=4+whisper:r7c2,r7c1,r8c2,r9c1,r8c1=4+whisper:r7c3,r6c3-r8c5,r8c6,r7c6,r8c7=4+whisper:r8c9,r8c8,r7c9=4+whisper:r9c3-r7c5=4+whisper:r9c6-r9c4=4 ............3...7..9............8....1.....93...2......................9......... 412 512 513 221 421 521 523 429 529 231 331 431 531 447 248 448 861 862 463 863 468 568 471 571 671 673 674 874 476 576 277 678 279 479 485 486 586 491 591 691 695 795",
    tier: Tier::Extreme,
    score: 550,
    find: wide(|position, sink| find_common(position, &NET_OF_CASES, sink)),
    ..FAMILY
};

/// A candidate leads to something impossible, once second suppositions have been refuted.
pub static NESTED_NET: Technique = Technique {
    name: "Nested Forcing Net with Clues",
    code: Code::from_static("1615"),
    example: "6x6+double-arrow:r1c2,r2c3-r2c1+double-arrow:r1c4,r2c5,r1c5,r1c6+double-arrow:r2c6-r5c6,r6c5,r6c6+double-arrow:r4c1-r6c3,r6c4+double-arrow:r5c5,r4c5,r3c4,r3c3,r4c3+double-arrow:r6c1,r5c1,r4c2,r3c1 ...............6.................... 116 126 226 143 155 656 665 166 266 => r5c5<>2",
    near_miss: "6x6+double-arrow:r1c2,r2c3-r2c1 ...............6....................",
    tier: Tier::Beyond,
    score: 1000,
    find: wide(|position, sink| find_nested(position, &NESTED_NET, sink)),
    ..FAMILY
};

fn is_clue(source: &Source) -> bool {
    matches!(source.of, Of::Clue(_))
}

/// Each source of some kind by itself.
fn each(position: &Position<Wide>, is_it: impl Fn(&Source) -> bool) -> Vec<Group> {
    position.ground().sources().numbers(is_it).into_iter().map(|number| vec![number]).collect()
}

fn find_sums(
    position: &Position<Wide>,
    technique: &'static Technique,
    is_it: fn(usize) -> bool,
    sink: Sink,
) -> ControlFlow<()> {
    let is_sum = |source: &Source| matches!(&source.of, Of::Sum(sum) if is_it(sum.houses.len()));
    let groups = || -> Vec<Group> {
        let all = each(position, is_sum).into_iter();
        all.filter(|group| (open_cells(position, group[0])).len() <= FEW + 1).collect()
    };
    find_together(position, technique, groups(), sink)?;
    find_required(position, technique, groups(), sink)
}

/// The empty cells of a source.
fn open_cells(position: &Position<Wide>, source: usize) -> Cells {
    position.ground().sources().get(source).cells & position.empty()
}

/// Each group with each house that has at least two empty cells of all its clues.
fn with_houses(position: &Position<Wide>, groups: Vec<Group>) -> Vec<Group> {
    let ground = position.ground();
    let houses = ground.sources().numbers(|source| matches!(source.of, Of::House));
    let mut found = Vec::new();
    for group in groups {
        for &house in &houses {
            let cells = ground.sources().get(house).cells;
            let meets = |&clue: &usize| {
                let open = open_cells(position, clue);
                (open & cells).len() > 1 && (group.len() > 1 || !open.is_subset(cells) || open.len() > 2)
            };
            if group.iter().all(meets) {
                found.push([&group[..], &[house]].concat());
            }
        }
    }
    found
}

/// Whether two clues have something to do with each other: they share empty cells, or several of these see
/// each other.
fn are_joined(position: &Position<Wide>, one: usize, other: usize) -> bool {
    let ground = position.ground();
    let [one, other] = [one, other].map(|source| open_cells(position, source));
    let sees = |cell| {
        let seen = ground.peers(cell) & other;
        seen.into_iter().any(|peer| !(position.candidates(peer) & position.candidates(cell)).is_empty())
    };
    !one.is_empty()
        && !other.is_empty()
        && (one.meets(other) || one.into_iter().filter(|&cell| sees(cell)).count() > 1)
}

fn pairs(position: &Position<Wide>) -> Vec<Group> {
    let clues = position.ground().sources().numbers(is_clue);
    let mut found = Vec::new();
    for (at, &one) in clues.iter().enumerate() {
        let joined = clues[at + 1..].iter().filter(|&&other| are_joined(position, one, other));
        found.extend(joined.map(|&other| vec![one, other]));
    }
    found
}

/// Three clues of which one shares cells with both others.
fn triples(position: &Position<Wide>) -> Vec<Group> {
    let clues = position.ground().sources().numbers(is_clue);
    let shares = |one: usize, other: usize| open_cells(position, one).meets(open_cells(position, other));
    let mut found = Vec::new();
    for &middle in &clues {
        let beside: Vec<usize> =
            clues.iter().copied().filter(|&other| other != middle && shares(middle, other)).collect();
        for (at, &one) in beside.iter().enumerate() {
            for &other in &beside[at + 1..] {
                let mut group = vec![one, middle, other];
                group.sort_unstable();
                found.push(group);
            }
        }
    }
    found.sort_unstable();
    found.dedup();
    found
}

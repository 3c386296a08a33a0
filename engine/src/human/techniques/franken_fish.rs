//! Franken fish: fish with boxes among their base or cover houses, with or without fins. On other boards
//! also with any other house that is neither row nor column. [`mixed_fish`](super::mixed_fish) says why they work.
//!
//! Two base houses are two strong links between groups, or locked candidates. So on the classic board a
//! Franken X-Wing never is the easiest step, with fins or without. No position is known in which a Franken
//! Swordfish without fins is: without other fish, it is a grouped loop.

use super::mixed_fish::find;
use crate::human::technique::finder;
use crate::human::{Code, Technique, Tier};

/// The fields that all Franken fish share.
const FAMILY: Technique = Technique { tier: Tier::Expert, ..Technique::BLANK };

/// Two base houses.
pub static X_WING: Technique = Technique {
    name: "Franken X-Wing",
    code: Code::from_static("0330"),
    example: "62+3+41+589+7...+97+2...+7+9.83+62...+7.+2...6+8.8+6+7...1+22.9..857.4.+2..9+7...67....+2..3.527... 679 487 489 => r89c7<>9",
    near_miss: "62+3+41+589+7...+97+2...+7+9.83+62...+7.+2...6..8+6+7...1+22.9..857.4.+2..9+7...67....+2..3.527... 679 487 489",
    score: 300,
    is_overshadowed: true,
    find: finder!(|p, sink| find(p, &X_WING, sink)),
    ..FAMILY
};
/// Three base houses.
pub static SWORDFISH: Technique = Technique {
    name: "Franken Swordfish",
    code: Code::from_static("0331"),
    example: ".....+8.39...+3.1..5..3+95.8....8+59...6.7.+8+12...1..4.6.......8..5..2.+1.56..4..7..... 713 717 721 725 432 738 367 369 769 773 777 789 395 => r8c1<>7",
    near_miss: ".....+8.39...+3.1..5..3+95.8....8+59...6.7.+8+12...1..4.6.......8..5..2.+1.56..4..7..... 717 721 725 432 738 367 369 769 773 777 789 395",
    score: 350,
    is_overshadowed: true,
    find: finder!(|p, sink| find(p, &SWORDFISH, sink)),
    ..FAMILY
};
/// Four base houses.
pub static JELLYFISH: Technique = Technique {
    name: "Franken Jellyfish",
    code: Code::from_static("0332"),
    example: "1....8..2.9.4.......6.9.7...589+43.......72+8.3...8...4.7.....6...3.....8...2.....1 515 125 525 625 526 328 529 331 531 534 538 158 167 769 578 586 591 394 595 596 => r6c7,r7c4,r8c47<>5",
    near_miss: "1....8..2.9.4.......6.9.7...589+43.......72+8.3...8...4.7.....6...3.....8...2.....1 125 525 625 526 328 529 331 531 534 538 158 167 769 578 586 591 394 595 596",
    score: 370,
    find: finder!(|p, sink| find(p, &JELLYFISH, sink)),
    ..FAMILY
};
/// Two base houses and fins.
pub static FINNED_X_WING: Technique = Technique {
    name: "Finned Franken X-Wing",
    code: Code::from_static("0340"),
    example: ".+182..6..3+26+17..+855.+9+3+8+6.+216.+5+82....+8.+2+9+1...+6..16.32.8+2+675+98...+1+54+7+3+28699+8+3+4+61..+2 416 418 419 447 457 462 468 477 => r4c2<>7",
    near_miss: ".+182..6..3+26+17..+855.+9+3+8+6.+216.+5+82....+8.+2+9+1...+6..16.32.8+2+675+98...+1+54+7+3+28699+8+3+4+61... 416 418 419 447 457 462 468 477",
    score: 390,
    is_overshadowed: true,
    find: finder!(|p, sink| find(p, &FINNED_X_WING, sink)),
    ..FAMILY
};
/// Three base houses and fins.
pub static FINNED_SWORDFISH: Technique = Technique {
    name: "Finned Franken Swordfish",
    code: Code::from_static("0341"),
    example: "+3.49..+1.8+198+3+5..7..2..1.3...+3.+1.54+8.+517....6+3+8+496.35+1..6......14+8......5....3.8.. 715 626 636 639 245 249 255 955 275 775 975 276 283 785 286 786 987 288 296 496 299 799 999 => r8c7<>2",
    near_miss: "+3.49..+1.8+198+3+5..7..2..1.3...+3.+1.54+8.+517....6+3+8+496.35+1..6......14+8......5....3.8.. 715 626 636 639 245 255 955 275 775 975 276 283 785 286 786 987 288 296 496 299 799 999",
    score: 410,
    find: finder!(|p, sink| find(p, &FINNED_SWORDFISH, sink)),
    ..FAMILY
};
/// Four base houses and fins.
pub static FINNED_JELLYFISH: Technique = Technique {
    name: "Finned Franken Jellyfish",
    code: Code::from_static("0342"),
    example: "6......39.....1..+5..3.5.8...+38.9...6.7...2.9.1+9.4..5....9.8..5.32....6.....7..+9.. 215 228 238 491 693 395 898 899 => r4c7<>2",
    near_miss: "6......39.....1..+5..3.5.8...+38.9...6.7...2.9.1+9.4..5....9.8..5.32....6.....7..+9.. 215 238 491 693 395 898 899",
    score: 430,
    find: finder!(|p, sink| find(p, &FINNED_JELLYFISH, sink)),
    ..FAMILY
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::human::fixture::{lines, made};

    #[test]
    fn diagonals_are_bases_of_fish() {
        let position =
            made("9x9-diagonal", &[('7', "diagonal 1", "r1c1 r9c9"), ('7', "diagonal 2", "r1c9 r9c1")]);
        let found = lines(&X_WING, &position);
        assert!(found.contains(&"Franken X-Wing: 7 d12 r19 => r19c2345678<>7".to_owned()), "{found:?}");
        // The centre would be in both.
        let position =
            made("9x9-diagonal", &[('7', "diagonal 1", "r1c1 r5c5"), ('7', "diagonal 2", "r1c9 r5c5")]);
        assert_eq!(lines(&X_WING, &position), [""; 0]);
    }
}

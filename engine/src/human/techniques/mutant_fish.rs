//! Mutant fish: fish whose base and cover mix rows and columns, and perhaps boxes, with or without fins. On
//! other boards also with any other house. [`mixed_fish`](super::mixed_fish) says why they work.
//!
//! On the classic board, two base houses without fins always hold a single or locked candidates. So there is
//! no mutant X-Wing without fins. No position is known in which a mutant fish with up to three base houses, or with four and no fins,
//! is the easiest step.

use super::mixed_fish::find;
use crate::human::technique::finder;
use crate::human::{Code, Technique, Tier};

/// The fields that all mutant fish share.
const FAMILY: Technique = Technique { tier: Tier::Expert, is_extra: true, ..Technique::BLANK };

/// Three base houses.
pub static SWORDFISH: Technique = Technique {
    name: "Mutant Swordfish",
    code: Code::from_static("0351"),
    example: ".....+6...4...+89.2..9..3.6..2.4.....7.1.8...+6...9..2.5..3.+91+48+7...7+3+25.9.+9..6+7+8... 711 811 812 114 117 317 119 319 519 123 523 529 831 133 134 734 139 542 147 348 555 357 457 359 761 662 469 489 197 397 198 => r4c4<>1",
    near_miss: ".....+6...4...+89.2..9..3.6..2.4.....7.1.8...+6...9..2.5..3.+91+48+7...7+3+25.9.+9..6+7+8... 711 811 812 114 117 317 119 319 519 523 529 831 133 134 734 139 542 147 348 555 357 457 359 761 662 469 489 197 397 198",
    score: 450,
    is_overshadowed: true,
    find: finder!(|p, sink| find(p, &SWORDFISH, sink)),
    ..FAMILY
};

/// Four base houses.
pub static JELLYFISH: Technique = Technique {
    name: "Mutant Jellyfish",
    code: Code::from_static("0352"),
    example: "1.+34...8...6....+23....3.5+6.....9...6.7.8...9......32....2..5....1.9.....98.+31.+67. 912 715 716 916 525 126 727 927 231 433 236 739 939 841 242 542 443 543 144 744 246 446 147 347 447 148 451 455 157 661 462 463 563 564 565 665 468 169 469 569 671 675 377 481 781 583 485 785 885 486 686 488 499 => r7c79<>4",
    near_miss: "1.+34...8...6....+23....3.5+6.....9...6.7.8...9......32....2..5....1.9.....98.+31.+67. 912 715 716 916 525 126 727 927 231 433 236 739 939 841 242 542 443 543 144 744 246 446 147 347 447 148 455 157 661 462 463 563 564 565 665 468 169 469 569 671 675 377 481 781 583 485 785 885 486 686 488 499",
    score: 450,
    is_overshadowed: true,
    find: finder!(|p, sink| find(p, &JELLYFISH, sink)),
    ..FAMILY
};

/// Two base houses and fins.
pub static FINNED_X_WING: Technique = Technique {
    name: "Finned Mutant X-Wing",
    code: Code::from_static("0360"),
    example: "..34.+6....5..+89..6+6.8.2+3.4.2...3.....6...5..7...8.....5...7...1.....165..1....9+7. 517 744 154 157 457 465 369 272 472 872 273 473 274 377 378 481 782 982 294 => r8c5<>4",
    near_miss: "..34.+6....5..+89..6+6.8.2+3.4.2...3.....6...5..7...8.....5...7...1.....165..1....9+7. 517 744 154 157 457 465 369 272 872 273 473 274 377 378 481 782 982 294",
    score: 470,
    is_overshadowed: true,
    find: finder!(|p, sink| find(p, &FINNED_X_WING, sink)),
    ..FAMILY
};

/// Three base houses and fins.
pub static FINNED_SWORDFISH: Technique = Technique {
    name: "Finned Mutant Swordfish",
    code: Code::from_static("0361"),
    example: "1+2..5...9..7...2...6.....4..8...16....4..8...9..5....83....5..1..13...2..7.9+1.... 814 316 318 424 425 625 925 426 626 828 533 835 935 245 748 749 255 365 765 666 274 875 => r3c5<>2",
    near_miss: "1+2..5...9..7...2...6.....4..8...16....4..8...9..5....83....5..1..13...2..7.9+1.... 814 316 318 424 425 625 925 426 626 828 533 835 935 245 748 749 255 365 765 666 875",
    score: 470,
    is_overshadowed: true,
    find: finder!(|p, sink| find(p, &FINNED_SWORDFISH, sink)),
    ..FAMILY
};

/// Four base houses and fins.
pub static FINNED_JELLYFISH: Technique = Technique {
    name: "Finned Mutant Jellyfish",
    code: Code::from_static("0362"),
    example: "1+2+3..67+.9.5.1....6.+69.3..1..84..3+9+6...+6...4..9..6...7.....6...2..2..8+6..6..5...9. 225 226 827 428 828 237 165 565 169 471 481 => r9c9<>1",
    near_miss: "1+2+3..67+.9.5.1....6.+69.3..1...4..3+9+6...+6...4..9..6...7.....6...2..2..8+6..6..5...9. 225 226 827 428 828 237 165 565 169 471 481",
    score: 470,
    find: finder!(|p, sink| find(p, &FINNED_JELLYFISH, sink)),
    ..FAMILY
};

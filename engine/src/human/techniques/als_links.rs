//! Chains that pass through almost locked sets. Without one of its digits such a set holds all
//! the others, so its places for two digits are a strong link. `HoDoKu` counts these chains as
//! grouped chains, 0709 to 0711. Here they have codes of their own, since they are harder to
//! spot.
//!
//! A chain that ends in an almost locked set decides each of its candidates alone, too. So far, a
//! discontinuous loop was there in every position with an AIC.

use std::ops::ControlFlow;

use crate::human::chains::{self, Ends, Search};
use crate::human::network::Kind;
use crate::human::technique::finder;
use crate::human::{Code, Ground, Position, Sink, Technique, Tier};

/// The fields that all of these share.
const FAMILY: Technique = Technique { tier: Tier::Expert, score: 320, ..Technique::BLANK };

/// A loop.
pub static LOOP: Technique = Technique {
    name: "Continuous Nice Loop with ALS",
    code: Code::from_static("0712"),
    example: "..1..4+89+7+98..6.3....39.+85+6.8............5..285..+87.6..3...8...6..92...+8...+8..1... 212 723 226 642 742 243 443 245 947 651 751 652 752 453 572 773 574 777 786 189 299 => r4c5<>3, r9c4<>4, r7c8<>5, r7c28,r9c4<>7",
    near_miss: "..1..4+89+7+98..6.3....39.+85+6.8............5..285..+87.6..3...8...6..92...+8...+8..1... 212 315 723 226 642 742 243 443 245 947 651 751 652 752 453 572 773 574 777 786 189 299",
    find: finder!(|p, sink| find(p, &LOOP, Ends::Loop, sink)),
    ..FAMILY
};
/// A chain that proves one candidate true or false.
pub static DISCONTINUOUS: Technique = Technique {
    name: "Discontinuous Nice Loop with ALS",
    code: Code::from_static("0713"),
    example: ".4.9...28...+46.+97..9...1..+6..3..4......5..6......36.8..17+6+4...9...8+1..6.5....2.14 516 821 526 231 233 338 741 941 751 951 953 761 371 377 577 => r8c7<>3",
    near_miss: ".4.9...28...+46.+97..9...1..+6..3..4......5..6......36.8..17+6+4...9...8+1..6.5....2.14 516 821 526 231 233 741 941 751 951 953 761 371 377 577",
    find: finder!(|p, sink| find(p, &DISCONTINUOUS, Ends::One, sink)),
    ..FAMILY
};
/// A chain that removes several candidates.
pub static AIC: Technique = Technique {
    name: "AIC with ALS",
    code: Code::from_static("0714"),
    example: "..53.2...8....7.2..7..1.5..4..........8.....6.932...8..6....4.9+9.4.6..3.5..+4.9... 743 744 944 748 958 171 771 273 884 886 795 895 => r4c5,r5c7<>9",
    near_miss: "..53.2...8....7.2..7..1.5..4..........8.....6.932...8..6....4.9+9.4.6..3.5..+4.9... 744 944 748 958 171 771 273 884 886 795 895",
    is_overshadowed: true,
    find: finder!(|p, sink| find(p, &AIC, Ends::Several, sink)),
    ..FAMILY
};

fn find<G: Ground>(
    position: &Position<G>,
    technique: &'static Technique,
    ends: Ends,
    sink: Sink,
) -> ControlFlow<()> {
    chains::find(&Search { technique, kind: Kind::Als, ends }, position, sink)
}

#[cfg(test)]
mod tests {
    use super::{AIC, Position};

    #[test]
    fn a_chain_may_end_in_a_set_whose_places_see_the_other_end_together() {
        let position = "....+5+41.9..46..+5...5.3.....3.+54..7+9....+9....56.9..+5...+5+9+7+8..+24+1+48.+127+9+5.+2.1+5+49.+78 212 813 821 831 152 855 856 857 258 858 865";
        let steps = AIC.all(&Position::read(position).expect("a position"));
        let steps: Vec<_> = steps.iter().map(ToString::to_string).collect();
        let own = "AIC with ALS: 1/2/7 1- r4c2 -2- r5c23 =2= r5c6 -2- r6c4 -7- ALS:r567c5 -1 => r4c56<>1";
        assert!(steps.iter().any(|step| step == own), "{steps:#?}");
    }
}

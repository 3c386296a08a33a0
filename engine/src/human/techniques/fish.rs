//! Fish without fins: some rows have a digit only in as many columns, so these columns have it
//! nowhere else. The same holds with rows and columns exchanged.

use std::ops::ControlFlow;

use super::cover::{Item, covers};
use crate::bits::bits;
use crate::human::technique::finder;
use crate::human::{
    Candidate, Cells, Code, Explanation, Ground, Houses, Node, Pattern, Position, Role, Set, Sink, Step,
    Technique, Tier, Wide, words,
};
use crate::message::Message;
use crate::{Digit, DigitSet, Geometry, messages};

messages! {
    fn fish_places(digit: Digit, base: Vec<Message>, cover: Vec<Message>);
    fn fish_uses_up(digit: Digit, base: Vec<Message>, cover: Vec<Message>);
    fn fish_places_or_fins(digit: Digit, base: Vec<Message>, cover: Vec<Message>, fins: Vec<String>);
    fn fish_without_fins(digit: Digit, base: Vec<Message>, cover: Vec<Message>, fins: Vec<String>);
    fn fish_with_fin(digit: Digit, fins: Vec<String>, cells: Vec<String>);
}

/// The fields that all fish without fins share.
const FAMILY: Technique = Technique { tier: Tier::Hard, ..Technique::BLANK };

/// Two lines.
pub static X_WING: Technique = Technique {
    name: "X-Wing",
    code: Code::from_static("0300"),
    example: "...73+94+1+8+8+3+7+1+6+4+9+52+9+4+1+2+5+863+7.+7839.+5+41+3+1.84.+7+694.+9.+712+8+3794.+83+1+2..23+9+1.87+4+18.4+2+73+9. => r1c1<>6",
    near_miss: "...73+94+1+8+8+3+7+1+6+4+9+52+9+4+1+2+5+863+7..839.+5+41+3+1.84.+7+694.+9.+712+8+3794.+83+1+2..23+9+1.87+4+18.4+2+73+9.",
    score: 140,
    find: finder!(|p, sink| find(p, &X_WING, 2, sink)),
    ..FAMILY
};
/// Three lines.
pub static SWORDFISH: Technique = Technique {
    name: "Swordfish",
    code: Code::from_static("0301"),
    example: "..+3+5.7+98+6+6.+748+9.+3595+8+3.6.7.76.+24+3.+9+8.+8+9+7+6+532.+23.89+1+6.+78+9.6+7+2..+3+3.+6+95+8+7.25+72+13+4869 177 => r1c2,r3c7<>1",
    near_miss: "..+3+5.7+98+6..+748+9.+3595+8+3.6.7.76.+24+3.+9+8.+8+9+7+6+532.+23.89+1+6.+78+9.6+7+2..+3+3.+6+95+8+7.25+72+13+4869 177",
    score: 150,
    find: finder!(|p, sink| find(p, &SWORDFISH, 3, sink)),
    ..FAMILY
};
/// Four lines.
pub static JELLYFISH: Technique = Technique {
    name: "Jellyfish",
    code: Code::from_static("0302"),
    example: "7+9..23.58.5.+7+8+9+2.3+3+8+2.1+579..37+1.+2+9+85+2.9+5+38.+7.81+59+7.3.2.2+8+3574.9+9+73+8..+5+2.+5..2+9.+8+3+7 123 496 => r2c3<>4",
    near_miss: "7+9..23.58.5.+7+8+9+2.3+3+8+2.1+579..37+1.+2+9+85+2.9+5+38.+7.81+59+7.3.2.2+8+3574.9+9+73+8..+5+2.+5..2+9.+8+3+7 123",
    score: 160,
    find: finder!(|p, sink| find(p, &JELLYFISH, 4, sink)),
    ..FAMILY
};

fn find<G: Ground>(
    position: &Position<G>,
    technique: &'static Technique,
    size: usize,
    sink: Sink,
) -> ControlFlow<()> {
    let ground = position.ground();
    let count = ground.side();
    let mut items: Vec<Item> = Vec::with_capacity(count);
    for digit in ground.digits() {
        let places = position.all_places(digit);
        for (first, across) in [(0, count), (count, 0)] {
            items.clear();
            for (line, &mask) in places[first..first + count].iter().enumerate() {
                if (2..=size).contains(&(mask.count_ones() as usize)) {
                    items.push((1 << line, mask));
                }
            }
            covers(&items, size, &mut |chosen, union| {
                let base: G::Houses = bits(chosen).map(|line| first + line).collect();
                let cover: G::Houses = bits(union).map(|line| across + line).collect();
                let all = position.cells_of(digit);
                let body = all & ground.cells(base);
                let removed = (all & ground.cells(cover)) - body;
                if removed.is_empty() {
                    return ControlFlow::Continue(());
                }
                let fish = Fish::new::<G>(digit, [base, cover], [body, G::Cells::EMPTY]);
                sink(Step::removing(ground, technique, fish, Candidate::each(digit, removed)))
            })?;
        }
    }
    ControlFlow::Continue(())
}

/// The places of a digit in the base houses lie in as many cover houses, except for fins.
#[derive(Clone, Debug)]
pub(in crate::human) struct Fish {
    pub digit: Digit,
    /// The base houses.
    pub base: Houses,
    /// The cover houses.
    pub cover: Houses,
    /// The places in the base houses, without the fins.
    pub body: Cells,
    /// The places in the base houses that the cover houses do not account for.
    pub fins: Cells,
}

impl Fish {
    /// A fish of base and cover, body and fins.
    pub(super) fn new<G: Ground>(
        digit: Digit,
        [base, cover]: [G::Houses; 2],
        [body, fins]: [G::Cells; 2],
    ) -> Self {
        Self { digit, base: base.into(), cover: cover.into(), body: body.into(), fins: fins.into() }
    }
}

impl Pattern for Fish {
    fn digits(&self) -> DigitSet {
        DigitSet::of(self.digit)
    }

    fn cells(&self) -> Cells {
        self.body | self.fins
    }

    fn explain(&self, position: &Position<Wide>, step: &Step) -> Explanation {
        let &Self { digit, base, cover, body, fins } = self;
        let ground = position.ground();
        let [bases, covers] = [base, cover].map(|houses| ground.house_names(houses));
        if fins.is_empty() {
            return Explanation::new(fish_places(digit, bases.clone(), covers.clone()))
                .houses(Role::Base, base)
                .candidates(Role::Kept, digit, body)
                .say(fish_uses_up(digit, bases, covers))
                .houses(Role::Cover, cover);
        }
        let names = || ground.names(fins);
        let cleared = step.cleared();
        let [fin, lost] = [fins, cleared].map(|cells| Node { digit, cells });
        let by_rule = ground.say_ruled_out(fin, lost);
        Explanation::new(fish_places_or_fins(digit, bases.clone(), covers.clone(), names()))
            .houses(Role::Base, base)
            .candidates(Role::Kept, digit, body)
            .candidates(Role::Fin, digit, fins)
            .say(fish_without_fins(digit, bases, covers, names()))
            .houses(Role::Cover, cover)
            .say(by_rule.unwrap_or_else(|| fish_with_fin(digit, names(), ground.names(cleared))))
    }

    /// `1 r25 c48 fr2c5`: digit, base, cover and fins of any fish.
    fn notation(&self, geometry: &Geometry, _: &Step) -> Option<String> {
        let [base, cover] = [self.base, self.cover].map(|houses| words::short_houses(geometry, houses));
        let fins = if self.fins.is_empty() {
            String::new()
        } else {
            format!(" f{}", words::short(geometry, self.fins))
        };
        Some(format!("{} {base} {cover}{fins}", self.digit))
    }
}

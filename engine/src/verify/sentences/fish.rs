//! Fish: houses whose places for a digit use up as many other houses.

use super::super::claim::Claim;
use super::super::known::Known;
use super::super::said::Said;
use super::{Claims, Memory};
use crate::human::{Candidate, Ground, Node};

impl Memory {
    pub(super) fn fish(&mut self, id: &str, said: Said, known: &Known) -> Claims {
        let position = known.position;
        let ground = position.ground();
        match id {
            "fish_places" | "fish_places_or_fins" => {
                let (digit, base, cover) =
                    (said.digit("digit")?, said.houses("base")?, said.houses("cover")?);
                let fins = said.cells("fins").unwrap_or_default();
                let places = position.cells_of(digit) & ground.cells(base);
                self.cells = fins;
                let mut claims = vec![Claim::Fact(
                    places.is_subset(ground.cells(cover) | fins) && fins.is_subset(places),
                    "the places lie in the cover or are fins",
                )];
                let of = |house| position.cells_in(digit, house).collect();
                claims.extend(base.into_iter().map(|house| Claim::Places(digit, house, of(house))));
                Some(claims)
            }
            "fish_uses_up" | "fish_without_fins" => {
                let (digit, base, cover) =
                    (said.digit("digit")?, said.houses("base")?, said.houses("cover")?);
                let fins = said.cells("fins").unwrap_or_default();
                let room = |house| {
                    Candidate::each(
                        digit,
                        ground.house(house) & ground.cells(base) & position.cells_of(digit),
                    )
                };
                let rooms =
                    cover.into_iter().map(|house| room(house).filter(|at| !fins.contains(at.cell)).collect());
                let needs = base.into_iter().map(|house| known.of_house(digit, house)).collect();
                let spare = Candidate::each(digit, fins).collect();
                let fact = Claim::Fact(fins == self.cells, "the fins are those named before");
                Some(vec![fact, Claim::Counted { needs, rooms: rooms.collect(), spare }])
            }
            "fish_with_fin" => {
                let node = |cells| Some(Node { digit: said.digit("digit")?, cells });
                let fact = Claim::Fact(said.cells("fins")? == self.cells, "the fins are those named before");
                Some(vec![
                    fact,
                    Claim::Excludes(node(said.cells("fins")?)?, node(said.cells("cells")?)?, None),
                ])
            }
            _ => None,
        }
    }
}

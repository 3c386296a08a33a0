//! Links between candidates, and the rules that keep some apart.

use super::super::claim::{Claim, are_reasons};
use super::super::known::{Known, either, one_of};
use super::super::said::Said;
use super::{Claims, Memory, Part};
use crate::human::{Candidate, Cells, Ground, Node};
use crate::message::Message;
use crate::{Digit, DigitSet};

impl Memory {
    pub(super) fn links(&mut self, id: &str, said: Said, known: &Known) -> Claims {
        let position = known.position;
        // A first link starts at what is supposed.
        let first = self.first.filter(|_| id.starts_with("chain_first"));
        let from = |digit: &str, cells: &str| first.or_else(|| said.node(digit, cells));
        let rules = |name: &str| -> Option<Vec<Message>> {
            Some(said.messages(name)?.into_iter().map(|one| one.message.clone()).collect())
        };
        match id {
            "chain_suppose" => {
                let supposed = said.node("digit", "cells")?;
                self.first = Some(supposed);
                let is_there = Candidate::each(supposed.digit, supposed.cells).all(|at| position.has(at));
                Some(vec![Claim::Fact(is_there, "the candidates are there")])
            }
            "chain_weak_house" | "chain_weak_seen" | "chain_first_weak_house" => {
                let (from, to) = (from("digit", "from")?, said.node("digit", "to")?);
                self.weak.push((from, to));
                let house = if id == "chain_weak_seen" { None } else { Some(said.house("house")?) };
                Some(vec![Claim::Excludes(from, to, house)])
            }
            "chain_weak_excluded" | "ruled_out_by_rule" => {
                let other = if id == "ruled_out_by_rule" { "digit" } else { "other" };
                let (from, to) = (said.node("digit", "from")?, said.node(other, "to")?);
                self.weak.push((from, to));
                Some(vec![Claim::Excludes(from, to, None), Claim::ByRule(from, to, rules("reasons")?)])
            }
            "guardian_ring" => {
                self.ring = said.listed("cells")?;
                let count = said.number("count");
                let is_odd = count == Some(self.ring.len()) && self.ring.len() % 2 == 1;
                Some(vec![Claim::Fact(is_odd, "the ring has an odd number of cells, as many as it says")])
            }
            "guardian_places" => {
                let (houses, one) = (said.houses("houses")?, said.node("digit", "guardians")?);
                let next = self.ring.iter().cycle().skip(1);
                let pairs: Vec<Cells> =
                    self.ring.iter().zip(next).map(|(&from, &to)| Cells::of(from).with(to)).collect();
                let places = |house| position.cells_in(one.digit, house).collect::<Cells>();
                let joins = |pair: Cells, house| {
                    pair.is_subset(places(house)) && (places(house) - pair).is_subset(one.cells)
                };
                let is_joined = |&pair: &Cells| houses.into_iter().any(|house| joins(pair, house));
                let fact = Claim::Fact(
                    pairs.iter().all(is_joined),
                    "all neighbours share a house with no places but them and the guardians",
                );
                let claims = houses.into_iter().map(|house| Claim::Places(one.digit, house, places(house)));
                self.cells = one.cells;
                Some([fact].into_iter().chain(claims).collect())
            }
            "guardian_odd" => {
                let count = Claim::Fact(said.number("count") == Some(self.ring.len()), "as many cells");
                let guardians = one_of(said.digit("digit")?, self.cells);
                Some(vec![count, Claim::ByCases(guardians, Cells::of(*self.ring.first()?))])
            }
            "sees_by_rule" => {
                let (cell, cells) = (said.cells("cell")?, said.cells("cells")?);
                let (node, rules) = (|cells| move |digit| Node { digit, cells }, rules("reason")?);
                let [from, to] = [cell, cells].map(node);
                // Some digits may be forbidden by more than this rule.
                let is_it = |digit: &Digit| are_reasons(known, from(*digit), to(*digit), &rules);
                let digit = position.ground().digits().find(is_it).unwrap_or(Digit::from_index(0));
                Some(vec![Claim::ByRule(from(digit), to(digit), rules)])
            }
            "chain_weak_cell" => {
                let (from, to) = (said.node("digit", "cell")?, said.node("other", "cell")?);
                self.weak.push((from, to));
                Some(vec![Claim::Excludes(from, to, None)])
            }
            "chain_strong_house" | "chain_first_house" => {
                let (from, to, house) =
                    (from("digit", "from")?, said.node("digit", "to")?, said.house("house")?);
                Some(vec![
                    Claim::Places(from.digit, house, from.cells | to.cells),
                    Claim::Follows(either(from, to), vec![known.of_house(from.digit, house)]),
                ])
            }
            "chain_strong_cell" | "chain_first_cell" => {
                let (from, to) = (from("digit", "cell")?, said.node("other", "cell")?);
                let digits = DigitSet::of(from.digit).with(to.digit);
                Some(vec![Claim::Digits(from.cells, digits), Claim::follows(either(from, to))])
            }
            "chain_strong_set" | "chain_first_set" => {
                let (from, to) = (from("digit", "from")?, said.node("other", "to")?);
                let (cells, rest) = (said.cells("set")?, said.digits("rest")?);
                self.through.push((cells, from, to));
                let places = |node: Node| cells & position.cells_of(node.digit) == node.cells;
                Some(vec![
                    Claim::Digits(cells, rest.with(from.digit)),
                    Claim::Fact(
                        places(from) && places(to) && rest.contains(to.digit) && rest.len() == cells.len(),
                        "the set has one digit more than cells, and these are its places",
                    ),
                    Self::locked(Part { cells, digits: rest.with(from.digit) }, known),
                    Claim::follows(either(from, to)),
                ])
            }
            _ => None,
        }
    }
}

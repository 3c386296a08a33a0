//! The terms of the glossary.

use crate::session::topic::Topic;
use nonet_engine::labels;
use nonet_engine::message::Label;

labels! {
    fn term_given();
    fn term_cell_name();
    fn term_house();
    fn term_peer();
    fn term_candidate();
    fn term_note();
    fn term_conflict();
    fn term_mistake();
    fn term_single();
    fn term_subset();
    fn term_strong_link();
    fn term_weak_link();
    fn term_chain();
    fn term_fish();
    fn term_uniqueness();
    fn term_rating();
    fn means_given();
    fn means_cell_name();
    fn means_house();
    fn means_peer();
    fn means_candidate();
    fn means_note();
    fn means_conflict();
    fn means_mistake();
    fn means_single();
    fn means_subset();
    fn means_strong_link();
    fn means_weak_link();
    fn means_chain();
    fn means_fish();
    fn means_uniqueness();
    fn means_rating();
}

/// A term and its meaning; `None` for a topic that is a whole section.
pub fn term(topic: Topic) -> Option<(Label, Label)> {
    Some(match topic {
        Topic::Play | Topic::Keys | Topic::Glossary | Topic::About => return None,
        Topic::Given => (term_given(), means_given()),
        Topic::CellName => (term_cell_name(), means_cell_name()),
        Topic::House => (term_house(), means_house()),
        Topic::Peer => (term_peer(), means_peer()),
        Topic::Candidate => (term_candidate(), means_candidate()),
        Topic::Note => (term_note(), means_note()),
        Topic::Conflict => (term_conflict(), means_conflict()),
        Topic::Mistake => (term_mistake(), means_mistake()),
        Topic::Single => (term_single(), means_single()),
        Topic::Subset => (term_subset(), means_subset()),
        Topic::StrongLink => (term_strong_link(), means_strong_link()),
        Topic::WeakLink => (term_weak_link(), means_weak_link()),
        Topic::Chain => (term_chain(), means_chain()),
        Topic::Fish => (term_fish(), means_fish()),
        Topic::Uniqueness => (term_uniqueness(), means_uniqueness()),
        Topic::Rating => (term_rating(), means_rating()),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_topic_is_a_section_or_a_term() {
        let sections = [Topic::Play, Topic::Keys, Topic::Glossary, Topic::About];
        for &topic in Topic::ALL {
            assert_eq!(term(topic).is_none(), sections.contains(&topic), "{topic:?}");
        }
    }
}

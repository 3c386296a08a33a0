//! Every technique is found in its own example, does there what the example
//! says, explains it, and once that is done does not offer it again.

use nonet::engine::human::LADDER;

/// Rare ones that no puzzle of ours has shown yet.
const WITHOUT: [&str; 4] = ["0404", "0405", "0604", "0608"];

#[test]
fn each_technique_is_found_where_it_is_and_not_once_it_is_done() {
    for known in LADDER.iter().filter(|known| !WITHOUT.contains(&known.code)) {
        let (mut position, step) = known.shown().unwrap_or_else(|| panic!("{known:?}: {}", known.example));
        let explanation = step.explain(&position);
        assert!(explanation.sentences.len() >= 2, "{known:?}");
        assert!(explanation.sentences.iter().all(|sentence| sentence.text.ends_with(['.', '?', ':'])));
        position.apply(&step);
        let is_it = |other: &nonet::engine::human::Step| other.outcome() == step.outcome();
        assert!(!known.all(&position).iter().any(is_it), "found again: {known:?}");
    }
}

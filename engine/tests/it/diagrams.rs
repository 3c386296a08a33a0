//! Every technique has a diagram of its own, which fits the frame.

use std::collections::HashMap;

use nonet_engine::human::diagram::{Diagram, MOST_SYMBOLS, SIDES, Shape};
use nonet_engine::human::{LADDER, Technique};

/// The techniques of the classic board.
fn lessons() -> impl Iterator<Item = &'static Technique> {
    LADDER.iter().copied().filter(|known| !known.is_for_clues())
}

fn all() -> Vec<(&'static str, Diagram)> {
    LADDER.iter().map(|known| (known.name, Diagram::of(known).expect(known.name))).collect()
}

#[test]
fn every_technique_has_a_diagram_with_few_symbols() {
    for (name, diagram) in all() {
        let Diagram { side, symbols, .. } = &diagram;
        let is_known = SIDES.contains(&usize::from(*side)) || diagram.window.is_some();
        assert!(is_known && *side <= 9, "{name}: {side}");
        assert!((2..=MOST_SYMBOLS).contains(&symbols.len()), "{name}: {} symbols", symbols.len());
        let is_changed = symbols.iter().any(|symbol| matches!(symbol.shape, Shape::Gone | Shape::In));
        assert!(is_changed, "{name} changes nothing");
        for span in symbols.iter().map(|symbol| &symbol.at).chain(&diagram.houses) {
            assert!(span.left <= span.right && span.right < *side, "{name}: {span:?}");
            assert!(span.top <= span.bottom && span.bottom < *side, "{name}: {span:?}");
        }
        for stroke in &diagram.strokes {
            assert!(symbols.contains(&stroke.from) && symbols.contains(&stroke.to), "{name}: {stroke:?}");
        }
    }
}

#[test]
fn a_step_that_removes_candidates_has_a_cross() {
    for known in lessons() {
        let (_, step) = known.shown().unwrap();
        let diagram = Diagram::of(known).unwrap();
        let has_cross = diagram.symbols.iter().any(|symbol| symbol.shape == Shape::Gone);
        assert_eq!(has_cross, step.placements.is_empty(), "{known:?}");
    }
}

#[test]
fn symbols_of_a_place_are_of_one_cell() {
    for (name, diagram) in all() {
        let mut places: HashMap<_, Vec<bool>> = HashMap::new();
        for symbol in &diagram.symbols {
            places.entry(symbol.at).or_default().push(symbol.is_shared);
        }
        for (at, shared) in places {
            assert!(
                shared.len() <= 2 && (shared.len() == 1 || shared.iter().all(|&one| one)),
                "{name}: {at:?}"
            );
        }
    }
}

#[test]
fn no_two_techniques_look_the_same() {
    let mut known: HashMap<Diagram, &str> = HashMap::new();
    for (name, diagram) in all() {
        if let Some(other) = known.insert(diagram, name) {
            panic!("{name} looks like {other}");
        }
    }
}

/// The X-Wing of the example: 6 in rows 4 and 8, columns 1 and 6, rules out 6 in r1c1.
#[test]
fn an_x_wing_is_two_rows_of_two_dots() {
    let diagram = all().into_iter().find(|(name, _)| *name == "X-Wing").unwrap().1;
    let at = |shape| {
        let of = diagram.symbols.iter().filter(move |symbol| symbol.shape == shape);
        of.map(|symbol| (symbol.at.left, symbol.at.top)).collect::<Vec<_>>()
    };
    assert_eq!(diagram.side, 3);
    assert_eq!(at(Shape::In), [(0, 1), (2, 1), (0, 2), (2, 2)]);
    assert_eq!(at(Shape::Gone), [(0, 0)]);
    assert_eq!((diagram.houses.len(), diagram.strokes.len()), (2, 2));
}

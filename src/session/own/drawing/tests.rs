//! Drawing each kind by its gesture.

use super::*;
use nonet_engine::Variant;

struct Board {
    drawing: Drawing,
    rules: Rules,
}

impl Board {
    fn of(text: &str) -> Self {
        Self { drawing: Drawing::default(), rules: Rules::read(text).unwrap() }
    }

    fn take(&mut self, rules: Option<Rules>) -> &mut Self {
        if let Some(rules) = rules {
            self.rules = rules;
        }
        self
    }

    fn tool(&mut self, kind: &'static str) -> &mut Self {
        self.drawing.take_up(Some(kind));
        self
    }

    /// Passes cells, such as `11 12`, and ends.
    fn drag(&mut self, cells: &str) -> &mut Self {
        let geometry = Variant::of(self.rules.clone()).geometry();
        for name in cells.split(' ') {
            let [row, column] = [0, 1].map(|at| name[at..=at].parse::<usize>().unwrap() - 1);
            let changed = self.drawing.pass(geometry.cell(row, column), &self.rules, geometry);
            self.take(changed);
        }
        let changed = self.drawing.finish(&self.rules, geometry);
        self.take(changed)
    }

    /// A press on one cell.
    fn tap(&mut self, row: usize, column: usize) -> &mut Self {
        let geometry = Variant::of(self.rules.clone()).geometry();
        let changed = self.drawing.press(geometry.cell(row - 1, column - 1), &self.rules, geometry);
        self.take(changed);
        let changed = self.drawing.lift(&self.rules, geometry);
        self.take(changed)
    }

    fn type_in(&mut self, values: &str) -> &mut Self {
        let changed = self.drawing.set_values(values.to_owned(), &self.rules);
        self.take(changed)
    }

    fn is(&self, rules: &str) {
        let text = self.rules.to_string();
        assert_eq!(text.strip_prefix("9x9").map(|text| text.trim_start_matches('+')), Some(rules));
        assert_eq!(self.drawing.fault(), None);
    }
}

fn drawn(kind: &'static str, cells: &str) -> Board {
    let mut board = Board::of("9x9");
    board.tool(kind).drag(cells);
    board
}

#[test]
fn every_kind_has_a_gesture_and_a_group() {
    let in_groups: usize = Group::ALL.into_iter().map(|group| kinds(group).count()).sum();
    assert_eq!(in_groups, KINDS.len());
    for group in Group::ALL {
        assert!(kinds(group).next().is_some(), "{group:?}");
    }
}

#[test]
fn regions_become_rules_once_all_have_as_many_cells() {
    let mut board = Board::of("4x4");
    // The region at the top left takes a cell of its neighbour, and gives one back for it.
    board.tool("jigsaw").drag("11 13");
    assert_eq!(board.rules.to_string(), "4x4");
    let layout = board.drawing.layout().unwrap();
    assert_eq!(layout.uneven(), [5, 3]);
    assert!(!layout.is_even(Cell::new(2)) && layout.is_even(Cell::new(15)));
    board.drag("14 22");
    assert_eq!(board.rules.to_string(), "4x4+jigsaw:1112122233443344");
    assert_eq!(board.drawing.layout(), None);
    // What is usual is no jigsaw.
    board.drag("24 13").drag("11 22");
    assert_eq!(board.rules.to_string(), "4x4");
    // Other rules stay.
    let mut board = Board::of("4x4+killer:r1c1,r1c2=3");
    board.tool("jigsaw").drag("11 13").drag("14 22");
    assert_eq!(board.rules.to_string(), "4x4+jigsaw:1112122233443344+killer:r1c1,r1c2=3");
}

#[test]
fn strokes_of_regions_are_taken_back_one_by_one() {
    let mut board = Board::of("4x4");
    board.tool("jigsaw").drag("11 13").drag("11 14");
    // What is broken off is the stroke alone, and another tool keeps the regions.
    board.drawing.press(Cell::new(0), &board.rules, Variant::of(board.rules.clone()).geometry());
    board.drawing.give_up();
    board.tool("thermo").tool("jigsaw");
    assert_eq!(board.drawing.layout().unwrap().uneven(), [6, 2]);
    assert!(board.drawing.undo_stroke());
    assert_eq!(board.drawing.layout().unwrap().uneven(), [5, 3]);
    assert!(board.drawing.undo_stroke() && !board.drawing.undo_stroke());
    assert_eq!(board.drawing.layout(), None);
}

#[test]
fn a_region_that_has_lost_all_cells_begins_again() {
    let mut board = Board::of("4x4");
    board.tool("jigsaw").drag("11 13 14 23 24");
    assert_eq!(board.drawing.layout().unwrap().uneven(), [8, 0]);
    board.drag("11 12 13 14");
    assert_eq!(board.rules.to_string(), "4x4+jigsaw:1111222233443344");
    board.drag("44 34");
    board.drawing.give_up();
    assert_eq!(board.drawing.layout(), None);
}

#[test]
fn a_line_goes_on_where_a_drag_skips_cells_and_back_where_it_returns() {
    drawn("thermo", "11 13 35").is("thermo:r1c1-r1c3-r3c5");
    drawn("thermo", "11 12 13 12 22").is("thermo:r1c1,r1c2,r2c2");
    drawn("region-sum", "91 94").is("region-sum:r9c1-r9c4");
}

#[test]
fn a_line_of_one_cell_waits_for_more() {
    let mut board = drawn("renban", "55");
    board.is("");
    assert!(board.drawing.is_open());
    board.drag("57").is("renban:r5c5-r5c7");
    assert!(!board.drawing.is_open());
}

#[test]
fn a_cage_takes_its_sum_afterwards() {
    let mut board = drawn("killer", "12 11 21");
    board.is("killer:r1c1,r1c2,r2c1");
    board.type_in("1").type_in("15").is("killer:r1c1,r1c2,r2c1=15");
    board.type_in("").is("killer:r1c1,r1c2,r2c1");
}

#[test]
fn a_value_that_is_none_is_told_and_changes_nothing() {
    let mut board = drawn("killer", "11 12");
    board.type_in("12").type_in("1x");
    assert_eq!(board.drawing.fault(), Some(Fault::Value("killer")));
    board.type_in("12").is("killer:r1c1,r1c2=12");
}

#[test]
fn a_number_outside_goes_inwards_and_waits_for_its_value() {
    let mut board = drawn("sandwich", "41");
    board.is("");
    board.type_in("12").is("sandwich:r4c1-r4c9=12");
    let mut board = drawn("x-sum", "97");
    board.type_in("20").is("x-sum:r9c7-r1c7=20");
    let mut board = drawn("little-killer", "12 23");
    board.type_in("20").is("little-killer:r1c2-r8c9=20");
    assert_eq!(drawn("sandwich", "11").drawing.fault(), Some(Fault::Place("sandwich")), "a corner");
    assert_eq!(drawn("sandwich", "55").drawing.fault(), Some(Fault::Place("sandwich")), "inside");
}

#[test]
fn dots_squares_arrows_and_groups_are_drawn_by_their_cells() {
    drawn("difference", "11 12").is("difference:r1c1,r1c2");
    drawn("greater", "12 11").is("greater:r1c2,r1c1");
    let mut board = drawn("quadruple", "11 22");
    board.type_in("115").is("quadruple:r1c1,r1c2,r2c1,r2c2=1,1,5");
    assert_eq!(drawn("quadruple", "11 13").drawing.fault(), Some(Fault::Place("quadruple")));
    drawn("arrow", "44 45 46").is("arrow:r4c4/r4c5,r4c6");
    let mut board = drawn("clone", "11 12");
    board.is("");
    board.drag("88 89").is("clone:r1c1,r1c2/r8c8,r8c9");
}

#[test]
fn marks_are_set_and_taken_away_by_a_press() {
    let mut board = drawn("odd", "11");
    board.drag("55").is("odd:r1c1,r5c5");
    board.drag("11").is("odd:r5c5");
    board.drag("55").is("");
    drawn("circles", "11").drag("12").is("circles:r1c1,r1c2");
}

#[test]
fn rules_of_the_whole_board_are_switched() {
    let mut board = Board::of("9x9");
    let changed = board.drawing.switch("anti-king", true, &board.rules);
    board.take(changed).is("anti-king");
    let changed = board.drawing.switch("anti-king", false, &board.rules);
    board.take(changed).is("");
}

#[test]
fn a_clue_is_chosen_changed_turned_and_removed() {
    let mut board = Board::of("9x9+killer:r1c1,r1c2=5+thermo:r3c1-r3c4");
    board.drawing.choose(0, &board.rules);
    assert_eq!(board.drawing.chosen().unwrap().values, "5");
    board.type_in("7").is("killer:r1c1,r1c2=7+thermo:r3c1-r3c4");
    board.drawing.choose(1, &board.rules);
    let changed = board.drawing.turn(&board.rules);
    board.take(changed).is("killer:r1c1,r1c2=7+thermo:r3c4-r3c1");
    let changed = board.drawing.remove(0, &board.rules);
    board.take(changed).is("thermo:r3c4-r3c1");
    assert_eq!(board.drawing.chosen(), None);
}

#[test]
fn what_has_no_meaning_is_told_and_changes_nothing() {
    // More cells than there are digits.
    let board = drawn("renban", "11 19 29 28");
    assert_eq!(board.drawing.fault(), Some(Fault::Place("renban")));
    assert_eq!(board.rules.to_string(), "9x9");
    assert!(board.drawing.chosen().is_none());
}

#[test]
fn the_regions_of_a_jigsaw_stay_while_clues_are_drawn() {
    let mut board = Board::of("5x5+jigsaw:1122211122333443354455554");
    board.tool("thermo").drag("11 12");
    assert_eq!(board.rules.to_string(), "5x5+jigsaw:1122211122333443354455554+thermo:r1c1,r1c2");
}

#[test]
fn taps_go_on_until_the_last_cell_is_tapped_again() {
    let mut board = Board::of("9x9");
    board.tool("thermo").tap(1, 1).tap(1, 3).tap(3, 3).is("");
    board.tap(3, 3).is("thermo:r1c1-r1c3-r3c3");
    let mut board = Board::of("9x9");
    board.tool("killer").tap(1, 1).tap(1, 2).is("");
    assert!(board.drawing.is_open());
    board.tap(1, 2).is("killer:r1c1,r1c2");
    // No other cell can follow.
    let mut board = Board::of("9x9");
    board.tool("difference").tap(1, 1).tap(1, 2).is("difference:r1c1,r1c2");
}

#[test]
fn a_clue_without_the_value_that_it_needs_is_none() {
    let mut board = drawn("sandwich", "41");
    board.type_in("12").is("sandwich:r4c1-r4c9=12");
    board.type_in("").is("");
    board.type_in("7").is("sandwich:r4c1-r4c9=7");
}

#[test]
fn several_values_are_typed_digit_by_digit() {
    let mut board = Board::of("9x9+quadruple:r1c1,r1c2,r2c1,r2c2=1,1,5");
    board.drawing.choose(0, &board.rules);
    let more = board.drawing.values_with(Some(6));
    board.type_in(&more).is("quadruple:r1c1,r1c2,r2c1,r2c2=1,1,5,6");
    let less = board.drawing.values_with(None);
    board.type_in(&less).is("quadruple:r1c1,r1c2,r2c1,r2c2=1,1,5");
    let mut large = Board::of("16x16+quadruple:r1c1,r1c2,r2c1,r2c2=1");
    large.drawing.choose(0, &large.rules);
    let more = large.drawing.values_with(Some(12));
    large.type_in(&more);
    assert_eq!(large.rules.to_string(), "16x16+quadruple:r1c1,r1c2,r2c1,r2c2=1,12");
}

#[test]
fn only_what_has_an_order_is_turned() {
    let can_turn = |text: &str| {
        let mut board = Board::of(text);
        board.drawing.choose(0, &board.rules);
        board.drawing.chosen().unwrap().can_turn()
    };
    assert!(can_turn("9x9+thermo:r1c1,r1c2") && can_turn("9x9+greater:r1c1,r1c2"));
    assert!(!can_turn("9x9+difference:r1c1,r1c2") && !can_turn("9x9+sandwich:r1c1-r1c9=2"));
}

#[test]
fn what_is_drawn_is_drawn_again_in_its_images() {
    let mut board = Board::of("9x9");
    board.drawing.set_symmetry(Symmetry::Rotate90);
    board.tool("thermo").drag("11 12");
    board.is("thermo:r1c1,r1c2+thermo:r1c9,r2c9+thermo:r9c1,r8c1+thermo:r9c9,r9c8");
    // Its image is the clue itself, the other way round.
    let mut board = Board::of("9x9");
    board.drawing.set_symmetry(Symmetry::MirrorH);
    board.tool("palindrome").drag("14 15 16");
    board.is("palindrome:r1c4-r1c6");
    // Where there is no room for the image, the clue stands alone.
    let mut board = Board::of("9x9");
    board.drawing.set_symmetry(Symmetry::MirrorV);
    board.tool("killer").drag("41 51");
    board.is("killer:r4c1,r5c1");
    // Marks come and go with their images.
    let mut board = Board::of("9x9");
    board.drawing.set_symmetry(Symmetry::Rotate180);
    board.tool("even").tap(1, 1).tap(5, 5);
    board.is("even:r1c1,r5c5,r9c9");
    board.tap(9, 9);
    board.is("even:r5c5");
}

#[test]
fn regions_are_painted_with_their_images() {
    let mut board = Board::of("9x9");
    board.drawing.set_symmetry(Symmetry::Rotate180);
    // A cell of the first box goes to the next one, and back comes another.
    board.tool("jigsaw").drag("14 13");
    assert_eq!(board.drawing.layout().unwrap().uneven(), [8, 10, 10, 8]);
    board.drag("23 24");
    assert!(board.drawing.layout().is_none() && board.rules.has("jigsaw"));
}

#[test]
fn a_copy_of_a_clue_begins_where_the_next_press_is() {
    let mut board = drawn("killer", "11 12 21");
    board.type_in("12").drawing.copy();
    assert_eq!(board.drawing.copied(), Some("killer"));
    // The copy does not fit at the edge, and waits for another press.
    board.tap(5, 9);
    assert_eq!(board.drawing.fault(), Some(Fault::Place("killer")));
    board.tap(5, 5).is("killer:r1c1,r1c2,r2c1=12+killer:r5c5,r5c6,r6c5=12");
    assert_eq!(board.drawing.copied(), None);
    // It is chosen, so that its value can be changed.
    board.type_in("9").is("killer:r1c1,r1c2,r2c1=12+killer:r5c5,r5c6,r6c5=9");
}

#[test]
fn a_copy_of_a_line_keeps_its_order_and_one_outside_moves_to_another_row() {
    let mut board = drawn("thermo", "33 22 11");
    board.drawing.copy();
    board.tap(9, 9).is("thermo:r3c3-r1c1+thermo:r9c9-r7c7");
    let mut board = drawn("sandwich", "21");
    board.type_in("20").drawing.copy();
    board.tap(4, 7).is("sandwich:r2c1-r2c9=20+sandwich:r4c1-r4c9=20");
    // Given up, it leaves nothing.
    board.drawing.copy();
    board.drawing.give_up();
    assert_eq!(board.drawing.copied(), None);
}

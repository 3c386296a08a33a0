//! A solver for the tests alone: backtracking, without the engine.

/// The solution of a classic puzzle as 81 digits; panics if there is none.
pub(crate) fn solve(givens: &str) -> String {
    solutions(givens, 1).pop().unwrap_or_else(|| panic!("{givens} has no solution"))
}

/// The solution of a classic puzzle as 81 digits; panics if there is none or another one.
pub(crate) fn only_solution(givens: &str) -> String {
    let mut found = solutions(givens, 2);
    assert_eq!(found.len(), 1, "{givens} has exactly one solution");
    found.remove(0)
}

/// The first solutions of a classic puzzle, at most `limit`.
fn solutions(givens: &str, limit: usize) -> Vec<String> {
    let mut cells: Vec<u8> =
        givens.bytes().map(|byte| if byte.is_ascii_digit() { byte - b'0' } else { 0 }).collect();
    assert_eq!(cells.len(), 81, "{givens}");
    let mut found = Vec::new();
    fill(&mut cells, limit, &mut found);
    found.iter().map(|cells| cells.iter().map(|digit| char::from(b'0' + digit)).collect()).collect()
}

/// The digits that fit into a cell.
fn fitting(cells: &[u8], at: usize) -> Vec<u8> {
    let sees = |other: usize| {
        let (row, column) = (at / 9, at % 9);
        other / 9 == row || other % 9 == column || (other / 27, other % 9 / 3) == (at / 27, column / 3)
    };
    (1..=9).filter(|digit| !(0..81).any(|other| cells[other] == *digit && sees(other))).collect()
}

/// Fills the empty cells, the one with the fewest digits first.
fn fill(cells: &mut [u8], limit: usize, found: &mut Vec<Vec<u8>>) {
    let empty = (0..81).filter(|at| cells[*at] == 0).map(|at| (fitting(cells, at), at));
    let Some((digits, at)) = empty.min_by_key(|(digits, _)| digits.len()) else {
        found.push(cells.to_vec());
        return;
    };
    for digit in digits {
        if found.len() < limit {
            cells[at] = digit;
            fill(cells, limit, found);
        }
    }
    cells[at] = 0;
}

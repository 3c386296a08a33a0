//! How a search ends and what it costs.

/// How a search ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum SearchOutcome {
    /// All solutions were found.
    Exhausted,
    /// The callback stopped it.
    Stopped,
    /// The search reached its limit of nodes.
    OutOfNodes,
}

/// The cost of all searches of a solver so far. The brackets say what the bitboard solver counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub struct Counters {
    /// Boards given to a search or a count of candidates.
    pub searches: u64,
    /// Rows chosen in searches, without givens. (Choices.)
    pub nodes: u64,
    /// The greatest number of rows chosen at the same time, with givens. (Open choices.)
    pub max_depth: usize,
    /// Changes put on the stack. (16 per look at a digit: the exact cover makes about as many
    /// changes for the same progress.)
    pub operations: u64,
    /// Columns covered. (0.)
    pub columns_covered: u64,
}

//! Sets of nodes, and a relation between nodes as one such set for each node: the bit matrix
//! that chains are found with. All sets of a relation have the same length, so a union takes a
//! few word operations.
//!
//! ```text
//! relation.row(a)   word 0: nodes 0..64, word 1: nodes 64..128, ...
//! ```

use crate::bits::bits;

/// For each node, the set of nodes that it is related to.
#[derive(Clone)]
pub struct Relation {
    words_in_row: usize,
    words: Vec<u64>,
}

impl Relation {
    /// The empty relation on `len` nodes.
    pub fn new(len: usize) -> Self {
        let words_in_row = len.div_ceil(64);
        Self { words_in_row, words: vec![0; len * words_in_row] }
    }

    /// The nodes that a node is related to.
    pub fn row(&self, of: usize) -> &[u64] {
        &self.words[of * self.words_in_row..(of + 1) * self.words_in_row]
    }

    /// The nodes that a node is related to, for changes.
    pub fn row_mut(&mut self, of: usize) -> &mut [u64] {
        &mut self.words[of * self.words_in_row..(of + 1) * self.words_in_row]
    }

    /// Relates two nodes in both directions.
    pub fn connect(&mut self, a: usize, b: usize) {
        insert(self.row_mut(a), b);
        insert(self.row_mut(b), a);
    }

    /// Whether the first node is related to the second.
    pub fn has(&self, a: usize, b: usize) -> bool {
        contains(self.row(a), b)
    }
}

/// Adds a node.
pub fn insert(set: &mut [u64], node: usize) {
    set[node / 64] |= 1 << (node % 64);
}

/// Whether the node is in the set.
pub fn contains(set: &[u64], node: usize) -> bool {
    set[node / 64] >> (node % 64) & 1 == 1
}

/// Adds all nodes of another set.
pub fn unite(set: &mut [u64], with: &[u64]) {
    set.iter_mut().zip(with).for_each(|(word, other)| *word |= other);
}

/// Keeps only the nodes that are in another set, too.
pub fn narrow(set: &mut [u64], to: &[u64]) {
    set.iter_mut().zip(to).for_each(|(word, other)| *word &= other);
}

/// Whether no node is in the set.
pub fn is_empty(set: &[u64]) -> bool {
    set.iter().all(|&word| word == 0)
}

/// The number of nodes of three sets that are in all of them.
pub fn count_shared(a: &[u64], b: &[u64], c: &[u64]) -> u32 {
    a.iter().zip(b).zip(c).map(|((a, b), c)| (a & b & c).count_ones()).sum()
}

/// The nodes of a set, lowest first.
pub fn nodes(set: &[u64]) -> impl Iterator<Item = usize> {
    set.iter().enumerate().flat_map(|(at, &word)| bits(word).map(move |bit| at * 64 + bit))
}

/// The nodes that are in both sets, lowest first.
pub fn shared<'a>(a: &'a [u64], b: &'a [u64]) -> impl Iterator<Item = usize> + 'a {
    let both = a.iter().zip(b).map(|(a, b)| a & b);
    both.enumerate().flat_map(|(at, word)| bits(word).map(move |bit| at * 64 + bit))
}

//! Sorting of lists whose order is part of a step's path.

/// Sorts a list by a key; items with equal keys keep their order. All lists share one sort:
/// `sort_by_key` compiles one for each closure, which took an eighth of the worker's module.
pub(crate) fn sort_by<T>(list: &mut Vec<T>, key: impl Fn(&T) -> usize) {
    let mut order: Vec<(usize, usize)> = list.iter().enumerate().map(|(at, item)| (key(item), at)).collect();
    order.sort_unstable();
    let mut items: Vec<Option<T>> = list.drain(..).map(Some).collect();
    list.extend(order.into_iter().filter_map(|(_, at)| items[at].take()));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_keys_keep_their_order() {
        let mut words = vec!["row", "a", "cell", "box", "", "of", "house", "no"];
        let mut expected = words.clone();
        expected.sort_by_key(|word| word.len());
        sort_by(&mut words, |word| word.len());
        assert_eq!(words, expected);
    }
}

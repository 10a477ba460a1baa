//! Putting short lists in order.

/// Sorts by a key; what is equal keeps its order. By insertion, for lists of some dozens at most: the standard library's
/// sort is 3 kB of code for each type it is used with, and eight such lists were 36 kB of the program.
pub fn sort_by_key<T, K: Ord>(items: &mut [T], key: impl Fn(&T) -> K) {
    for end in 1..items.len() {
        for at in (1..=end).rev() {
            match items.get(at - 1..=at) {
                Some([before, after]) if key(before) > key(after) => items.swap(at - 1, at),
                _ => break,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_equal_keeps_its_order() {
        let mut items = [(3, 'a'), (1, 'b'), (3, 'c'), (2, 'd'), (1, 'e')];
        sort_by_key(&mut items, |(number, _)| *number);
        assert_eq!(items, [(1, 'b'), (1, 'e'), (2, 'd'), (3, 'a'), (3, 'c')]);
        let mut none: [u8; 0] = [];
        sort_by_key(&mut none, |one| *one);
    }
}

//! Chance that is the same on every run: splitmix64 from a seed.

/// A stream of numbers.
pub struct Chance(u64);

impl Chance {
    /// The stream of a seed.
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// A number from 0 to `below`, itself left out.
    pub fn below(&mut self, below: usize) -> usize {
        usize::try_from(self.next() % u64::try_from(below.max(1)).unwrap()).unwrap()
    }

    /// A number from `least` to `most`.
    pub fn between(&mut self, least: i32, most: i32) -> i32 {
        least + i32::try_from(self.below(usize::try_from(most - least + 1).unwrap())).unwrap()
    }

    /// A count from 0 to `most`.
    pub fn count(&mut self, most: u16) -> u16 {
        u16::try_from(self.below(usize::from(most) + 1)).unwrap()
    }

    /// True in `percent` of 100 cases.
    pub fn in_100(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    /// One of these.
    pub fn one_of<T: Clone>(&mut self, all: &[T]) -> T {
        all[self.below(all.len())].clone()
    }
}

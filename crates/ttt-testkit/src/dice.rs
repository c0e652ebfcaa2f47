//! Numbers that look random and follow from a seed.

/// A generator of numbers that follow from a seed (Weyl steps, mixed), so that a whole board
/// comes from one number.
///
/// ```
/// use ttt_testkit::Dice;
///
/// assert_eq!(Dice::new(7).below(1000), Dice::new(7).below(1000));
/// assert!(Dice::new(7).below(6) < 6);
/// ```
#[derive(Clone, Debug)]
pub struct Dice {
    state: u64,
}

impl Dice {
    /// The generator of a seed.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self { state: seed }
    }

    /// The next number below a limit.
    ///
    /// # Panics
    /// When the limit is 0.
    pub const fn below(&mut self, limit: usize) -> usize {
        self.state = self.state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.state;
        mixed = (mixed ^ (mixed >> 32)).wrapping_mul(0xD6E8_FEB8_6659_FD93);
        mixed = (mixed ^ (mixed >> 32)).wrapping_mul(0xD6E8_FEB8_6659_FD93);
        // The upper half is the better mixed one.
        ((mixed >> 32) as usize) % limit
    }

    /// One of several values.
    ///
    /// # Panics
    /// When there are none.
    pub fn pick<T: Copy>(&mut self, values: &[T]) -> T {
        values[self.below(values.len())]
    }

    /// Puts values into another order.
    pub fn shuffle<T>(&mut self, values: &mut [T]) {
        for end in (1..values.len()).rev() {
            values.swap(end, self.below(end + 1));
        }
    }
}

//! [`Lanes`] as an array, for targets without vectors. The test in [`super`] compares the vector
//! types with it.

/// Four words.
#[derive(Clone, Copy)]
pub(crate) struct Lanes([u32; 4]);

impl Lanes {
    #[inline(always)]
    pub(crate) const fn new(words: [u32; 4]) -> Self {
        Self(words)
    }

    #[inline(always)]
    pub(crate) fn splat(word: u32) -> Self {
        Self([word; 4])
    }

    #[inline(always)]
    pub(crate) fn words(self) -> [u32; 4] {
        self.0
    }

    #[inline(always)]
    fn with(self, other: Self, f: impl Fn(u32, u32) -> u32) -> Self {
        Self(std::array::from_fn(|lane| f(self.0[lane], other.0[lane])))
    }

    #[inline(always)]
    pub(crate) fn and(self, other: Self) -> Self {
        self.with(other, |a, b| a & b)
    }

    #[inline(always)]
    pub(crate) fn or(self, other: Self) -> Self {
        self.with(other, |a, b| a | b)
    }

    /// The bits that are not set in the other vector.
    #[inline(always)]
    pub(crate) fn without(self, other: Self) -> Self {
        self.with(other, |a, b| a & !b)
    }

    /// Each lane shifted left.
    #[inline(always)]
    pub(crate) fn up<const N: i32>(self) -> Self {
        self.with(self, |a, _| a << N)
    }

    /// As [`Self::up`], if no bit leaves its lane.
    #[inline(always)]
    pub(crate) fn up_within<const N: i32>(self) -> Self {
        self.up::<N>()
    }

    /// Each lane shifted right.
    #[inline(always)]
    pub(crate) fn down<const N: i32>(self) -> Self {
        self.with(self, |a, _| a >> N)
    }

    /// Each lane shifted left by one, its lowest bit set where the mask's lane is all ones
    /// (and not where it is 0).
    #[inline(always)]
    pub(crate) fn push(self, mask: Self) -> Self {
        self.with(mask, |a, b| a << 1 | b & 1)
    }

    /// Lanes 1, 2, 0, 3.
    #[inline(always)]
    pub(crate) fn next(self) -> Self {
        let [a, b, c, d] = self.0;
        Self([b, c, a, d])
    }

    /// Lanes 2, 0, 1, 3.
    #[inline(always)]
    pub(crate) fn previous(self) -> Self {
        let [a, b, c, d] = self.0;
        Self([c, a, b, d])
    }

    /// Sixteen bytes, the lowest first.
    #[inline(always)]
    pub(crate) fn of_bytes(bytes: [u8; 16]) -> Self {
        let lane = |at: usize| u32::from_le_bytes(std::array::from_fn(|byte| bytes[4 * at + byte]));
        Self(std::array::from_fn(lane))
    }

    /// Which of the sixteen bytes equal this one, one bit each.
    #[inline(always)]
    pub(crate) fn bytes_equal(self, value: u8) -> u32 {
        let bytes = self.0.into_iter().flat_map(u32::to_le_bytes);
        bytes.enumerate().map(|(at, byte)| u32::from(byte == value) << at).sum()
    }

    /// The sums of the lanes, which must not overflow.
    #[inline(always)]
    pub(crate) fn add(self, other: Self) -> Self {
        self.with(other, |a, b| a + b)
    }

    /// All ones in each lane that equals the other's.
    #[inline(always)]
    pub(crate) fn equal(self, other: Self) -> Self {
        self.with(other, |a, b| if a == b { u32::MAX } else { 0 })
    }

    /// Whether all lanes equal those of the other vector.
    #[inline(always)]
    pub(crate) fn equal_all(self, other: Self) -> bool {
        self.0 == other.0
    }

    /// Whether all bits are 0.
    #[inline(always)]
    pub(crate) fn is_zero(self) -> bool {
        self.0 == [0; 4]
    }

    /// The highest bit of each lane, lane 0 lowest.
    #[inline(always)]
    pub(crate) fn bits(self) -> u32 {
        (0..4).map(|lane| self.0[lane] >> 31 << lane).sum()
    }

    /// The number of bits set.
    #[inline(always)]
    pub(crate) fn count_ones(self) -> u32 {
        self.0.into_iter().map(u32::count_ones).sum()
    }

    /// The low 16 bits of the first three lanes.
    #[inline(always)]
    pub(crate) fn low_halves(self) -> [u16; 3] {
        [self.0[0] as u16, self.0[1] as u16, self.0[2] as u16]
    }

    /// Lane 0 of each of the three vectors, then lane 1, 1 and 2 of them. The fourth
    /// lanes are unspecified.
    #[inline(always)]
    pub(crate) fn split([a, b, c]: [Self; 3]) -> (Self, Self) {
        (Self([a.0[0], b.0[0], c.0[0], 0]), Self([a.0[1], b.0[1], c.0[2], 0]))
    }
}

//! Parts of replies that only some pages decode.

use std::marker::PhantomData;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// A part of a reply, encoded once more. Only the pages that need the part decode it, so the
/// board's page does not link the decoder.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Packed<T> {
    #[serde(with = "bytes")]
    bytes: Vec<u8>,
    #[serde(skip)]
    of: PhantomData<fn() -> T>,
}

impl<T: Serialize> From<&T> for Packed<T> {
    fn from(part: &T) -> Self {
        let bytes = postcard::to_allocvec(part).expect("a reply is plain data");
        Self { bytes, of: PhantomData }
    }
}

impl<T: DeserializeOwned> Packed<T> {
    /// The part, or `None` if another version of the app encoded it.
    pub fn unpack(&self) -> Option<T> {
        postcard::from_bytes(&self.bytes).ok()
    }
}

/// Bytes are encoded and decoded in one piece, not one by one.
mod bytes {
    use serde::{Deserialize, Deserializer, Serializer};

    pub(super) fn serialize<S: Serializer>(bytes: &[u8], to: S) -> Result<S::Ok, S::Error> {
        to.serialize_bytes(bytes)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<u8>, D::Error> {
        <&[u8]>::deserialize(from).map(<[u8]>::to_vec)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::worker::protocol::{Failure, Outcome, Reply, Rows};

    #[test]
    fn a_packed_part_travels_with_its_reply_and_bad_bytes_are_no_part() {
        let mut outcome = Outcome::default();
        outcome.push(Ok("a\tb"));
        let sent = Reply::Rows((&outcome).into());
        let bytes = postcard::to_allocvec(&sent).unwrap();
        let Ok(Reply::Rows(rows)) = postcard::from_bytes(&bytes) else { panic!("{bytes:?}") };
        assert_eq!(rows.unpack(), Some(outcome));
        let bad = Packed::<String> { bytes: vec![2, b'a'], of: PhantomData };
        assert_eq!(bad.unpack(), None);
    }

    #[test]
    fn no_worker_can_report_lost_lines() {
        assert!(postcard::to_allocvec(&Rows::lost(3, Failure::Crash)).is_err());
        // One piece, of the second kind.
        assert!(postcard::from_bytes::<Rows>(&[1, 1, 3, 1]).is_err());
        assert_eq!(Rows::lost(3, Failure::Crash).unpack().map(|outcome| outcome.rows.len()), Some(3));
    }
}

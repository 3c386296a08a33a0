//! Reads and writes files in slices, so that a long list never blocks the page. Called
//! by `rooms`.

use std::cell::Cell;
use std::rc::Rc;

use js_sys::{Array, Uint8Array};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Blob, BlobPropertyBag};
use yew::Callback;

use super::effects;
use crate::session::workbench::{Act, Source};

/// Bytes that are read at a time: about 1,500 lines.
const SLICE: f64 = 131_072.0;

/// The files that are being read or written.
#[derive(Default)]
pub(super) struct Files {
    /// Counts opened files. Opening a file cancels an earlier one that is still being
    /// read.
    opened: Rc<Cell<u32>>,
    /// Parts of the file that is being written.
    parts: Array,
}

impl Files {
    /// Reads a file into the workbench.
    pub(super) fn open(&self, file: Blob, source: Source, on: Callback<Act>) {
        self.give_up();
        let (opened, mine) = (self.opened.clone(), self.opened.get());
        on.emit(Act::Open(source));
        spawn_local(async move {
            let mut from = 0.0;
            while from < file.size() {
                let Some(bytes) = slice(&file, from).await else { break };
                if opened.get() != mine {
                    return;
                }
                on.emit(Act::Slice(bytes));
                from += SLICE;
            }
            if opened.get() == mine {
                on.emit(Act::End);
            }
        });
    }

    /// Stops reading.
    pub(super) fn give_up(&self) {
        self.opened.set(self.opened.get() + 1);
    }

    /// Adds a part of a file, and offers the file as a download once it is complete.
    /// Parts of a cancelled file are dropped when the next one begins.
    pub(super) fn add(&self, text: &str, is_first: bool, whole: Option<&str>) {
        if is_first {
            self.parts.set_length(0);
        }
        if let Ok(part) = Blob::new_with_str_sequence(&Array::of1(&text.into())) {
            self.parts.push(&part);
        }
        let Some(name) = whole else { return };
        let options = BlobPropertyBag::new();
        options.set_type("text/plain");
        if let Ok(file) = Blob::new_with_blob_sequence_and_options(&self.parts, &options) {
            effects::offer_download(name, &file);
        }
        self.parts.set_length(0);
    }
}

/// Reads a slice; `None` if the file can't be read any more.
async fn slice(file: &Blob, from: f64) -> Option<Vec<u8>> {
    let slice = file.slice_with_f64_and_f64(from, from + SLICE).ok()?;
    let buffer = JsFuture::from(slice.array_buffer()).await.ok()?;
    Some(Uint8Array::new(&buffer).to_vec())
}

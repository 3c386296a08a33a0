//! Gives the build a name, `NONET_BUILD`: a digest of the sources. The page asks
//! for its worker under this name, so that a browser's cache never hands it the
//! worker of another version.

use std::collections::hash_map::DefaultHasher;
use std::fs;
use std::hash::{Hash, Hasher};
use std::io;
use std::path::Path;

fn main() -> io::Result<()> {
    let mut digest = DefaultHasher::new();
    for path in ["Cargo.lock", "src"] {
        println!("cargo::rerun-if-changed={path}");
        read(Path::new(path), &mut digest)?;
    }
    println!("cargo::rustc-env=NONET_BUILD={:016x}", digest.finish());
    Ok(())
}

/// Takes in a file or a folder, in an order that no file system changes.
fn read(path: &Path, digest: &mut DefaultHasher) -> io::Result<()> {
    if path.is_dir() {
        let mut entries = fs::read_dir(path)?.collect::<Result<Vec<_>, _>>()?;
        entries.sort_by_key(fs::DirEntry::file_name);
        return entries.iter().try_for_each(|entry| read(&entry.path(), digest));
    }
    path.to_string_lossy().hash(digest);
    fs::read(path)?.hash(digest);
    Ok(())
}

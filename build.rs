//! Names the build: `NONET_BUILD` is a digest of everything that affects the built
//! files. The page adds this name to the URL of each file that it loads later. So a
//! browser's cache never mixes two versions.

use std::collections::hash_map::DefaultHasher;
use std::fs;
use std::hash::{Hash, Hasher};
use std::io;
use std::path::Path;

/// Everything that affects the built files, as paths from the root.
const SOURCES: [&str; 20] = [
    ".cargo/config.toml",
    "Cargo.lock",
    "Cargo.toml",
    "Trunk.toml",
    "build.rs",
    "engine/Cargo.toml",
    "engine/src",
    "index.html",
    "later",
    "locales",
    "package-lock.json",
    "public",
    "src",
    "styles",
    "tools/finish.js",
    "tools/install",
    "tools/offline.js",
    "tools/shorten.js",
    "tools/split.js",
    "tools/texts.js",
];

fn main() -> io::Result<()> {
    println!("cargo::rustc-check-cfg=cfg(split)");
    let is = |name: &str, value: &str| std::env::var(name).is_ok_and(|found| found == value);
    if is("CARGO_FEATURE_SPLIT", "1") && is("PROFILE", "release") && is("CARGO_CFG_TARGET_ARCH", "wasm32") {
        println!("cargo::rustc-cfg=split");
        // What tells wasm-split-cli which function uses which.
        println!("cargo::rustc-link-arg-bins=--emit-relocs");
    }
    let mut digest = DefaultHasher::new();
    for path in SOURCES {
        println!("cargo::rerun-if-changed={path}");
        read(Path::new(path), &mut digest)?;
    }
    println!("cargo::rustc-env=NONET_BUILD={:016x}", digest.finish());
    Ok(())
}

/// Adds a file or folder to the digest, in an order that does not depend on the file system.
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

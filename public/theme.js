// The player's theme and palette, as a rule before the first paint. A module would
// run after it; and nothing waits for this, since it may never arrive. The rest of the settings is Rust's business
// (src/session/settings.rs), which keeps them under this name.
try {
  const settings = localStorage.getItem("nonet.settings") ?? "";
  for (const name of ["theme", "palette"]) {
    const [, value] = new RegExp(`^${name} (.+)$`, "m").exec(settings) ?? [];
    if (value) document.documentElement.dataset[name] = value;
  }
} catch {
  // No storage: the system's theme it is.
}

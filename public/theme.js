// The player's theme and palette, before the first paint. A plain script, since
// a module would run after it. The rest of the settings is Rust's business
// (src/session/settings.rs), which keeps them under this name.
try {
  const { theme, palette } = JSON.parse(localStorage.getItem("nonet.settings")) ?? {};
  const { dataset } = document.documentElement;
  if (theme) dataset.theme = theme;
  if (palette) dataset.palette = palette;
} catch {
  // No storage, or a damaged text: the system's theme it is.
}

// Sets the player's theme and palette, usually before the first paint. A module script
// would run later. Nothing waits for this script, since it may never arrive.
// src/session/settings.rs stores all settings under this key.
try {
  const settings = localStorage.getItem("nonet.settings") ?? "";
  for (const name of ["theme", "palette"]) {
    const [, value] = new RegExp(`^${name} (.+)$`, "m").exec(settings) ?? [];
    if (value) document.documentElement.dataset[name] = value;
  }
} catch {
  // Without storage, the system's theme applies.
}

// Starts the app: Trunk puts the hashed names of its two files into this
// script's address. A file of its own, since the page allows no inline script.
const { searchParams } = new URL(import.meta.url);
const beside = (name) => new URL(searchParams.get(name), import.meta.url);
const { default: init } = await import(beside("js"));
await init({ module_or_path: beside("wasm") });

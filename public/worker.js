// Starts the app's worker. The page (src/worker/client.rs) posts where its script
// is and the compiled module, so nothing is compiled twice. This file fits every
// version.
addEventListener(
  "message",
  async ({ data: [glue, wasm] }) => {
    try {
      const script = await import(glue);
      await script.default({ module_or_path: wasm });
    } catch (error) {
      reportError(error); // reaches the page as the worker's error event
    }
  },
  { once: true },
);

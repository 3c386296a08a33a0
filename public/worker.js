// Starts the app's worker. The page (src/worker/client.rs) posts the URL of the
// worker's script and the compiled module, so the module is not compiled twice. This
// file works with every version of the app.
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

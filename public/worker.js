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
      // The page takes any message but bytes as a failure. Not reported as an error,
      // since this also happens when the player leaves while the worker is loading.
      console.error(error);
      postMessage(null);
    }
  },
  { once: true },
);

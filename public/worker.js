// Starts the app's worker. The page (src/worker/client.rs) posts where its script
// is and either where its wasm is or, once a worker has loaded it, the module
// itself: nothing is fetched or compiled twice, and this file fits every version.
addEventListener(
  "message",
  async ({ data: [glue, wasm] }) => {
    try {
      const { default: init } = await import(glue);
      await init({ module_or_path: wasm });
    } catch (error) {
      reportError(error); // reaches the page as the worker's error event
    }
  },
  { once: true },
);

// Starts the app's one wasm module inside a worker. The page (src/worker/client.rs)
// posts the address of the glue and its own compiled module, so nothing is
// fetched or compiled twice, and this file fits every version of the app.
addEventListener(
  "message",
  async ({ data: [glue, module] }) => {
    try {
      const { default: init } = await import(glue);
      await init({ module_or_path: module });
    } catch (error) {
      reportError(error); // reaches the page as the worker's error event
    }
  },
  { once: true },
);

// Preloaded into a server (`node --expose-gc --import`): tells what it holds when it is asked.
process.on("message", () => {
  const collect = /** @type {() => void} */ (globalThis.gc);
  collect();
  collect();
  const timers = process.getActiveResourcesInfo().filter((name) => name === "Timeout").length;
  process.send?.({ heap: process.memoryUsage().heapUsed, timers });
});
// Asking must not keep it alive.
process.channel?.unref();

// Preloaded into a server (`node --expose-gc --import`): reports its heap on demand.
process.on("message", () => {
  const collect = /** @type {() => void} */ (globalThis.gc);
  collect();
  collect();
  const timers = process.getActiveResourcesInfo().filter((name) => name === "Timeout").length;
  process.send?.({ heap: process.memoryUsage().heapUsed, timers });
});
// The channel must not hold the process open.
process.channel?.unref();

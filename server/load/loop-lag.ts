import { monitorEventLoopDelay } from "node:perf_hooks";

const RESOLUTION_MS = 20;
const WINDOW_MS = 500;

/** Returns a reader of the event loop's mean delay over the last half second, in ms. */
export function loopLag(): () => number {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delays.enable();
  let lag = 0;
  setInterval(() => {
    lag = Math.max(0, delays.mean / 1e6 - RESOLUTION_MS) || 0;
    delays.reset();
  }, WINDOW_MS).unref();
  return () => lag;
}

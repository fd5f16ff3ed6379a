import { readFileSync } from "node:fs";

/**
 * Begins to watch a process; what it gives tells in words how much of a processor its event loop had since, and how much
 * of the time it could have gone on but other programs had them all.
 */
export function processorShare({ pid }: { pid?: number }): () => string {
  const [ran, waited] = timesOf(pid);
  const since = performance.now();
  return () => {
    const [nowRan, nowWaited] = timesOf(pid);
    const part = (ms: number) => (ms / (performance.now() - since)).toFixed(2);
    return `its event loop had ${part(nowRan - ran)} of a processor and waited ${part(nowWaited - waited)} of the time for one`;
  };
}

/** In ms, of the main thread; NaN where the system does not tell. */
function timesOf(pid?: number): [number, number] {
  try {
    const [ran, waited] = readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ");
    return [Number(ran) / 1e6, Number(waited) / 1e6];
  } catch {
    return [Number.NaN, Number.NaN];
  }
}

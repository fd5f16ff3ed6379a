/** All places and all seats of the queue are taken. */
export class TooBusy extends Error {}

type Limits = { atOnce: number; waiting: number };

/**
 * Lets `atOnce` pieces of work run and `waiting` more wait in line; any further one throws TooBusy.
 * Work whose `signal` aborts while it waits leaves the line and throws the signal's reason.
 */
export function makeSlots({ atOnce, waiting }: Limits) {
  let running = 0;
  const line: (() => void)[] = [];

  function enter(signal?: AbortSignal): Promise<void> {
    if (running < atOnce) {
      running++;
      return Promise.resolve();
    }
    if (line.length >= waiting) return Promise.reject(new TooBusy());
    return new Promise((resolve, reject) => {
      const leave = () => {
        line.splice(line.indexOf(start), 1);
        reject(signal?.reason);
      };
      const start = () => {
        signal?.removeEventListener("abort", leave);
        resolve();
      };
      line.push(start);
      signal?.addEventListener("abort", leave, { once: true });
    });
  }

  return async function inSlot<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted();
    await enter(signal);
    try {
      return await work();
    } finally {
      // The place goes straight to the next in line.
      const next = line.shift();
      if (next) next();
      else running--;
    }
  };
}

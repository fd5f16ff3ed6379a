export class TooBusy extends Error {}

type Limits = {
  atOnce: number;
  /** Queued beyond that, in each lane. */
  waiting: number;
  /** Running and queued, per key. */
  perKey?: number;
  perKeyAtOnce?: number;
  /** Places that each lane leaves to the other. */
  reserved?: number;
};

/** Keys take turns. `priority` work has a lane of its own, which goes first. */
export type Turn = { key?: string; priority?: boolean };

/** Runs work within these limits. Throws TooBusy beyond them, and the reason of a `signal` that aborts while queued. */
export function semaphore(limits: Limits) {
  const [priorityLane, normalLane] = [makeLane(limits), makeLane(limits)];

  function startAll() {
    while (priorityLane.running + normalLane.running < limits.atOnce)
      if (!priorityLane.startNext() && !normalLane.startNext()) return;
  }

  return async function inSlot<T>(
    work: () => Promise<T>,
    { key = "", priority = false }: Turn = {},
    signal?: AbortSignal,
  ): Promise<T> {
    signal?.throwIfAborted();
    const lane = priority ? priorityLane : normalLane;
    await new Promise<void>((resolve, reject) => {
      const abort = () => {
        lane.remove(key, start);
        reject(signal?.reason);
      };
      const start = () => {
        signal?.removeEventListener("abort", abort);
        resolve();
      };
      lane.add(key, start);
      startAll();
      if (lane.queued > limits.waiting) {
        lane.remove(key, start);
        reject(new TooBusy());
      } else signal?.addEventListener("abort", abort, { once: true });
    });
    try {
      return await work();
    } finally {
      lane.leave(key);
      startAll();
    }
  };
}

function makeLane({
  atOnce,
  perKey = Number.POSITIVE_INFINITY,
  perKeyAtOnce = Number.POSITIVE_INFINITY,
  reserved = 0,
}: Limits) {
  const runningOf = new Map<string, number>();
  const queues = new Map<string, Set<() => void>>();

  const lane = {
    running: 0,
    queued: 0,
    add(key: string, start: () => void) {
      const queue = queues.get(key) ?? new Set();
      if ((runningOf.get(key) ?? 0) + queue.size >= perKey) throw new TooBusy();
      queues.set(key, queue.add(start));
      lane.queued++;
    },
    remove(key: string, start: () => void) {
      const queue = queues.get(key);
      if (!queue?.delete(start)) return;
      lane.queued--;
      if (queue.size === 0) queues.delete(key);
    },
    startNext(): boolean {
      if (lane.running >= atOnce - reserved) return false;
      for (const [key, queue] of queues) {
        const running = runningOf.get(key) ?? 0;
        const [start] = queue;
        if (!start || running >= perKeyAtOnce) continue;
        lane.remove(key, start);
        if (queues.delete(key)) queues.set(key, queue);
        runningOf.set(key, running + 1);
        lane.running++;
        start();
        return true;
      }
      return false;
    },
    leave(key: string) {
      const left = (runningOf.get(key) ?? 1) - 1;
      if (left > 0) runningOf.set(key, left);
      else runningOf.delete(key);
      lane.running--;
    },
  };
  return lane;
}

import type { Server } from "node:http";

const BEGIN_MS = 20;
const ACCEPT_TURNS_MAX = 50;

type FairQueue = {
  enter: () => Promise<void>;
  oldestWaitMs: () => number;
};

/** Begins a few requests per turn of the event loop: Node accepts one connection a turn, and long turns would block them. */
export function fairQueue(server: Server): FairQueue {
  const queue: { since: number; begin: () => void }[] = [];
  let turning = false;
  let accepted = false;
  let acceptTurns = 0;
  server.on("connection", () => {
    accepted = true;
  });

  function turn() {
    const mayBeMore = accepted && acceptTurns++ < ACCEPT_TURNS_MAX;
    accepted = false;
    if (mayBeMore) return void setImmediate(turn);
    acceptTurns = 0;
    begin(performance.now() + BEGIN_MS);
  }

  function begin(until: number) {
    queue.shift()?.begin();
    if (queue.length === 0) {
      turning = false;
    } else if (performance.now() > until) {
      setImmediate(turn);
    } else {
      // After the microtasks of the last one, so that its time counts.
      queueMicrotask(() => process.nextTick(begin, until));
    }
  }

  return {
    enter: () =>
      new Promise((resolve) => {
        queue.push({ since: performance.now(), begin: resolve });
        if (turning) return;
        turning = true;
        setImmediate(turn);
      }),
    oldestWaitMs: () => (queue[0] ? performance.now() - queue[0].since : 0),
  };
}

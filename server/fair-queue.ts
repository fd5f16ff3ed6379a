import type { Server } from "node:http";

/** How long requests are begun in one turn of the event loop. */
const BEGIN_MS = 20;
/** For so many turns, at most, nothing is begun while somebody is let in. */
const DOOR_TURNS = 50;

type FairQueue = {
  /** Waits for its turn. */
  enter: () => Promise<void>;
  /** How long the first in the row has waited by now, in ms. */
  oldestWaitMs: () => number;
};

/**
 * Requests are begun in the order they came, a few in each turn of the event loop: Node lets in one connection a turn,
 * so with long turns new visitors, and the question whether the server lives, would stand at the door for half a minute.
 */
export function fairQueue(server: Server): FairQueue {
  const row: { since: number; begin: () => void }[] = [];
  let turning = false;
  let letIn = false;
  let held = 0;
  server.on("connection", () => {
    letIn = true;
  });

  function turn() {
    const mayBeMore = letIn && held++ < DOOR_TURNS;
    letIn = false;
    if (mayBeMore) return void setImmediate(turn);
    held = 0;
    begin(performance.now() + BEGIN_MS);
  }

  function begin(until: number) {
    row.shift()?.begin();
    if (row.length === 0) {
      turning = false;
    } else if (performance.now() > until) {
      setImmediate(turn);
    } else {
      // After all that this one could do at once, so that the time it takes is counted.
      queueMicrotask(() => process.nextTick(begin, until));
    }
  }

  return {
    enter: () =>
      new Promise((resolve) => {
        row.push({ since: performance.now(), begin: resolve });
        if (turning) return;
        turning = true;
        setImmediate(turn);
      }),
    oldestWaitMs: () => (row[0] ? performance.now() - row[0].since : 0),
  };
}

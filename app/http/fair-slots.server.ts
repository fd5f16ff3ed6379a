import { TooBusy } from "~/platform/slots.server";

type Limits = {
  atOnce: number;
  /** Of each line, of one key */
  waitingEach: number;
  /** and of all keys. */
  waiting: number;
};

/** Whose work it is. Work that is `known` to be welcome stands in a line of its own. */
export type Turn = { key: string; known?: boolean };

/**
 * Lets `atOnce` pieces of work run. Of one key one piece runs at a time, and keys take turns, so that many pieces of one
 * hold the others up by one only. Each of the two lines always has a place. What is too much throws TooBusy.
 */
export function makeFairSlots({ atOnce, waitingEach, waiting }: Limits) {
  const known = makeLine(waitingEach, waiting);
  const others = makeLine(waitingEach, waiting);

  function begin() {
    while (known.running + others.running < atOnce) {
      const next = [known, others].find((line) => line.running < atOnce - 1 && line.begin());
      if (!next) return;
    }
  }

  return async function inSlot<T>(work: () => Promise<T>, { key, known: isKnown }: Turn): Promise<T> {
    const line = isKnown ? known : others;
    await new Promise<void>((resolve) => {
      line.join(key, resolve);
      begin();
    });
    try {
      return await work();
    } finally {
      line.leave(key);
      begin();
    }
  };
}

function makeLine(each: number, all: number) {
  // The order of the keys is that of their turns.
  const rows = new Map<string, (() => void)[]>();
  const running = new Set<string>();
  let waiting = 0;
  return {
    get running() {
      return running.size;
    },
    join(key: string, start: () => void) {
      const row = rows.get(key) ?? [];
      if (row.length >= each || waiting >= all) throw new TooBusy();
      row.push(start);
      rows.set(key, row);
      waiting++;
    },
    /** Starts the first whose turn it is; false when there is none. */
    begin(): boolean {
      for (const [key, row] of rows) {
        if (running.has(key)) continue;
        rows.delete(key);
        if (row.length > 1) rows.set(key, row);
        running.add(key);
        waiting--;
        row.shift()?.();
        return true;
      }
      return false;
    },
    leave: (key: string) => running.delete(key),
  };
}

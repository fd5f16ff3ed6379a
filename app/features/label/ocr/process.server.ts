import { setImmediate as nextTurn } from "node:timers/promises";
import { DEFAULT_EMOJI } from "~/features/food/entry";
import { warmFoodIndex } from "~/features/foods/matching/food-index";
import { type LabelReading, UNNAMED_LABEL } from "~/features/label/label-reading";
import { emojiFor } from "~/features/meals/match-foods";
import {
  type Child,
  type ChildLimits,
  childEnv,
  childProgram,
  ProcessLost,
  startChild,
} from "~/platform/child-process.server";
import { log } from "~/platform/log/log.server";
import { TooBusy } from "~/platform/semaphore";
import type { UnnamedReading } from "./reading";

type Reader = Pick<Child<Uint8Array, UnnamedReading | null>, "warm" | "pid" | "stop"> & {
  /** Null for an unreadable photo. Throws TooBusy, or ProcessLost when a step took too long or all of the memory. */
  read: (photo: Uint8Array) => Promise<LabelReading | null>;
};

/** For glibc: a picture's memory goes back to the system when it is done with. For V8: what is new shares 3 MB, not 48. */
const ENV = {
  ...childEnv(),
  MALLOC_ARENA_MAX: "1",
  MALLOC_MMAP_THRESHOLD_: "131072",
  NODE_OPTIONS: "--max-semi-space-size=1",
};

export function startReader(entry: () => Promise<string>, limits: ChildLimits): Reader {
  const { work, ...child } = startChild<Uint8Array, UnnamedReading | null, "step">(entry, limits, ENV);

  async function read(photo: Uint8Array) {
    try {
      const reading = await work(photo);
      return reading && (await named(reading));
    } catch (error) {
      if (error instanceof TooBusy)
        log.warn({ event: "label turned away", reason: "too many are waiting to be read" });
      else
        log.warn({
          event: "label not read",
          reason: error instanceof Error ? error.message : String(error),
          ...(error instanceof ProcessLost &&
            error.wasKilled && {
              remedy: "Give the server more memory, or set LABEL_OCR=off.",
            }),
        });
      if (error instanceof TooBusy || error instanceof ProcessLost) throw error;
      return null;
    }
  }

  return { ...child, read };
}

/** By the largest title that names a food. Here, since the foods would take 20 MB of the reader too. */
export async function named({ titles, ...reading }: UnnamedReading): Promise<LabelReading> {
  await warmFoodIndex(nextTurn);
  for (const { text, name } of titles) {
    if (emojiFor(text) !== DEFAULT_EMOJI) return { name, emoji: emojiFor(name), ...reading };
    await nextTurn();
  }
  return { name: UNNAMED_LABEL, emoji: DEFAULT_EMOJI, ...reading };
}

export const readerEntry = (): Promise<string> =>
  childProgram("label-reader", "app/features/label/ocr/child.server.ts");

export const READER_LIMITS: ChildLimits = {
  waiting: 4,
  // For a step, such as one line of text: slow is no reason to give up.
  patience: 60_000,
  // A photo takes 25 MB of it; with room for more, V8 would collect less.
  heapMax: 80 * 1024 * 1024,
  idle: 60_000,
  memory: 400 * 1024 * 1024,
  tasks: 200,
};

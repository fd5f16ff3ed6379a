import type { LabelReading } from "~/features/label/label-reading";
import { type Child, type ChildLimits, childProgram, startChild } from "~/platform/child-process.server";
import { log } from "~/platform/log/log.server";
import { TooBusy } from "~/platform/semaphore";

export type Reader = Pick<Child<Uint8Array, LabelReading | null>, "warm" | "pid" | "stop"> & {
  /** Null for an unreadable photo, or after a timeout. */
  read: (photo: Uint8Array) => Promise<LabelReading | null>;
};

export function startReader(entry: () => Promise<string>, limits: ChildLimits): Reader {
  const { work, ...child } = startChild<Uint8Array, LabelReading | null>(entry, limits);

  async function read(photo: Uint8Array) {
    try {
      return await work(photo);
    } catch (error) {
      if (error instanceof TooBusy)
        log.warn({ event: "label turned away", reason: "too many are waiting to be read" });
      else
        log.warn({ event: "label not read", reason: error instanceof Error ? error.message : String(error) });
      return null;
    }
  }

  return { ...child, read };
}

export const readerEntry = (): Promise<string> =>
  childProgram("label-reader", "app/features/label/ocr/child.server.ts");

export const READER_LIMITS: ChildLimits = {
  waiting: 4,
  patience: 20_000,
  idle: 5 * 60_000,
  memory: 900 * 1024 * 1024,
  tasks: 200,
};

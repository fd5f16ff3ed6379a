import type { ChildLimits } from "~/platform/child-process/child-limits";
import { type Child, startChild } from "~/platform/child-process/start-child.server";
import { TooBusy } from "~/platform/limits/semaphore";
import { log } from "~/platform/log/log.server";
import type { LabelReading } from "../../label-reading";

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

const AGAIN_MS = 5000;

/** Decides which of the codes that a camera reads is worth asking for. */
export type BarcodeWatch = {
  /** The camera shows a picture again: what still lies before it was asked for already. */
  resume(nowMs: number): void;
  /** A code that was read; gives it back when it is to be looked up. */
  read(code: string, nowMs: number): string | undefined;
};

/**
 * A code is asked for when it was read twice in a row, so that a single misreading is not, and then not again while it
 * stays in the picture. `asked` is one that was asked for before.
 */
export function barcodeWatch(asked?: string): BarcodeWatch {
  let once: string | undefined;
  let done = asked;
  let doneSeenAt = Number.NEGATIVE_INFINITY;
  return {
    resume(nowMs) {
      once = undefined;
      doneSeenAt = nowMs;
    },
    read(code, nowMs) {
      if (code === done && nowMs - doneSeenAt < AGAIN_MS) {
        doneSeenAt = nowMs;
        return undefined;
      }
      if (code !== once) {
        once = code;
        return undefined;
      }
      once = undefined;
      done = code;
      doneSeenAt = nowMs;
      return code;
    },
  };
}

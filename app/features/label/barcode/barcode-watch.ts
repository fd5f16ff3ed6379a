const AGAIN_MS = 5000;

export type BarcodeWatch = {
  /** Called when the camera restarts: a code still in view doesn't count as new. */
  resume(nowMs: number): void;
  read(code: string, nowMs: number): string | undefined;
};

/** Reports a code after two equal reads in a row, and again only after it left the picture. `first` counts as reported. */
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

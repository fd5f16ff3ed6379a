const REPEAT_MS = 5000;

export type BarcodeWatch = {
  /** Called when the camera restarts: a code still in view doesn't count as new. */
  resume(nowMs: number): void;
  read(code: string, nowMs: number): string | undefined;
};

/** Reports a code after two equal reads in a row, and again only after it left the picture. `first` counts as reported. */
export function barcodeWatch(first?: string): BarcodeWatch {
  let lastRead: string | undefined;
  let reported = first;
  let reportedSeenAt = Number.NEGATIVE_INFINITY;
  return {
    resume(nowMs) {
      lastRead = undefined;
      reportedSeenAt = nowMs;
    },
    read(code, nowMs) {
      if (code === reported && nowMs - reportedSeenAt < REPEAT_MS) {
        reportedSeenAt = nowMs;
        return undefined;
      }
      if (code !== lastRead) {
        lastRead = code;
        return undefined;
      }
      lastRead = undefined;
      reported = code;
      reportedSeenAt = nowMs;
      return code;
    },
  };
}

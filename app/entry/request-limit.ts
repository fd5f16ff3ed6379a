import { fixedWindowLimiter } from "~/platform/limits/fixed-window-limiter";

export const REQUESTS_PER_MINUTE = 600;

/** Counts a request of an address block, built files apart; returns the ms to wait, 0 if it may pass. */
export function requestLimit(): (addressBlock: string) => number {
  const requests = fixedWindowLimiter({ points: REQUESTS_PER_MINUTE, perMs: 60_000 }, () =>
    performance.now(),
  );
  return (addressBlock) => requests.take(addressBlock);
}

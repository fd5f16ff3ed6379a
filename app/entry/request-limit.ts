import { fixedWindowLimiter } from "~/platform/limits/fixed-window-limiter";

export const REQUESTS_PER_MINUTE = 600;

/** Returns the ms an address block must wait, 0 when it may pass. */
export function requestLimit(): (addressBlock: string) => number {
  const requests = fixedWindowLimiter({ points: REQUESTS_PER_MINUTE, perMs: 60_000 }, () =>
    performance.now(),
  );
  return (addressBlock) => requests.take(addressBlock);
}

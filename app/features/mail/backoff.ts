const MINUTE_MS = 60_000;

const WAITS_MS = [1, 5, 20, 60, 180, 360, 360].map((minutes) => minutes * MINUTE_MS);

/** The pause (ms) after the n-th failed attempt, from 1; undefined after the last. */
export const waitAfter = (tries: number): number | undefined => WAITS_MS[tries - 1];

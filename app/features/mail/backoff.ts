const MINUTE_MS = 60_000;

/** How long a mail waits after its first, second … failed try, in ms. After the last it is given up. */
const WAITS_MS = [1, 5, 20, 60, 180, 360, 360].map((minutes) => minutes * MINUTE_MS);

/** The wait after the n-th failed try, from 1; undefined when there is no further one. */
export const waitAfter = (tries: number): number | undefined => WAITS_MS[tries - 1];

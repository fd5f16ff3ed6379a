/** How long after it was typed a food still counts for its own day. */
const KEPT_DAYS = 7;

const DAY_MS = 86_400_000;

/** The instant (ms) a food that waited counts for: when it was typed, unless that clock was off or it is too long ago. */
export const loggedAt = (at: number, now: number): number =>
  at > now || at < now - KEPT_DAYS * DAY_MS ? now : at;

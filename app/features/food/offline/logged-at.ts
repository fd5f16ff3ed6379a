const COUNTS_FOR_DAYS = 7;

const DAY_MS = 86_400_000;

/** The instant (ms) a queued food counts for: when it was typed, unless that is in the future or over a week ago. */
export const loggedAt = (at: number, now: number): number =>
  at > now || at < now - COUNTS_FOR_DAYS * DAY_MS ? now : at;

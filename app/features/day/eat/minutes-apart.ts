const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

export const NEARBY_MINUTES = 120;

/** Between two instants (ms) on a clock's face. */
export function minutesApart(one: number, other: number): number {
  const apart = (Math.abs(one - other) / MINUTE_MS) % DAY_MINUTES;
  return Math.min(apart, DAY_MINUTES - apart);
}

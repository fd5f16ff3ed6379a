import { addDays } from "./local-date";

type NeighbourDays = { previous: string | null; next: string | null };

/**
 * Where the arrows of the date switcher lead from `date`; null where an arrow is off.
 * `active` holds the days with data, oldest first; a journey west leaves some of them ahead, and today is never skipped.
 */
export function neighbourDays(date: string, today: string, active: readonly string[]): NeighbourDays {
  return { previous: previousDay(date, today, active), next: nextDay(date, today, active) };
}

function previousDay(date: string, today: string, active: readonly string[]) {
  if (date === today) return addDays(today, -1);
  const before = active.findLast((day) => day < date) ?? null;
  return date > today && (before ?? "") < today ? today : before;
}

function nextDay(date: string, today: string, active: readonly string[]) {
  if (date === addDays(today, -1)) return today;
  const after = active.find((day) => day > date) ?? null;
  return date < today && (after === null || after > today) ? today : after;
}

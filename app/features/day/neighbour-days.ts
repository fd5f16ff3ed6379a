import { addDays } from "./local-date";

type NeighbourDays = { previous: string | null; next: string | null };

/** The last day with data before some day, and the first after it. */
export type Around = { before: string | null; after: string | null };

/**
 * Where the arrows of the date switcher lead from `date`; null where an arrow is off.
 * A journey west leaves days with data ahead, and today is never skipped.
 */
export function neighbourDays(date: string, today: string, around: Around): NeighbourDays {
  return { previous: previousDay(date, today, around), next: nextDay(date, today, around) };
}

function previousDay(date: string, today: string, { before }: Around) {
  if (date === today) return addDays(today, -1);
  return date > today && (before ?? "") < today ? today : before;
}

function nextDay(date: string, today: string, { after }: Around) {
  if (date === addDays(today, -1)) return today;
  return date < today && (after === null || after > today) ? today : after;
}

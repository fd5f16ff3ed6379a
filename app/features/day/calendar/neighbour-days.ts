import { addDays } from "./local-date";

type NeighbourDays = { previous: string | null; next: string | null };

export type Around = { before: string | null; after: string | null };

/** The targets of the date switcher's arrows, null where disabled; today is never skipped, and data ahead stays reachable after a journey west. */
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

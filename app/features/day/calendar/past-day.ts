import { isLocalDate } from "./local-date";

/** Null for today, for a future day and for anything that is no day. */
export const pastDayOf = (date: string | null | undefined, today: string): string | null =>
  isLocalDate(date) && date < today ? date : null;

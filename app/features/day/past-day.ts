import { isLocalDate } from "./local-date";

/** The past day that an address or a form names; null for today, also where it names none or one that lies ahead. */
export const pastDayOf = (date: string | null | undefined, today: string): string | null =>
  isLocalDate(date) && date < today ? date : null;

/** "Tuesday, March 5, 2026", of a date */
export const cardDate = (date: string): string => completionDate(Date.parse(`${date}T00:00:00Z`), "UTC");

/** "Tue, Mar 5, 2026", of a date */
export const shortCardDate = (date: string): string =>
  inZone(Date.parse(`${date}T00:00:00Z`), "UTC", "short");

/** "Tuesday, March 5, 2026" */
export const completionDate = (instantMs: number, timeZone: string): string =>
  inZone(instantMs, timeZone, "long");

const inZone = (instantMs: number, timeZone: string, length: "long" | "short") =>
  new Intl.DateTimeFormat("en-US", {
    weekday: length,
    month: length,
    day: "numeric",
    year: "numeric",
    timeZone,
  }).format(instantMs);

/** "Tuesday, March 5, 2026", of a date */
export const cardDate = (date: string): string => inWords(date, "long");

/** "Tue, Mar 5, 2026", of a date */
export const shortCardDate = (date: string): string => inWords(date, "short");

const inWords = (date: string, length: "long" | "short") =>
  new Intl.DateTimeFormat("en-US", {
    weekday: length,
    month: length,
    day: "numeric",
    year: "numeric",
    timeZone: "UTC",
  }).format(Date.parse(`${date}T00:00:00Z`));

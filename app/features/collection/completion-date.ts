/** The day of a completion as cards show it, in the reader's zone: "Tuesday, March 5, 2026". */
export const completionDate = (instantMs: number, timeZone: string): string =>
  new Intl.DateTimeFormat("en-US", {
    weekday: "long",
    month: "long",
    day: "numeric",
    year: "numeric",
    timeZone,
  }).format(instantMs);

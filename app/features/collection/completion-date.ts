/** "Tuesday, March 5, 2026" */
export const completionDate = (instantMs: number, timeZone: string): string =>
  new Intl.DateTimeFormat("en-US", {
    weekday: "long",
    month: "long",
    day: "numeric",
    year: "numeric",
    timeZone,
  }).format(instantMs);

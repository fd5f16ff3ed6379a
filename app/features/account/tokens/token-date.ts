/** The day of an instant (ms), in the reader's zone: "Nov 21, 2026". */
export const tokenDate = (instantMs: number, timeZone: string): string =>
  new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone }).format(instantMs);

import { attempt } from "./text";

const NAME = /^[A-Za-z][\w+-]*(?:\/[\w+-]+)*$/;

/** An IANA name, such as `Europe/Paris`, supported by this runtime. */
export function isTimeZone(name: unknown): name is string {
  if (typeof name !== "string" || name.length > 64 || !NAME.test(name)) return false;
  return attempt(() => new Intl.DateTimeFormat("en-US", { timeZone: name })) !== undefined;
}

export const timeZones = (shown: string): string[] =>
  [...new Set([...Intl.supportedValuesOf("timeZone"), "UTC", shown])].sort();

export const DAY_START_MAX = 6;

export const hourText = (hour: number): string => (hour === 0 ? "Midnight" : `${hour} AM`);

export const DAY_STARTS = Array.from({ length: DAY_START_MAX + 1 }, (_, hour) => ({
  value: String(hour),
  label: hourText(hour),
}));

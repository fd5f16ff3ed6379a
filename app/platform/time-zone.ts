import { attempt } from "./attempt";

const NAME = /^[A-Za-z][\w+-]*(?:\/[\w+-]+)*$/;

/** A name of the IANA database, such as `Europe/Paris`, that this runtime can reckon with. */
export function isTimeZone(name: unknown): name is string {
  if (typeof name !== "string" || name.length > 64 || !NAME.test(name)) return false;
  return attempt(() => new Intl.DateTimeFormat("en-US", { timeZone: name })) !== undefined;
}

/** All names to choose from, `shown` among them. */
export const timeZones = (shown: string): string[] =>
  [...new Set([...Intl.supportedValuesOf("timeZone"), "UTC", shown])].sort();

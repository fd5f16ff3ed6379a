import { attempt } from "./attempt";

const NAME = /^[A-Za-z][\w+-]*(?:\/[\w+-]+)*$/;

/** An IANA name, such as `Europe/Paris`, supported by this runtime. */
export function isTimeZone(name: unknown): name is string {
  if (typeof name !== "string" || name.length > 64 || !NAME.test(name)) return false;
  return attempt(() => new Intl.DateTimeFormat("en-US", { timeZone: name })) !== undefined;
}

export const timeZones = (shown: string): string[] =>
  [...new Set([...Intl.supportedValuesOf("timeZone"), "UTC", shown])].sort();

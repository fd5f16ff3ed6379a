/** The cookie in which a browser tells its zone before the account knows it. */
export const ZONE_COOKIE = "pp_zone";

const NAME = /^[A-Za-z][\w+-]*(?:\/[\w+-]+)*$/;

/** A name of the IANA database, such as `Europe/Paris`, that this runtime can reckon with. */
export function isTimeZone(name: unknown): name is string {
  if (typeof name !== "string" || name.length > 64 || !NAME.test(name)) return false;
  try {
    new Intl.DateTimeFormat("en-US", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** All names to choose from, `shown` among them. */
export const timeZones = (shown: string): string[] =>
  [...new Set([...Intl.supportedValuesOf("timeZone"), "UTC", shown])].sort();

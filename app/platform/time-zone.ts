/** Whether the runtime knows this IANA zone name. */
export function isTimeZone(name: unknown): name is string {
  if (typeof name !== "string" || name.length > 64 || !/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat("en-US", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** The cookie in which the browser tells its zone before the account knows it. */
export const ZONE_COOKIE = "pp_zone";

import { Temporal } from "temporal-polyfill";
import { plainCookie, setPlainCookie } from "~/http/plain-cookie";
import { browserZone } from "~/http/viewer.server";

/** The zone of a browser whose clock differs from the account's, unless it was declined there before. */
export function zoneToAsk(request: Request, { timeZone }: { timeZone: string }, now: number): string | null {
  const zone = browserZone(request);
  if (!zone || offsetAt(zone, now) === offsetAt(timeZone, now)) return null;
  return declinedZones(request).includes(zone) ? null : zone;
}

/** The zones declined in this browser, the last one at the end. */
const declinedZones = (request: Request): string[] =>
  (plainCookie(request, "declinedZones") ?? "").split("~").filter(Boolean);

const offsetAt = (timeZone: string, now: number): string =>
  Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone).offset;

/** More journeys than anybody makes with one browser, and few enough for a cookie. */
const REMEMBERED_MAX = 20;

/** The header by which a browser remembers that its `zone` isn't wanted for the account. */
export function declineZone(request: Request, zone: string): string {
  const others = declinedZones(request).filter((each) => each !== zone);
  return setPlainCookie("declinedZones", [...others, zone].slice(-REMEMBERED_MAX).join("~"));
}

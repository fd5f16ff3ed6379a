import { setPlainCookie } from "~/http/plain-cookie";
import { declinedZones } from "./zone-to-ask.server";

/** More journeys than anybody makes with one browser, and few enough for a cookie. */
const REMEMBERED_MAX = 20;

/** The header by which a browser remembers that its `zone` isn't wanted for the account. */
export function declineZone(request: Request, zone: string): string {
  const others = declinedZones(request).filter((each) => each !== zone);
  return setPlainCookie("declinedZones", [...others, zone].slice(-REMEMBERED_MAX).join("~"));
}

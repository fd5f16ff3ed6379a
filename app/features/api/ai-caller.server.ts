import { senderOf } from "~/platform/limits.server";
import { errorWording } from "~/ui/error-wording";
import { CallRefused } from "./call-refused";

/**
 * Whom a reading of food is counted for: the user, or a stranger's address. Throws CallRefused for a stranger where
 * the server reads only for those who are signed in.
 */
export function aiCaller(request: Request, viewer: { id: string } | null, anonymous: "on" | "off"): string {
  if (viewer) return viewer.id;
  if (anonymous === "off") throw new CallRefused(401, errorWording(401));
  return senderOf(request);
}

import type { Store } from "~/db/store";
import { signIn } from "~/http/auth.server";
import { setPlainCookie } from "~/http/plain-cookie";
import { toastCookie } from "~/http/toast.server";
import { logEvent } from "~/platform/log/request-context.server";
import { learnTimeZone } from "../preferences/set-hours.server";
import { HOUSE_TEXTS } from "./house-texts";
import type { Entered, Visit } from "./make-account.server";

/** Logs in who was let in by something other than a password; the cookies are added to `headers`. */
export async function beginSession(
  store: Store,
  { request, timeZone }: Visit,
  { userId, how }: Entered,
  by: "provider" | "proxy",
  headers: Headers,
): Promise<void> {
  const text = how === "linked" || how === "proved" ? HOUSE_TEXTS[how] : undefined;
  if (text) headers.append("Set-Cookie", await toastCookie({ type: "success", text }));
  if (how !== "new" && timeZone) await learnTimeZone(store, userId, timeZone);
  for (const cookie of (await signIn(request, userId)).getSetCookie()) headers.append("Set-Cookie", cookie);
  if (how === "new") headers.append("Set-Cookie", setPlainCookie("prompted", ""));
  logEvent(how === "new" ? `signed up by ${by}` : `logged in by ${by}`);
}

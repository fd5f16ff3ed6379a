import type { Store } from "~/db/store";
import { learnTimeZone } from "~/features/account/preferences/set-hours.server";
import { signIn } from "~/http/auth.server";
import { browserZone } from "~/http/viewer.server";
import { type GoOn, leadOn } from "./lead-on.server";

/** Begins a session for the account that a form opened, and leads on to where its sender was going. */
export async function enter(
  store: Store,
  request: Request,
  userId: string,
  sent: GoOn,
  now: number,
): Promise<Response> {
  const zone = browserZone(request);
  if (zone) await learnTimeZone(store, userId, zone);
  return leadOn(store, userId, sent, await signIn(request, userId), now);
}

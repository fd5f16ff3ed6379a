import { lockUser } from "~/db/lock-user.server";
import type { Store } from "~/db/store";
import { Refusal } from "~/http/refusal";
import type { Settings } from "~/platform/settings/settings.server";
import { requireRecentLogIn } from "../password/require-recent-log-in.server";
import { foundBy } from "./found.server";
import { HOUSE_TEXTS } from "./house-texts";
import { addIdentity } from "./identities.server";

type Sent = { currentPassword?: string };

/** Links whom the provider named for this account. Throws Refusal: 400 for nobody or without a recent log-in, 409 for another account's. */
export async function linkFound(
  store: Store,
  settings: Pick<Settings, "oidc">,
  request: Request,
  user: { id: string; email: string },
  { currentPassword }: Sent,
  now: number,
): Promise<void> {
  const found = await foundBy(request, user.id, now);
  if (!found) throw new Refusal(400, HOUSE_TEXTS.foundNobody);
  await requireRecentLogIn(store, settings, request, user, currentPassword);
  const linked = await store.tx(async (db) => {
    await lockUser(db, user.id);
    return addIdentity(db, user.id, found, now);
  });
  if (!linked) throw new Refusal(409, HOUSE_TEXTS.linkedToOther);
}

import { lockUser } from "~/db/lock-user.server";
import type { Store } from "~/db/store";
import { composeMail } from "~/features/mail/compose-mail.server";
import { makeToken } from "~/features/mail/mail-token.server";

/** A link with which this person chooses a new password, once and within 30 minutes; as a mail would bring it. */
export async function recoveryLink(
  store: Store,
  userId: string,
  baseUrl: string,
  now: number,
): Promise<string> {
  const token = await store.tx(async (db) => {
    await lockUser(db, userId);
    return makeToken(db, { userId, purpose: "recovery" }, now);
  });
  return composeMail({ kind: "recovery", token, at: now, timeZone: "UTC" }, baseUrl).link;
}

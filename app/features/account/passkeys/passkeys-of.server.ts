import { and, asc, eq } from "drizzle-orm";
import { lockUser } from "~/db/lock-user.server";
import type { Db, Store } from "~/db/store";
import { Refusal } from "~/http/refusal";
import type { Settings } from "~/platform/settings/settings.server";
import { HOUSE_TEXTS } from "../house/house-texts";
import { identitiesOf, isAt } from "../house/identities.server";
import { NO_PASSWORD } from "../password/no-password";
import { PASSKEY_TEXTS } from "./passkey-texts";

export async function passkeysOf(db: Db, userId: string) {
  const { passkey } = db.t;
  return db
    .select({ id: passkey.id, name: passkey.name, made: passkey.created_at, used: passkey.last_used_at })
    .from(passkey)
    .where(eq(passkey.user_id, userId))
    .orderBy(asc(passkey.created_at), asc(passkey.id));
}

type Ways = Pick<Settings, "oidc" | "authHeader">;

/** Removes a passkey. Throws Refusal: 404 when it was gone, 409 when it is all that opens the account. */
export async function removePasskey(store: Store, ways: Ways, userId: string, id: string): Promise<void> {
  await store.tx(async (db) => {
    const { passkey } = db.t;
    await lockUser(db, userId);
    const others = (await passkeysOf(db, userId)).filter((other) => other.id !== id);
    if (others.length === 0 && !(await opensWithout(db, ways, userId)))
      throw new Refusal(409, HOUSE_TEXTS.lastWayIn);
    const removed = await db
      .delete(passkey)
      .where(and(eq(passkey.user_id, userId), eq(passkey.id, id)))
      .returning({ id: passkey.id });
    if (removed.length === 0) throw new Refusal(404, PASSKEY_TEXTS.gone);
  });
}

/** Whether an account opens without a passkey. */
async function opensWithout(db: Db, { oidc, authHeader }: Ways, userId: string): Promise<boolean> {
  const { users } = db.t;
  const [user] = await db.select({ stored: users.password_hash }).from(users).where(eq(users.id, userId));
  if (authHeader || user?.stored !== NO_PASSWORD) return true;
  return (await identitiesOf(db, userId)).some(({ issuer }) => isAt(oidc, issuer));
}

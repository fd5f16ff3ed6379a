import { and, asc, count, eq } from "drizzle-orm";
import { lockUser } from "~/db/lock-user.server";
import type { Db, Store } from "~/db/store";
import type { Settings } from "~/platform/settings/settings.server";
import { NO_PASSWORD } from "../password/no-password";

export type Identity = { issuer: string; subject: string };

const isOf = ({ t: { user_identity: table } }: Db, { issuer, subject }: Identity) =>
  and(eq(table.issuer, issuer), eq(table.subject, subject));

export async function ownerOf(db: Db, identity: Identity): Promise<string | undefined> {
  const { user_identity: table } = db.t;
  const [found] = await db.select({ userId: table.user_id }).from(table).where(isOf(db, identity));
  return found?.userId;
}

/** False when it is another account's. Linking again changes nothing. */
export async function addIdentity(db: Db, userId: string, identity: Identity, now: number): Promise<boolean> {
  const { issuer, subject } = identity;
  const added = await db
    .insert(db.t.user_identity)
    .values({ user_id: userId, issuer, subject, created_at: now })
    .onConflictDoNothing()
    .returning({ of: db.t.user_identity.user_id });
  return added.length > 0 || (await ownerOf(db, identity)) === userId;
}

export async function identitiesOf(db: Db, userId: string): Promise<(Identity & { since: number })[]> {
  const { user_identity: table } = db.t;
  return db
    .select({ issuer: table.issuer, subject: table.subject, since: table.created_at })
    .from(table)
    .where(eq(table.user_id, userId))
    .orderBy(asc(table.created_at), asc(table.subject));
}

/** Removes a linked sign-in, unless the account could be opened by nothing else then. */
export async function removeIdentity(
  store: Store,
  { oidc }: Pick<Settings, "oidc">,
  userId: string,
  identity: Identity,
): Promise<"removed" | "gone" | "last-way-in"> {
  return store.tx(async (db) => {
    const { users, user_identity: table } = db.t;
    await lockUser(db, userId);
    const [user] = await db.select({ stored: users.password_hash }).from(users).where(eq(users.id, userId));
    const [linked] = await db.select({ all: count() }).from(table).where(eq(table.user_id, userId));
    const passwordOpens = !oidc?.only && user?.stored !== NO_PASSWORD;
    if (!passwordOpens && (linked?.all ?? 0) <= 1) return "last-way-in";
    const removed = await db
      .delete(table)
      .where(and(eq(table.user_id, userId), isOf(db, identity)))
      .returning({ of: table.user_id });
    return removed.length > 0 ? "removed" : "gone";
  });
}

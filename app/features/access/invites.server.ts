import { randomBytes } from "node:crypto";
import { and, eq, gt, isNull, lt, or } from "drizzle-orm";
import { dropInBatches } from "~/db/rows.server";
import type { Db, Store } from "~/db/store";
import { Refusal } from "~/http/refusal";
import { newToken, tokenKey } from "~/platform/crypto.server";
import { ACCOUNT_MESSAGES } from "./messages";

export const dropOldInvites = (store: Store, now: number): Promise<void> =>
  dropInBatches(store, "invite", ({ t }) => lt(t.invite.expires_at, now));

/** The invite behind what its link carries, and the address it is for; undefined if it has ended or never was. */
export async function openInvite(
  db: Db,
  value: unknown,
  now: number,
): Promise<{ email: string | null } | undefined> {
  const key = tokenKey(value);
  if (!key) return undefined;
  const { invite } = db.t;
  const named = and(eq(invite.id, key.userId), eq(invite.secret_hash, key.hash), gt(invite.expires_at, now));
  const [row] = await db.select({ email: invite.email }).from(invite).where(named);
  return row;
}

/** Why an invite let nobody in: 400 for another address than its own, 410 for one that has ended. */
export async function inviteRefusal(db: Db, value: string | undefined, now: number): Promise<Refusal> {
  return (await openInvite(db, value, now))
    ? new Refusal(400, { email: [ACCOUNT_MESSAGES.inviteForAnother] })
    : new Refusal(410, ACCOUNT_MESSAGES.inviteEnded);
}

const DAY_MS = 86_400_000;

type Invite = { email?: string; days: number };

/** Makes an invite and returns what its link carries, which nothing stores. */
export async function makeInvite(store: Store, { email, days }: Invite, now: number): Promise<string> {
  const { value, userId: id, hash } = newToken(randomBytes(6).toString("hex"));
  const row = {
    id,
    secret_hash: hash,
    email: email ?? null,
    created_at: now,
    expires_at: now + days * DAY_MS,
  };
  await store.tx(async (db) => {
    await db.insert(db.t.invite).values(row).onConflictDoNothing({ target: db.t.invite.id });
  });
  return value;
}

/** Uses an invite up for this address; false if it has ended or is for another. Of several at once one succeeds. */
export async function spendInvite(db: Db, value: string, email: string, now: number): Promise<boolean> {
  const key = tokenKey(value);
  if (!key) return false;
  const { invite } = db.t;
  const spent = await db
    .delete(invite)
    .where(
      and(
        eq(invite.id, key.userId),
        eq(invite.secret_hash, key.hash),
        gt(invite.expires_at, now),
        or(isNull(invite.email), eq(invite.email, email)),
      ),
    )
    .returning({ id: invite.id });
  return spent.length > 0;
}

import { randomBytes } from "node:crypto";
import type { Store } from "~/db/store";
import { newToken } from "~/platform/secret-token.server";

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

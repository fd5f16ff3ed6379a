import { randomBytes } from "node:crypto";
import { AlreadyThere } from "~/db/already-there";
import type { Store } from "~/db/store";
import { hashPassword } from "./password-hash.server";

type NewAccount = { email: string; password: string; timeZone?: string };
type SignedUp = { ok: true; userId: string } | { ok: false; reason: "email-taken" };

/** Makes an account. The unique index decides whose the address is, also when two ask at once. */
export async function signUp(store: Store, account: NewAccount, now: number): Promise<SignedUp> {
  const userId = randomBytes(16).toString("hex");
  const password_hash = await hashPassword(account.password);
  try {
    await store.tx(async (db) => {
      await db
        .insert(db.t.users)
        .values({
          id: userId,
          email: account.email,
          password_hash,
          share_id: userId,
          time_zone: account.timeZone ?? null,
          created_at: now,
        })
        .onConflictDoNothing({ target: db.t.users.id });
    });
  } catch (error) {
    if (error instanceof AlreadyThere) return { ok: false, reason: "email-taken" };
    throw error;
  }
  return { ok: true, userId };
}

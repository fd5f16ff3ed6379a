import { randomBytes } from "node:crypto";
import type { Store } from "~/db/store";
import { UniqueViolation } from "~/db/unique-violation";
import { newMailId, queueMail } from "~/features/mail/queue-mail.server";
import { wakeMail } from "~/features/mail/wake-mail.server";
import { hashPassword } from "../password/password-hash.server";

type NewAccount = { email: string; password: string; timeZone?: string; toConfirm?: boolean };
type SignedUp = { ok: true; userId: string } | { ok: false; reason: "email-taken" };

/** Makes an account; one `toConfirm` has its owner mailed a link. The unique index decides whose the address is, also when two ask at once. */
export async function signUp(store: Store, account: NewAccount, now: number): Promise<SignedUp> {
  const userId = randomBytes(16).toString("hex");
  const mailId = newMailId();
  const password_hash = await hashPassword(account.password, { key: account.email });
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
      if (account.toConfirm) await queueMail(db, { id: mailId, userId, kind: "confirm" }, now);
    });
  } catch (error) {
    if (error instanceof UniqueViolation) return { ok: false, reason: "email-taken" };
    throw error;
  }
  if (account.toConfirm) wakeMail();
  return { ok: true, userId };
}

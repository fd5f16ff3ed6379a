import { randomBytes } from "node:crypto";
import { startVersion } from "~/db/start-version.server";
import type { Db, Store } from "~/db/store";
import { UniqueViolation } from "~/db/unique-violation";
import { newMailId, queueMail } from "~/features/mail/queue-mail.server";
import { wakeMail } from "~/features/mail/wake-mail.server";
import { spendInvite } from "../invites/spend-invite.server";
import { hashPassword } from "../password/password-hash.server";
import { signUpsOpen } from "./sign-ups-open.server";

type NewAccount = {
  email: string;
  password: string;
  timeZone?: string;
  toConfirm?: boolean;
  onlyFirst?: boolean;
  /** What an invite link carries; it is used up. */
  invite?: string;
};
type SignedUp =
  | { ok: true; userId: string }
  | { ok: false; reason: "email-taken" | "not-first" | "not-invited" };

class NotFirst extends Error {}
class NotInvited extends Error {}

/** Makes an account; one `toConfirm` has its owner mailed a link. The unique index decides whose the address is, also when two ask at once. */
export async function signUp(store: Store, account: NewAccount, now: number): Promise<SignedUp> {
  const userId = randomBytes(16).toString("hex");
  const mailId = newMailId();
  const password_hash = await hashPassword(account.password, { key: account.email });
  try {
    await store.tx(async (db) => {
      if (account.onlyFirst) await mustBeFirst(db);
      if (account.invite !== undefined && !(await spendInvite(db, account.invite, account.email, now)))
        throw new NotInvited();
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
      await startVersion(db, userId);
      if (account.toConfirm) await queueMail(db, { id: mailId, userId, kind: "confirm" }, now);
    });
  } catch (error) {
    if (error instanceof UniqueViolation) return { ok: false, reason: "email-taken" };
    if (error instanceof NotFirst) return { ok: false, reason: "not-first" };
    if (error instanceof NotInvited) return { ok: false, reason: "not-invited" };
    throw error;
  }
  if (account.toConfirm) wakeMail();
  return { ok: true, userId };
}

async function mustBeFirst(db: Db) {
  // Others who make the first account at the same time wait for this row.
  const row = { purpose: "first account", secret: "" };
  await db
    .insert(db.t.server_secret)
    .values(row)
    .onConflictDoUpdate({ target: db.t.server_secret.purpose, set: row });
  if (!(await signUpsOpen(db, "first"))) throw new NotFirst();
}

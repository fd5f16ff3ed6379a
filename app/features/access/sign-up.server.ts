import { randomBytes } from "node:crypto";
import { UniqueViolation } from "~/db/errors";
import { startVersion } from "~/db/migrate.sqlite.server";
import type { Db, Store } from "~/db/store";
import { hashPassword } from "~/features/access/password/hash.server";
import { NO_PASSWORD } from "~/features/access/password/password";
import { addIdentity, type Identity } from "~/features/access/sso/identities.server";
import { wakeMail } from "~/features/mail/mailer.server";
import { newMailId, queueMail } from "~/features/mail/queue-mail.server";
import type { Settings } from "~/platform/settings/settings.server";
import { spendInvite } from "./invites.server";

/** Whether an account can be made now; with the policy `first` until there is one. */
export async function signUpsOpen(db: Db, policy: Settings["signUps"]): Promise<boolean> {
  if (policy !== "first") return policy === "open";
  const { users } = db.t;
  return (await db.select({ id: users.id }).from(users).limit(1)).length === 0;
}

type NewAccount = {
  email: string;
  /** None for one that is opened by other means. */
  password?: string;
  timeZone?: string;
  toConfirm?: boolean;
  confirmed?: boolean;
  identity?: Identity;
  onlyFirst?: boolean;
  invite?: string;
};
type SignedUp = { ok: true; userId: string } | { ok: false; reason: "email-taken" | NotMade["reason"] };

class NotMade extends Error {
  constructor(readonly reason: "not-first" | "not-invited" | "linked") {
    super(reason);
  }
}

/** Makes an account; one `toConfirm` has its owner mailed a link. The unique index decides whose the address is, also when two ask at once. */
export async function signUp(store: Store, account: NewAccount, now: number): Promise<SignedUp> {
  const userId = randomBytes(16).toString("hex");
  const mailId = newMailId();
  const { password } = account;
  const password_hash =
    password === undefined ? NO_PASSWORD : await hashPassword(password, { key: account.email });
  try {
    await store.tx(async (db) => {
      if (account.onlyFirst) await mustBeFirst(db);
      if (account.invite !== undefined && !(await spendInvite(db, account.invite, account.email, now)))
        throw new NotMade("not-invited");
      await db
        .insert(db.t.users)
        .values({
          id: userId,
          email: account.email,
          password_hash,
          share_id: userId,
          time_zone: account.timeZone ?? null,
          created_at: now,
          email_confirmed_at: account.confirmed ? now : null,
        })
        .onConflictDoNothing({ target: db.t.users.id });
      await startVersion(db, userId);
      if (account.identity && !(await addIdentity(db, userId, account.identity, now)))
        throw new NotMade("linked");
      if (account.toConfirm) await queueMail(db, { id: mailId, userId, kind: "confirm" }, now);
    });
  } catch (error) {
    if (error instanceof UniqueViolation) return { ok: false, reason: "email-taken" };
    if (error instanceof NotMade) return { ok: false, reason: error.reason };
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
  if (!(await signUpsOpen(db, "first"))) throw new NotMade("not-first");
}

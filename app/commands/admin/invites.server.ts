import { asc, eq, gt } from "drizzle-orm";
import { makeInvite } from "~/features/account/invites/make-invite.server";
import { isEmail, normalEmail } from "~/features/account/sign-in/email";
import { userByEmail } from "~/features/account/sign-in/user-by-email.server";
import { now } from "~/platform/clock.server";
import { OperatorError } from "~/platform/operator-error";
import { say } from "./say";
import { withStore } from "./with-store.server";

const DAYS_MAX = 365;

export async function invite({ email: address, days: text }: { email?: string; days: string }) {
  const email = address === undefined ? undefined : normalEmail(address);
  if (email !== undefined && !isEmail(email)) throw new OperatorError("That isn't an e-mail address.");
  const days = Number(text);
  if (!Number.isInteger(days) || days < 1 || days > DAYS_MAX)
    throw new OperatorError(`An invite lasts 1 to ${DAYS_MAX} days.`);
  await withStore(async (store, { baseUrl, baseUrlGiven }) => {
    if (!baseUrlGiven) throw new OperatorError("Set BASE_URL first: the link begins with it.");
    if (email && (await userByEmail(store.read, email)))
      throw new OperatorError("An account with this email already exists.");
    const token = await makeInvite(store, { email, days }, now());
    say(
      `${email ? `Only ${email}` : "One person"} can sign up with this link, within ${days === 1 ? "a day" : `${days} days`}:`,
    );
    say(`${baseUrl}/sign-up?invite=${token}`);
  });
}

export async function listInvites() {
  const open = await withStore(({ read }) => {
    const { invite } = read.t;
    return read.select().from(invite).where(gt(invite.expires_at, now())).orderBy(asc(invite.expires_at));
  });
  if (open.length === 0) return say("No invite is open.");
  const day = (instant: number) => new Date(instant).toISOString().slice(0, 10);
  say("ID            UNTIL       FOR");
  for (const { id, expires_at, email } of open) say(`${id}  ${day(expires_at)}  ${email ?? "anybody"}`);
}

export async function uninvite(id: string) {
  await withStore(async (store) => {
    const { invite } = store.read.t;
    const gone = await store.tx((db) =>
      db.delete(invite).where(eq(invite.id, id)).returning({ id: invite.id }),
    );
    if (gone.length === 0) throw new OperatorError(`There is no invite ${id}.`);
    say("The invite is taken back; its link lets nobody in.");
  });
}

import { randomBytes } from "node:crypto";
import type { Db } from "~/db/store";
import { deleteAccount } from "~/features/account/data/delete-account.server";
import { userList } from "~/features/account/data/user-list.server";
import { passwordProblem } from "~/features/account/password/password-problem.server";
import { recoveryLink } from "~/features/account/password/recovery-link.server";
import { requestRecovery } from "~/features/account/password/request-recovery.server";
import { setConfirmed } from "~/features/account/sign-in/confirm-email.server";
import { isEmail, normalEmail } from "~/features/account/sign-in/email";
import { endSessions } from "~/features/account/sign-in/end-sessions.server";
import { signUp } from "~/features/account/sign-in/sign-up.server";
import { userByEmail } from "~/features/account/sign-in/user-by-email.server";
import { now } from "~/platform/clock.server";
import { everyBlobs } from "~/platform/files/blobs.server";
import { loggedId } from "~/platform/log/request-context.server";
import { OperatorError } from "~/platform/operator-error";
import { askLine, askNewPassword } from "./ask-secret.server";
import { say } from "./say";
import { withStore } from "./with-store.server";

export async function listUsers({ json }: { json?: boolean }) {
  const users = await withStore(({ read }) => userList(read));
  const rows = users.map((user) => ({ ...user, inLog: loggedId(user.id) }));
  if (json) return say(JSON.stringify(rows, null, 2));
  const day = (instant: number | null) => (instant ? new Date(instant).toISOString().slice(0, 10) : "-");
  const width = Math.max(5, ...users.map(({ email }) => email.length));
  say(`${"EMAIL".padEnd(width)}  SINCE       CONFIRMED   LAST SEEN   IN THE LOG    ID`);
  for (const { email, createdAt, confirmedAt, seenAt, id, inLog } of rows)
    say(
      `${email.padEnd(width)}  ${day(createdAt)}  ${day(confirmedAt).padEnd(10)}  ${day(seenAt).padEnd(10)}  ${inLog}  ${id}`,
    );
}

/** The operator vouches for the address. */
export async function createUser(address: string, { generate }: { generate?: boolean }) {
  const email = normalEmail(address);
  if (!isEmail(email)) throw new OperatorError("That isn't an e-mail address.");
  const password = generate ? randomBytes(15).toString("base64url") : await askNewPassword();
  const problem = await passwordProblem(password, email);
  if (problem) throw new OperatorError(`${problem.join(". ")}${problem.at(-1)?.endsWith(".") ? "" : "."}`);
  const account = await withStore(
    async (store, { timeZone }) => {
      const account = await signUp(store, { email, password, timeZone }, now());
      if (account.ok) await store.tx((db) => setConfirmed(db, account.userId, now()));
      return account;
    },
    { first: true },
  );
  if (!account.ok) throw new OperatorError("An account with this email already exists.");
  say(`Account ${email} created.`);
  if (generate) say(`Password (shown only once): ${password}`);
}

/** By mail where there is a mail server, else as a link to pass on. */
export async function resetPassword(address: string, { link }: { link?: boolean }) {
  await withStore(async (store, { baseUrl, smtpUrl }) => {
    const userId = await idOf(store.read, address);
    if (smtpUrl && !link) {
      await requestRecovery(store, normalEmail(address), now());
      return say("The server is mailing them a link. Use --link to show it here instead.");
    }
    say("This link lets them choose a new password, once, within 30 minutes:");
    say(await recoveryLink(store, userId, baseUrl, now()));
  });
}

export async function deleteUser(address: string, { yes }: { yes?: boolean }) {
  await withStore(async (store, { dataDir }) => {
    const userId = await idOf(store.read, address);
    if (!yes) {
      if (!process.stdin.isTTY) throw new OperatorError("Nothing deleted: add --yes to confirm.");
      const typed = await askLine(
        `This can't be undone. Type ${normalEmail(address)} to delete the account: `,
      );
      if (normalEmail(typed) !== normalEmail(address)) throw new OperatorError("Nothing was deleted.");
    }
    const problems = await deleteAccount(store, everyBlobs(dataDir), userId);
    say(
      "The account and everything in it have been deleted. Older backups still contain it until they are pruned.",
    );
    if (problems.length > 0)
      throw new OperatorError(`Some of its files are left: ${problems.map(String).join("; ")}`);
  });
}

export async function flushSessions(address: string | undefined) {
  await withStore(async (store) => {
    const ids = address
      ? [await idOf(store.read, address)]
      : (await userList(store.read)).map(({ id }) => id);
    let ended = 0;
    for (const id of ids) ended += await endSessions(store, id);
    say(`${ended} ${ended === 1 ? "session" : "sessions"} ended.`);
  });
}

async function idOf(db: Db, address: string): Promise<string> {
  const id = await userByEmail(db, address);
  if (!id) throw new OperatorError(`There is no account with the address ${address}.`);
  return id;
}

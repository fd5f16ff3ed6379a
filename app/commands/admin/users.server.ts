import { randomBytes } from "node:crypto";
import { createReadStream } from "node:fs";
import { writeFile } from "node:fs/promises";
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { text } from "node:stream/consumers";
import { asc, eq, gt } from "drizzle-orm";
import type { Db } from "~/db/store";
import { endSessions, makeInvite, setConfirmed, signUp, userByEmail } from "~/features/access/account.server";
import { isEmail, normalEmail } from "~/features/access/credentials";
import { passwordProblem } from "~/features/access/password/password.server";
import { recoveryLink, requestRecovery } from "~/features/access/password/recovery.server";
import { deleteAccount, everythingOf, userList } from "~/features/account/data.server";
import { importUser } from "~/features/account/import-user.server";
import { tablesOf } from "~/features/export/sections";
import { now } from "~/platform/clock.server";
import { everyBlobs } from "~/platform/files.server";
import { loggedId } from "~/platform/log/log.server";
import { OperatorError } from "~/platform/operator-error";
import { fromHere, say, withStore } from "./with-store.server";

/** A password, typed twice without echo, or the first line of standard input; never an argument, which process lists show. */
async function askNewPassword(): Promise<string> {
  if (!process.stdin.isTTY) {
    const [line = ""] = (await text(process.stdin)).split(/\r?\n/);
    if (!line) throw new OperatorError("No password given. Type it, pipe it in, or use --generate.");
    return line;
  }
  const password = await ask("Password: ");
  if ((await ask("Again: ")) !== password) throw new OperatorError("The two passwords differ.");
  return password;
}

/** What somebody types at the terminal in answer to a question; seen. */
async function askLine(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await lines.question(question);
  } finally {
    lines.close();
  }
}

async function ask(question: string): Promise<string> {
  process.stderr.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  lines.once("SIGINT", () => process.exit(130));
  try {
    return await lines.question("");
  } finally {
    lines.close();
    process.stderr.write("\n");
  }
}

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
export async function resetPasswordOf(address: string, { link }: { link?: boolean }) {
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

/** Writes one person's data as JSON to a file only its owner can read, or to standard output for `-`. */
export async function exportUser(address: string, file: string) {
  await withStore(async (store) => {
    const userId = await userByEmail(store.read, address);
    if (!userId) throw new OperatorError(`There is no account with the address ${address}.`);
    const userData = await store.snapshot((db) => everythingOf(db, userId));
    const json = JSON.stringify(userData, null, 1);
    if (file === "-") return say(json);
    await writeFile(fromHere(file), `${json}\n`, { mode: 0o600, flag: "wx" }).catch((error) => {
      throw new OperatorError(
        error.code === "EEXIST" ? `${file} is there already.` : `${file} can't be written.`,
      );
    });
    say(`Everything of ${address} except the password is in ${file}.`);
  });
}

/** Creates an account from such a file, or from standard input for `-`. */
export async function moveIn(file: string) {
  const exported = contentsOf(await readJson(file));
  await withStore(
    async (store, { baseUrl }) => {
      const { userId, email, rows } = await importUser(store, exported, now());
      say(
        `${email} is here with ${rows === 1 ? "1 row" : `${rows} rows`}. With this link they choose a password, within 30 minutes:`,
      );
      say(await recoveryLink(store, userId, baseUrl, now()));
    },
    { first: true },
  );
}

/** An answer of the API has everything under `data`; a person's download has parts in place of tables. */
const contentsOf = (json: unknown): unknown => tablesOf((json as { data?: unknown } | null)?.data ?? json);

const FILE_MAX_MB = 200;

async function textOf(file: string): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of file === "-" ? process.stdin : createReadStream(fromHere(file))) {
    bytes += chunk.length;
    if (bytes > FILE_MAX_MB * 1024 * 1024)
      throw new OperatorError(
        `This file is larger than ${FILE_MAX_MB} MB, which no person's data is. "move" and "restore" bring all people at once.`,
      );
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await textOf(file));
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    const missing = (error as NodeJS.ErrnoException).code === "ENOENT";
    throw new OperatorError(
      missing ? `There is no file ${file}.` : "This file isn't an export of a Pixelplate account.",
    );
  }
}

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

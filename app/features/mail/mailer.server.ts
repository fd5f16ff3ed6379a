import { randomBytes } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { and, count, eq, gt, lt } from "drizzle-orm";
import { dropInBatches } from "~/db/rows.server";
import type { Db, Store } from "~/db/store";
import { newToken, type TokenKey, tokenKey } from "~/platform/crypto.server";
import { log } from "~/platform/log/log.server";
import type { Settings } from "~/platform/settings/settings.server";
import type { Letter } from "./compose-mail.server";
import type { LinkPurpose, MailKind } from "./mail-kind";

type Sender = { name: string; address: string };

// The mail library parses recipients as lists with names and comments; none of those characters get through.
const ONE_ADDRESS = /^[^\s\p{C}@<>()[\]\\,;:"]+@[^\s\p{C}@<>()[\]\\,;:"]+$/u;

function toMessage(letter: Letter, { id, address, at }: Envelope, from: Sender) {
  if (!ONE_ADDRESS.test(address)) throw new Error("not one plain address");
  const { subject, text, html } = letter;
  return {
    from,
    to: { name: "", address },
    subject,
    text,
    html,
    date: new Date(at),
    messageId: `<${id}@${from.address.split("@").at(-1)}>`,
    headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Without a mail server: writes each message to `DATA_DIR/outbox` and logs its link for the operator. */
export function outboxFolder({ dataDir, mailFrom }: Pick<Settings, "dataDir" | "mailFrom">): Mailer {
  const folder = join(dataDir, "outbox");
  return async (letter, envelope) => {
    const { createTransport } = await import("nodemailer");
    const transport = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
    const { message } = await transport.sendMail(toMessage(letter, envelope, mailFrom));
    const file = join(folder, fileName(envelope));
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
    await rename(`${file}.part`, file);
    log.info(`No mail server is set, so this mail is in ${file}; its link: ${letter.link}`);
  };
}

const fileName = ({ at, kind, userId, id }: Parameters<Mailer>[1]) =>
  `${new Date(at).toISOString().replaceAll(/[:.]/g, "-")}_${kind}_${userId}_${id}.eml`;

const CONNECT_MS = 5000;
// Spam filters can take long; giving up early would deliver twice.
const SILENCE_MS = 20_000;

export function smtpServer({ mailFrom }: Pick<Settings, "mailFrom">, url: string): Mailer {
  const start = async () =>
    (await import("nodemailer")).createTransport({
      url,
      dnsTimeout: CONNECT_MS,
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      socketTimeout: SILENCE_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  let transport: ReturnType<typeof start> | undefined;
  return async (letter, envelope, signal) => {
    transport ??= start();
    await (await transport).sendMail({ ...toMessage(letter, envelope, mailFrom), signal });
  };
}

type Envelope = {
  id: string;
  userId: string;
  kind: string;
  address: string;
  at: number;
};

/** Delivers a letter; resolves once another system has stored it. */
export type Mailer = (letter: Letter, envelope: Envelope, signal: AbortSignal) => Promise<void>;

export const mailerOf = (settings: Settings): Mailer =>
  settings.smtpUrl ? smtpServer(settings, settings.smtpUrl) : outboxFolder(settings);

let listener = () => {};

/** Hurries the mail worker after a mail was queued. */
export const wakeMail = (): void => listener();

export function onWakeMail(wake: () => void): void {
  listener = wake;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

export const TOKEN_LIFE_MS: Record<LinkPurpose, number> = {
  recovery: 30 * MINUTE_MS,
  confirm: 24 * HOUR_MS,
};
/** Expired tokens stay this long, to count the mails of the last hour. */
export const TOKEN_COUNTED_MS = HOUR_MS;

type NewToken = { userId: string; purpose: LinkPurpose };

export async function makeToken(db: Db, { userId, purpose }: NewToken, now: number): Promise<string> {
  const { value, hash } = newToken(userId);
  const { mail_token: token } = db.t;
  const forgotten = lt(token.expires_at, now - TOKEN_COUNTED_MS);
  await db.delete(token).where(and(eq(token.user_id, userId), forgotten));
  await db.insert(token).values({
    user_id: userId,
    token_hash: hash,
    purpose,
    expires_at: now + TOKEN_LIFE_MS[purpose],
    created_at: now,
  });
  return value;
}

export async function tokenOwner(db: Db, value: unknown, purpose: LinkPurpose, now: number) {
  const key = tokenKey(value);
  if (!key) return undefined;
  const { mail_token: token } = db.t;
  const [row] = await db
    .select({ userId: token.user_id })
    .from(token)
    .where(isLive(db, key, purpose, now));
  return row?.userId;
}

/** Consumes a token and returns its user's id; only once, even for simultaneous attempts. */
export async function spendToken(db: Db, value: unknown, purpose: LinkPurpose, now: number) {
  const key = tokenKey(value);
  if (!key) return undefined;
  const { mail_token: token, users } = db.t;
  // Who spends one ends the others too: two at once would wait for each other.
  await db.forUpdate(db.select({ id: users.id }).from(users).where(eq(users.id, key.userId)));
  const [used] = await db
    .delete(token)
    .where(isLive(db, key, purpose, now))
    .returning({ userId: token.user_id });
  return used?.userId;
}

export async function dropToken(db: Db, value: string | undefined): Promise<void> {
  const key = tokenKey(value);
  if (!key) return;
  const { mail_token: token } = db.t;
  await db.delete(token).where(and(eq(token.user_id, key.userId), eq(token.token_hash, key.hash)));
}

export async function endOlderTokens(db: Db, { userId, purpose }: NewToken, madeAt: number) {
  const { mail_token: token } = db.t;
  const older = and(eq(token.user_id, userId), eq(token.purpose, purpose), lt(token.created_at, madeAt));
  await db
    .update(token)
    .set({ expires_at: madeAt })
    .where(and(older, gt(token.expires_at, madeAt)));
}

export async function dropOldMailTokens(store: Store, now: number): Promise<void> {
  await dropInBatches(store, "mail_token", ({ t }) => lt(t.mail_token.expires_at, now - TOKEN_COUNTED_MS));
}

function isLive(db: Db, { userId, hash }: TokenKey, purpose: LinkPurpose, now: number) {
  const { mail_token: token } = db.t;
  const named = and(eq(token.user_id, userId), eq(token.token_hash, hash));
  return and(named, eq(token.purpose, purpose), gt(token.expires_at, now));
}

export const LINK_MAILS_PER_HOUR = 3;

export const newMailId = (): string => randomBytes(16).toString("hex");

type NewMail = { id: string; userId: string; kind: MailKind };

export async function queueMail(db: Db, { id, userId, kind }: NewMail, now: number): Promise<void> {
  await db
    .insert(db.t.outbox)
    .values({ user_id: userId, id, kind, attempts: 0, due_at: now, created_at: now })
    .onConflictDoNothing();
}

export async function unqueueMail(db: Db, { id, userId }: NewMail): Promise<void> {
  const { outbox } = db.t;
  await db.delete(outbox).where(and(eq(outbox.user_id, userId), eq(outbox.id, id)));
}

/** Mails of this kind to this person in the last hour: queued ones plus tokens sent. */
export async function recentMails(db: Db, userId: string, kind: LinkPurpose, now: number): Promise<number> {
  const { outbox, mail_token: token } = db.t;
  const since = now - TOKEN_COUNTED_MS;
  const waiting = and(eq(outbox.user_id, userId), eq(outbox.kind, kind), gt(outbox.created_at, since));
  const sent = and(eq(token.user_id, userId), eq(token.purpose, kind), gt(token.created_at, since));
  const [queued] = await db.select({ mails: count() }).from(outbox).where(waiting);
  const [left] = await db.select({ mails: count() }).from(token).where(sent);
  return (queued?.mails ?? 0) + (left?.mails ?? 0);
}

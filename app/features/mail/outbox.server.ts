import { and, eq, lte, sql } from "drizzle-orm";
import type { Db, Store } from "~/db/store";
import { isLinkMail, type MailKind } from "./mail-kind";
import { dropToken, endOlderTokens, makeToken } from "./mailer.server";

const MINUTE_MS = 60_000;

const WAITS_MS = [1, 5, 20, 60].map((minutes) => minutes * MINUTE_MS);
const LONGEST_WAIT_MS = { later: 5 * MINUTE_MS, unclear: 60 * MINUTE_MS };
export const MAIL_LIFE_MS = 3 * 24 * 60 * MINUTE_MS;

/** `away`: the server takes no mail at all; `unclear`: it fell silent, and the mail may be delivered. */
export type MailFailure = "away" | "later" | "unclear" | "refused";

/** The pause (ms) after the n-th failed attempt, from 1. A server that is away has its own pause. */
function waitAfter(tries: number, failure: Exclude<MailFailure, "refused">): number {
  if (failure === "away") return 0;
  return Math.min(WAITS_MS[Math.min(tries, WAITS_MS.length) - 1] ?? 0, LONGEST_WAIT_MS[failure]);
}

/** How long a worker has a mail to itself; longer than one attempt. */
export const LEASE_MS = 120_000;
const LOOK_AT = 50;

type Waiting = { userId: string; id: string; dueAt: number };
export type Taken = {
  userId: string;
  id: string;
  kind: MailKind;
  address: string;
  timeZone: string | null;
  token?: string;
  tries: number;
  leaseEnd: number;
  takenAt: number;
  createdAt: number;
};

export async function dueMails(db: Db, now: number): Promise<Waiting[]> {
  const { outbox } = db.t;
  return db
    .select({ userId: outbox.user_id, id: outbox.id, dueAt: outbox.due_at })
    .from(outbox)
    .where(lte(outbox.due_at, now))
    .orderBy(outbox.due_at)
    .limit(LOOK_AT);
}

/** Leases a mail for one attempt and creates its token; undefined when another worker was faster or the mail is obsolete. */
export async function takeMail(store: Store, waiting: Waiting, now: number): Promise<Taken | undefined> {
  const leaseEnd = now + LEASE_MS;
  return store.tx(async (db) => {
    const { outbox, users } = db.t;
    const [row] = await db
      .update(outbox)
      .set({ due_at: leaseEnd, attempts: sql`${outbox.attempts} + 1` })
      .where(isDueAt(db, waiting, waiting.dueAt))
      .returning();
    if (!row) return undefined;
    const [user] = await db.select().from(users).where(eq(users.id, waiting.userId));
    if (!user || (row.kind === "confirm" && user.email_confirmed_at !== null)) {
      await db.delete(outbox).where(isDueAt(db, waiting, leaseEnd));
      return undefined;
    }
    const { userId, id } = waiting;
    return {
      userId,
      id,
      kind: row.kind,
      address: user.email,
      timeZone: user.time_zone,
      token: isLinkMail(row.kind) ? await makeToken(db, { userId, purpose: row.kind }, now) : undefined,
      tries: row.attempts,
      leaseEnd,
      takenAt: now,
      createdAt: row.created_at,
    };
  });
}

/** Removes the sent mail and older ones of its kind. Of links to a new password only its own stays valid. */
export async function mailSent(store: Store, mail: Taken): Promise<void> {
  await store.tx(async (db) => {
    const { outbox } = db.t;
    const { userId, kind } = mail;
    await db.delete(outbox).where(and(eq(outbox.user_id, userId), eq(outbox.id, mail.id)));
    if (!isLinkMail(kind)) return;
    if (kind === "recovery") await endOlderTokens(db, { userId, purpose: kind }, mail.takenAt);
    const sameKind = and(eq(outbox.user_id, userId), eq(outbox.kind, kind));
    await db.delete(outbox).where(and(sameKind, lte(outbox.created_at, mail.takenAt)));
  });
}

/** Puts the mail back, or drops it for good; tells whether it will be tried again. */
export async function mailFailed(
  store: Store,
  mail: Taken,
  failure: MailFailure,
  now: number,
): Promise<boolean> {
  const dueAt = failure === "refused" ? undefined : now + waitAfter(mail.tries, failure);
  const willRetry = dueAt !== undefined && now < mail.createdAt + MAIL_LIFE_MS;
  await store.tx(async (db) => {
    const { outbox } = db.t;
    const leased = isDueAt(db, mail, mail.leaseEnd);
    if (willRetry) await db.update(outbox).set({ due_at: dueAt }).where(leased);
    else await db.delete(outbox).where(leased);
    if (failure !== "unclear") await dropToken(db, mail.token);
  });
  return willRetry;
}

function isDueAt(db: Db, { userId, id }: Pick<Waiting, "userId" | "id">, dueAt: number) {
  const { outbox } = db.t;
  return and(eq(outbox.user_id, userId), eq(outbox.id, id), eq(outbox.due_at, dueAt));
}

import { and, asc, eq, lte, min, sql } from "drizzle-orm";
import { lockUser } from "~/db/rows.server";
import { AccountGone, type Db, type Store } from "~/db/store";
import type { Caller } from "~/http/caller.server";
import { Refusal } from "~/http/refusal";
import { now } from "~/platform/clock.server";
import { log } from "~/platform/log/log.server";
import { countWebhook } from "~/platform/log/metrics.server";
import type { Settings } from "~/platform/settings/settings.server";
import { newEventId, onEvent } from "./events.server";
import {
  type CallFailure,
  type Receiver,
  type SentEvent,
  type WebhookSender,
  webhookSender,
} from "./send.server";
import { WEBHOOK_TEXTS } from "./webhook";
import { type OfPerson, switchWebhookOff } from "./webhook.server";

const MINUTE_MS = 60_000;

/** After each failed try; after the next one the webhook is switched off. */
export const DELIVERY_WAITS_MS = [1, 10, 60, 360].map((minutes) => minutes * MINUTE_MS);

/** How long a process has a delivery to itself; longer than one try. */
export const DELIVERY_LEASE_MS = MINUTE_MS;

const PEOPLE_AT_ONCE = 32;
const PEOPLE_MAX = 50;
/** In one round, so that each gets its turn. */
const OF_ONE_PERSON = 20;

type Delivering = {
  store: Store;
  sender: WebhookSender;
  now: () => number;
  /** Aborted when the server stops: what is under way then counts as not tried. */
  stopping?: AbortSignal;
};

/**
 * Delivers what is due. Any number of processes may do so side by side, each delivery in one of them. `busy` are the people
 * who are delivered to already; nobody waits for the silent receiver of another.
 */
export async function deliverDue(delivering: Delivering, busy = new Set<string>()): Promise<void> {
  if (delivering.stopping?.aborted) return;
  const due = await peopleWithDue(delivering.store.read, delivering.now());
  const people = due.filter((userId) => !busy.has(userId)).slice(0, PEOPLE_AT_ONCE - busy.size);
  const deliver = async (userId: string) => {
    busy.add(userId);
    await deliverTo(delivering, userId).finally(() => busy.delete(userId));
    await deliverDue(delivering, busy);
  };
  await Promise.all(people.map(deliver));
}

async function peopleWithDue(db: Db, now: number): Promise<string[]> {
  const { webhook_delivery: deliveries } = db.t;
  const rows = await db
    .select({ userId: deliveries.user_id })
    .from(deliveries)
    .where(lte(deliveries.due_at, now))
    .groupBy(deliveries.user_id)
    .orderBy(asc(min(deliveries.due_at)))
    .limit(PEOPLE_MAX);
  return rows.map(({ userId }) => userId);
}

/** One after the other, until one fails. */
async function deliverTo({ store, sender, now, stopping }: Delivering, userId: string): Promise<void> {
  for (let i = 0; i < OF_ONE_PERSON && !stopping?.aborted; i++) {
    const taken = await takeDelivery({ store, now }, userId);
    if (!taken) return;
    const failure = await sender.send(taken.to, taken.sent, now());
    if (failure && stopping?.aborted) return;
    await noteResult(store, taken, failure, now()).catch((error) => {
      if (!(error instanceof AccountGone)) throw error;
    });
    if (failure) return;
  }
}

type Taken = { userId: string; to: Receiver; sent: SentEvent; attempts: number; leaseEnd: number };

/** Leases the next delivery of a person; undefined when none is due, or another process has them. */
async function takeDelivery(
  { store, now }: Pick<Delivering, "store" | "now">,
  userId: string,
): Promise<Taken | undefined> {
  const at = now();
  const leaseEnd = at + DELIVERY_LEASE_MS;
  return store.tx(async (db) => {
    const { webhook_delivery: deliveries, webhook } = db.t;
    const mine = eq(deliveries.user_id, userId);
    const [next] = await db
      .select({ id: deliveries.id, dueAt: deliveries.due_at })
      .from(deliveries)
      .where(and(mine, lte(deliveries.due_at, at)))
      .orderBy(asc(deliveries.created_at), asc(deliveries.id))
      .limit(1);
    if (!next) return undefined;
    const [row] = await db
      .update(deliveries)
      .set({ due_at: leaseEnd, attempts: sql`${deliveries.attempts} + 1` })
      .where(and(mine, eq(deliveries.id, next.id), eq(deliveries.due_at, next.dueAt)))
      .returning();
    const [to] = await db.select().from(webhook).where(eq(webhook.user_id, userId));
    if (!to) await db.delete(deliveries).where(mine);
    if (!row || !to) return undefined;
    const { id, event, data, attempts, created_at } = row;
    return { userId, to, sent: { id, event, at: created_at, data }, attempts, leaseEnd };
  });
}

async function noteResult(store: Store, taken: Taken, failure: CallFailure | undefined, now: number) {
  const { userId, to, sent, attempts, leaseEnd } = taken;
  const wait = DELIVERY_WAITS_MS[attempts - 1];
  const isOver = failure !== undefined && wait === undefined;
  await store.tx(async (db) => {
    await lockUser(db, userId);
    const of = { db, now, viewer: { id: userId } };
    const { webhook_delivery: deliveries } = db.t;
    const mine = eq(deliveries.user_id, userId);
    const leased = and(mine, eq(deliveries.id, sent.id), eq(deliveries.due_at, leaseEnd));
    if (!(await noteOutcome(of, to.url, failure))) return;
    if (!failure) await db.delete(deliveries).where(leased);
    else if (wait === undefined) await switchWebhookOff(of);
    else {
      await db
        .update(deliveries)
        .set({ due_at: now + wait })
        .where(leased);
      // It would get no answer to the others either.
      if (failure.isAway)
        await db
          .update(deliveries)
          .set({ due_at: now + wait })
          .where(and(mine, lte(deliveries.due_at, now)));
    }
  });
  countWebhook(failure ? "failed" : "sent");
  if (!isOver) return;
  countWebhook("switched off");
  log.info({ event: "webhook switched off", reason: failure.reason });
}

/** False when the webhook is another one by now, or gone. */
async function noteOutcome({ db, viewer, now }: OfPerson, url: string, failure: CallFailure | undefined) {
  const { webhook } = db.t;
  const noted = await db
    .update(webhook)
    .set(failure ? { failed_at: now, failure: failure.reason } : { delivered_at: now })
    .where(and(eq(webhook.user_id, viewer.id), eq(webhook.url, url)))
    .returning({ url: webhook.url });
  return noted.length > 0;
}

/** Calls the person's webhook at once with an event `test`. Throws Refusal 404 when there is none; gives why it failed. */
export async function sendTest(by: Caller): Promise<string | undefined> {
  const { webhook } = by.db.t;
  const [to] = await by.db.select().from(webhook).where(eq(webhook.user_id, by.viewer.id));
  if (!to) throw new Refusal(404, WEBHOOK_TEXTS.gone);
  const sender = webhookSender(by.settings);
  const test = { id: newEventId(by.now), event: "test", at: by.now, data: {} };
  const failure = await sender.send(to, test, by.now);
  await sender.close();
  await by.change((tx) => noteOutcome(tx, to.url, failure));
  return failure?.reason;
}

const LOOK_EVERY_MS = 15_000;
/** By then what an event tells of is committed. */
const AFTER_CHANGE_MS = 200;

// Vite's dev server reloads modules: stop the previous worker.
const global = globalThis as { pixelplateWebhooks?: { stop: () => Promise<void> } };

export function startWebhooks(store: Store, settings: Settings) {
  global.pixelplateWebhooks?.stop();
  const sender = webhookSender(settings);
  const stopping = new AbortController();
  const busy = new Set<string>();
  const rounds = new Set<Promise<void>>();
  const wake = () => {
    const round = deliverDue({ store, sender, now, stopping: stopping.signal }, busy)
      .catch((error) => log.warn({ event: "webhooks not called", reason: String(error) }))
      .finally(() => rounds.delete(round));
    rounds.add(round);
  };
  const ticks = setInterval(wake, LOOK_EVERY_MS).unref();
  onEvent(() => setTimeout(wake, AFTER_CHANGE_MS).unref());
  wake();
  global.pixelplateWebhooks = {
    /** Tries under way are cut; their deliveries are tried again once their lease is over. */
    async stop() {
      stopping.abort();
      clearInterval(ticks);
      await sender.close();
      await Promise.all(rounds);
    },
  };
  return global.pixelplateWebhooks;
}

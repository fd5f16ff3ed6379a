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
import { type OfPerson, switchWebhookOff, WEBHOOK_TEXTS } from "./webhook.server";

const MINUTE_MS = 60_000;

/** After each failed try; after the next one the webhook is switched off. */
export const DELIVERY_WAITS_MS = [1, 10, 60, 360].map((minutes) => minutes * MINUTE_MS);

/** How long a process has a delivery to itself; longer than one try. */
export const DELIVERY_LEASE_MS = MINUTE_MS;

const PEOPLE_AT_ONCE = 32;
/** The rest is for others while it is silent. */
const OF_ONE_HOST = 8;
/** Looked up at once; the next look finds those beyond. */
const PEOPLE_MAX = 5000;
/** In one round, so that each gets its turn. */
const OF_ONE_PERSON = 20;

type Delivering = {
  store: Store;
  sender: WebhookSender;
  now: () => number;
  /** Aborted when the server stops: what is under way then counts as not tried. */
  stopping?: AbortSignal;
};

type Waiting = { userId: string; host: string };
/** Who waits, and who is delivered to, on any number of rounds. */
type Queue = { waiting: Waiting[]; busy: Waiting[] };
export const newQueue = (): Queue => ({ waiting: [], busy: [] });

/**
 * Delivers what is due. Any number of processes may do so side by side, each delivery in one of them. Nobody waits for
 * the silent receiver of another: neither for a person's nor for a host that many share.
 */
export async function deliverDue(delivering: Delivering, queue = newQueue()): Promise<void> {
  if (delivering.stopping?.aborted || queue.busy.length >= PEOPLE_AT_ONCE) return;
  queue.waiting = await peopleWithDue(delivering.store.read, delivering.now());
  await deliverWaiting(delivering, queue);
}

async function deliverWaiting(delivering: Delivering, queue: Queue): Promise<void> {
  const deliver = async (person: Waiting) => {
    const hasMore = await deliverTo(delivering, person.userId).finally(() => {
      queue.busy = queue.busy.filter((one) => one !== person);
    });
    if (hasMore) queue.waiting.push(person);
    await deliverWaiting(delivering, queue);
  };
  const started: Promise<void>[] = [];
  for (let next = takeNext(queue); next && !delivering.stopping?.aborted; next = takeNext(queue))
    started.push(deliver(next));
  await Promise.all(started);
}

function takeNext({ waiting, busy }: Queue): Waiting | undefined {
  if (busy.length >= PEOPLE_AT_ONCE) return undefined;
  const hasPlace = ({ userId, host }: Waiting) =>
    !busy.some((one) => one.userId === userId) &&
    busy.filter((one) => one.host === host).length < OF_ONE_HOST;
  const at = waiting.findIndex(hasPlace);
  const [next] = at < 0 ? [] : waiting.splice(at, 1);
  if (next) busy.push(next);
  return next;
}

async function peopleWithDue(db: Db, now: number): Promise<Waiting[]> {
  const { webhook_delivery: deliveries, webhook } = db.t;
  const rows = await db
    .select({ userId: deliveries.user_id, url: webhook.url })
    .from(deliveries)
    .leftJoin(webhook, eq(webhook.user_id, deliveries.user_id))
    .where(lte(deliveries.due_at, now))
    .groupBy(deliveries.user_id, webhook.url)
    .orderBy(asc(min(deliveries.due_at)))
    .limit(PEOPLE_MAX);
  return rows.map(({ userId, url }) => ({ userId, host: url ? new URL(url).host : "" }));
}

/** One after the other, until one fails; whether there may be more. */
async function deliverTo({ store, sender, now, stopping }: Delivering, userId: string): Promise<boolean> {
  for (let i = 0; i < OF_ONE_PERSON && !stopping?.aborted; i++) {
    const taken = await takeDelivery({ store, now }, userId);
    if (!taken) return false;
    const failure = await sender.send(taken.to, taken.sent, now());
    if (failure && stopping?.aborted) return false;
    await noteResult(store, taken, failure, now()).catch((error) => {
      if (!(error instanceof AccountGone)) throw error;
    });
    if (failure) return false;
  }
  return true;
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

/** Calls `wake` after each change, but once for the many of a moment. */
function soon(wake: () => void) {
  let isSet = false;
  let again = false;
  const set = () => {
    again = isSet;
    if (isSet) return;
    isSet = true;
    setTimeout(() => {
      isSet = false;
      if (again) set();
      wake();
    }, AFTER_CHANGE_MS).unref();
  };
  return set;
}

// Vite's dev server reloads modules: stop the previous worker.
const global = globalThis as { pixelplateWebhooks?: { stop: () => Promise<void> } };

export function startWebhooks(store: Store, settings: Settings) {
  global.pixelplateWebhooks?.stop();
  const sender = webhookSender(settings);
  const stopping = new AbortController();
  const queue = newQueue();
  const rounds = new Set<Promise<void>>();
  const wake = () => {
    const round = deliverDue({ store, sender, now, stopping: stopping.signal }, queue)
      .catch((error) => log.warn({ event: "webhooks not called", reason: String(error) }))
      .finally(() => rounds.delete(round));
    rounds.add(round);
  };
  const ticks = setInterval(wake, LOOK_EVERY_MS).unref();
  onEvent(soon(wake));
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

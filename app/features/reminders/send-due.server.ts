import { and, asc, eq, gt, isNotNull, isNull, lte, or } from "drizzle-orm";
import { Temporal } from "temporal-polyfill";
import { dropInBatches } from "~/db/rows.server";
import type { Db, Store } from "~/db/store";
import { partEaten } from "~/features/day/dates.server";
import { dayWithFoods } from "~/features/day/day.server";
import { hasEnergy } from "~/features/day/day-rules";
import { NUTRIENTS } from "~/features/nutrition/amounts";
import { blocksOf, type Fill, type PixelMap } from "~/features/puzzles/puzzle";
import { type Caller, callerFor } from "~/http/caller.server";
import { isLoggedOut, lifetimes } from "~/http/session.server";
import { localDate } from "~/platform/local-date";
import { log } from "~/platform/log/log.server";
import { type Job, startJobs } from "~/platform/scheduler.server";
import type { Settings } from "~/platform/settings/settings.server";
import { type Push, type PushKeys, pushKeysOf, type Subscription } from "./push.server";
import { type ReminderText, reminderText } from "./reminder-text";

/** The next instant (ms) after `after` at which clocks show `time`, once a date: a skipped time moves on. */
export function nextDue(timeZone: string, time: string, after: number): number {
  const today = dueOn(timeZone, time, after, 0);
  return today > after ? today : dueOn(timeZone, time, after, 1);
}

/** The latest such instant up to `now`. */
export function lastDue(timeZone: string, time: string, now: number): number {
  const today = dueOn(timeZone, time, now, 0);
  return today <= now ? today : dueOn(timeZone, time, now, -1);
}

function dueOn(timeZone: string, time: string, instant: number, days: number): number {
  const date = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone).toPlainDate();
  const plainTime = Temporal.PlainTime.from(time);
  return date.add({ days }).toZonedDateTime({ timeZone, plainTime }).epochMilliseconds;
}

/** What a reminder of `time` (`HH:MM`) says about the day it is in; null when it stays quiet. */
async function dayReminder(by: Caller, time: string): Promise<ReminderText | null> {
  const { viewer, now } = by;
  const { date, foods, puzzle, totals, goals } = await dayWithFoods(by, null);
  const due = lastDue(viewer.timeZone, time, now);
  const dueDay = localDate(viewer, due);
  return reminderText({
    date,
    part: partEaten(viewer, { date: dueDay, time: due }),
    eaten: foods.map((food) => partEaten(viewer, food)),
    hasEnergy: hasEnergy(totals, goals),
    puzzle: puzzle && { name: puzzle.name, blocksLeft: puzzle.complete ? 0 : blocksLeft(puzzle) },
  });
}

function blocksLeft({ map, filled }: { map: PixelMap; filled: Fill["filled"] }): number {
  const blocks = blocksOf(map);
  return NUTRIENTS.reduce((sum, nutrient) => sum + blocks[nutrient] - filled[nutrient], 0);
}

/** `claimed` is called between a claim and what is sent. */
export type Sending = { store: Store; settings: Settings; push: Push; claimed?: () => Promise<void> };

const AT_ONCE = 8;
const BATCHES_MAX = 500;
/** Later, it is left out: a server that was down doesn't send the morning's at night. */
export const LATE_MAX_MS = 30 * 60_000;

/**
 * Sends what is due, once in all processes: the one that moves a reminder's `due_at` on sends it. A process that stops
 * in between loses that reminder rather than sending it twice.
 */
export async function sendDue(sending: Sending, now: number): Promise<void> {
  for (let batch = 0; batch < BATCHES_MAX; batch++) {
    const due = await dueReminders(sending.store.read, now);
    if (due.length === 0) return;
    await Promise.all(due.map((reminder) => remind(sending, reminder, now)));
  }
}

type Due = Awaited<ReturnType<typeof dueReminders>>[number];

function dueReminders(db: Db, now: number) {
  const { reminder, users } = db.t;
  return db
    .select({
      id: users.id,
      time: reminder.time,
      dueAt: reminder.due_at,
      timeZone: users.time_zone,
    })
    .from(reminder)
    .innerJoin(users, eq(users.id, reminder.user_id))
    .where(and(isNotNull(reminder.due_at), lte(reminder.due_at, now)))
    .orderBy(asc(reminder.due_at))
    .limit(AT_ONCE);
}

async function remind({ store, settings, push, claimed }: Sending, due: Due, now: number) {
  const timeZone = due.timeZone ?? settings.timeZone;
  if (!(await claim(store, due, nextDue(timeZone, due.time, now)))) return;
  await claimed?.();
  // 0 since its account moved to another zone.
  const from = due.dueAt || Number.POSITIVE_INFINITY;
  const at = lastDue(timeZone, due.time, now);
  if (at < from || at <= now - LATE_MAX_MS) return;
  const by = await callerFor(store, settings, due.id, now);
  const text = by && (await dayReminder(by, due.time));
  if (!text) return;
  const browsers = await reachable(by.db, due, now);
  await Promise.all(
    browsers.map((browser) => notify(store, push, { ...browser, userId: due.id, text }, now)),
  );
}

const claim = (store: Store, { id, time, dueAt }: Due, next: number): Promise<boolean> =>
  store.tx(async (db) => {
    const { reminder } = db.t;
    const rows = await db
      .update(reminder)
      .set({ due_at: next })
      .where(and(eq(reminder.user_id, id), eq(reminder.time, time), eq(reminder.due_at, dueAt ?? 0)))
      .returning({ time: reminder.time });
    return rows.length > 0;
  });

/** Browsers that are logged in, while the reminder is still on. */
function reachable(db: Db, { id, time }: Due, now: number): Promise<(Subscription & { id: string })[]> {
  const { reminder, push_subscription: browsers, session } = db.t;
  const { seenAfter, begunAfter } = lifetimes(now);
  return db
    .select({
      id: browsers.id,
      endpoint: browsers.endpoint,
      publicKey: browsers.public_key,
      auth: browsers.auth,
    })
    .from(browsers)
    .innerJoin(
      reminder,
      and(eq(reminder.user_id, browsers.user_id), eq(reminder.time, time), isNotNull(reminder.due_at)),
    )
    .innerJoin(
      session,
      and(eq(session.user_id, browsers.user_id), eq(session.id_hash, browsers.session_hash)),
    )
    .where(
      and(
        eq(browsers.user_id, id),
        gt(session.last_seen_at, seenAfter),
        gt(session.created_at, begunAfter),
        or(isNull(browsers.paused_until), lte(browsers.paused_until, now)),
      ),
    );
}

type Notified = Subscription & { id: string; userId: string; text: ReminderText };

async function notify(store: Store, push: Push, { id, userId, text, ...to }: Notified, now: number) {
  const { sendPush } = await import("./push.server");
  const sent = await sendPush(push, to, text, now);
  if (sent.outcome === "sent") return;
  await store.tx(async (db) => {
    const { push_subscription: browsers } = db.t;
    const it = and(eq(browsers.user_id, userId), eq(browsers.id, id));
    if (sent.outcome === "gone") await db.delete(browsers).where(it);
    else if (sent.outcome === "failed" && sent.retryAt)
      await db.update(browsers).set({ paused_until: sent.retryAt }).where(it);
  });
  if (sent.outcome === "failed")
    log.warn({ event: "reminder not sent", service: new URL(to.endpoint).host, reason: sent.reason });
}

const EVERY_MINUTE = "* * * * *";
const HOURLY = "7 * * * *";

// Vite's dev server reloads modules: stop the previous jobs.
const global = globalThis as { pixelplateReminders?: { stop: () => Promise<void> } };

export function startReminders(store: Store, settings: Settings) {
  global.pixelplateReminders?.stop();
  let keys: PushKeys | undefined;
  let opened: ReturnType<Push["dispatcher"]> | undefined;
  const open = async () => (await import("~/platform/public-address.server")).publicDispatcher();
  const dispatcher = () => {
    opened ??= open();
    return opened;
  };
  const { pushSubject: subject } = settings;
  const send = async (now: number) => {
    // Read when needed: a database that is away at the start comes back.
    keys ??= await pushKeysOf(store, settings);
    await sendDue({ store, settings, push: { keys, subject, dispatcher } }, now);
  };
  const jobs: Job[] = [
    {
      name: "browsers without a session",
      when: HOURLY,
      work: () => dropInBatches(store, "push_subscription", isLoggedOut),
    },
    ...(settings.reminders === "on" ? [{ name: "reminders", when: EVERY_MINUTE, work: send }] : []),
  ];
  const running = startJobs(jobs);
  global.pixelplateReminders = {
    async stop() {
      await running.stop();
      await (await opened)?.destroy();
    },
  };
  return global.pixelplateReminders;
}

import { and, asc, eq, lte } from "drizzle-orm";
import { AccountGone, type Db, type Store } from "~/db/store";
import { daySummary } from "~/features/api/calls/day-calls.server";
import { addDays } from "~/features/day/calendar-days";
import { daySnapshot, daySnapshots } from "~/features/day/day.server";
import { noteEvent } from "~/features/webhook/events.server";
import { callerFor, type Tx } from "~/http/caller.server";
import { endOfDay } from "~/platform/local-date";
import type { Settings } from "~/platform/settings/settings.server";

const AT_ONCE = 50;
/** After a server that was down for longer, the earlier ones are left out. */
const DAYS_SENT_MAX = 7;

/** Tells webhooks of the days that have ended where their people are, each day once in all processes. */
export async function tellClosedDays(store: Store, settings: Settings, now: number): Promise<void> {
  for (;;) {
    const ended = await endedDays(store.read, now);
    for (const userId of ended) {
      const by = await callerFor(store, settings, userId, now);
      await by?.change(tellOf).catch((error) => {
        if (!(error instanceof AccountGone)) throw error;
      });
    }
    if (ended.length < AT_ONCE) return;
  }
}

async function endedDays(db: Db, now: number): Promise<string[]> {
  const { webhook } = db.t;
  const rows = await db
    .select({ userId: webhook.user_id })
    .from(webhook)
    .where(lte(webhook.day_ends_at, now))
    .orderBy(asc(webhook.day_ends_at))
    .limit(AT_ONCE);
  return rows.map(({ userId }) => userId);
}

async function tellOf(tx: Tx): Promise<void> {
  const { webhook } = tx.db.t;
  const due = and(eq(webhook.user_id, tx.viewer.id), lte(webhook.day_ends_at, tx.now));
  const [hook] = await tx.db.select({ day: webhook.day }).from(webhook).where(due);
  if (!hook) return;
  for (const date of datesBetween(hook.day, tx.today)) {
    const summary = await summaryOf(tx, date);
    await noteEvent(tx, "day.closed", () => summary);
  }
  // A journey west leaves the day open for longer.
  const [, day = tx.today] = [hook.day, tx.today].toSorted();
  await tx.db
    .update(webhook)
    .set({ day, day_ends_at: endOfDay(tx.viewer, day) })
    .where(due);
}

function datesBetween(from: string, before: string): string[] {
  const dates: string[] = [];
  for (let date = addDays(before, -1); date >= from && dates.length < DAYS_SENT_MAX; date = addDays(date, -1))
    dates.unshift(date);
  return dates;
}

async function summaryOf({ db, viewer }: Tx, date: string) {
  const { days } = await daySnapshots(db, viewer.id, { limit: 1, from: date, to: date });
  if (days[0]) return daySummary(days[0]);
  const { puzzleId, goalShare, ...day } = await daySnapshot(db, viewer.id, date);
  return daySummary({ ...day, progress: 0, puzzle: undefined });
}

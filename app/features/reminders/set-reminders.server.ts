import { asc, eq } from "drizzle-orm";
import { lockUser } from "~/db/lock-user.server";
import type { Db, Store } from "~/db/store";
import { nextDue } from "./due-at";
import type { Reminders } from "./reminder-times";

type Owner = { id: string; timeZone: string };

/** Sets the times (`HH:MM`), and whether something is sent at them: off, nothing more is sent after this write. */
export async function setReminders(
  store: Store,
  { id, timeZone }: Owner,
  { on, times }: Reminders,
  now: number,
) {
  await store.tx(async (db) => {
    await lockUser(db, id);
    const { reminder } = db.t;
    await db.delete(reminder).where(eq(reminder.user_id, id));
    const rows = times.map((time) => ({
      user_id: id,
      time,
      due_at: on ? nextDue(timeZone, time, now) : null,
    }));
    if (rows.length > 0) await db.insert(reminder).values(rows);
  });
}

/** Switches them off at the times they have. */
export async function switchOff(store: Store, userId: string): Promise<void> {
  await store.tx(async (db) => {
    const { reminder } = db.t;
    await db.update(reminder).set({ due_at: null }).where(eq(reminder.user_id, userId));
  });
}

export async function remindersOf(db: Db, userId: string): Promise<Reminders> {
  const { reminder } = db.t;
  const rows = await db
    .select()
    .from(reminder)
    .where(eq(reminder.user_id, userId))
    .orderBy(asc(reminder.time));
  return { on: rows.some(({ due_at }) => due_at !== null), times: rows.map(({ time }) => time) };
}

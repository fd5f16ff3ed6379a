import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { z } from "zod";
import type { Db, Store } from "~/db/store";
import type { Caller } from "~/http/caller.server";
import { longTexts } from "~/http/cut-texts";
import { DAY_START_MAX, isTimeZone } from "~/platform/time-zone";
import { ACCOUNT_MESSAGES } from "./credentials";

export const zoneField = z
  .string(ACCOUNT_MESSAGES.timeZoneUnknown)
  .refine(isTimeZone, ACCOUNT_MESSAGES.timeZoneUnknown);

export const hoursSchema = z.object({
  timeZone: zoneField.optional(),
  day_start: z
    .stringFormat("hour", /^\d$/, ACCOUNT_MESSAGES.dayStartUnknown)
    .transform(Number)
    .refine((hour) => hour <= DAY_START_MAX, ACCOUNT_MESSAGES.dayStartUnknown)
    .optional(),
  /** Sent by a browser on its own: it counts only for an account without a zone. */
  learned: z.literal("1").optional(),
  /** The answer to a browser's zone was no. */
  declined: z.literal("1").optional(),
  redirectTo: z.string().optional().register(longTexts, { max: 8000 }),
});

/** An IANA name, and an hour from 0 to 6; what is undefined stays. */
type Hours = { timeZone?: string; dayStart?: number };

export const setHours = (by: Caller, hours: Hours): Promise<void> =>
  by.change(({ db, viewer }) => writeHours(db, viewer.id, hours));

export async function writeHours(db: Db, userId: string, { timeZone, dayStart }: Hours): Promise<void> {
  if (timeZone === undefined && dayStart === undefined) return;
  const { users, reminder, webhook } = db.t;
  await db.update(users).set({ time_zone: timeZone, day_start: dayStart }).where(eq(users.id, userId));
  await db
    .update(webhook)
    .set({ day_ends_at: 0 })
    .where(and(eq(webhook.user_id, userId), isNotNull(webhook.day_ends_at)));
  if (timeZone === undefined) return;
  // The next look at what is due finds their instants in the new zone.
  await db
    .update(reminder)
    .set({ due_at: 0 })
    .where(and(eq(reminder.user_id, userId), isNotNull(reminder.due_at)));
}

/** Sets the zone of a browser, unless the account has one. */
export async function learnTimeZone(store: Store, userId: string, timeZone: string): Promise<void> {
  await store.tx(async (db) => {
    const { users } = db.t;
    await db
      .update(users)
      .set({ time_zone: timeZone })
      .where(and(eq(users.id, userId), isNull(users.time_zone)));
  });
}

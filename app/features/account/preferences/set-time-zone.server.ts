import { and, eq, isNull } from "drizzle-orm";
import { z } from "zod";
import type { Store } from "~/db/store";
import { longTexts } from "~/http/cut-texts";
import { isTimeZone } from "~/platform/time-zone";
import { ACCOUNT_MESSAGES } from "../messages";

export const timeZoneSchema = z.object({
  timeZone: z.string(ACCOUNT_MESSAGES.timeZoneUnknown).refine(isTimeZone, ACCOUNT_MESSAGES.timeZoneUnknown),
  /** Sent by a browser on its own: it counts only for an account without a zone. */
  learned: z.literal("1").optional(),
  /** The answer to a browser's zone was no. */
  declined: z.literal("1").optional(),
  redirectTo: z.string().optional().register(longTexts, { max: 8000 }),
});

/** Sets the account's zone (IANA name). Food already logged stays on its day. */
export async function setTimeZone(store: Store, userId: string, timeZone: string): Promise<void> {
  await store.tx(async (db) => {
    await db.update(db.t.users).set({ time_zone: timeZone }).where(eq(db.t.users.id, userId));
  });
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

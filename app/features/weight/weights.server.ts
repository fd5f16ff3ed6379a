import { and, desc, eq, gte, lt, lte } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "~/db/store";
import { addDays } from "~/features/day/calendar-days";
import { whenFields } from "~/features/day/dates.server";
import type { Caller } from "~/http/caller.server";
import { readWeight, WEIGHT_MESSAGES, type WeightUnit } from "./weight";
import { type MeanWeight, type Weight, withMeans } from "./with-means";

type Span = { from?: string; to?: string; before?: string; limit?: number };

/** Newest first; `from` and `to` are days (`YYYY-MM-DD`) and included, `before` is not. */
export async function weightsOf(
  db: Db,
  userId: string,
  { from, to, before, limit }: Span = {},
): Promise<Weight[]> {
  const { weight } = db.t;
  const query = db
    .select({ date: weight.date, kg: weight.kg })
    .from(weight)
    .where(
      and(
        eq(weight.user_id, userId),
        from === undefined ? undefined : gte(weight.date, from),
        to === undefined ? undefined : lte(weight.date, to),
        before === undefined ? undefined : lt(weight.date, before),
      ),
    )
    .orderBy(desc(weight.date));
  return limit === undefined ? query : query.limit(limit);
}

/** Sets the weight of a day. With `onlyNew` one that is there stays. */
export async function saveWeight(by: Caller, { date, kg }: Weight, { onlyNew = false } = {}): Promise<void> {
  await by.change(async (tx) => {
    const { weight } = tx.db.t;
    const insert = tx.db.insert(weight).values({ user_id: tx.viewer.id, date, kg, updated_at: tx.now });
    const target = [weight.user_id, weight.date];
    await (onlyNew
      ? insert.onConflictDoNothing({ target })
      : insert.onConflictDoUpdate({ target, set: { kg, updated_at: tx.now } }));
  });
}

/** The kg that were there; undefined for none. */
export async function deleteWeight(by: Caller, date: string): Promise<number | undefined> {
  return by.change(async (tx) => {
    const { weight } = tx.db.t;
    const ofDay = and(eq(weight.user_id, tx.viewer.id), eq(weight.date, date));
    const [row] = await tx.db.delete(weight).where(ofDay).returning({ kg: weight.kg });
    return row?.kg;
  });
}

const DAYS_BEFORE = 7;

/** The weights of the last `days` up to `today`, newest first, with their means. */
export async function shownWeights(
  db: Db,
  userId: string,
  today: string,
  days: number,
): Promise<MeanWeight[]> {
  const from = addDays(today, 1 - days);
  return withMeans(await weightsOf(db, userId, { from: addDays(from, -DAYS_BEFORE), to: today }), from);
}

const UNITS = ["kg", "lb"] as const;

export const sentUnit = (form: FormData): WeightUnit | undefined =>
  UNITS.find((unit) => unit === form.get("unit"));

/** Days up to `today`; `weight` comes out in kg. */
export const weightSchema = (today: string, unit: WeightUnit) =>
  z.object({
    date: whenFields(today).date,
    unit: z.enum(UNITS).optional(),
    weight: z.string(WEIGHT_MESSAGES.empty).transform((text, context) => {
      const { kg, problem } = readWeight(text, unit);
      if (kg !== undefined) return kg;
      context.addIssue({ code: "custom", message: problem });
      return z.NEVER;
    }),
  });

export const deletedWeightSchema = (today: string) => z.object({ date: whenFields(today).date });

import { and, asc, eq, gte, isNull, lte } from "drizzle-orm";
import { type Db, prepared } from "~/db/store";
import {
  FURTHER_NAMES,
  type Further,
  type FurtherName,
  type FurtherSum,
  furtherFrom,
  furtherSums,
  furtherSumText,
  roundFurther,
  shownIn,
} from "~/features/nutrition/further";
import type { Viewer } from "~/http/session.server";
import type { Trends } from "./trends";

/** The sums of each day, and the average of the whole days that have food. */
export type FurtherTrend = {
  names: FurtherName[];
  byDate: ReadonlyMap<string, FurtherSum[]>;
  averages: FurtherSum[];
};

/** Of the nutrients that a person chose; undefined for who chose none. */
export async function shownTrend(db: Db, viewer: Viewer, trends: Trends): Promise<FurtherTrend | undefined> {
  const names = shownIn(viewer.shownNutrients);
  return names.length === 0 ? undefined : furtherTrend(db, viewer, trends, names);
}

export async function furtherTrend(
  db: Db,
  { id }: Pick<Viewer, "id">,
  { from, to, days }: Trends,
  names: FurtherName[] = FURTHER_NAMES,
): Promise<FurtherTrend> {
  const foods = new Map<string, (Further | undefined)[]>();
  for (const { date, further } of await furtherBetween(db, { userId: id, from, to }))
    foods.set(date, [...(foods.get(date) ?? []), furtherFrom(further)]);
  const shown = (all: readonly (Further | undefined)[]) => furtherSums(all, names);
  const whole = days.filter(({ date, amounts, closed }) => amounts && (date < to || closed));
  const averages = shown(whole.flatMap(({ date }) => foods.get(date) ?? []));
  return {
    names,
    byDate: new Map([...foods].map(([date, all]) => [date, shown(all)])),
    averages: averages.map((sum) => ({ ...sum, amount: roundFurther(sum.amount / whole.length) })),
  };
}

const furtherBetween = prepared((db, { userId, from, to }: { userId: string; from: string; to: string }) => {
  const { food } = db.t;
  const between = and(eq(food.user_id, userId), gte(food.local_date, from), lte(food.local_date, to));
  return db
    .select({ date: food.local_date, further: food.further })
    .from(food)
    .where(and(between, isNull(food.deleted_at)))
    .orderBy(asc(food.local_date), asc(food.time), asc(food.id));
});

/** "21 g fibre a day, from 40 of 62 foods" */
export const furtherInWords = ({ averages }: FurtherTrend, timeZone: string): string[] =>
  averages.map((sum) => furtherSumText(sum, timeZone, " a day"));

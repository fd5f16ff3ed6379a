import { z } from "zod";
import {
  addDays,
  DAY_MESSAGES,
  PART_NAMES,
  PARTS_OF_DAY,
  type PartOfDay,
  partOfDay,
} from "~/features/day/calendar-days";
import { localTime, utcOffset, whenGiven } from "~/features/day/dates.server";
import { daySnapshot } from "~/features/day/day.server";
import { DEFAULT_EMOJI, type FoodEntry } from "~/features/food/entry";
import { keySchema } from "~/features/food/entry-form.server";
import type { LatestFood } from "~/features/food/food-item";
import { latestFoods } from "~/features/food/logged.server";
import {
  type AmountName,
  type Amounts,
  addAmounts,
  mapAmounts,
  perAmount,
  roundTenth,
} from "~/features/nutrition/amounts";
import type { Caller } from "~/http/caller.server";
import { type Logged, logFoodWhen } from "./log-food.server";
import { ROUGH_SIZES, type RoughSize, SIZE_NAMES, SIZE_TIMES } from "./rough";

const DAYS_BACK = 90;
const DAYS_MIN = 3;

/** The median of what was eaten in a part of the day before `date`; of fewer than three days, a third of the goals. */
function usualOfPart(
  foods: readonly LatestFood[],
  { part, date, timeZone, goals }: { part: PartOfDay; date: string; timeZone: string; goals: Amounts },
): { amounts: Amounts; isOwn: boolean } {
  const from = addDays(date, -DAYS_BACK);
  const days = new Map<string, Amounts[]>();
  const offsetOn = utcOffset(timeZone, from, date);
  for (const { entry, ...eaten } of foods)
    if (eaten.date >= from && eaten.date < date && partAt(eaten, offsetOn(eaten.date)) === part)
      days.set(eaten.date, [...(days.get(eaten.date) ?? []), entry.amounts]);
  if (days.size < DAYS_MIN)
    return { amounts: mapAmounts(goals, (goal) => roundTenth(goal / 3)), isOwn: false };
  const sums = [...days.values()].map((amounts) => addAmounts(amounts));
  return { amounts: perAmount((name) => roundTenth(median(sums, name))), isOwn: true };
}

/** As `partEaten`, hundreds of times quicker; off by an hour on the days when clocks change. */
function partAt({ time, date }: { time: number; date: string }, offsetMinutes: number): PartOfDay {
  const [day = "", clock = ""] = new Date(time + offsetMinutes * 60_000).toISOString().split("T");
  return day > date ? "evening" : partOfDay(clock);
}

function median(sums: readonly Amounts[], name: AmountName): number {
  const sorted = sums.map((sum) => sum[name]).sort((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}

/** What a person usually eats in a part of a day (`YYYY-MM-DD`), by their own log or goals. */
export async function roughOf(by: Caller, part: PartOfDay, date: string) {
  const [foods, { goals }] = await Promise.all([
    latestFoods(by.db, by.viewer.id),
    daySnapshot(by.db, by.viewer.id, date),
  ]);
  return usualOfPart(foods, { part, date, timeZone: by.viewer.timeZone, goals });
}

type Sent = { part: PartOfDay; size: RoughSize; date?: string; key: string };

/** When a part is over or has not come, its food is eaten at this time. */
const TIMES: Record<PartOfDay, string> = {
  morning: "08:00",
  midday: "12:30",
  afternoon: "16:00",
  evening: "19:00",
};

/** Logs an estimate for a part of the day, today by default. */
export async function logRough(by: Caller, { part, size, date, key }: Sent): Promise<Logged> {
  const { today } = by;
  const { amounts } = await roughOf(by, part, date ?? today);
  const entry: FoodEntry = {
    name: `${SIZE_NAMES[size]} ${PART_NAMES[part].toLowerCase()} meal`,
    emoji: DEFAULT_EMOJI,
    amounts: mapAmounts(amounts, (amount) => roundTenth(amount * SIZE_TIMES[size])),
    servings: 1,
    source: "rough",
    estimated: true,
  };
  const isNow = (date ?? today) === today && partOfDay(localTime(by.viewer.timeZone, by.now)) === part;
  return logFoodWhen(by, { entry, key, date, time: isNow ? undefined : TIMES[part] });
}

export const roughSchema = (today: string) =>
  keySchema.extend({
    part: z.enum(PARTS_OF_DAY, DAY_MESSAGES.notAPart),
    size: z.enum(ROUGH_SIZES, DAY_MESSAGES.notASize),
    date: whenGiven(today).date,
  });

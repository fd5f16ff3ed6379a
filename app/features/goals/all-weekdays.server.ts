import type { Db } from "~/db/store";
import type { Amounts } from "~/features/nutrition/amounts";
import { macroSplit } from "./macro-split";
import { type WeekdayChange, weekdayGoalsOf } from "./weekday-goals.server";

type Listed = Pick<Amounts, "calories"> & Partial<Amounts> & { weekdays: number[] };

/** What makes the weekdays' goals those listed and no others; grams left out are a share of the calories. */
export async function allWeekdays(
  db: Db,
  userId: string,
  today: string,
  listed: Listed[],
): Promise<WeekdayChange[]> {
  const named = new Set(listed.flatMap(({ weekdays }) => weekdays));
  const before = (await weekdayGoalsOf(db, userId, today)).flatMap(({ weekdays }) => weekdays);
  return [
    ...listed.map(({ weekdays, ...goals }) => ({
      weekdays,
      goals: { ...macroSplit(goals.calories), ...goals },
    })),
    { weekdays: before.filter((day) => !named.has(day)), goals: undefined },
  ];
}

import type { Db } from "~/db/store";
import { addDays } from "~/features/day/calendar/local-date";
import { utcOffset } from "~/features/day/calendar/utc-offset";
import { foodSums } from "./food-sums";
import { trendDays } from "./trend-days.server";
import type { TrendRange } from "./trend-range";
import { type Trends, trendsOf } from "./trends";

type Person = { id: string; timeZone: string };

/** The last `days` days, up to `today`. */
export async function trendsUpTo(db: Db, person: Person, today: string, days: TrendRange): Promise<Trends> {
  const dates = datesUpTo(today, days);
  const from = dates[0] ?? today;
  const logged = await trendDays(db, person, from, today);
  const offsetOn = utcOffset(person.timeZone, from, today);
  const sums = foodSums(logged, offsetOn);
  return trendsOf(dates, logged, sums);
}

function datesUpTo(today: string, days: number): string[] {
  const first = Date.parse(addDays(today, 1 - days));
  return Array.from({ length: days }, (_, i) => new Date(first + i * DAY_MS).toISOString().slice(0, 10));
}

const DAY_MS = 24 * 60 * 60 * 1000;

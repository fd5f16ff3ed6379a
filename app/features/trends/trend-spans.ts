import { weekOf } from "~/features/day/album/iso-week";
import type { Amounts } from "~/features/nutrition/amounts";
import { meanOf, type TrendFigures } from "./trends";

export type SpanUnit = "day" | "week" | "month";

/** Means of the logged days in it; the last may be today, which is not over. */
export type TrendSpan = {
  key: string;
  daysLogged: number;
  amounts: Amounts | null;
  goals: Amounts | null;
  isToday: boolean;
};

const KEYS: Record<SpanUnit, (date: string) => string> = {
  day: (date) => date,
  week: weekOf,
  month: (date) => date.slice(0, 7),
};

/** Today stands alone or is left out of the span that it is in. */
export function spansOf(days: readonly TrendFigures[], unit: SpanUnit): TrendSpan[] {
  const today = days.at(-1)?.date;
  const groups = new Map<string, TrendFigures[]>();
  for (const day of days) {
    const key = KEYS[unit](day.date);
    groups.set(key, [...(groups.get(key) ?? []), day]);
  }
  return [...groups].map(([key, group]) => {
    const isToday = unit === "day" && key === today;
    const logged = group.filter(({ amounts, date }) => amounts && (isToday || date !== today));
    const mean = (of: "amounts" | "goals") => meanOf(logged.flatMap((day) => day[of] ?? []));
    return { key, daysLogged: logged.length, amounts: mean("amounts"), goals: mean("goals"), isToday };
  });
}

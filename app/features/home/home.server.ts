import type { Db } from "~/db/store";
import { collectionOf } from "~/features/collection/collection.server";
import { addDays, partOfDay } from "~/features/day/calendar-days";
import { shareFor } from "~/features/day/close.server";
import { dateText, relativeDateText, timeText } from "~/features/day/date-text";
import { localTime, partEaten } from "~/features/day/dates";
import { activeAround, playedDay } from "~/features/day/day.server";
import { neighbourDays } from "~/features/day/eat-day";
import { canClose, measure } from "~/features/day/measure";
import { mendedGoalOf } from "~/features/day/mend-goals.server";
import { type Fitting, fitsOf, invites } from "~/features/eat/fits.server";
import { hasFood } from "~/features/food/logged.server";
import { seedsOf } from "~/features/puzzles/catalogue";
import { blocksByFood } from "~/features/puzzles/puzzle";
import { QUARTER_MS } from "~/http/cached-answers.server";
import type { Caller } from "~/http/caller.server";
import { newKey } from "~/http/toast.server";
import { endOfDay } from "~/platform/local-date";
import { tomorrowOf } from "./finale.server";
import { welcomeOf } from "./welcome.server";

export async function homeOf(by: Caller, dateParam: string | null) {
  const { today, foods, ...day } = await playedDay(by, dateParam);
  const { date, puzzle, goals, finishAt } = day;
  const isToday = date === today;
  const spans = puzzle
    ? blocksByFood(
        foods.map(({ entry }) => entry.amounts),
        (totals) => measure(puzzle, totals, goals, false, finishAt).filled,
      )
    : [];
  const before = addDays(date, -1);
  const around = await activeAround(by.db, by.viewer.id, date);
  const copyBefore = foods.length === 0 && date <= today && (await hasFood(by.db, by.viewer.id, before));
  return {
    ...day,
    isToday,
    /** The day that an empty one can be filled from. */
    copyFrom: copyBefore ? before : null,
    copyKey: newKey(),
    dateText: dateText(date),
    relativeText: relativeDateText(date, today),
    ...neighbourDays(date, today, around),
    /** The last day with data before this one. */
    activeBefore: around.before,
    welcome: isToday ? await welcomeOf(by, { ...day, foods, before: around.before }) : null,
    mendedGoal: isToday ? await mendedGoalOf(by.db, by.viewer.id) : null,
    foods: foods.map(({ id, entry, time, date }, i) => ({
      id,
      name: entry.name,
      emoji: entry.emoji,
      calories: entry.amounts.calories,
      timeText: timeText(time, by.viewer.timeZone),
      part: partEaten(by.viewer, { time, date }),
      span: spans[i] ?? null,
      estimated: entry.estimated ?? false,
    })),
    seeds: isToday && !puzzle ? seedsOf(date, await collectedIds(by.db, by.viewer.id)) : [],
    tomorrow:
      isToday && puzzle?.complete
        ? await tomorrowOf(by.db, by.viewer.id, today, await collectedIds(by.db, by.viewer.id))
        : null,
    canClose: puzzle !== null && !puzzle.complete && date <= today && canClose(day.totals, goals),
    /** Offered once: the part of its goals that the first day can have. */
    canShrink:
      isToday && puzzle?.complete !== true && day.goalShare === null
        ? ((await shareFor(by, date)) ?? null)
        : null,
    /** ms from now to the next day. */
    midnightInMs: endOfDay(by.viewer, today) - by.now,
    madeAt: by.now,
  };
}

export type Home = Awaited<ReturnType<typeof homeOf>>;

const collectedIds = async (db: Db, userId: string) =>
  (await collectionOf(db, userId)).map(({ puzzleId }) => puzzleId);

/** In the evening, a food that fits into today's open blocks; null at other times or without any. */
export async function fitsOffer(by: Caller, home: Home): Promise<Fitting | null> {
  const time = localTime(by.viewer.timeZone, by.now - (by.now % QUARTER_MS));
  if (!home.isToday || home.canShrink || !invites(home) || partOfDay(time) !== "evening") return null;
  const { fits } = await fitsOf(by, home, 1, by.viewer.numbers === "hidden");
  return fits[0] ?? null;
}

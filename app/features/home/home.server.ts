import type { Db } from "~/db/store";
import { collectionOf } from "~/features/collection/collection.server";
import { addDays, partOfDay } from "~/features/day/calendar-days";
import { shareFor } from "~/features/day/close.server";
import { dateText, relativeDateText, timeText } from "~/features/day/date-text";
import { localTime, type Player, partEaten } from "~/features/day/dates";
import { activeAround, playedDay } from "~/features/day/day.server";
import { neighbourDays } from "~/features/day/eat-day";
import { canClose, measure } from "~/features/day/measure";
import { mendedGoalOf } from "~/features/day/mend-goals.server";
import { type Fitting, fitsOf, invites } from "~/features/eat/fits.server";
import { hasFood } from "~/features/food/logged.server";
import { seedsOf } from "~/features/puzzles/catalogue";
import { blocksByFood } from "~/features/puzzles/fill";
import { QUARTER_MS } from "~/http/cached-answers.server";
import { newKey } from "~/http/toast.server";
import { endOfDay } from "~/platform/local-date";
import { tomorrowOf } from "./finale.server";
import { welcomeOf } from "./welcome.server";

export async function homeOf(db: Db, player: Player, dateParam: string | null, now: number) {
  const { today, foods, ...day } = await playedDay(db, player, dateParam, now);
  const { date, puzzle, goals, finishAt } = day;
  const isToday = date === today;
  const spans = puzzle
    ? blocksByFood(
        foods.map(({ entry }) => entry.amounts),
        (totals) => measure(puzzle, totals, goals, false, finishAt).filled,
      )
    : [];
  const before = addDays(date, -1);
  const around = await activeAround(db, player.id, date);
  const copyBefore = foods.length === 0 && date <= today && (await hasFood(db, player.id, before));
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
    welcome: isToday ? await welcomeOf(db, player, { ...day, foods, before: around.before }, now) : null,
    mendedGoal: isToday ? await mendedGoalOf(db, player.id) : null,
    foods: foods.map(({ id, entry, time, date }, i) => ({
      id,
      name: entry.name,
      emoji: entry.emoji,
      calories: entry.amounts.calories,
      timeText: timeText(time, player.timeZone),
      part: partEaten(player, { time, date }),
      span: spans[i] ?? null,
      estimated: entry.estimated ?? false,
    })),
    seeds: isToday && !puzzle ? seedsOf(date, await collectedIds(db, player.id)) : [],
    tomorrow:
      isToday && puzzle?.complete
        ? await tomorrowOf(db, player.id, today, await collectedIds(db, player.id))
        : null,
    canClose: puzzle !== null && !puzzle.complete && date <= today && canClose(day.totals, goals),
    /** Offered once: the part of its goals that the first day can have. */
    canShrink:
      isToday && puzzle?.complete !== true && day.goalShare === null
        ? ((await shareFor(db, player, date, now)) ?? null)
        : null,
    /** ms from now to the next day. */
    midnightInMs: endOfDay(player, today) - now,
    madeAt: now,
  };
}

export type Home = Awaited<ReturnType<typeof homeOf>>;

const collectedIds = async (db: Db, userId: string) =>
  (await collectionOf(db, userId)).map(({ puzzleId }) => puzzleId);

/** In the evening, a food that fits into today's open blocks; null at other times or without any. */
export async function fitsOffer(db: Db, player: Player, home: Home, now: number): Promise<Fitting | null> {
  const time = localTime(player.timeZone, now - (now % QUARTER_MS));
  if (!home.isToday || !invites(home) || partOfDay(time) !== "evening") return null;
  const { fits } = await fitsOf(db, player, home, 1, player.numbers === "hidden");
  return fits[0] ?? null;
}

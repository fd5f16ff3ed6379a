import type { Db } from "~/db/store";
import { collectionOf } from "~/features/collection/collection-of.server";
import { hasFood } from "~/features/food/logged-food.server";
import { blocksByFood } from "~/features/puzzles/blocks-by-food";
import { seedsOf } from "~/features/puzzles/seeds-of";
import { newKey } from "~/http/new-key.server";
import { dateText, relativeDateText, timeText } from "../calendar/date-text";
import { addDays, endOfDay } from "../calendar/local-date";
import { neighbourDays } from "../calendar/neighbour-days";
import { partEaten } from "../calendar/part-eaten";
import { activeAround } from "../day-of.server";
import { tomorrowOf } from "../finale/tomorrow-of.server";
import { measure } from "../measure";
import { playedDay } from "../played-day.server";
import type { Player } from "../player";

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
  const copyBefore = foods.length === 0 && date <= today && (await hasFood(db, player.id, before));
  return {
    ...day,
    isToday,
    /** The day that an empty one can be filled from. */
    copyFrom: copyBefore ? before : null,
    copyKey: newKey(),
    dateText: dateText(date),
    relativeText: relativeDateText(date, today),
    ...neighbourDays(date, today, await activeAround(db, player.id, date)),
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
    /** ms from now to the next day. */
    midnightInMs: endOfDay(player, today) - now,
    madeAt: now,
  };
}

export type Home = Awaited<ReturnType<typeof homeOf>>;

const collectedIds = async (db: Db, userId: string) =>
  (await collectionOf(db, userId)).map(({ puzzleId }) => puzzleId);

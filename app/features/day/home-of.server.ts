import type { Db } from "~/db/store";
import { foodsOfDay } from "../food/logged-food.server";
import { puzzleById } from "../puzzles/puzzle-by-id";
import { greeting, pastText, stageText } from "../puzzles/stage-text";
import { dateText, relativeDateText, timeText } from "./date-text";
import { activeDates, type Day, dayOf } from "./day-of.server";
import { endOfDay, isLocalDate, localDate } from "./local-date";
import { measure } from "./measure";
import { neighbourDays } from "./neighbour-days";
import type { Player } from "./player";

/**
 * Everything the home screen shows of one day. A date that is none, or that lies ahead without data, shows today.
 * Days ahead with data are left behind by a journey west.
 */
export async function homeOf(db: Db, player: Player, asked: string | null, now: number) {
  const today = localDate(player.timeZone, now);
  const days = activeDates(db, player.id);
  const date = isLocalDate(asked) && (asked <= today || (await days).includes(asked)) ? asked : today;
  const [day, active, foods] = await Promise.all([
    dayOf(db, player.id, date),
    days,
    foodsOfDay(db, player.id, date),
  ]);
  return {
    date,
    isToday: date === today,
    dateText: dateText(date),
    relativeText: relativeDateText(date, today),
    ...neighbourDays(date, today, active),
    totals: day.totals,
    goals: day.goals,
    foods: foods.map(({ id, entry, time }) => ({
      id,
      name: entry.name,
      emoji: entry.emoji,
      calories: entry.amounts.calories,
      timeText: timeText(time, player.timeZone),
    })),
    ...pictureOf(day, today, player.nickname),
    /** When an open page should move on to the next day, in ms from now. */
    midnightInMs: endOfDay(player.timeZone, today) - now,
  };
}

export type Home = Awaited<ReturnType<typeof homeOf>>;

function pictureOf(day: Day, today: string, nickname: string | null) {
  const isToday = day.date === today;
  const chosen = day.puzzleId ? puzzleById(day.puzzleId) : undefined;
  if (!chosen) return { puzzle: null, line: isToday ? greeting(nickname) : "", canChange: isToday };
  const { puzzle, category } = chosen;
  const { filled, progress } = measure(puzzle, day.totals, day.goals, day.complete);
  return {
    puzzle: {
      id: puzzle.id,
      name: puzzle.name,
      map: puzzle.map,
      categoryTitle: category.title,
      filled,
      progress,
      complete: day.complete,
    },
    line: day.date < today ? pastText(progress) : stageText(puzzle, progress),
    canChange: isToday && !day.complete,
  };
}

import type { Db } from "~/db/store";
import { foodsOfDay } from "~/features/food/logged-food.server";
import type { Category } from "~/features/puzzles/category";
import { blocksOf } from "~/features/puzzles/fill";
import { puzzleOf } from "~/features/puzzles/own/puzzles-of.server";
import type { Puzzle } from "~/features/puzzles/puzzle";
import { greeting, pastText, stageText } from "~/features/puzzles/stage-text";
import { isLocalDate, localDate } from "./calendar/local-date";
import { type Day, dayOf, isActive } from "./day-of.server";
import { measure } from "./measure";
import type { Player } from "./player";
import { whatIsMissing } from "./what-is-missing";

/** An invalid date, or a future one without data, gives today; a journey west leaves data ahead. */
export async function playedDay(db: Db, player: Player, dateParam: string | null, now: number) {
  const today = localDate(player, now);
  const isDay = isLocalDate(dateParam) && (dateParam <= today || (await isActive(db, player.id, dateParam)));
  const date = isDay ? dateParam : today;
  const [day, foods] = await Promise.all([dayOf(db, player.id, date), foodsOfDay(db, player.id, date)]);
  return {
    date,
    today,
    totals: day.totals,
    goals: day.goals,
    finishAt: day.finishAt,
    neat: day.neat,
    foods,
    ...pictureOf(day, await puzzleOf(db, player.id, day.puzzleId), today, player),
  };
}

export type PlayedDay = Awaited<ReturnType<typeof playedDay>>;

/** So much of a picture is filled when words say what it still needs, while numbers are hidden. */
const HINT_FROM = 0.75;

type Chosen = { puzzle: Puzzle; category: Category } | undefined;

function pictureOf(day: Day, chosen: Chosen, today: string, player: Player) {
  const isToday = day.date === today;
  if (!chosen)
    return { puzzle: null, line: isToday ? greeting(player.nickname) : "", canChange: day.date <= today };
  const { puzzle, category } = chosen;
  const { filled, progress } = measure(puzzle, day.totals, day.goals, day.complete, day.finishAt);
  return {
    puzzle: {
      id: puzzle.id,
      name: puzzle.name,
      map: puzzle.map,
      categoryId: category.id,
      categoryTitle: category.title,
      filled,
      progress,
      complete: day.complete,
    },
    line:
      day.date < today
        ? pastText(progress)
        : player.numbers === "hidden" && progress >= HINT_FROM && progress < 1
          ? whatIsMissing(filled, blocksOf(puzzle.map))
          : stageText(puzzle, progress),
    canChange: isToday && !day.complete,
  };
}

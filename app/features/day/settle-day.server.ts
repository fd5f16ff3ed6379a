import { and, asc, eq, isNull } from "drizzle-orm";
import { figuresOf } from "~/db/figures/food-figures";
import { prepared } from "~/db/prepared";
import type { Db } from "~/db/store";
import { collectPuzzle } from "~/features/collection/collect.server";
import { addAmounts } from "~/features/nutrition/add-amounts";
import { amountsOf } from "~/features/nutrition/amounts-of";
import { NUTRIENTS, type Nutrient } from "~/features/nutrition/nutrients";
import { perNutrient } from "~/features/nutrition/per-nutrient";
import { recordOf } from "~/features/nutrition/record-of";
import { puzzleOf } from "~/features/puzzles/own/puzzles-of.server";
import { paletteOf } from "~/features/puzzles/palette";
import { greeting, stageText } from "~/features/puzzles/stage-text";
import { eatenAt } from "./calendar/eaten-at";
import { endOfDay } from "./calendar/local-date";
import { foodTotalsOf } from "./food-totals";
import { goalsFromRow, goalsToRow } from "./goal-columns";
import { isNeat } from "./is-neat";
import { measure } from "./measure";
import type { DayRow } from "./open-day.server";
import type { Player } from "./player";

export type Settled = { progress: number; collected: boolean; unlocked: string[] };

/** Ends every change of a day inside its transaction; `row` is from `openDay` with the change applied. */
export async function settleDay(
  db: Db,
  row: DayRow,
  player: Player,
  now: number,
  collects = true,
): Promise<Settled> {
  const { user_id: userId, date } = row;
  const foods = await foodsOn(db, { userId, date });
  const totals = addAmounts(foods);
  const goals = goalsFromRow(row);

  const chosen = await puzzleOf(db, userId, row.puzzle_id);
  const wasComplete = row.completed_at !== null;
  const fill = chosen && measure(chosen.puzzle, totals, goals, wasComplete, row.finish_at);
  const complete = collects && fill?.progress === 1;
  const palette = chosen && paletteOf(chosen.puzzle.map);
  const colors = (nutrient: Nutrient) => palette?.[nutrient].map(({ color }) => color) ?? [];

  await writeDay(db, {
    user_id: userId,
    date,
    ...totals,
    ...goalsToRow(goals),
    finish_at: row.finish_at,
    puzzle_category: chosen?.category.id ?? null,
    puzzle_id: chosen?.puzzle.id ?? null,
    puzzle_name: chosen?.puzzle.name ?? null,
    pixel_art_data: fill ? { blocks: fill.blocks, filled: fill.filled } : null,
    puzzle_progress: fill?.progress ?? 0,
    daily_text: chosen && fill ? stageText(chosen.puzzle, fill.progress) : greeting(player.nickname),
    ...recordOf(NUTRIENTS, colors, "_colors"),
    completed_at: row.completed_at ?? (complete ? now : null),
    neat: isNeat(totals, goals),
    next_puzzle_id: row.next_puzzle_id,
    updated_at: now,
  });

  const midnight = endOfDay({ timeZone: player.timeZone, dayStart: 0 }, date);
  const eaten = foodTotalsOf(foods, midnight);
  await writeFoods(db, {
    user_id: userId,
    date,
    names: JSON.stringify(eaten.name),
    figures: figuresOf(eaten),
  });

  if (!chosen || !complete || wasComplete)
    return { progress: fill?.progress ?? 0, collected: false, unlocked: [] };
  const amounts = perNutrient((nutrient) => totals[nutrient]);
  const { time: completedAt } = eatenAt(player, { date }, now);
  return {
    progress: 1,
    ...(await collectPuzzle(db, userId, { puzzleId: chosen.puzzle.id, date, completedAt, amounts, now })),
  };
}

/** Ordered by its index: for a plain sum SQLite would read all of the user's food. */
const foodsOn = prepared((db, { userId, date }: { userId: string; date: string }) => {
  const { food } = db.t;
  return db
    .select({ name: food.name, time: food.time, ...amountsOf(food) })
    .from(food)
    .where(and(eq(food.user_id, userId), eq(food.local_date, date), isNull(food.deleted_at)))
    .orderBy(asc(food.time), asc(food.id));
});

const writeDay = prepared((db, { user_id, date, ...snapshot }: DayRow) => {
  const { daily_home_data: days } = db.t;
  return db
    .update(days)
    .set(snapshot)
    .where(and(eq(days.user_id, user_id), eq(days.date, date)));
});

const writeFoods = prepared((db, row: Db["t"]["day_food_total"]["$inferInsert"]) => {
  const { day_food_total: totals } = db.t;
  const target = [totals.user_id, totals.date];
  return db
    .insert(totals)
    .values(row)
    .onConflictDoUpdate({ target, set: { names: row.names, figures: row.figures } });
});

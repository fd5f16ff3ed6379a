import { and, eq } from "drizzle-orm";
import { lockUser } from "~/db/rows.server";
import { type Db, prepared } from "~/db/store";
import { collectPuzzle, renewGrams, takeBackPuzzle } from "~/features/collection/collect.server";
import { goalOf } from "~/features/goals/goals.server";
import {
  AMOUNTS,
  type AmountName,
  type Amounts,
  addAmounts,
  mapNames,
  NO_AMOUNTS,
  NUTRIENTS,
  type Nutrient,
  perAmount,
  perNutrient,
} from "~/features/nutrition/amounts";
import { greeting, paletteOf, stageText } from "~/features/puzzles/palette";
import { puzzleOf } from "~/features/puzzles/stored.server";
import { localDate } from "~/platform/local-date";
import { addDays } from "./calendar-days";
import { eatenAt, type Player } from "./dates";
import { foodsOn, writeFoodTotals } from "./food-totals.server";
import { isNeat, measure } from "./measure";

export const goalsToRow = (goals: Amounts) => mapNames(AMOUNTS, (name) => goals[name], "_goal");

export const goalsFromRow = (row: Record<`${AmountName}_goal`, number>): Amounts =>
  perAmount((name) => row[`${name}_goal`]);

export async function plantedFor(db: Db, userId: string, date: string): Promise<string | null> {
  const [row] = await dayBefore(db, { userId, date: addDays(date, -1) });
  return (await puzzleOf(db, userId, row?.id ?? null))?.puzzle.id ?? null;
}

const dayBefore = prepared((db, { userId, date }: { userId: string; date: string }) => {
  const { daily_home_data: days } = db.t;
  const ofDay = and(eq(days.user_id, userId), eq(days.date, date));
  return db.select({ id: days.next_puzzle_id }).from(days).where(ofDay);
});

/** Finds or creates and locks the day's row until the transaction ends; throws a 401 response when the account is gone. */
export async function openDay(db: Db, userId: string, date: string, now: number) {
  await lockUser(db, userId);
  const [found] = await lockedDay(db, { userId, date });
  if (found) return found;
  const [{ goals, finishAt }, seed] = await Promise.all([
    goalOf(db, userId, date),
    plantedFor(db, userId, date),
  ]);
  const [row] = await insertDay(db, {
    user_id: userId,
    date,
    daily_text: "",
    ...NO_AMOUNTS,
    ...goalsToRow(goals),
    finish_at: finishAt,
    puzzle_id: seed,
    puzzle_progress: 0,
    ...mapNames(NUTRIENTS, (): string[] => [], "_colors"),
    updated_at: now,
  });
  if (!row) throw new Error("The day's row was not made.");
  return row;
}

const lockedDay = prepared((db, { userId, date }: { userId: string; date: string }) => {
  const { daily_home_data: days } = db.t;
  const ofDay = and(eq(days.user_id, userId), eq(days.date, date));
  return db.forUpdate(db.select().from(days).where(ofDay));
});

const insertDay = prepared((db, day: Db["t"]["daily_home_data"]["$inferInsert"]) =>
  db.insert(db.t.daily_home_data).values(day).returning(),
);

export type DayRow = Awaited<ReturnType<typeof openDay>>;

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
  const isClosed = row.closed_at !== null;
  const fill = chosen && measure(chosen.puzzle, totals, goals, wasComplete && !isClosed, row.finish_at);
  const progress = fill && (isClosed ? 1 : fill.progress);
  const complete = collects && progress === 1;
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
    puzzle_progress: progress ?? 0,
    daily_text:
      chosen && progress !== undefined ? stageText(chosen.puzzle, progress) : greeting(player.nickname),
    ...mapNames(NUTRIENTS, colors, "_colors"),
    completed_at: row.completed_at ?? (complete ? now : null),
    closed_at: row.closed_at,
    goal_share: row.goal_share,
    neat: isNeat(totals, goals),
    next_puzzle_id: row.next_puzzle_id,
    updated_at: now,
  });

  await writeFoodTotals(db, player, date, foods);

  const amounts = perNutrient((nutrient) => totals[nutrient]);
  if (chosen && collects && wasComplete && date >= localDate(player, now))
    await renewGrams(db, userId, { puzzleId: chosen.puzzle.id, date, amounts });
  if (!chosen || !complete || wasComplete) return { progress: progress ?? 0, collected: false, unlocked: [] };
  const { time: completedAt } = eatenAt(player, { date }, now);
  return {
    progress: 1,
    ...(await collectPuzzle(db, userId, { puzzleId: chosen.puzzle.id, date, completedAt, amounts, now })),
  };
}

/** Inside a transaction: opens a day that was completed by mistake again. Its card goes back; `settleDay` may give it anew. */
export async function reopenDay(db: Db, row: DayRow, player: Player, now: number): Promise<DayRow> {
  const { user_id: userId, date, puzzle_id: puzzleId, completed_at: collectedAt } = row;
  if (puzzleId === null || collectedAt === null) return row;
  const datedAt = (date: string, at: number) => eatenAt(player, { date }, at).time;
  await takeBackPuzzle(db, userId, { puzzleId, date, now, collectedAt, datedAt });
  return { ...row, completed_at: null };
}

const writeDay = prepared((db, { user_id, date, ...snapshot }: DayRow) => {
  const { daily_home_data: days } = db.t;
  return db
    .update(days)
    .set(snapshot)
    .where(and(eq(days.user_id, user_id), eq(days.date, date)));
});

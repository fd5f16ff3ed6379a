import { and, eq } from "drizzle-orm";
import { type Db, prepared } from "~/db/store";
import { collectPuzzle, renewGrams, takeBackPuzzle } from "~/features/collection/collect.server";
import { goalOf, goalsFromRow, goalsToRow } from "~/features/goals/goals.server";
import {
  type AmountName,
  addAmounts,
  mapNames,
  NO_AMOUNTS,
  NUTRIENTS,
  type Nutrient,
  perNutrient,
} from "~/features/nutrition/amounts";
import { greeting, paletteOf, stageText } from "~/features/puzzles/puzzle";
import { puzzleOf } from "~/features/puzzles/stored.server";
import { noteEvent } from "~/features/webhook/events.server";
import type { Tx } from "~/http/caller.server";
import { addDays } from "./calendar-days";
import { eatenAt } from "./dates.server";
import { fillFor, hasEnergy, isNeat } from "./day-rules";
import { foodsOn, writeFoodTotals } from "./food-totals.server";

export async function puzzleChosenFor(db: Db, userId: string, date: string): Promise<string | null> {
  const [row] = await chosenPuzzle(db, { userId, date: addDays(date, -1) });
  return (await puzzleOf(db, userId, row?.id ?? null))?.puzzle.id ?? null;
}

const chosenPuzzle = prepared((db, { userId, date }: { userId: string; date: string }) => {
  const { daily_home_data: days } = db.t;
  const ofDay = and(eq(days.user_id, userId), eq(days.date, date));
  return db.select({ id: days.next_puzzle_id }).from(days).where(ofDay);
});

export type DayChange = { progress: number; collected: boolean; unlocked: string[] };

/** What else a change does to a day: its row gets these columns, or goes, with what is stored of the day. */
export type DayColumns =
  | "gone"
  | (Partial<
      Pick<
        DayRow,
        | "puzzle_id"
        | "next_puzzle_id"
        | "completed_at"
        | "closed_at"
        | "finish_at"
        | "goal_share"
        | "updated_at"
      >
    > &
      Partial<Record<`${AmountName}_goal`, number>>)
  | undefined;

type Options = {
  /** Whether a webhook hears of a puzzle that the change completes; by default it does. */
  isQuiet?: boolean;
  /** Whether a puzzle that the change completes is collected; by default it is. */
  collects?: boolean;
};

/** The door to stored days: locks them, does the work, and then measures and stores each as the work says. */
export async function changeDays(
  tx: Tx,
  dates: readonly string[],
  work: (days: DayRow[]) => Promise<DayColumns[] | undefined>,
  options?: Options,
): Promise<DayChange[]> {
  const days: DayRow[] = [];
  for (const date of dates) days.push(await lockDay(tx, date));
  const columns = await work(days);
  const changes: DayChange[] = [];
  for (const [i, day] of days.entries()) changes.push(await storeDay(tx, day, columns?.[i], options));
  return changes;
}

/** As `changeDays`, for one day. */
export async function changeDay(
  tx: Tx,
  date: string,
  work: (day: DayRow) => Promise<DayColumns>,
  options?: Options,
): Promise<DayChange> {
  const [change = UNCHANGED] = await changeDays(
    tx,
    [date],
    async (days) => Promise.all(days.map(work)),
    options,
  );
  return change;
}

const UNCHANGED: DayChange = { progress: 0, collected: false, unlocked: [] };

async function storeDay(tx: Tx, day: DayRow, columns: DayColumns, options?: Options): Promise<DayChange> {
  if (columns === "gone") {
    for (const table of [tx.db.t.daily_home_data, tx.db.t.day_food_total])
      await tx.db.delete(table).where(and(eq(table.user_id, day.user_id), eq(table.date, day.date)));
    return UNCHANGED;
  }
  const row = { ...day, updated_at: tx.now, ...columns };
  if (columns?.completed_at === null) row.completed_at = await takeBackCard(tx, day);
  return recomputeDay(tx, row, options);
}

/** Finds or makes the day's row, and locks it until the transaction ends. */
async function lockDay(tx: Tx, date: string): Promise<DayRow> {
  const [found] = await lockedDay(tx.db, { userId: tx.viewer.id, date });
  return found ?? makeDay(tx, date);
}

async function makeDay(tx: Tx, date: string) {
  const [{ goals, finishAt }, seed] = await Promise.all([
    goalOf(tx.db, tx.viewer.id, date),
    puzzleChosenFor(tx.db, tx.viewer.id, date),
  ]);
  const [row] = await insertDay(tx.db, {
    user_id: tx.viewer.id,
    date,
    daily_text: "",
    ...NO_AMOUNTS,
    ...goalsToRow(goals),
    finish_at: finishAt,
    puzzle_id: seed,
    puzzle_progress: 0,
    ...mapNames(NUTRIENTS, (): string[] => [], "_colors"),
    updated_at: tx.now,
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

type DayRow = Awaited<ReturnType<typeof insertDay>>[number];

/** Adds up what the day holds now, stores it, and collects its puzzle when it is full. */
async function recomputeDay(
  tx: Tx,
  row: DayRow,
  { collects = true, isQuiet = false }: Options = {},
): Promise<DayChange> {
  const { user_id: userId, date } = row;
  const foods = await foodsOn(tx.db, { userId, date });
  const totals = addAmounts(foods);
  const goals = goalsFromRow(row);

  const chosen = await puzzleOf(tx.db, userId, row.puzzle_id);
  const wasComplete = row.completed_at !== null;
  const isClosed = row.closed_at !== null;
  const fill = chosen && fillFor(chosen.puzzle, totals, goals, wasComplete && !isClosed, row.finish_at);
  const progress = fill && (isClosed ? 1 : fill.progress);
  const complete = collects && progress === 1;
  const palette = chosen && paletteOf(chosen.puzzle.map);
  const colors = (nutrient: Nutrient) => palette?.[nutrient].map(({ color }) => color) ?? [];

  await writeDay(tx.db, {
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
      chosen && progress !== undefined
        ? stageText(chosen.puzzle, progress, hasEnergy(totals, goals))
        : greeting(tx.viewer.nickname),
    ...mapNames(NUTRIENTS, colors, "_colors"),
    completed_at: row.completed_at ?? (complete ? tx.now : null),
    closed_at: row.closed_at,
    goal_share: row.goal_share,
    neat: isNeat(totals, goals),
    next_puzzle_id: row.next_puzzle_id,
    updated_at: row.updated_at,
  });

  await writeFoodTotals(tx, date, foods);

  const amounts = perNutrient((nutrient) => totals[nutrient]);
  if (chosen && collects && wasComplete && date >= tx.today)
    await renewGrams(tx, { puzzleId: chosen.puzzle.id, date, amounts });
  if (!chosen || !complete || wasComplete) return { progress: progress ?? 0, collected: false, unlocked: [] };
  const { time: completedAt } = eatenAt(tx.viewer, { date }, tx.now);
  const { id, name } = chosen.puzzle;
  const { collected, unlocked } = await collectPuzzle(tx, { puzzleId: id, date, completedAt, amounts });
  const puzzle = { id, name, category: chosen.category.title };
  if (collected && !isQuiet)
    await noteEvent(tx, "puzzle.completed", () => ({ date, puzzle, unlocked, totals, goals }));
  return { progress: 1, collected, unlocked };
}

/** For a day that was completed by mistake: its card goes back, unless the day is still full. Gives its `completed_at`. */
async function takeBackCard(tx: Tx, { date, puzzle_id: puzzleId, completed_at }: DayRow) {
  if (puzzleId === null || completed_at === null) return completed_at;
  const datedAt = (date: string, at: number) => eatenAt(tx.viewer, { date }, at).time;
  await takeBackPuzzle(tx, { puzzleId, date, collectedAt: completed_at, datedAt });
  return null;
}

const writeDay = prepared((db, { user_id, date, ...snapshot }: DayRow) => {
  const { daily_home_data: days } = db.t;
  return db
    .update(days)
    .set(snapshot)
    .where(and(eq(days.user_id, user_id), eq(days.date, date)));
});

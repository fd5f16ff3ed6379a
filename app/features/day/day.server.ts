import { and, asc, desc, eq, gt, gte, lt, lte } from "drizzle-orm";
import { type Db, prepared } from "~/db/store";
import { foodsOfDay } from "~/features/food/logged.server";
import { goalOf, goalsFromRow } from "~/features/goals/goals.server";
import { AMOUNTS, type Amounts, mapNames, NO_AMOUNTS, pickAmounts } from "~/features/nutrition/amounts";
import {
  blocksOf,
  type FoundPuzzle,
  greeting,
  type Puzzle,
  pastText,
  stageText,
} from "~/features/puzzles/puzzle";
import { puzzleOf, puzzlesOf } from "~/features/puzzles/stored.server";
import type { Caller } from "~/http/caller.server";
import type { Viewer } from "~/http/session.server";
import { isLocalDate } from "~/platform/local-date";
import { puzzleChosenFor } from "./change-day.server";
import type { Around } from "./dates.server";
import { fillFor, hasEnergy, whatIsMissing } from "./day-rules";

/** `complete` once its puzzle was collected. */
export type DaySnapshot = {
  date: string;
  puzzleId: string | null;
  totals: Amounts;
  goals: Amounts;
  finishAt: number;
  neat: boolean;
  complete: boolean;
  /** When it was called done, in ms since 1970: open blocks stay open. */
  closedAt: number | null;
  /** Below 1 on a day whose goals shrank; null if they never did. */
  goalShare: number | null;
};

export async function daySnapshot(db: Db, userId: string, date: string): Promise<DaySnapshot> {
  const [row] = await rowOf(db, { userId, date });
  if (!row) {
    const [goal, puzzleId] = await Promise.all([goalOf(db, userId, date), puzzleChosenFor(db, userId, date)]);
    return {
      date,
      puzzleId,
      totals: NO_AMOUNTS,
      ...goal,
      neat: false,
      complete: false,
      closedAt: null,
      goalShare: null,
    };
  }
  return {
    date,
    puzzleId: row.puzzle_id,
    totals: pickAmounts(row),
    goals: goalsFromRow(row),
    finishAt: row.finish_at,
    neat: row.neat,
    complete: row.completed_at !== null,
    closedAt: row.closed_at,
    goalShare: row.goal_share,
  };
}

const rowOf = prepared((db, { userId, date }: { userId: string; date: string }) => {
  const { daily_home_data: days } = db.t;
  return db
    .select({
      puzzle_id: days.puzzle_id,
      ...pickAmounts(days),
      ...mapNames(AMOUNTS, (name) => days[`${name}_goal`], "_goal"),
      finish_at: days.finish_at,
      neat: days.neat,
      completed_at: days.completed_at,
      closed_at: days.closed_at,
      goal_share: days.goal_share,
    })
    .from(days)
    .where(and(eq(days.user_id, userId), eq(days.date, date)));
});

export const isActive = async (db: Db, userId: string, date: string): Promise<boolean> =>
  (await rowOf(db, { userId, date })).length > 0;

export async function activeAround(db: Db, userId: string, date: string): Promise<Around> {
  const [[before], [after]] = await Promise.all([
    dayBefore(db, { userId, date }),
    dayAfter(db, { userId, date }),
  ]);
  return { before: before?.date ?? null, after: after?.date ?? null };
}

const dayBefore = prepared((db, { userId, date }: { userId: string; date: string }) => {
  const { daily_home_data: days } = db.t;
  const earlier = and(eq(days.user_id, userId), lt(days.date, date));
  return db.select({ date: days.date }).from(days).where(earlier).orderBy(desc(days.date)).limit(1);
});

const dayAfter = prepared((db, { userId, date }: { userId: string; date: string }) => {
  const { daily_home_data: days } = db.t;
  const later = and(eq(days.user_id, userId), gt(days.date, date));
  return db.select({ date: days.date }).from(days).where(later).orderBy(asc(days.date)).limit(1);
});

/** Days with data in a month (`YYYY-MM`), preceded by the user's first. */
export async function activeDates(db: Db, userId: string, month: string): Promise<string[]> {
  const [first, inMonth] = await Promise.all([
    dayAfter(db, { userId, date: "" }),
    daysFrom(db, { userId, from: `${month}-01`, to: `${month}-31` }),
  ]);
  return [...new Set([...first, ...inMonth].map(({ date }) => date))];
}

const daysFrom = prepared((db, { userId, from, to }: { userId: string; from: string; to: string }) => {
  const { daily_home_data: days } = db.t;
  const between = and(eq(days.user_id, userId), gte(days.date, from), lte(days.date, to));
  return db.select({ date: days.date }).from(days).where(between).orderBy(asc(days.date));
});

/** Days as `YYYY-MM-DD`; `from` and `to` are included, `before` is not. */
type Span = { limit: number; from?: string; to?: string; before?: string };

/** Days with data, newest first, at most `limit`. */
export async function daySnapshots(db: Db, userId: string, { limit, from, to, before }: Span) {
  const { daily_home_data: days } = db.t;
  const rows = await db
    .select({
      date: days.date,
      puzzleId: days.puzzle_id,
      progress: days.puzzle_progress,
      completedAt: days.completed_at,
      closedAt: days.closed_at,
      neat: days.neat,
      finishAt: days.finish_at,
      ...pickAmounts(days),
      ...mapNames(AMOUNTS, (name) => days[`${name}_goal`], "_goal"),
    })
    .from(days)
    .where(
      and(
        eq(days.user_id, userId),
        from === undefined ? undefined : gte(days.date, from),
        to === undefined ? undefined : lte(days.date, to),
        before === undefined ? undefined : lt(days.date, before),
      ),
    )
    .orderBy(desc(days.date))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  const ids = shown.map(({ puzzleId }) => puzzleId);
  const find = await puzzlesOf(db, userId, ids);
  return {
    days: shown.map((row) => ({
      date: row.date,
      totals: pickAmounts(row),
      goals: goalsFromRow(row),
      finishAt: row.finishAt,
      neat: row.neat,
      complete: row.completedAt !== null,
      closedAt: row.closedAt,
      progress: row.progress,
      puzzle: row.puzzleId === null ? undefined : find(row.puzzleId),
    })),
    more: rows.length > limit,
  };
}

/** An invalid date, or a future one without data, gives today; a journey west leaves data ahead. */
export async function dayWithFoods(by: Pick<Caller, "db" | "viewer" | "today">, dateParam: string | null) {
  const { today } = by;
  const isDay =
    isLocalDate(dateParam) && (dateParam <= today || (await isActive(by.db, by.viewer.id, dateParam)));
  const date = isDay ? dateParam : today;
  const [day, foods] = await Promise.all([
    daySnapshot(by.db, by.viewer.id, date),
    foodsOfDay(by.db, by.viewer.id, date),
  ]);
  return {
    date,
    today,
    totals: day.totals,
    goals: day.goals,
    finishAt: day.finishAt,
    neat: day.neat,
    closedAt: day.closedAt,
    goalShare: day.goalShare,
    foods,
    ...pictureOf(day, await puzzleOf(by.db, by.viewer.id, day.puzzleId), today, by.viewer),
  };
}

/** The blocks that a day filled; a finished one fills all, one that was called done its own. */
export const fillOfDay = (
  puzzle: Pick<Puzzle, "map">,
  day: Omit<DaySnapshot, "puzzleId" | "neat" | "goalShare">,
) => fillFor(puzzle, day.totals, day.goals, day.complete && day.closedAt === null, day.finishAt);

export type DayWithFoods = Awaited<ReturnType<typeof dayWithFoods>>;

/** So much of a picture is filled when words say what it still needs, while numbers are hidden. */
const HINT_FROM = 0.75;

function pictureOf(day: DaySnapshot, chosen: FoundPuzzle | undefined, today: string, viewer: Viewer) {
  const isToday = day.date === today;
  if (!chosen)
    return { puzzle: null, line: isToday ? greeting(viewer.nickname) : "", canChange: day.date <= today };
  const { puzzle, category } = chosen;
  const hints = viewer.numbers === "hidden" && !hasEnergy(day.totals, day.goals);
  const { filled, progress: measured } = fillOfDay(puzzle, day);
  const progress = day.closedAt === null ? measured : 1;
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
      closed: day.closedAt !== null,
    },
    line:
      day.date < today
        ? pastText(progress)
        : hints && progress >= HINT_FROM && progress < 1
          ? whatIsMissing(filled, blocksOf(puzzle.map))
          : stageText(puzzle, progress, hasEnergy(day.totals, day.goals)),
    canChange: isToday && !day.complete,
  };
}

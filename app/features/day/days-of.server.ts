import { and, desc, eq, gte, lt, lte } from "drizzle-orm";
import type { Db } from "~/db/store";
import { AMOUNTS } from "~/features/nutrition/amounts";
import { amountsOf } from "~/features/nutrition/amounts-of";
import { recordOf } from "~/features/nutrition/record-of";
import { puzzlesOf } from "~/features/puzzles/own/puzzles-of.server";
import { goalsFromRow } from "./goal-columns";

/** Days as `YYYY-MM-DD`; `from` and `to` are included, `before` is not. */
type Span = { limit: number; from?: string; to?: string; before?: string };

/** Days with data, newest first, at most `limit`. */
export async function daysOf(db: Db, userId: string, { limit, from, to, before }: Span) {
  const { daily_home_data: days } = db.t;
  const rows = await db
    .select({
      date: days.date,
      puzzleId: days.puzzle_id,
      progress: days.puzzle_progress,
      completedAt: days.completed_at,
      neat: days.neat,
      finishAt: days.finish_at,
      ...amountsOf(days),
      ...recordOf(AMOUNTS, (name) => days[`${name}_goal`], "_goal"),
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
      totals: amountsOf(row),
      goals: goalsFromRow(row),
      finishAt: row.finishAt,
      neat: row.neat,
      complete: row.completedAt !== null,
      progress: row.progress,
      puzzle: row.puzzleId === null ? undefined : find(row.puzzleId),
    })),
    more: rows.length > limit,
  };
}

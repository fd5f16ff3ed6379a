import { setImmediate as nextTurn } from "node:timers/promises";
import { and, desc, eq, inArray, isNull } from "drizzle-orm";
import type { Db } from "~/db/store";
import { entryFrom } from "~/features/food/food-entry";
import { perServing } from "~/features/food/per-serving";
import type { Amounts } from "~/features/nutrition/amounts";
import { amountsOf } from "~/features/nutrition/amounts-of";
import type { FoodSource } from "./food-source";
import { nameScore } from "./name-score";
import type { SourceFood } from "./source-food";

const MAX_ENTRIES = 1000;
const NAMES_A_TURN = 50;
const LOGGED_BONUS = 0.2;

/** A user's log, each name once as logged last, in servings: its weight is unknown. */
export const loggedFoods = (db: Db): FoodSource => ({
  name: "own",
  async search(userId, query, limit) {
    const { food } = db.t;
    const { id, name, emoji, number_of_servings } = food;
    const rows = await db
      .select({ id, name, emoji, number_of_servings, ...amountsOf(food) })
      .from(food)
      .where(and(eq(food.user_id, userId), isNull(food.deleted_at)))
      .orderBy(desc(food.time), desc(food.id))
      .limit(MAX_ENTRIES);
    const byName = new Map<string, Row>();
    for (const row of rows) {
      const name = row.name.toLowerCase();
      if (!byName.has(name)) byName.set(name, row);
    }
    const results: { row: Row; score: number }[] = [];
    for (const [i, row] of [...byName.values()].entries()) {
      if (i % NAMES_A_TURN === NAMES_A_TURN - 1) await nextTurn();
      const score = nameScore(query, row.name);
      if (score > 0) results.push({ row, score });
    }
    return results
      .sort((a, b) => b.score - a.score)
      .slice(0, limit)
      .map(({ row, score }) => sourceFood(row, Math.min(1, score + LOGGED_BONUS)));
  },
  async get(userId, keys) {
    const { food } = db.t;
    const condition = and(eq(food.user_id, userId), inArray(food.id, [...keys]), isNull(food.deleted_at));
    return (await db.select().from(food).where(condition)).map((row) => {
      const { parts, source, estimated } = entryFrom(row);
      return { ...sourceFood(row, 1), logged: { parts, source, estimated } };
    });
  },
});

type Row = { id: string; name: string; emoji: string; number_of_servings: number } & Amounts;

function sourceFood(row: Row, score: number): SourceFood {
  return {
    ref: `own:${row.id}`,
    name: row.name,
    emoji: row.emoji,
    unit: "portion",
    amounts: perServing(amountsOf(row), row.number_of_servings),
    portions: [],
    source: "As you logged it",
    score,
  };
}

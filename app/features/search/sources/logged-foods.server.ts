import { setImmediate as othersTurn } from "node:timers/promises";
import { and, desc, eq, inArray, isNull } from "drizzle-orm";
import type { Db } from "~/db/store";
import { perServing } from "~/features/food/per-serving";
import type { Amounts } from "~/features/nutrition/amounts";
import { amountsOf } from "~/features/nutrition/amounts-of";
import type { FoodSource } from "./food-source";
import { nameScore } from "./name-score";
import type { FoundFood } from "./source-food";

/** How far back a search looks. */
const MOST_LOGGED = 1000;
/** Names that are compared before others have their turn. */
const AT_A_TIME = 50;
/** A food one has eaten is meant rather than another that fits alike. */
const KNOWN = 0.2;

/** What a user has logged, each name once, as it was logged last. It is counted in servings: nobody said its weight. */
export const ownFoods = (db: Db): FoodSource => ({
  name: "own",
  async search(userId, words, limit) {
    const { food } = db.t;
    const rows = await db
      .select()
      .from(food)
      .where(and(eq(food.user_id, userId), isNull(food.deleted_at)))
      .orderBy(desc(food.time), desc(food.id))
      .limit(MOST_LOGGED);
    const byName = new Map<string, Row>();
    for (const row of rows) {
      const name = row.name.toLowerCase();
      if (!byName.has(name)) byName.set(name, row);
    }
    const found: { row: Row; score: number }[] = [];
    for (const [i, row] of [...byName.values()].entries()) {
      if (i % AT_A_TIME === AT_A_TIME - 1) await othersTurn();
      const score = nameScore(words, row.name);
      if (score > 0) found.push({ row, score });
    }
    return found
      .sort((a, b) => b.score - a.score)
      .slice(0, limit)
      .map(({ row, score }) => foundFood(row, Math.min(1, score + KNOWN)));
  },
  async get(userId, keys) {
    const { food } = db.t;
    const own = and(eq(food.user_id, userId), inArray(food.id, [...keys]), isNull(food.deleted_at));
    return (await db.select().from(food).where(own)).map((row) => foundFood(row, 1));
  },
});

type Row = { id: string; name: string; emoji: string; number_of_servings: number } & Amounts;

function foundFood(row: Row, score: number): FoundFood {
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

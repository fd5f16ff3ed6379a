import { and, eq, gte, inArray, lte } from "drizzle-orm";
import type { Db } from "~/db/store";
import { addFoodsToDays } from "~/features/day/log/change-many-days.server";
import type { Player } from "~/features/day/player";
import { addOwn } from "../own/add-own.server";
import { addWeights } from "./imported-weights.server";
import type { StagedRow } from "./next-rows.server";

type FoodContent = Omit<Parameters<typeof addFoodsToDays>[2][number], "id" | "local_date">;

type Added = { foods: number; weights: number };

/** Inside a transaction: adds the rows of some days, and notes which were new. */
export async function addBite(db: Db, player: Player, rows: StagedRow[], now: number): Promise<Added> {
  const ofKind = (kind: string) => rows.filter((row) => row.kind === kind);
  const [foods, weights] = [ofKind("food"), ofKind("weight")];
  const isOwn = foods.length + weights.length < rows.length;
  return {
    foods: await (isOwn ? addOwn : addFoods)(db, player, isOwn ? rows : foods, now),
    weights: await addWeights(db, weights),
  };
}

async function addFoods(db: Db, player: Player, rows: StagedRow[], now: number): Promise<number> {
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return 0;
  const foods = rows.map(({ id, local_date, content }) => ({ id, local_date, ...(content as FoodContent) }));
  const added = await addFoodsToDays(db, player, foods, now);
  const { import_row: staged } = db.t;
  const ofBite = and(
    eq(staged.user_id, player.id),
    eq(staged.import_id, first.import_id),
    gte(staged.local_date, first.local_date),
    lte(staged.local_date, last.local_date),
  );
  if (added.length > 0)
    await db
      .update(staged)
      .set({ added: true })
      .where(and(ofBite, inArray(staged.id, added)));
  return added.length;
}

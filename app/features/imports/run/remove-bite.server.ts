import { isDeepStrictEqual } from "node:util";
import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "~/db/store";
import { removeFoodsFromDays } from "~/features/day/log/change-many-days.server";
import type { Player } from "~/features/day/player";
import { undoOwn } from "../own/undo-own.server";
import { removeWeights } from "./imported-weights.server";
import type { StagedRow } from "./next-rows.server";

/** Inside a transaction: removes what an import added to some days, except those changed since. Gives how many foods stayed. */
export async function removeBite(db: Db, player: Player, rows: StagedRow[], now: number): Promise<number> {
  const ofKind = (kind: string) => rows.filter((row) => row.kind === kind);
  const [foods, weights] = [ofKind("food"), ofKind("weight")];
  if (foods.length + weights.length < rows.length) return undoOwn(db, player, rows, now);
  await removeWeights(db, weights);
  const staged = new Map(foods.filter(({ added }) => added).map((row) => [row.id, row]));
  if (staged.size === 0) return 0;
  const { food } = db.t;
  const found = await db
    .select()
    .from(food)
    .where(and(eq(food.user_id, player.id), inArray(food.id, [...staged.keys()])));
  const unchanged = found.filter((row) => {
    const { local_date, content } = staged.get(row.id) ?? {};
    const added = Object.entries({ ...(content as object), local_date });
    return added.every(([column, value]) => isDeepStrictEqual(row[column as keyof typeof row], value));
  });
  if (unchanged.length > 0) await removeFoodsFromDays(db, player, unchanged, now);
  return present(found) - present(unchanged);
}

const present = (rows: { deleted_at: number | null }[]) =>
  rows.filter((row) => row.deleted_at === null).length;

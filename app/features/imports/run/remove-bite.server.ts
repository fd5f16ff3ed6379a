import { isDeepStrictEqual } from "node:util";
import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "~/db/store";
import { removeFoodsFromDays } from "~/features/day/log/change-many-days.server";
import type { Player } from "~/features/day/player";
import { undoOwn } from "../own/undo-own.server";
import type { StagedRow } from "./next-rows.server";

/** Inside a transaction: removes the foods that an import added to some days, except those changed since. Gives how many stayed. */
export async function removeBite(db: Db, player: Player, rows: StagedRow[], now: number): Promise<number> {
  if (rows[0] && rows[0].kind !== "food") return undoOwn(db, player, rows, now);
  const staged = new Map(rows.filter(({ added }) => added).map((row) => [row.id, row]));
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

import { isDeepStrictEqual } from "node:util";
import type { Row } from "~/db/contents";
import type { Db } from "~/db/store";
import { sameKey } from "./same-key.server";

/** Whether the stored row of this key still has all the values of this one. */
export async function isUnchanged(db: Db, table: string, row: Row): Promise<boolean> {
  const [stored] = (await db
    .select()
    .from(db.t[table as "weight"])
    .where(sameKey(db, table, row))) as Row[];
  return (
    stored !== undefined &&
    Object.entries(row).every(([column, value]) => isDeepStrictEqual(stored[column], value))
  );
}

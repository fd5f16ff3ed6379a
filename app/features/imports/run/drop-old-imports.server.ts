import { and, asc, eq, exists, inArray, lte, or, type SQL } from "drizzle-orm";
import type { Store } from "~/db/store";
import type { ImportState } from "~/db/tables/imports";
import { UNDO_DAYS } from "../limits";
import { dropImport, dropRows, PREVIEWS } from "../stage/import-record.server";

const DAY_MS = 24 * 3_600_000;
const UNDO_MS = UNDO_DAYS * DAY_MS;
const HISTORY_MS = 90 * DAY_MS;
const OVER: ImportState[] = ["added", "undone"];
const AT_ONCE = 1000;

/** Drops previews after a day, what an undo needs once its time is over, and imports after 90 days. */
export async function dropOldImports(store: Store, now: number): Promise<void> {
  const { import: imports, import_row: rows, import_piece: pieces } = store.read.t;
  const withRows = or(
    ...[rows, pieces].map((table) => {
      const its = and(eq(table.user_id, imports.user_id), eq(table.import_id, imports.id));
      return exists(store.read.select({ id: table.import_id }).from(table).where(its));
    }),
  );
  const old = (states: ImportState[], ms: number, more?: SQL) =>
    store.read
      .select({ userId: imports.user_id, id: imports.id })
      .from(imports)
      .where(and(lte(imports.updated_at, now - ms), inArray(imports.state, states), more))
      .orderBy(asc(imports.updated_at))
      .limit(AT_ONCE);
  for (const { userId, id } of await old(OVER, UNDO_MS, withRows)) await dropRows(store, userId, id);
  for (const [states, ms] of [[PREVIEWS, DAY_MS] as const, [OVER, HISTORY_MS] as const])
    for (const { userId, id } of await old(states, ms)) {
      await dropRows(store, userId, id);
      await dropImport(store, userId, id, states);
    }
}

import { and, eq, inArray } from "drizzle-orm";
import { dropInBites } from "~/db/drop-in-bites.server";
import { lockUser } from "~/db/lock-user.server";
import type { Db, Store } from "~/db/store";
import type { ImportState } from "~/db/tables/imports";

export const PREVIEWS: ImportState[] = ["reading", "choosing", "ready"];

type ImportColumns = Partial<Db["t"]["import"]["$inferInsert"]>;

/** Changes an import that is in one of these states; false when it is not. */
export const changeImport = (
  store: Store,
  userId: string,
  id: string,
  states: ImportState[],
  set: ImportColumns,
): Promise<boolean> =>
  store.tx(async (db) => {
    await lockUser(db, userId);
    const { import: imports } = db.t;
    const changed = await db
      .update(imports)
      .set(set)
      .where(inState(db, userId, id, states))
      .returning({ id: imports.id });
    return changed.length > 0;
  });

export async function dropImport(
  store: Store,
  userId: string,
  id: string,
  states = PREVIEWS,
): Promise<boolean> {
  const dropped = await store.tx((db) =>
    db
      .delete(db.t.import)
      .where(inState(db, userId, id, states))
      .returning({ id: db.t.import.id }),
  );
  if (dropped.length === 0) return false;
  await dropRows(store, userId, id);
  return true;
}

type RowTable = "import_row" | "import_piece";

export async function dropRows(
  store: Store,
  userId: string,
  id: string,
  tables: RowTable[] = ["import_row", "import_piece"],
): Promise<void> {
  for (const name of tables)
    await dropInBites(store, name, ({ t }) => {
      const { user_id, import_id } = t[name];
      return and(eq(user_id, userId), eq(import_id, id)) ?? eq(user_id, userId);
    });
}

const inState = ({ t: { import: imports } }: Db, userId: string, id: string, states: ImportState[]) =>
  and(eq(imports.user_id, userId), eq(imports.id, id), inArray(imports.state, states));

import { and, asc, desc, eq, gt, inArray, ne } from "drizzle-orm";
import { dropInBatches, lockUser } from "~/db/rows.server";
import type { Db, Store } from "~/db/store";
import type { ImportState } from "~/db/tables/imports";
import type { ReadFood } from "~/features/imports/read/row";
import { sha256 } from "~/platform/crypto.server";
import type { ImportSummary } from "./summary";

const ROWS_A_BATCH = 150;

export type StagedRow = Db["t"]["import_row"]["$inferSelect"];

/** The rows of the next days after `date`: whole days, at least one. */
export async function nextRows(db: Db, userId: string, importId: string, date: string): Promise<StagedRow[]> {
  const { import_row: rows } = db.t;
  const ofImport = and(eq(rows.user_id, userId), eq(rows.import_id, importId));
  const found = await db
    .select()
    .from(rows)
    .where(and(ofImport, gt(rows.local_date, date)))
    .orderBy(asc(rows.local_date), asc(rows.id))
    .limit(ROWS_A_BATCH);
  const [first, last] = [found[0]?.local_date, found.at(-1)?.local_date];
  if (found.length < ROWS_A_BATCH || !first) return found;
  if (first !== last) return found.filter((row) => row.local_date !== last);
  return db
    .select()
    .from(rows)
    .where(and(ofImport, eq(rows.local_date, first)))
    .orderBy(asc(rows.id));
}

const SHOWN_MAX = 20;

export type Import = {
  id: string;
  program: string;
  fileName: string;
  state: ImportState;
  done: number;
  createdAt: number;
  undoUntil: number | null;
  summary: ImportSummary;
};

export async function importOf(db: Db, userId: string, id: string): Promise<Import | undefined> {
  const { import: imports } = db.t;
  const [row] = await db
    .select()
    .from(imports)
    .where(and(eq(imports.user_id, userId), eq(imports.id, id)));
  return row && importFrom(row);
}

/** The user's latest imports, without one that is being read. */
export async function importsOf(db: Db, userId: string): Promise<Import[]> {
  const { import: imports } = db.t;
  const rows = await db
    .select()
    .from(imports)
    .where(and(eq(imports.user_id, userId), ne(imports.state, "reading")))
    .orderBy(desc(imports.created_at), desc(imports.id))
    .limit(SHOWN_MAX);
  return rows.map(importFrom);
}

const importFrom = (row: Db["t"]["import"]["$inferSelect"]): Import => ({
  id: row.id,
  program: row.program,
  fileName: row.file_name,
  state: row.state,
  done: row.done,
  createdAt: row.created_at,
  undoUntil: row.undo_until,
  summary: row.summary as ImportSummary,
});

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
    await dropInBatches(store, name, ({ t }) => {
      const { user_id, import_id } = t[name];
      return and(eq(user_id, userId), eq(import_id, id)) ?? eq(user_id, userId);
    });
}

const inState = ({ t: { import: imports } }: Db, userId: string, id: string, states: ImportState[]) =>
  and(eq(imports.user_id, userId), eq(imports.id, id), inArray(imports.state, states));

/** Gives each food of a file an id that is the same whenever it is imported: of equal foods on a day, the second has another. */
export function importedIds(userId: string, program: string) {
  const seen = new Map<string, number>();
  const hash = (...parts: unknown[]) => sha256(JSON.stringify([userId, program, ...parts])).slice(0, 22);
  return ({ date, time, entry }: ReadFood): string => {
    const content = hash(date, time, entry.name, entry.servings, Object.values(entry.amounts));
    // A slice would hold on to the whole hash.
    const key = Buffer.from(content, "hex").toString("latin1");
    const times = seen.get(key) ?? 0;
    seen.set(key, times + 1);
    return times === 0 ? content : hash(content, times);
  };
}

const PIECE_BYTES = 384 * 1024;

export async function storeFile(store: Store, userId: string, importId: string, bytes: Buffer) {
  for (let position = 0; position * PIECE_BYTES < bytes.length; position++) {
    const piece = bytes.subarray(position * PIECE_BYTES, (position + 1) * PIECE_BYTES);
    await store.tx(async (db) => {
      await lockUser(db, userId);
      await db
        .insert(db.t.import_piece)
        .values({ user_id: userId, import_id: importId, position, base64: piece.toString("base64") })
        .onConflictDoNothing();
    });
  }
}

export async function storedFile(db: Db, userId: string, importId: string): Promise<Buffer | undefined> {
  const { import_piece: pieces } = db.t;
  const rows = await db
    .select({ base64: pieces.base64 })
    .from(pieces)
    .where(and(eq(pieces.user_id, userId), eq(pieces.import_id, importId)))
    .orderBy(asc(pieces.position));
  return rows.length > 0 ? Buffer.concat(rows.map(({ base64 }) => Buffer.from(base64, "base64"))) : undefined;
}

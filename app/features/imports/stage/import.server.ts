import { and, asc, desc, eq, gt, inArray, ne } from "drizzle-orm";
import { dropInBatches } from "~/db/rows.server";
import type { Db } from "~/db/store";
import type { ImportState } from "~/db/tables/server";
import { sameName } from "~/features/recipes/recipe";
import { recipesOf } from "~/features/recipes/recipes.server";
import type { Caller, Tx } from "~/http/caller.server";
import { RECIPE_FILE } from "../recipes/recipe-file";
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
  by: Caller,
  id: string,
  states: ImportState[],
  set: ImportColumns,
): Promise<boolean> =>
  by.change(async (tx) => {
    const { import: imports } = tx.db.t;
    const changed = await tx.db
      .update(imports)
      .set(set)
      .where(inState(tx, id, states))
      .returning({ id: imports.id });
    return changed.length > 0;
  });

export async function dropImport(by: Caller, id: string, states = PREVIEWS): Promise<boolean> {
  const dropped = await by.change((tx) =>
    tx.db
      .delete(tx.db.t.import)
      .where(inState(tx, id, states))
      .returning({ id: tx.db.t.import.id }),
  );
  if (dropped.length === 0) return false;
  await dropRows(by, id);
  return true;
}

type RowTable = "import_row" | "import_piece";

export async function dropRows(
  by: Caller,
  id: string,
  tables: RowTable[] = ["import_row", "import_piece"],
): Promise<void> {
  const { id: userId } = by.viewer;
  for (const name of tables)
    await dropInBatches({ tx: (work) => by.change(({ db }) => work(db)) }, name, ({ t }) => {
      const { user_id, import_id } = t[name];
      return and(eq(user_id, userId), eq(import_id, id)) ?? eq(user_id, userId);
    });
}

function inState({ db, viewer }: Tx, id: string, states: ImportState[]) {
  const { import: imports } = db.t;
  return and(eq(imports.user_id, viewer.id), eq(imports.id, id), inArray(imports.state, states));
}

const PIECE_BYTES = 384 * 1024;

export async function storeFile(by: Caller, importId: string, bytes: Buffer) {
  for (let position = 0; position * PIECE_BYTES < bytes.length; position++) {
    const piece = bytes.subarray(position * PIECE_BYTES, (position + 1) * PIECE_BYTES);
    await by.change(async ({ db, viewer }) => {
      await db
        .insert(db.t.import_piece)
        .values({ user_id: viewer.id, import_id: importId, position, base64: piece.toString("base64") })
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

/** What is left of staged recipes to be added: a name may be taken since their preview. */
export async function withoutTaken(tx: Tx, summary: ImportSummary, rows: StagedRow[]) {
  const { recipes } = summary;
  if (!recipes) return { summary, rows };
  const there = await recipesOf(tx.db, tx.viewer.id);
  const taken = recipes.added.filter(({ id, name }) =>
    there.some((other) => other.id !== id && sameName(other.whole.name, name)),
  );
  const leftOut = taken.map(({ name }) => ({ name, reason: RECIPE_FILE.taken }));
  const added = recipes.added.filter((each) => !taken.includes(each));
  return {
    rows: rows.filter(({ id }) => added.some((each) => id === stagedRecipeId(each.id))),
    summary: { ...summary, recipes: { added, leftOut: [...recipes.leftOut, ...leftOut] } },
  };
}

export const stagedRecipeId = (id: string): string => `saved_foods ${id}`;

import { and, desc, eq, ne } from "drizzle-orm";
import type { Db } from "~/db/store";
import type { ImportState } from "~/db/tables/imports";
import type { ImportSummary } from "./summary";

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

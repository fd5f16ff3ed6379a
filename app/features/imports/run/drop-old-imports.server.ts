import { and, eq, inArray, lte, not, notExists, or, sql } from "drizzle-orm";
import { dropInBites } from "~/db/drop-in-bites.server";
import type { Db, Store } from "~/db/store";
import { PREVIEWS } from "../stage/import-record.server";

const DAY_MS = 24 * 3_600_000;
const HISTORY_MS = 90 * DAY_MS;

/** Drops previews after a day, what an undo needs once its time is over, and imports after 90 days. */
export async function dropOldImports(store: Store, now: number): Promise<void> {
  await dropInBites(store, "import", ({ t: { import: imports } }) => {
    const preview = and(inArray(imports.state, PREVIEWS), lte(imports.updated_at, now - DAY_MS));
    const history = and(
      inArray(imports.state, ["added", "undone"]),
      lte(imports.updated_at, now - HISTORY_MS),
    );
    return or(preview, history) ?? sql`false`;
  });
  await dropInBites(store, "import_row", (db) => orphan(db, "import_row", now));
  await dropInBites(store, "import_piece", (db) => orphan(db, "import_piece", now));
}

function orphan(db: Db, name: "import_row" | "import_piece", now: number) {
  const { import: imports } = db.t;
  const table = db.t[name];
  const owner = db
    .select({ one: sql`1` })
    .from(imports)
    .where(and(eq(imports.user_id, table.user_id), eq(imports.id, table.import_id), not(isOver(db, now))));
  return notExists(owner);
}

const isOver = ({ t: { import: imports } }: Db, now: number) =>
  sql`(${imports.undo_until} is not null and ${imports.undo_until} <= ${now})`;

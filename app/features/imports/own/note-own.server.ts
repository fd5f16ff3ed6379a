import type { Row } from "~/db/contents";
import type { Db } from "~/db/store";
import type { StagedRow } from "../run/next-rows.server";
import type { OwnContent } from "./own-row";
import { sameKey } from "./same-key.server";

/** Notes what stood in the place of a row that was added, for its undo. */
export async function note(db: Db, row: StagedRow, before: Row | null) {
  const content = { ...(row.content as OwnContent), before };
  await db
    .update(db.t.import_row)
    .set({ added: true, content })
    .where(sameKey(db, "import_row", row));
}

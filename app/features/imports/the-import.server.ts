import type { Db } from "~/db/store";
import { Refusal } from "~/http/refusal";
import { IMPORT_REFUSALS } from "./refusals";
import { type Import, importOf } from "./stage/import-of.server";

/** Throws Refusal: 404 when the user has none of this id. */
export async function theImport(db: Db, userId: string, id: string): Promise<Import> {
  const found = await importOf(db, userId, id);
  if (!found) throw new Refusal(404, IMPORT_REFUSALS.gone);
  return found;
}

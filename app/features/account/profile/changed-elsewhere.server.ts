import { eq } from "drizzle-orm";
import type { Db } from "~/db/store";

/**
 * The result of sending a form: `changedAt`, and nothing saved, when another change came after the one that the form
 * shows. That is the `updated_at` (ms) with which the form can be sent again.
 */
export type Saved = { changedAt?: number };

/** The `updated_at` of a change that saving would undo unseen, if there is one. The same values twice are none. `seen` is the `updated_at` shown with the form. */
export async function unseenChange(
  db: Db,
  userId: string,
  values: object,
  seen: number | undefined,
): Promise<number | undefined> {
  if (seen === undefined) return undefined;
  const { user_info: info } = db.t;
  const [row] = await db.select().from(info).where(eq(info.user_id, userId));
  if (!row || row.updated_at === seen) return undefined;
  const stands = new Map<string, unknown>(Object.entries(row));
  const differs = Object.entries(values).some(
    ([part, value]) => part !== "updated_at" && stands.get(part) !== value,
  );
  return differs ? row.updated_at : undefined;
}

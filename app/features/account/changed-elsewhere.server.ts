import { eq } from "drizzle-orm";
import type { Db } from "~/db/store";

/** What became of a form's change; `changed-elsewhere`, and not saved, when the form was shown before another change. */
export type Saved = "saved" | "changed-elsewhere";

/** Whether saving would undo a change that nobody saw. The same told twice is none. `seen` is the `updated_at` shown with the form. */
export async function isUnseen(
  db: Db,
  userId: string,
  told: object,
  seen: number | undefined,
): Promise<boolean> {
  if (seen === undefined) return false;
  const { user_info: info } = db.t;
  const [row] = await db.select().from(info).where(eq(info.user_id, userId));
  if (!row || row.updated_at === seen) return false;
  const stands = new Map<string, unknown>(Object.entries(row));
  return Object.entries(told).some(([part, value]) => part !== "updated_at" && stands.get(part) !== value);
}

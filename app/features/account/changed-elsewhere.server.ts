import { eq } from "drizzle-orm";
import type { Db } from "~/db/store";

/** A form was shown before what it changes was changed by another. */
export class ChangedElsewhere extends Error {
  constructor() {
    super("Changed since the form was shown");
  }
}

/** Refuses to save over a change that nobody saw. The same told twice is none. `seen` is the `updated_at` shown with the form. */
export async function refuseUnseen(
  db: Db,
  userId: string,
  told: object,
  seen: number | undefined,
): Promise<void> {
  if (seen === undefined) return;
  const { user_info: info } = db.t;
  const [row] = await db.select().from(info).where(eq(info.user_id, userId));
  if (!row || row.updated_at === seen) return;
  const stands = new Map<string, unknown>(Object.entries(row));
  const isTold = Object.entries(told).every(
    ([part, value]) => part === "updated_at" || stands.get(part) === value,
  );
  if (!isTold) throw new ChangedElsewhere();
}

import { and, eq, inArray } from "drizzle-orm";
import type { Row } from "~/db/contents";
import type { Db } from "~/db/store";
import { NUTRIENTS } from "~/features/nutrition/amounts";
import type { FileContent } from "./file-rows";
import { picked } from "./fill-account.server";
import { sameStoredKey } from "./stored.server";

/** Adds a collected puzzle, or to one that is there the days on which it was collected too. */
export async function collectImported(
  db: Db,
  userId: string,
  content: FileContent,
): Promise<Row | undefined> {
  const { user_collection: collection, puzzle_completion: completion } = db.t;
  const row = { ...content.row, user_id: userId };
  const same = sameStoredKey(db, "user_collection", row);
  const [record] = (await db.select().from(collection).where(same)) as Row[];
  const days: string[] = [];
  for (const day of content.completions ?? []) {
    const values = { ...day, user_id: userId } as typeof completion.$inferInsert;
    const made = await db
      .insert(completion)
      .values(values)
      .onConflictDoNothing()
      .returning({ date: completion.date });
    days.push(...made.map(({ date }) => date));
  }
  if (!record) {
    await db.insert(collection).values(row as typeof collection.$inferInsert);
    return { record: null, days };
  }
  if (days.length === 0) return undefined;
  const earlier = Number(content.row.first_completed_at) < Number(record.first_completed_at);
  const first = earlier ? picked(content.row, [...NUTRIENTS, "first_completed_at"]) : {};
  await db
    .update(collection)
    .set({ ...first, count: Number(record.count) + days.length })
    .where(same);
  return { record, days };
}

/** The collection without the days that an import added to it. */
export async function uncollectImported(db: Db, userId: string, content: FileContent): Promise<void> {
  const { user_collection: collection, puzzle_completion: completion } = db.t;
  const { record, days = [] } = (content.before ?? {}) as { record?: Row | null; days?: string[] };
  const same = sameStoredKey(db, "user_collection", { ...content.row, user_id: userId });
  const [now] = (await db.select().from(collection).where(same)) as Row[];
  if (days.length > 0)
    await db
      .delete(completion)
      .where(
        and(
          eq(completion.user_id, userId),
          eq(completion.puzzle_name, String(content.row.puzzle_name)),
          inArray(completion.date, days),
        ),
      );
  if (!now) return;
  const count = Number(now.count) - (record ? days.length : Number(content.row.count));
  if (!record && count <= 0) return void (await db.delete(collection).where(same));
  const first = record ? picked(record, [...NUTRIENTS, "first_completed_at"]) : {};
  await db
    .update(collection)
    .set({ ...first, count })
    .where(same);
}

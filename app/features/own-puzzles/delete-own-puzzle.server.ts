import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { Store } from "~/db/store";

/** Takes a puzzle off the list; one that was chosen stays with its days and cards. False when it isn't there. */
export async function deleteOwnPuzzle(store: Store, userId: string, id: string): Promise<boolean> {
  return store.tx(async (db) => {
    const { user_puzzle: t } = db.t;
    const mine = and(eq(t.user_id, userId), eq(t.id, id), eq(t.listed, true));
    const hidden = await db
      .update(t)
      .set({ listed: false })
      .where(and(mine, isNotNull(t.chosen_at)))
      .returning({ id: t.id });
    const gone = await db
      .delete(t)
      .where(and(mine, isNull(t.chosen_at)))
      .returning({ id: t.id });
    return hidden.length + gone.length > 0;
  });
}

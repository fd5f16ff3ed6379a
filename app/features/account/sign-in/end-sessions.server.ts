import { eq } from "drizzle-orm";
import type { Store } from "~/db/store";
import { endAllTokens } from "~/http/bearer.server";
import { holdUser } from "~/platform/hold-user.server";

/** Logs somebody out everywhere, programs too. Gives how many browsers that were. */
export async function endSessions(store: Store, userId: string): Promise<number> {
  return store.tx(async (db) => {
    const { session } = db.t;
    await holdUser(db, userId);
    await endAllTokens(db, userId);
    const ended = await db
      .delete(session)
      .where(eq(session.user_id, userId))
      .returning({ of: session.user_id });
    return ended.length;
  });
}

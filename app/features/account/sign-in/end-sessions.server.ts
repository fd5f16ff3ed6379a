import { eq } from "drizzle-orm";
import { lockUser } from "~/db/lock-user.server";
import type { Store } from "~/db/store";
import { endAllTokens } from "~/http/bearer.server";
import { dropLoggedOutBrowsers } from "~/http/logged-out-browsers.server";

/** Logs somebody out everywhere, programs too. Gives how many browsers that were. */
export async function endSessions(store: Store, userId: string): Promise<number> {
  return store.tx(async (db) => {
    const { session } = db.t;
    await lockUser(db, userId);
    await endAllTokens(db, userId);
    const ended = await db
      .delete(session)
      .where(eq(session.user_id, userId))
      .returning({ of: session.user_id });
    await dropLoggedOutBrowsers(db, userId);
    return ended.length;
  });
}

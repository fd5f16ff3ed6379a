import { eq } from "drizzle-orm";
import { prepared } from "~/db/prepared";
import type { Db } from "~/db/store";

/**
 * Takes the user's row until the transaction ends, so that an account that is being deleted gets no new rows:
 * whoever comes second waits, and then finds it gone. Throws a 401 answer when there is no such user any more.
 */
export async function lockUser(db: Db, userId: string): Promise<void> {
  const [found] = await lockedUser(db, { userId });
  if (!found) throw new Response(null, { status: 401 });
}

const lockedUser = prepared((db, { userId }: { userId: string }) => {
  const { users } = db.t;
  return db.forUpdate(db.select({ id: users.id }).from(users).where(eq(users.id, userId)));
});

import { eq } from "drizzle-orm";
import { prepared } from "~/db/prepared";
import type { Db } from "~/db/store";

/**
 * Takes the user's row until the transaction ends, so that an account that is being deleted gets no new rows:
 * whoever comes second waits, and then finds it gone. Throws a 401 answer when there is no such user any more.
 */
export async function holdUser(db: Db, userId: string): Promise<void> {
  const [found] = await held(db, { userId });
  if (!found) throw new Response(null, { status: 401 });
}

const held = prepared((db, { userId }: { userId: string }) => {
  const { users } = db.t;
  return db.held(db.select({ id: users.id }).from(users).where(eq(users.id, userId)));
});

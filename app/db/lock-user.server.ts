import { eq } from "drizzle-orm";
import { type Db, prepared } from "./store";

/** Locks the user's row for this transaction, so that a deleted account gets no new rows. Throws a 401 Response when the user is gone. */
export async function lockUser(db: Db, userId: string): Promise<void> {
  const [user] = await lockedUser(db, { userId });
  if (!user) throw new Response(null, { status: 401 });
}

const lockedUser = prepared((db, { userId }: { userId: string }) => {
  const { users } = db.t;
  return db.forUpdate(db.select({ id: users.id }).from(users).where(eq(users.id, userId)));
});

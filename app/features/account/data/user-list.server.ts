import { eq, max } from "drizzle-orm";
import type { Db } from "~/db/store";

type ListedUser = {
  id: string;
  email: string;
  /** Instants in ms. */
  createdAt: number;
  confirmedAt: number | null;
  /** When a session of theirs was last in use; null without one. */
  seenAt: number | null;
};

export async function userList(db: Db): Promise<ListedUser[]> {
  const { users, session } = db.t;
  return db
    .select({
      id: users.id,
      email: users.email,
      createdAt: users.created_at,
      confirmedAt: users.email_confirmed_at,
      seenAt: max(session.last_seen_at),
    })
    .from(users)
    .leftJoin(session, eq(session.user_id, users.id))
    .groupBy(users.id)
    .orderBy(users.email);
}

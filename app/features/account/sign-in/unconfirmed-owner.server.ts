import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "~/db/store";
import { tokenOwner } from "~/features/mail/mail-token.server";

/** The account that waits for the token of this confirmation link. Looking consumes nothing. */
export async function unconfirmedOwner(
  db: Db,
  token: unknown,
  now: number,
): Promise<{ id: string; email: string } | undefined> {
  const userId = await tokenOwner(db, token, "confirm", now);
  if (userId === undefined) return undefined;
  const { users } = db.t;
  const waiting = and(eq(users.id, userId), isNull(users.email_confirmed_at));
  const [owner] = await db.select({ id: users.id, email: users.email }).from(users).where(waiting);
  return owner;
}

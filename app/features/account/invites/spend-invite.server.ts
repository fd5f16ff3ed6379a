import { and, eq, gt, isNull, or } from "drizzle-orm";
import type { Db } from "~/db/store";
import { tokenKey } from "~/platform/secret-token.server";

/** Uses an invite up for this address; false if it has ended or is for another. Of several at once one succeeds. */
export async function spendInvite(db: Db, value: string, email: string, now: number): Promise<boolean> {
  const key = tokenKey(value);
  if (!key) return false;
  const { invite } = db.t;
  const spent = await db
    .delete(invite)
    .where(
      and(
        eq(invite.id, key.userId),
        eq(invite.secret_hash, key.hash),
        gt(invite.expires_at, now),
        or(isNull(invite.email), eq(invite.email, email)),
      ),
    )
    .returning({ id: invite.id });
  return spent.length > 0;
}

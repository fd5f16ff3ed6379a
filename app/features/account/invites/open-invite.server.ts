import { and, eq, gt } from "drizzle-orm";
import type { Db } from "~/db/store";
import { tokenKey } from "~/platform/secret-token.server";

/** The invite behind what its link carries, and the address it is for; undefined if it has ended or never was. */
export async function openInvite(
  db: Db,
  value: unknown,
  now: number,
): Promise<{ email: string | null } | undefined> {
  const key = tokenKey(value);
  if (!key) return undefined;
  const { invite } = db.t;
  const named = and(eq(invite.id, key.userId), eq(invite.secret_hash, key.hash), gt(invite.expires_at, now));
  const [row] = await db.select({ email: invite.email }).from(invite).where(named);
  return row;
}

import { eq } from "drizzle-orm";
import type { Db } from "~/db/store";

/** Removes what opens an account beside its password: linked sign-ins and passkeys. */
export async function endOtherWays(db: Db, userId: string): Promise<void> {
  const { user_identity, passkey } = db.t;
  for (const ways of [user_identity, passkey]) await db.delete(ways).where(eq(ways.user_id, userId));
}

import { and, asc, eq } from "drizzle-orm";
import type { Db, Store } from "~/db/store";

export async function passkeysOf(db: Db, userId: string) {
  const { passkey } = db.t;
  return db
    .select({ id: passkey.id, name: passkey.name, made: passkey.created_at, used: passkey.last_used_at })
    .from(passkey)
    .where(eq(passkey.user_id, userId))
    .orderBy(asc(passkey.created_at), asc(passkey.id));
}

/** False when it was gone already. */
export async function removePasskey(store: Store, userId: string, id: string): Promise<boolean> {
  return store.tx(async (db) => {
    const { passkey } = db.t;
    const removed = await db
      .delete(passkey)
      .where(and(eq(passkey.user_id, userId), eq(passkey.id, id)))
      .returning({ id: passkey.id });
    return removed.length > 0;
  });
}

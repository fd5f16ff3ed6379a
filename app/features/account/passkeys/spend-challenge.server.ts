import type { Db } from "~/db/store";

/** False when this challenge was answered before. */
export async function spendChallenge(
  db: Db,
  userId: string,
  challenge: string,
  now: number,
): Promise<boolean> {
  const spent = await db
    .insert(db.t.idempotency_key)
    .values({ user_id: userId, key: `passkey ${challenge}`, body_hash: "", created_at: now })
    .onConflictDoNothing()
    .returning({ key: db.t.idempotency_key.key });
  return spent.length > 0;
}

import { and, eq, lt } from "drizzle-orm";
import { dropInBatches } from "~/db/rows.server";
import type { Store } from "~/db/store";
import { type Caller, inChange } from "~/http/caller.server";
import { Refusal } from "~/http/refusal";
import { sha256 } from "~/platform/crypto.server";
import { API_MESSAGES, codedRefusal } from "./answer";

export const KEY_TTL_MS = 24 * 60 * 60 * 1000;

type Once = {
  key: string;
  content: unknown;
  /** 24 hours by default, and at most. */
  forMs?: number;
};

/**
 * Makes an answer in one change. Within `forMs` the same key and content give the first answer again and change nothing.
 * Throws Refusal 409 for a key that came with other content.
 */
export function once<T>(
  by: Caller,
  { key, content, forMs = KEY_TTL_MS }: Once,
  answer: (by: Caller) => Promise<T>,
): Promise<T> {
  const body_hash = sha256(JSON.stringify(content));
  return by.change(async (tx) => {
    const { idempotency_key: keys } = tx.db.t;
    const mine = eq(keys.user_id, tx.viewer.id);
    await tx.db.delete(keys).where(and(mine, lt(keys.created_at, tx.now - KEY_TTL_MS)));
    const same = and(mine, eq(keys.key, key));
    await tx.db.delete(keys).where(and(same, lt(keys.created_at, tx.now - forMs)));
    const [before] = await tx.db.select().from(keys).where(same);
    if (before?.body_hash === body_hash) return before.answer as T;
    if (before) throw codedRefusal(409, "idempotency_key_reused", API_MESSAGES.keyUsed);
    const first = await answer(inChange(by, tx));
    await tx.db
      .insert(keys)
      .values({ user_id: tx.viewer.id, key, body_hash, answer: first, created_at: tx.now });
    return first;
  });
}

/** The key under which a program sent a request; null without one. Throws Refusal for one that is no key. */
export function idempotencyKey(request: Request): string | null {
  const key = request.headers.get("Idempotency-Key");
  if (key !== null && !/^[\x21-\x7e]{1,200}$/.test(key))
    throw new Refusal(400, "An Idempotency-Key has 1 to 200 printable characters.");
  return key;
}

export async function dropOldKeys(store: Store, now: number): Promise<void> {
  await dropInBatches(store, "idempotency_key", ({ t }) =>
    lt(t.idempotency_key.created_at, now - KEY_TTL_MS),
  );
}

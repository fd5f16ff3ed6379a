import type { Store } from "~/db/store";
import type { Amounts } from "~/features/nutrition/amounts";
import { holdUser } from "~/platform/hold-user.server";

type Confirmed = { barcode: string; name: string; emoji: string; portion: string; amounts: Amounts };

/**
 * Remembers what a user confirmed for a barcode, for their next scan of it and for nobody else's: what one person
 * typed must not become what another one eats.
 */
export async function keepProduct(
  store: Store,
  userId: string,
  { barcode, amounts, ...words }: Confirmed,
  now: number,
): Promise<void> {
  const values = { ...words, ...amounts, updated_at: now };
  await store.tx(async (db) => {
    await holdUser(db, userId);
    const { product } = db.t;
    await db
      .insert(product)
      .values({ user_id: userId, barcode, ...values })
      .onConflictDoUpdate({ target: [product.user_id, product.barcode], set: values });
  });
}

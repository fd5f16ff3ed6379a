import { lockUser } from "~/db/lock-user.server";
import type { Store } from "~/db/store";
import type { Amounts } from "~/features/nutrition/amounts";

type ConfirmedProduct = { barcode: string; name: string; emoji: string; portion: string; amounts: Amounts };

/** Saves a confirmed product for this user's next scan; other users never see it. */
export async function saveProduct(
  store: Store,
  userId: string,
  { barcode, amounts, ...texts }: ConfirmedProduct,
  now: number,
): Promise<void> {
  const values = { ...texts, ...amounts, updated_at: now };
  await store.tx(async (db) => {
    await lockUser(db, userId);
    const { product } = db.t;
    await db
      .insert(product)
      .values({ user_id: userId, barcode, ...values })
      .onConflictDoUpdate({ target: [product.user_id, product.barcode], set: values });
  });
}

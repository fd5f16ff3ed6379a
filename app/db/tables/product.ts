import { amountColumns, amountRange } from "../amount-columns";
import type { Kit } from "../kit.sqlite";

export function productTables(kit: Kit) {
  const { table, str, ts, pk } = kit;
  return {
    /** For one `portion`; private to the user. */
    product: table(
      "product",
      {
        user_id: str("user_id").notNull(),
        barcode: str("barcode").notNull(),
        name: str("name").notNull(),
        emoji: str("emoji").notNull(),
        portion: str("portion").notNull(),
        ...amountColumns(kit),
        updated_at: ts("updated_at").notNull(),
      },
      (t) => [pk(t.user_id, t.barcode), amountRange(kit, "product_amounts", t)],
    ),
  };
}

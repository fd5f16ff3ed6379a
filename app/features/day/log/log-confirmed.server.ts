import type { Store } from "~/db/store";
import { productIn } from "~/features/label/barcode/product-in.server";
import { saveProduct } from "~/features/label/barcode/save-product.server";
import type { ConfirmedFields } from "~/features/label/confirmation/confirmation-schema.server";
import { undefinedIfUnavailable } from "~/http/undefined-if-unavailable.server";
import type { When } from "../calendar/eaten-at";
import type { Player } from "../player";
import { logTyped } from "./log-typed.server";

type Confirmed = ConfirmedFields & When;

/** Logs a scanned food, and remembers it for its barcode if the database can. */
export async function logConfirmed(store: Store, player: Player, confirmed: Confirmed, now: number) {
  const { barcode } = confirmed;
  const source = barcode ? "barcode" : "label";
  const logged = await logTyped(store, player, { ...confirmed, source }, now);
  if (barcode)
    await undefinedIfUnavailable(() =>
      saveProduct(store, player.id, productIn({ ...confirmed, barcode }), now),
    );
  return logged;
}

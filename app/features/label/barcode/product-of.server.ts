import { and, eq } from "drizzle-orm";
import type { Db } from "~/db/store";
import { NAME_MAX } from "~/features/food/entry-schema.server";
import { emojiFor } from "~/features/foods/emoji-for";
import { foodOfBarcode } from "~/features/foods/imports/food-of-barcode.server";
import { SOURCE_NAMES } from "~/features/foods/imports/food-sources";
import { foodTitle } from "~/features/foods/imports/food-title";
import { openFoodFacts } from "~/features/foods/imports/open-food-facts.server";
import type { StoredFood } from "~/features/foods/imports/stored-food.server";
import { amountsOf } from "~/features/nutrition/amounts-of";
import { eachAmount } from "~/features/nutrition/each-amount";
import { toTenth } from "~/features/nutrition/to-tenth";
import type { Product } from "./product";

/** What the user confirmed, else a public product: an imported one, or one at the `lookUpAt` address. */
export async function productOf(
  db: Db,
  userId: string,
  barcode: string,
  lookUpAt: string | undefined,
): Promise<Product | undefined> {
  const { product } = db.t;
  const [confirmed] = await db
    .select()
    .from(product)
    .where(and(eq(product.user_id, userId), eq(product.barcode, barcode)));
  if (confirmed) {
    const { name, emoji, portion } = confirmed;
    return {
      barcode,
      name,
      emoji,
      portion,
      amounts: amountsOf(confirmed),
      source: "As you confirmed it last time",
    };
  }
  const food =
    (await foodOfBarcode(db, barcode)) ?? (lookUpAt ? await openFoodFacts(lookUpAt)(barcode) : undefined);
  return food && productFrom(food, barcode);
}

function productFrom(food: StoredFood, barcode: string): Product {
  const [serving] = food.portions;
  return {
    barcode,
    name: foodTitle(food).slice(0, NAME_MAX),
    emoji: emojiFor(food.name),
    portion: serving ? "serving" : "100 g",
    serving: serving?.name,
    amounts: eachAmount(food.per100, (per100) => toTenth((per100 * (serving?.grams ?? 100)) / 100)),
    source: SOURCE_NAMES[food.source],
  };
}

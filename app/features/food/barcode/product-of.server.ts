import { and, eq } from "drizzle-orm";
import type { Db } from "~/db/store";
import { toTenth } from "../../nutrition/parse-amount";
import { emojiFor } from "../built-in/emoji-for";
import { NAME_MAX } from "../entry-schema.server";
import { foodOfBarcode } from "../imports/food-of-barcode.server";
import { SOURCE_NAMES } from "../imports/food-sources";
import type { StoredFood } from "../imports/stored-food.server";
import type { Product } from "./product";

/** What a barcode stands for: as this user confirmed it last, else as the operator imported it. */
export async function productOf(db: Db, userId: string, barcode: string): Promise<Product | undefined> {
  const { product } = db.t;
  const [own] = await db
    .select()
    .from(product)
    .where(and(eq(product.user_id, userId), eq(product.barcode, barcode)));
  if (own) {
    const { name, emoji, portion, calories, carbs, protein, fats } = own;
    const amounts = { calories, carbs, protein, fats };
    return { barcode, name, emoji, portion, amounts, source: "As you confirmed it last time" };
  }
  const imported = await foodOfBarcode(db, barcode);
  return imported && productFrom(imported, barcode);
}

function productFrom({ name, brand, per100, portions, source }: StoredFood, barcode: string): Product {
  const [serving] = portions;
  const of = (per100: number) => toTenth((per100 * (serving?.grams ?? 100)) / 100);
  const title = brand && !name.toLowerCase().includes(brand.toLowerCase()) ? `${name}, ${brand}` : name;
  return {
    barcode,
    name: title.slice(0, NAME_MAX),
    emoji: emojiFor(name),
    portion: serving ? "serving" : "100 g",
    serving: serving?.name,
    amounts: {
      calories: of(per100.calories),
      carbs: of(per100.carbs),
      protein: of(per100.protein),
      fats: of(per100.fats),
    },
    source: SOURCE_NAMES[source],
  };
}

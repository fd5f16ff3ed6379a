import { and, eq } from "drizzle-orm";
import type { Db } from "~/db/store";
import { FOOD_NAME_MAX } from "~/features/food/entry-form.server";
import { gtinOf } from "~/features/foods/gtin";
import { foodTitle, SOURCE_NAMES } from "~/features/foods/imports/food-sources";
import { openFoodFacts } from "~/features/foods/imports/open-food-facts.server";
import { foodOfBarcode, type StoredFood } from "~/features/foods/imports/stored-food.server";
import { emojiFor } from "~/features/meals/emoji-for";
import { mapAmounts, pickAmounts, roundTenth } from "~/features/nutrition/amounts";
import { Refusal } from "~/http/refusal";
import { BARCODE_MESSAGES, type Product } from "./product";

/** What the user confirmed, else a public product: an imported one, or one at the `lookUpAt` address. Throws Refusal: 503 when that doesn't answer. */
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
      amounts: pickAmounts(confirmed),
      source: "As you confirmed it last time",
    };
  }
  const food = (await foodOfBarcode(db, barcode)) ?? (lookUpAt && (await lookedUp(lookUpAt, barcode)));
  return food ? productFrom(food, barcode) : undefined;
}

async function lookedUp(lookUpAt: string, barcode: string): Promise<StoredFood | undefined> {
  const found = await openFoodFacts(lookUpAt)(barcode);
  if (found === "failed") throw new Refusal(503, BARCODE_MESSAGES.unanswered, { "Retry-After": "5" });
  return found.food;
}

function productFrom(food: StoredFood, barcode: string): Product {
  const [serving] = food.portions;
  return {
    barcode,
    name: foodTitle(food).slice(0, FOOD_NAME_MAX).toWellFormed(),
    emoji: emojiFor(food.name),
    portion: serving ? "serving" : "100 g",
    serving: serving?.name,
    amounts: mapAmounts(food.per100, (per100) => roundTenth((per100 * (serving?.grams ?? 100)) / 100)),
    source: SOURCE_NAMES[food.source],
  };
}

type BarcodeLookup = { typed: string; status: number; error?: string; barcode?: string; product?: Product };

const TYPED_MAX = 40;

export async function lookUpBarcode(
  db: Db,
  userId: string,
  text: string,
  lookUpAt: string | undefined,
): Promise<BarcodeLookup> {
  const typed = text.trim().slice(0, TYPED_MAX);
  const barcode = gtinOf(typed);
  if (!barcode)
    return { typed, status: 400, error: typed ? BARCODE_MESSAGES.notABarcode : BARCODE_MESSAGES.empty };
  try {
    return { typed, status: 200, barcode, product: await productOf(db, userId, barcode, lookUpAt) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { typed, status: error.status, error: BARCODE_MESSAGES.unanswered };
  }
}

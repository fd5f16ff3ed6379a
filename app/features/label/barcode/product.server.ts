import { and, eq } from "drizzle-orm";
import { looksUpBarcodes, preferencesSchema, savePreferences } from "~/features/account/preferences.server";
import { FOOD_NAME_MAX } from "~/features/food/entry-form.server";
import { gtinOf } from "~/features/foods/gtin";
import { foodTitle, SOURCE_NAMES } from "~/features/foods/imports/food-sources";
import { nameOfProduct, openFoodFacts } from "~/features/foods/imports/open-food-facts.server";
import { foodOfBarcode, type StoredFood } from "~/features/foods/imports/stored-food.server";
import { productInHouse } from "~/features/house/house.server";
import { emojiFor } from "~/features/meals/match-foods";
import { mapAmounts, pickAmounts, roundTenth } from "~/features/nutrition/amounts";
import { furtherFrom, furtherTimes } from "~/features/nutrition/further";
import type { Caller } from "~/http/caller.server";
import { readForm } from "~/http/form.server";
import { errorPage, Refusal } from "~/http/refusal";
import { BARCODE_MESSAGES, type Product } from "./product";

const UNANSWERED = "Open Food Facts isn’t answering. Look it up again in a moment, or scan the label.";

/**
 * What the user confirmed, else somebody of their house, else a public product: an imported one, or, when they want that, one of Open Food Facts, named in
 * the first of these languages that it has. Throws Refusal: 503 when Open Food Facts doesn't answer.
 */
export async function productOf(
  by: Caller,
  barcode: string,
  languages: readonly string[] = [],
): Promise<Product | undefined> {
  const { product } = by.db.t;
  const [own] = await by.db
    .select()
    .from(product)
    .where(and(eq(product.user_id, by.viewer.id), eq(product.barcode, barcode)));
  const confirmed = own ?? (await productInHouse(by, barcode));
  if (confirmed) {
    const { name, emoji, portion } = confirmed;
    return {
      barcode,
      name,
      emoji,
      portion,
      amounts: pickAmounts(confirmed),
      further: furtherFrom(confirmed.further),
      source: own ? "As you confirmed it last time" : "As confirmed in your house",
    };
  }
  const food = (await foodOfBarcode(by.db, barcode)) ?? (await lookedUp(by, barcode, languages));
  return food ? productFrom(food, barcode) : undefined;
}

async function lookedUp(by: Caller, barcode: string, languages: readonly string[]) {
  const { barcodeLookUp, contactEmail } = by.settings;
  if (!barcodeLookUp || looksUpBarcodes(by) !== "on") return undefined;
  const found = await openFoodFacts(barcodeLookUp.at, contactEmail)(barcode);
  if (found === "failed") throw new Refusal(503, UNANSWERED, { "Retry-After": "5" });
  return found.food && { ...found.food, name: nameOfProduct(found.food, languages) };
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
    further: furtherTimes(food.further, (serving?.grams ?? 100) / 100),
    source: SOURCE_NAMES[food.source],
  };
}

const lookUpSchema = preferencesSchema.pick({ barcodes: true }).required();

export async function saveLookUpChoice(by: Caller, request: Request): Promise<void> {
  const { value, refusal } = await readForm(request, lookUpSchema);
  if (!value) throw errorPage(refusal);
  await savePreferences(by, value);
}

type BarcodeLookup = { typed: string; status: number; error?: string; barcode?: string; product?: Product };

const TYPED_MAX = 40;

/** The barcode of an address, if it has one; where its values are about to be typed, whatever is known. */
export async function barcodeOf(by: Caller, search: URLSearchParams, languages: readonly string[]) {
  const text = search.get("barcode");
  return text === null ? undefined : lookUpBarcode(by, text, languages, search.get("step") === "type");
}

export async function lookUpBarcode(
  by: Caller,
  text: string,
  languages: readonly string[],
  isTyped = false,
): Promise<BarcodeLookup> {
  const typed = text.trim().slice(0, TYPED_MAX);
  const barcode = gtinOf(typed);
  if (!barcode)
    return { typed, status: 400, error: typed ? BARCODE_MESSAGES.notABarcode : BARCODE_MESSAGES.empty };
  if (isTyped) return { typed, status: 200, barcode };
  try {
    return { typed, status: 200, barcode, product: await productOf(by, barcode, languages) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { typed, status: error.status, error: UNANSWERED, barcode };
  }
}

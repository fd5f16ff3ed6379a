import { type PerNutrient, perNutrient } from "~/features/nutrition/per-nutrient";
import { cleanText } from "~/platform/text/clean-text";
import { gtinOf } from "../gtin";
import { isBelievable, isComplete } from "./believable";
import type { ImportedFood } from "./imported-food";

const NAME_MAX = 120;
const READ_MAX = 4 * NAME_MAX;
const KJ_PER_KCAL = 4.184;
const GRAM_FIELDS: PerNutrient<string> = {
  carbs: "carbohydrates_100g",
  protein: "proteins_100g",
  fats: "fat_100g",
};

/** Without a name or a value, or with more than 100 g can hold. */
export type NoFood = "incomplete" | "absurd";

/** Reads a product of Open Food Facts by its field names, the same in CSV and JSON. */
export function offProduct(field: (name: string) => unknown): ImportedFood | NoFood {
  const text = (name: string) => cleanText(String(field(name) ?? "").slice(0, READ_MAX)).slice(0, NAME_MAX);
  const number = (name: string) => amount(field(name));
  const id = text("code");
  const name = text("product_name") || text("generic_name");
  const kilojoules = number("energy-kj_100g") ?? number("energy_100g");
  const calories = number("energy-kcal_100g") ?? (kilojoules && kilojoules / KJ_PER_KCAL);
  const per100 = { calories, ...perNutrient((nutrient) => number(GRAM_FIELDS[nutrient])) };
  if (!/^\d{1,24}$/.test(id) || !name || !isComplete(per100)) return "incomplete";
  if (!isBelievable(per100)) return "absurd";
  const grams = number("serving_quantity");
  return {
    id,
    name,
    brand: text("brands").split(",")[0]?.trim() || null,
    category: null,
    per100,
    portions: grams && grams <= 2000 ? [{ name: text("serving_size") || `${grams} g`, grams }] : [],
    barcode: gtinOf(id) ?? null,
  };
}

function amount(value: unknown): number | undefined {
  if (typeof value !== "number" && (typeof value !== "string" || value.trim() === "")) return undefined;
  const number = Number(value);
  return Number.isFinite(number) ? number : undefined;
}

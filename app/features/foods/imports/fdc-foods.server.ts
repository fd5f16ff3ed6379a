import { existsSync } from "node:fs";
import { join } from "node:path";
import type { FoodSourceName } from "~/db/tables/food";
import type { Amounts } from "~/features/nutrition/amounts";
import { cleanText } from "~/platform/text";
import { isBelievableFood, isComplete, type Portion } from "./food-sources";
import type { OffRow } from "./off-foods.server";
import { dumpRecords } from "./open-food-facts.server";

type Generic = Exclude<FoodSourceName, "open-food-facts">;
type Figures = Partial<Amounts & { atwater: number }>;
type Draft = {
  source: Generic;
  id: string;
  name: string;
  category: string | null;
  figures: Figures;
  portions: Portion[];
};
type Drafts = Map<string, Draft>;
type OnBad = () => void;

const SOURCES: Record<string, Generic> = {
  survey_fndds_food: "fndds",
  sr_legacy_food: "sr-legacy",
  foundation_food: "foundation",
};
/** By nutrient id, and by the older nutrient number of the survey. */
const NUTRIENTS: Record<string, keyof Figures> = {
  1003: "protein",
  203: "protein",
  1004: "fats",
  204: "fats",
  1005: "carbs",
  205: "carbs",
  1008: "calories",
  208: "calories",
  // Energy by Atwater factors, the only one of some foundation foods.
  2047: "atwater",
  957: "atwater",
};
const NAME_MAX = 200;
const READ_MAX = 4 * NAME_MAX;
const MAX_PORTIONS = 24;
const PORTION_MAX_G = 5000;
const NO_UNIT = "9999";

/** The generic foods of an unzipped USDA FoodData Central CSV download, by source; branded foods never fill the memory. */
export async function fdcFoods(folder: string, onBad: OnBad): Promise<Map<Generic, OffRow[]>> {
  const drafts = await named(folder, onBad);
  await addIds(folder, drafts, onBad);
  await addFigures(folder, drafts, onBad);
  await addPortions(folder, drafts, onBad);
  const bySource = new Map<Generic, OffRow[]>();
  for (const draft of drafts.values()) {
    const rows = bySource.get(draft.source) ?? [];
    rows.push(rowOf(draft));
    bySource.set(draft.source, rows);
  }
  return bySource;
}

async function named(folder: string, onBad: OnBad): Promise<Drafts> {
  const categories = await namesIn(folder, "food_category.csv", "id", "description", onBad);
  const drafts: Drafts = new Map();
  const columns = ["fdc_id", "data_type", "description", "food_category_id"] as const;
  const needed = ["fdc_id", "data_type", "description"] as const;
  for await (const food of dumpRecords(join(folder, "food.csv"), columns, { needed, onBad })) {
    const source = SOURCES[food.data_type ?? ""];
    const name = cleanText((food.description ?? "").slice(0, READ_MAX)).slice(0, NAME_MAX);
    if (!source || !food.fdc_id || !name) continue;
    const category = categories.get(food.food_category_id ?? "") ?? null;
    drafts.set(food.fdc_id, { source, id: food.fdc_id, name, category, figures: {}, portions: [] });
  }
  return drafts;
}

/** The food code of a survey food is the same in every release. */
async function addIds(folder: string, drafts: Drafts, onBad: OnBad) {
  const file = join(folder, "survey_fndds_food.csv");
  if (!existsSync(file)) return;
  const kinds = await namesIn(
    folder,
    "wweia_food_category.csv",
    "wweia_food_category",
    "wweia_food_category_description",
    onBad,
  );
  const columns = ["fdc_id", "food_code", "wweia_category_number", "wweia_category_code"] as const;
  const needed = ["fdc_id", "food_code"] as const;
  for await (const food of dumpRecords(file, columns, { needed, onBad })) {
    const draft = drafts.get(food.fdc_id ?? "");
    if (!draft) continue;
    draft.id = food.food_code || draft.id;
    draft.category =
      kinds.get(food.wweia_category_number ?? food.wweia_category_code ?? "") ?? draft.category;
  }
}

async function addFigures(folder: string, drafts: Drafts, onBad: OnBad) {
  const columns = ["fdc_id", "nutrient_id", "amount"] as const;
  for await (const row of dumpRecords(join(folder, "food_nutrient.csv"), columns, { onBad })) {
    const nutrient = NUTRIENTS[row.nutrient_id ?? ""];
    const draft = nutrient && drafts.get(row.fdc_id ?? "");
    if (draft && row.amount) draft.figures[nutrient] = Number(row.amount);
  }
}

async function addPortions(folder: string, drafts: Drafts, onBad: OnBad) {
  const file = join(folder, "food_portion.csv");
  if (!existsSync(file)) return;
  const units = await namesIn(folder, "measure_unit.csv", "id", "name", onBad);
  const columns = [
    "fdc_id",
    "amount",
    "measure_unit_id",
    "portion_description",
    "modifier",
    "gram_weight",
  ] as const;
  const needed = ["fdc_id", "gram_weight"] as const;
  for await (const row of dumpRecords(file, columns, { needed, onBad })) {
    const draft = drafts.get(row.fdc_id ?? "");
    const grams = Number(row.gram_weight);
    if (!draft || !(grams > 0 && grams <= PORTION_MAX_G) || draft.portions.length >= MAX_PORTIONS) continue;
    const unit = row.measure_unit_id === NO_UNIT ? "" : (units.get(row.measure_unit_id ?? "") ?? "");
    const modifier = /^\d+$/.test(row.modifier ?? "") ? "" : row.modifier;
    const made = [String(Number(row.amount) || 1), unit, modifier].filter(Boolean).join(" ");
    const name = cleanText(
      (draft.source === "fndds" ? (row.portion_description ?? "") : made).slice(0, READ_MAX),
    );
    if (name) draft.portions.push({ name: name.slice(0, 80), grams });
  }
}

async function namesIn(folder: string, file: string, id: string, name: string, onBad: OnBad) {
  const names = new Map<string, string>();
  if (!existsSync(join(folder, file))) return names;
  for await (const row of dumpRecords(join(folder, file), [id, name], { onBad }))
    names.set(row[id] ?? "", row[name] ?? "");
  return names;
}

function rowOf({ source: _, figures, ...food }: Draft): OffRow {
  const { atwater, ...named } = figures;
  const per100 = { ...named, calories: named.calories ?? atwater };
  if (!isComplete(per100)) return "incomplete";
  return isBelievableFood(per100) ? { ...food, brand: null, per100, barcode: null } : "absurd";
}

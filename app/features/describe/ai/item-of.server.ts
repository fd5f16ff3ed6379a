import { DEFAULT_EMOJI } from "~/features/food/food-entry";
import { singleEmoji } from "~/features/food/single-emoji";
import { agrees } from "~/features/nutrition/agreement";
import type { Amounts } from "~/features/nutrition/amounts";
import { eachAmount } from "~/features/nutrition/each-amount";
import { toTenth } from "~/features/nutrition/to-tenth";
import { tableRef } from "~/features/search/sources/table-ref";
import type { AnalysedItem } from "../meal-reader";
import { lookUp } from "./look-up";
import type { ModelFood } from "./meal-answer.server";

const PORTION_STATED = 0.95;
const PORTION_ASSUMED = 0.75;
const ESTIMATED = 0.7;
const DOUBTFUL = 0.6;
/** Figures of 100 g this far apart are of two foods. */
const APART_TIMES = 2;
const APART_KCAL = 50;

/** A food with the table's figures if it has that food, else the model's. */
export function itemOf(modelFood: ModelFood, model: string): AnalysedItem {
  const { name, table_name, grams, portion, portion_given } = modelFood;
  const match = lookUp(table_name);
  const figures = match ? fromTable(match, modelFood) : estimated(modelFood, model);
  return {
    name,
    emoji: singleEmoji(modelFood.emoji) ?? match?.food.emoji ?? DEFAULT_EMOJI,
    grams: toTenth(grams),
    portion: portion || "a usual portion",
    amounts: portionOf(figures.per100, grams),
    ref: match ? tableRef(match.food) : null,
    per100: portionOf(figures.per100, 100),
    source: figures.source,
    confidence:
      Math.round(figures.confidence * (portion_given ? PORTION_STATED : PORTION_ASSUMED) * 100) / 100,
  };
}

type Figures = { per100: Amounts; source: string; confidence: number };

function fromTable({ food, score }: NonNullable<ReturnType<typeof lookUp>>, { calories }: Amounts): Figures {
  const [less, more] = [food.per100.calories, calories].toSorted((a, b) => a - b) as [number, number];
  const apart = more > less * APART_TIMES && more - less > APART_KCAL;
  return { per100: food.per100, source: food.source, confidence: score * (apart ? DOUBTFUL : 1) };
}

function estimated(per100: Amounts, model: string): Figures {
  const source = `AI estimate (${model})`;
  if (agrees(per100) !== false) return { per100, source, confidence: ESTIMATED };
  return {
    per100,
    source: `${source}; its calories differ from what its nutrients add up to`,
    confidence: ESTIMATED * DOUBTFUL,
  };
}

const portionOf = (amounts: Amounts, grams: number): Amounts =>
  eachAmount(amounts, (per100) => toTenth((per100 * grams) / 100));

import type { FoodPart } from "~/features/food/food-part";
import { AMOUNTS } from "~/features/nutrition/amounts";
import { eachAmount } from "~/features/nutrition/each-amount";
import { fieldText } from "~/features/nutrition/field-text";
import type { SourceFood } from "../sources/source-food";
import type { ReviewRow, RowFood } from "./review-row";
import { rowAmounts } from "./row-amounts";
import { rowUnits } from "./row-units";

const UNCONFIRMED = 0.5;

/** A logged part to be reviewed again: by its food where that still has the same figures, else by its own. */
export function rowOfPart(part: FoodPart, food: SourceFood | undefined): ReviewRow {
  const { name, emoji, unit, estimated } = part;
  const confidence = estimated ? UNCONFIRMED : 1;
  const same = { name, emoji, amount: fieldText(part.amount), unit, portion: "", confidence };
  if (food) {
    const { amounts, portions, source } = food;
    const row = { ...same, ref: food.ref, food: { unit: food.unit, amounts, portions, source } };
    if (rowUnits(row.food).some(({ value }) => value === unit) && isAsLogged(row, part)) return row;
  }
  return { ...same, ref: null, food: ownFood(part) };
}

function isAsLogged(row: ReviewRow, part: FoodPart): boolean {
  const amounts = rowAmounts(row);
  return amounts !== undefined && AMOUNTS.every((name) => amounts[name] === part[name]);
}

function ownFood({ amount, unit, grams, source, ...part }: FoodPart): RowFood {
  const count = amount || 1;
  const named = (size: number) => [{ name: unit, amount: size }];
  if (grams && grams > 0) {
    const portions = unit === "g" ? [] : named(grams / count);
    return {
      unit: "g",
      amounts: eachAmount(part, (each) => (each * 100) / grams),
      portions,
      source: source ?? "",
    };
  }
  const portions = unit === "portion" ? [] : named(1);
  return {
    unit: "portion",
    amounts: eachAmount(part, (each) => each / count),
    portions,
    source: source ?? "",
  };
}

import { energyFrom } from "~/features/nutrition/agreement";
import { amountLabel, energyUnit } from "~/features/nutrition/amount-labels";
import type { Energy } from "~/features/nutrition/energy";
import { energyText } from "~/features/nutrition/energy-text";
import { formatIn } from "~/features/nutrition/format-in";
import { type PerNutrient, perNutrient } from "~/features/nutrition/per-nutrient";
import { readGrams } from "./read-grams";

const SAME_KCAL = 10;

type Props = { kcal: number; energy: Energy; texts: PerNutrient<string> };

/** How the energy of one's own grams compares with the calories; nothing while a field is empty or unreadable. */
export function GramsSum({ kcal, energy, texts }: Props) {
  const grams = perNutrient((nutrient) => readGrams(texts[nutrient], nutrient, kcal) ?? null);
  if (Object.values(grams).includes(null)) return null;
  return <p className="goal-own muted small">{sumText(kcal, energyFrom(grams), energy)}</p>;
}

export function sumText(kcal: number, sum: number, energy: Energy): string {
  const apart = Math.abs(sum - kcal);
  const total = `These grams come to ${energyText(sum, energy)}`;
  const than = `the ${amountLabel("calories", energy).toLowerCase()}`;
  if (apart <= SAME_KCAL) return `${total}, about as ${energy === "kj" ? "much" : "many"} as ${than}.`;
  const by = formatIn(energyUnit(energy), apart);
  const more = sum > kcal ? "more" : energy === "kj" ? "less" : "fewer";
  return `${total}, ${by} ${more} than ${than}. You can leave it so.`;
}

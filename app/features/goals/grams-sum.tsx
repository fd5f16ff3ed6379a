import { energyFrom } from "~/features/nutrition/agreement";
import { kcalFieldText } from "~/features/nutrition/kcal-field-text";
import { type PerNutrient, perNutrient } from "~/features/nutrition/per-nutrient";
import { readGrams } from "./read-grams";

const SAME_KCAL = 10;

/** How the energy of one's own grams compares with the calories; nothing while a field is empty or unreadable. */
export function GramsSum({ kcal, texts }: { kcal: number; texts: PerNutrient<string> }) {
  const grams = perNutrient((nutrient) => readGrams(texts[nutrient], nutrient, kcal) ?? null);
  if (Object.values(grams).includes(null)) return null;
  return <p className="goal-own muted small">{sumText(kcal, energyFrom(grams))}</p>;
}

export function sumText(kcal: number, sum: number): string {
  const apart = Math.abs(sum - kcal);
  const total = `These grams come to ${kcalFieldText(Math.round(sum))} kcal`;
  if (apart <= SAME_KCAL) return `${total}, about as many as the calories.`;
  return `${total}, ${kcalFieldText(Math.round(apart))} ${sum > kcal ? "more" : "fewer"} than the calories. You can leave it so.`;
}

import { agrees, energyFrom, type Values } from "./agreement";
import type { Column } from "./columns";
import { energyOf } from "./energy";
import type { Amount } from "./find-amounts";
import type { Nutrient } from "./nutrient";

export type Settled = { values: Values; agreed: boolean | null; sureEnergy: boolean };

type Choice = { value: number | null; others: number[] };

/** The values of a column, with misread digits mended where energy and grams then agree. */
export function settleValues({ cells }: Column): Settled {
  const of = (nutrient: Nutrient) => cells.filter(({ row }) => row.name.nutrient === nutrient);
  const energy = energyOf(of("calories"));
  const grams = cells.filter(({ row, amount }) => row.name.nutrient !== "calories" && amount.unit === "g").length;
  const choice = (nutrient: Nutrient) => gramsOf(of(nutrient).map(({ amount }) => amount), grams > 1);
  const [carbs, fats, protein] = [choice("carbs"), choice("fats"), choice("protein")];
  const asRead = { calories: energy.value, carbs: carbs.value, fats: fats.value, protein: protein.value };
  const agreed = agrees(asRead);
  if (agreed !== false) return { values: asRead, agreed, sureEnergy: energy.sure };
  const mended = mend([energy, carbs, fats, protein]);
  return { values: mended ?? asRead, agreed: mended !== undefined, sureEnergy: energy.sure };
}

/** The topmost amount of grams. In a column of "g", one that lacks it and ends in 9 has its "g" read as a 9. */
function gramsOf(amounts: Amount[], inGrams: boolean): Choice {
  const fitting = amounts
    .filter(({ unit }) => unit === "g" || unit === null)
    .toSorted((a, b) => a.y - b.y);
  const amount = fitting.find(({ unit }) => unit === "g") ?? fitting[0];
  if (!amount) return { value: null, others: [] };
  const { value, unit, digits, others } = amount;
  const [first, ...rest] = others;
  if (inGrams && unit === null && digits.endsWith("9") && first !== undefined) {
    return { value: first, others: [value, ...rest] };
  }
  return { value, others };
}

/** The readings with the fewest changes that agree; of those the closest. */
function mend(choices: [Choice, Choice, Choice, Choice]): Values | undefined {
  let best: { values: Values; changes: number; off: number } | undefined;
  const [energies, carbs, fats, proteins] = choices.map(({ value, others }) => [value as number, ...others]) as [
    number[],
    number[],
    number[],
    number[],
  ];
  for (const [a, calories] of energies.entries())
    for (const [b, carb] of carbs.entries())
      for (const [c, fat] of fats.entries())
        for (const [d, protein] of proteins.entries()) {
          const values = { calories, carbs: carb, fats: fat, protein };
          if (!agrees(values)) continue;
          const changes = [a, b, c, d].filter((index) => index > 0).length;
          const off = Math.abs(calories - energyFrom(carb, fat, protein));
          if (!best || changes < best.changes || (changes === best.changes && off < best.off))
            best = { values, changes, off };
        }
  return best?.values;
}

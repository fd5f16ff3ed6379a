import { agrees, energyFrom, type Values } from "~/features/nutrition/agreement";
import type { Column } from "./columns";
import { energyOf } from "./energy";
import type { Amount } from "./find-amounts";
import type { Nutrient } from "./nutrient";

export type Settled = { values: Values; agreed: boolean | null; sureEnergy: boolean };

type Choice = { value: number | null; others: number[] };

/** The values of a column, with misread digits mended where energy and grams then agree. */
export function settleValues({ cells, kind }: Column): Settled {
  const of = (nutrient: Nutrient) => cells.filter(({ row }) => row.name.nutrient === nutrient);
  const energy = energyOf(of("calories"));
  const lacksG = isInGrams(
    cells.filter(({ row }) => row.name.nutrient !== "calories").map(({ amount }) => amount),
  );
  const most = kind === "100g" || kind === "100ml" ? 100 : 1000;
  const choice = (nutrient: Nutrient) =>
    gramsOf(
      of(nutrient).map(({ amount }) => amount),
      lacksG,
      most,
    );
  const [carbs, fats, protein] = [choice("carbs"), choice("fats"), choice("protein")];
  const asRead = { calories: energy.value, carbs: carbs.value, fats: fats.value, protein: protein.value };
  const agreed = agrees(asRead);
  const mended = agreed ? undefined : mend([energy, carbs, fats, protein]);
  if (!mended && agreed === false && !energy.sure && isSlipped(asRead))
    return {
      values: { calories: null, carbs: null, fats: null, protein: null },
      agreed: false,
      sureEnergy: false,
    };
  if (!mended && agreed === null && !energy.sure && isTooLittle(asRead)) asRead.calories = null;
  return {
    values: mended ?? asRead,
    agreed: mended ? agrees(mended) : agreed,
    sureEnergy: energy.sure,
  };
}

/** Far less energy than the nutrients have: the amounts slipped into each other's rows, and none is right. */
function isSlipped({ calories, carbs, fats, protein }: Values) {
  return energyFrom(carbs ?? 0, fats ?? 0, protein ?? 0) > 2.5 * (calories ?? 0) + 20;
}

/** Less energy than the nutrients that could be read have: a digit is lost. */
function isTooLittle({ calories, carbs, fats, protein }: Values) {
  const least = energyFrom(carbs ?? 0, fats ?? 0, protein ?? 0);
  return calories !== null && least > 1.25 * calories + 20;
}

/** Whether a column's amounts are written with a "g": most of those without one end in the 9 that it was read as. */
function isInGrams(amounts: Amount[]) {
  const bare = amounts.filter(({ unit }) => unit === null);
  const nines = bare.filter(({ digits }) => digits.length > 1 && digits.endsWith("9"));
  return (
    amounts.filter(({ unit }) => unit === "g").length > 1 ||
    (nines.length > 1 && nines.length >= 0.6 * bare.length)
  );
}

/** The topmost amount of grams, if there can be as much. Where a "g" is due, a 9 at the end is that. */
function gramsOf(amounts: Amount[], inGrams: boolean, most: number): Choice {
  const fitting = amounts.filter(({ unit }) => unit === "g" || unit === null).toSorted((a, b) => a.y - b.y);
  const amount = fitting.find(({ unit }) => unit === "g") ?? fitting[0];
  if (!amount) return { value: null, others: [] };
  const { value, unit, digits, others } = amount;
  const isNine = inGrams && unit === null && digits.endsWith("9");
  const choices = isNine ? [...others, value] : [value, ...others];
  // Three digits without a unit or a point have lost something.
  const limit = unit === null ? Math.min(most, 100) : most;
  const [first = null, ...rest] = choices;
  return {
    value: first !== null && first <= limit ? first : null,
    others: rest.filter((one) => one <= limit),
  };
}

/**
 * The reading with the fewest changes that agrees. Where others with as few agree about as well, what they don't have in
 * common is left open.
 */
function mend(choices: Choice[]): Values | undefined {
  const [energies = [], carbs = [], fats = [], proteins = []] = choices.map(({ value, others }) => [
    value ?? Number.NaN,
    ...others,
  ]);
  const found: { values: number[]; changes: number; off: number }[] = [];
  for (const [a, energy] of energies.entries())
    for (const [b, carb] of carbs.entries())
      for (const [c, fat] of fats.entries())
        for (const [d, protein] of proteins.entries()) {
          const off = Math.abs(energy - energyFrom(carb, fat, protein));
          const changes = [a, b, c, d].filter((index) => index > 0).length;
          if (off <= Math.max(8, 0.13 * energy))
            found.push({ values: [energy, carb, fat, protein], changes, off });
        }
  const fewest = Math.min(...found.map(({ changes }) => changes));
  const good = found.filter(({ changes }) => changes === fewest).toSorted((a, b) => a.off - b.off);
  const [best] = good;
  if (!best) return undefined;
  const rivals = good.filter(({ off }) => off < 2 * best.off + 4);
  const [calories, carb, fat, protein] = best.values.map((value, i) =>
    rivals.every(({ values }) => Math.abs((values[i] as number) - value) < 0.01) ? value : null,
  ) as [number | null, number | null, number | null, number | null];
  return { calories, carbs: carb, fats: fat, protein };
}

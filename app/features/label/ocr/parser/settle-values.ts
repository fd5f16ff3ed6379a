import { agrees, energyFrom, type Values } from "~/features/nutrition/agreement";
import { AMOUNTS, type AmountName } from "~/features/nutrition/amounts";
import { eachAmount } from "~/features/nutrition/each-amount";
import { perAmount } from "~/features/nutrition/per-amount";
import { perNutrient } from "~/features/nutrition/per-nutrient";
import type { Column } from "./columns";
import { energyOf } from "./energy";
import type { Amount } from "./find-amounts";
import type { Nutrient } from "./nutrient";

export type Settled = { values: Values; agreed: boolean | null; sureEnergy: boolean };

type Choice = { value: number | null; alternatives: number[] };

/** A column's values, with misread digits corrected where energy and grams then agree. */
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
  const choices = { ...perNutrient(choice), calories: energy };
  const asRead = eachAmount<Choice, number | null>(choices, ({ value }) => value);
  const agreed = agrees(asRead);
  const mended = agreed ? undefined : mend(choices);
  if (!mended && agreed === false && !energy.sure && isSlipped(asRead))
    return { values: perAmount(() => null), agreed: false, sureEnergy: false };
  if (!mended && agreed === null && !energy.sure && isTooLittle(asRead)) asRead.calories = null;
  return {
    values: mended ?? asRead,
    agreed: mended ? agrees(mended) : agreed,
    sureEnergy: energy.sure,
  };
}

/** Far too little energy: the amounts slipped into other rows. */
function isSlipped(values: Values) {
  return energyFrom(values) > 2.5 * (values.calories ?? 0) + 20;
}

/** Too little energy: a digit is lost. */
function isTooLittle(values: Values) {
  const { calories } = values;
  return calories !== null && energyFrom(values) > 1.25 * calories + 20;
}

/** Whether amounts carry a "g"; if not, most end in the 9 it was misread as. */
function isInGrams(amounts: Amount[]) {
  const bare = amounts.filter(({ unit }) => unit === null);
  const nines = bare.filter(({ digits }) => digits.length > 1 && digits.endsWith("9"));
  return (
    amounts.filter(({ unit }) => unit === "g").length > 1 ||
    (nines.length > 1 && nines.length >= 0.6 * bare.length)
  );
}

/** The topmost plausible grams; where a "g" is due, a final 9 is that. */
function gramsOf(amounts: Amount[], inGrams: boolean, most: number): Choice {
  const fitting = amounts.filter(({ unit }) => unit === "g" || unit === null).toSorted((a, b) => a.y - b.y);
  const amount = fitting.find(({ unit }) => unit === "g") ?? fitting[0];
  if (!amount) return { value: null, alternatives: [] };
  const { value, unit, digits, alternatives } = amount;
  const isNine = inGrams && unit === null && digits.endsWith("9");
  const choices = isNine ? [...alternatives, value] : [value, ...alternatives];
  // Three digits without unit or decimal point lost something.
  const limit = unit === null ? Math.min(most, 100) : most;
  const [first = null, ...rest] = choices;
  return {
    value: first !== null && first <= limit ? first : null,
    alternatives: rest.filter((value) => value <= limit),
  };
}

/** The agreeing combination with the fewest corrections; where rivals differ, the value stays open. */
function mend(choices: Record<AmountName, Choice>): Values | undefined {
  const agreeing = combinations(choices)
    .map(({ values, changes }) => ({ values, changes, off: Math.abs(values.calories - energyFrom(values)) }))
    .filter(({ values, off }) => off <= Math.max(8, 0.13 * values.calories));
  const fewest = Math.min(...agreeing.map(({ changes }) => changes));
  const good = agreeing.filter(({ changes }) => changes === fewest).toSorted((a, b) => a.off - b.off);
  const [best] = good;
  if (!best) return undefined;
  const rivals = good.filter(({ off }) => off < 2 * best.off + 4);
  return perAmount((name) => {
    const value = best.values[name];
    return rivals.every(({ values }) => Math.abs(values[name] - value) < 0.01) ? value : null;
  });
}

/** Every choice of readings and its number of corrections; a missing number is NaN. */
function combinations(choices: Record<AmountName, Choice>) {
  const none = { values: perAmount(() => Number.NaN), changes: 0 };
  return AMOUNTS.reduce(
    (ways, name) =>
      ways.flatMap(({ values, changes }) =>
        [choices[name].value ?? Number.NaN, ...choices[name].alternatives].map((value, i) => ({
          values: { ...values, [name]: value },
          changes: changes + Math.min(i, 1),
        })),
      ),
    [none],
  );
}

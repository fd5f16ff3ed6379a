import {
  AMOUNTS,
  type AmountName,
  energyFrom,
  KJ_PER_KCAL,
  mapAmounts,
  NUTRIENTS,
  type Nutrient,
  perAmount,
  perNutrient,
  roundTenth,
  type Values,
} from "~/features/nutrition/amounts";
import type { Further } from "~/features/nutrition/further";
import { endsInG, type LabelAmount, type Print, placesOf, printOf } from "./amounts";
import type { Column, LabelRow } from "./columns";
import type { LabelNutrient } from "./names";
import type { LabelPage } from "./page";
import {
  addsUp,
  type Beside,
  besideOf,
  furtherOf,
  isAsPercent,
  isLoose,
  isSlipped,
  isTooLittle,
  isTooMuch,
  LOOSE,
  ROUNDED,
  relativeError,
  summed,
} from "./sums";

/** In kcal; `sure` when the printed kJ and kcal agree, `alternatives` are other likely readings. */
type Energy = {
  value: number | null;
  sure: boolean;
  alternatives: number[];
  unit?: "kj" | "kcal";
  isDoubted?: boolean;
};

type Printed = Pick<LabelPage, "lines" | "amounts">;

/** What 100 g of pure fat have, in kcal. */
const MOST_ENERGY = 902;

/** What kJ are in kcal may be printed elsewhere on the page. */
function energyOf(cells: Column["cells"], most: number, page: Printed): Energy {
  const printed = page.amounts.filter(({ unit }) => unit === "kcal").map(({ value }) => value);
  const units = cells.map(({ row, amount }) => {
    const unit = unitOf(amount, row);
    const isMore = amount.value > (MOST_ENERGY * most) / 100;
    return { unit: isMore && (unit === "kcal" || unit === null) ? "kj" : unit, amount };
  });
  const kcal = units.filter(({ unit }) => unit === "kcal").map(({ amount }) => amount.value);
  const kj = units.filter(({ unit }) => unit === "kj").map(({ amount }) => amount.value);
  const bare = units
    .filter(({ unit }) => unit === null)
    .toSorted((a, b) => b.amount.line.height - a.amount.line.height)
    .map(({ amount }) => amount.value);
  const pairs = kj.flatMap((joules) => {
    const off = (value: number) => Math.abs(joules / KJ_PER_KCAL - value);
    const same = [...kcal, ...bare, ...printed.toSorted((a, b) => off(a) - off(b))].find(
      (value) => off(value) <= Math.max(2, value * 0.03),
    );
    return same === undefined ? [] : [same];
  });
  const [paired, ...others] = new Set(pairs);
  if (paired !== undefined)
    return { value: paired, sure: others.length === 0, alternatives: others, unit: "kcal" };
  const fromKj = kj.map((value) => roundTenth(value / KJ_PER_KCAL));
  const [value = null, ...alternatives] = kcal.length > 0 ? [...kcal, ...bare] : [...fromKj, ...bare];
  const unit = kcal.length > 0 ? "kcal" : kj.length > 0 ? "kj" : undefined;
  return {
    value,
    sure: false,
    alternatives,
    unit,
    isDoubted: unit === "kj" && page.lines.some(({ plain }) => plain.includes("kcal")),
  };
}

/** The unit of the amount, else of the row's name: "Energy (kJ)". */
function unitOf({ unit, line, from }: LabelAmount, { name }: LabelRow) {
  if (unit === "kj" || unit === "kcal") return unit;
  if (unit !== null) return unit;
  // "1718 kJ / 411": the second is the other unit.
  const before = /(kj?|k?cal)\W{1,3}$/.exec(line.plain.slice(0, from))?.[1];
  if (before) return before.endsWith("cal") ? "kj" : "kcal";
  const after = name.line.plain.slice(name.from);
  const named = /\(?(kj|k?cal)(?![a-z])/.exec(
    name.line === line ? after.slice(0, from - name.from) : after,
  )?.[1];
  if (named) return named === "kj" ? "kj" : "kcal";
  return name.line.plain.slice(name.from, name.to).startsWith("calori") ? "kcal" : null;
}

/** `unsure`: values that are likely but need a look at the label. */
export type ChosenValues = {
  values: Values;
  agreed: boolean | null;
  sureEnergy: boolean;
  unsure: AmountName[];
  beside: Beside;
  further?: Further;
};

/** A value, other likely readings of it, and how clear its line is, 0 to 1. */
type Choice = {
  value: number | null;
  alternatives: number[];
  pointed?: number[];
  confidence?: number;
  isDoubted?: boolean;
  isCut?: boolean;
  /** Without its unit, or without the point that others have. */
  isBare?: boolean;
};

/** A column's values, with misread digits corrected where energy and grams then agree. */
export function chooseValues({ cells, kind }: Column, page: Printed): ChosenValues {
  const of = (nutrient: LabelNutrient) => cells.filter(({ row }) => row.name.nutrient === nutrient);
  const printed = printOf(
    [...new Set(cells.map(({ row }) => row))]
      .filter(({ name }) => name.nutrient !== "calories")
      .flatMap(({ amounts }) => amounts),
  );
  const most = kind === "100g" || kind === "100ml" ? 100 : 1000;
  const energy = energyOf(of("calories"), most, page);
  const choice = (nutrient: Nutrient) => gramsOf(of(nutrient), printed, most);
  const isEnergyCut = of("calories").some(({ amount }) => amount.isCut);
  const first: Record<AmountName, Choice> = {
    ...perNutrient(choice),
    calories: { ...energy, isCut: isEnergyCut },
  };
  const beside = besideOf(cells);
  const choices = most === 100 || isClose(valuesOf(first), beside) ? first : byPercent(first, cells);
  const asRead = valuesOf(choices);
  if (!energy.unit && isInJoules(asRead))
    choices.calories.alternatives.push(roundTenth((energy.value ?? 0) / KJ_PER_KCAL));
  const agreed = isTooMuch(asRead, most) ? false : addsUp(asRead, beside);
  const mended = agreed ? exactly(choices, asRead, beside, most) : mend(choices, beside, most);
  const nothing = { agreed: false, sureEnergy: false, unsure: [], beside };
  if (!mended && agreed === false && !energy.sure && isSlipped(asRead, beside))
    return { values: perAmount(() => null), ...nothing };
  if (!mended && (agreed === null || isLoose(asRead, beside)))
    for (const name of NUTRIENTS) if (choices[name].isBare) asRead[name] = null;
  const isPassed = agreed === null && isMoreThanAll(asRead);
  const isTooFew = energy.sure ? isSlipped(asRead, beside) : !energy.unit || isTooLittle(asRead, beside);
  if (!mended && agreed === null && isTooFew) asRead.calories = null;
  const suspected = agreed && !mended ? exactly(withPoints(choices), asRead, beside, most) : undefined;
  const values = mended ?? asRead;
  const agrees = isTooMuch(values, most) ? false : addsUp(values, beside);
  return {
    values,
    agreed: agrees,
    sureEnergy: energy.sure,
    beside,
    further: agrees ? furtherOf(cells, values) : undefined,
    unsure: AMOUNTS.filter((name) => {
      if (values[name] === null) return false;
      if (agreed === false && !mended) return name !== "calories" || !energy.sure;
      if (isPassed) return true;
      if (suspected && suspected[name] !== values[name]) return true;
      const { confidence = 1, isDoubted, isCut } = choices[name];
      if (isCut || values[name] !== asRead[name]) return true;
      return (isDoubted || confidence < CLEAR) && (name === "calories" || !isClose(values, beside));
    }),
  };
}

/** What was read has more energy than all of the food: 13.9 g fat in 100 kcal are from another row. */
const isMoreThanAll = (values: Values): boolean =>
  values.calories !== null && energyFrom(perAmount((name) => values[name] ?? 0)) > values.calories + ROUNDED;

const withPoints = (choices: Record<AmountName, Choice>) =>
  mapAmounts<Choice, Choice>(choices, (choice) => ({
    ...choice,
    alternatives: [...choice.alternatives, ...(choice.pointed ?? [])],
  }));

const valuesOf = (choices: Record<AmountName, Choice>) =>
  mapAmounts<Choice, number | null>(choices, ({ value }) => value);

/** Where the percentage of the day contradicts what was read, the only other reading that it fits. */
function byPercent(choices: Record<AmountName, Choice>, cells: Column["cells"]): Record<AmountName, Choice> {
  const checked = perNutrient((nutrient): Choice => {
    const choice = choices[nutrient];
    const amounts = cells.find(({ row }) => row.name.nutrient === nutrient)?.row.amounts ?? [];
    const percents = amounts.filter(({ unit }) => unit === "%").map(({ value }) => value);
    if (isAsPercent(nutrient, choice.value, percents) !== false) return choice;
    const [other, ...more] = new Set(
      [...choice.alternatives, ...(choice.pointed ?? [])].filter((grams) =>
        isAsPercent(nutrient, grams, percents),
      ),
    );
    if (other === undefined || more.length > 0 || choice.value === null)
      return { ...choice, isDoubted: true };
    const alternatives = [choice.value, ...choice.alternatives.filter((value) => value !== other)];
    return { ...choice, value: other, alternatives, isDoubted: true };
  });
  return { ...checked, calories: choices.calories };
}

const CLEAR = 0.75;

const isClose = (values: Values, beside: Beside) =>
  AMOUNTS.every((name) => values[name] !== null) && relativeError(values, beside) < 0.02;

/** So much energy is kJ whose unit was lost. */
const isInJoules = (values: Values) =>
  AMOUNTS.every((name) => values[name] !== null) && (values.calories ?? 0) > 2.5 * energyFrom(values);

/** The one missing value, where just one of the numbers that belong to no row closes the sum. */
export function closed(chosen: ChosenValues, spare: LabelAmount[]): ChosenValues {
  const { values } = chosen;
  const missing = AMOUNTS.filter((name) => values[name] === null);
  const [name] = missing;
  if (!name || missing.length > 1) return chosen;
  const units = name === "calories" ? ["kcal", null] : ["g"];
  const room = name === "calories" ? 0.04 : 0.02;
  const fitting = spare
    .filter(({ unit, value }) => units.includes(unit) && value >= (name === "calories" ? 20 : 1))
    .map(({ value }) => ({ ...values, [name]: value }))
    .filter((filled) => relativeError(filled, chosen.beside) <= room);
  const [first] = fitting;
  if (!first || fitting.some((other) => other[name] !== first[name])) return chosen;
  return { ...chosen, values: first, agreed: true, unsure: [...chosen.unsure, name] };
}

const MOST_ALTERNATIVES = 8;

/** The topmost plausible grams; where a "g" is due, a final 9 is that. */
function gramsOf(cells: Column["cells"], printed: Print, most: number): Choice {
  const fitting = cells
    .map(({ amount }) => amount)
    .filter(({ unit }) => unit === "g" || unit === null)
    .toSorted((a, b) => a.y - b.y);
  const amount = fitting.find(({ unit }) => unit === "g") ?? fitting[0];
  if (!amount) return { value: null, alternatives: [] };
  const { value, unit, digits, alternatives, pointed, line } = amount;
  const choices =
    unit === null && endsInG(digits, printed) ? [...alternatives, value] : [value, ...alternatives];
  // Three digits without unit or decimal point lost something.
  const limit = unit === null ? Math.min(most, 100) : most;
  const [first = null, ...rest] = choices;
  const others = fitting.filter((other) => other !== amount).map((other) => other.value);
  const lostPoint = value > limit || printed.pointed || printed.mostly || /^0\d/.test(digits);
  return {
    value: first !== null && first <= limit ? first : null,
    pointed: lostPoint ? [] : pointed,
    alternatives: [...rest, ...others, ...(lostPoint ? pointed : [])]
      .filter((value) => value <= limit && placesOf(String(value)) <= Math.max(1, printed.places))
      .slice(0, MOST_ALTERNATIVES),
    confidence: line.confidence,
    isCut: amount.isCut,
    isDoubted: cells.some(
      ({ row: { name }, amount: other }) =>
        (name.line.isCut && name.from === 0) || (other.line !== line && other.value !== value),
    ),
    isBare:
      (unit === null && (printed.inGrams || digits.endsWith("9"))) ||
      (printed.pointed && /^[1-9]\d+$/.test(digits)),
  };
}

/** What agrees loosely as read, with the one correction by which it agrees exactly; undefined where there is none, or several. */
function exactly(
  choices: Record<AmountName, Choice>,
  asRead: Values,
  beside: Beside,
  most: number,
): Values | undefined {
  if (relativeError(asRead, beside) < LOOSE) return undefined;
  const [only, ...others] = combinations(choices, most).filter(
    ({ values, changes }) => changes === 1 && relativeError(values, beside) <= 0.01,
  );
  return others.length === 0 ? only?.values : undefined;
}

/** How much better the energy must agree for one more correction: by chance, some of many always agree. */
const CORRECTION = 0.03;
/** Shares of the energy that it may be off with one correction, two, and more. */
const ROOM = [0.13, 0.13, 0.03, 0.02];
/** The combination that agrees best for its number of corrections; where rivals differ, the value stays open. */
function mend(choices: Record<AmountName, Choice>, beside: Beside, most: number): Values | undefined {
  const agreeing = combinations(choices, most).flatMap(({ values, changes }) => {
    const off = Math.abs(values.calories - summed(values, beside));
    const error = off / Math.max(1, values.calories);
    const room = ROOM[Math.min(changes, 3)] as number;
    return error <= room || (changes < 3 && off <= ROUNDED)
      ? [{ values, error, changes, score: error + CORRECTION * changes }]
      : [];
  });
  const [best] = agreeing.toSorted((a, b) => a.score - b.score);
  if (!best) return undefined;
  const near = 2 * best.error + 4 / Math.max(30, best.values.calories) + CORRECTION * best.changes;
  const rivals = agreeing.filter(({ score }) => score < near);
  return perAmount((name) => {
    const value = best.values[name];
    return rivals.every(({ values }) => Math.abs(values[name] - value) < 0.01) ? value : null;
  });
}

/** Every possible choice of readings and how many as read it corrects; a missing number is NaN. */
function combinations(choices: Record<AmountName, Choice>, most: number) {
  const none = { values: perAmount(() => Number.NaN), changes: 0 };
  const all = AMOUNTS.reduce(
    (ways, name) =>
      ways.flatMap(({ values, changes }) =>
        [choices[name].value ?? Number.NaN, ...choices[name].alternatives].map((value, i) => ({
          values: { ...values, [name]: value },
          changes: changes + (i > 0 && choices[name].value !== null ? 1 : 0),
        })),
      ),
    [none],
  );
  return all.filter(({ values }) => !isTooMuch(values, most));
}

import type { Amounts } from "./amounts";
import { type Energy, energyFrom } from "./energy";
import { fieldText } from "./field-text";
import { MAX_AMOUNT, type TypedNumber } from "./read-number";
import { energyText, energyUnit, formatIn } from "./write-amount";

/** The source of figures that a person typed beside a food. */
export const AS_TYPED = "as you typed";

export const ENTRY_KCAL_MAX = 5000;
const APART_KCAL = 50;
const APART_SHARE = 0.25;

type Typed = {
  /** For one serving. */
  amounts: Amounts;
  servings: number;
  energy: Energy;
  hidesNumbers?: boolean;
  /** The foods that the amounts are of, for one serving: energy of theirs that no grams explain, as of wine, is no mistake. */
  foods?: Amounts;
};

/** What to ask about typed amounts that can hardly be; undefined when there is nothing to ask. */
export function valueQuestion({ amounts, servings, energy, hidesNumbers, foods }: Typed): string | undefined {
  const total = amounts.calories * servings;
  if (total > ENTRY_KCAL_MAX) {
    const lot = hidesNumbers ? "That" : energyText(total, energy);
    return `${lot} is a lot for one entry. ${RIGHT}`;
  }
  const unexplained = foods ? Math.max(0, foods.calories - energyFrom(foods)) : 0;
  const sum = energyFrom(amounts) + unexplained;
  const apart = Math.abs(sum - amounts.calories);
  if (apart <= APART_KCAL || apart <= APART_SHARE * amounts.calories) return undefined;
  if (hidesNumbers) return `The energy and the grams seem far apart. ${RIGHT}`;
  const of = unexplained > 0 ? "These foods" : "These grams";
  const why = sum < amounts.calories ? " Alcohol can explain that." : "";
  return `${of} come to about ${energyText(sum, energy)}, but you entered ${formatIn(energyUnit(energy), amounts.calories)}.${why} ${RIGHT}`;
}

const RIGHT = "Is that right?";

const grouped = new Intl.NumberFormat("en-US", { maximumFractionDigits: 3 });

export function whichNumber(read: TypedNumber | undefined, unit?: "g" | "ml"): string | undefined {
  const { value, or } = read ?? {};
  if (value === undefined || or === undefined || value > MAX_AMOUNT) return undefined;
  const of = unit ? ` ${unit}` : "";
  return `Is that ${grouped.format(value)}${of} or ${grouped.format(or)}${of}? Type ${value} or ${fieldText(or)}.`;
}

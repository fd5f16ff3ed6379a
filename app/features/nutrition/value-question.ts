import type { Amounts } from "./amounts";
import { type Energy, energyFrom } from "./energy";
import { fieldText } from "./field-text";
import { MAX_AMOUNT, type TypedNumber } from "./read-number";
import { amountLabel, energyText, energyUnit, formatIn } from "./write-amount";

const ENTRY_KCAL_MAX = 5000;
const APART_KCAL = 50;
const APART_SHARE = 0.25;

/** What to ask about amounts typed for one serving that can hardly be; undefined when there is nothing to ask. */
export function valueQuestion(
  typed: Amounts,
  servings: number,
  energy: Energy,
  hidesNumbers = false,
): string | undefined {
  const total = typed.calories * servings;
  if (total > ENTRY_KCAL_MAX)
    return hidesNumbers
      ? `Is this right? It is a lot for one entry. ${AGAIN}`
      : `Is this right? ${energyText(total, energy)} is a lot for one entry. ${AGAIN}`;
  const sum = energyFrom(typed);
  const apart = Math.abs(sum - typed.calories);
  if (apart <= APART_KCAL || apart <= APART_SHARE * typed.calories) return undefined;
  if (hidesNumbers) return `Is this right? The energy and the grams seem far apart. ${AGAIN}`;
  return `Is this right? The grams make about ${energyText(sum, energy)}, and ${amountLabel("calories", energy)} says ${formatIn(energyUnit(energy), typed.calories)}. ${AGAIN}`;
}

const AGAIN = "If it is, press once more.";

const grouped = new Intl.NumberFormat("en-US", { maximumFractionDigits: 3 });

export function whichNumber(read: TypedNumber | undefined, unit?: "g" | "ml"): string | undefined {
  const { value, or } = read ?? {};
  if (value === undefined || or === undefined || value > MAX_AMOUNT) return undefined;
  const of = unit ? ` ${unit}` : "";
  return `Is that ${grouped.format(value)}${of} or ${grouped.format(or)}${of}? Type ${value} or ${fieldText(or)}.`;
}

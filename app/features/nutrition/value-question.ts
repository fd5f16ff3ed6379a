import { energyFrom } from "./agreement";
import { amountLabel, energyUnit } from "./amount-labels";
import type { Amounts } from "./amounts";
import type { Energy } from "./energy";
import { energyText } from "./energy-text";
import { formatIn } from "./format-in";

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

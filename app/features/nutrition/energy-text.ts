import { energyUnit } from "./amount-labels";
import type { Energy } from "./energy";
import { formatIn } from "./format-in";

/** The one way to write energy: kcal as "478 kcal", or in kJ as "2,000 kJ" (1 kcal is 4.184 kJ, NIST SP 811). */
export const energyText = (kcal: number, energy: Energy): string =>
  `${formatIn(energyUnit(energy), kcal)} ${energyUnit(energy)}`;

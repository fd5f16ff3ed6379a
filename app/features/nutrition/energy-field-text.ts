import { amountFieldText } from "./amount-field-text";
import { energyUnit } from "./amount-labels";
import type { Energy } from "./energy";

const format = new Intl.NumberFormat("en-US", { maximumFractionDigits: 1 });

export const energyFieldText = (kcal: number, energy: Energy): string =>
  format.format(Number(amountFieldText(kcal, energyUnit(energy))));

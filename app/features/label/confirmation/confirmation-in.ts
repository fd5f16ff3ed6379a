import { kcalTextIn } from "~/features/nutrition/amount-field-text";
import { amountLabel, energyUnit } from "~/features/nutrition/amount-labels";
import type { Energy } from "~/features/nutrition/energy";
import type { Confirmation } from "./confirmation-of";

export const confirmationIn = ({ values, note, ...rest }: Confirmation, energy: Energy): Confirmation => ({
  ...rest,
  values: { ...values, calories: kcalTextIn(values.calories, energyUnit(energy)) },
  note: note.replaceAll("calories", amountLabel("calories", energy).toLowerCase()),
});

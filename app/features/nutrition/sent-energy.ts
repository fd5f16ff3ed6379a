import type { Energy } from "./energy";
import { energyIn } from "./energy-in";

/** The unit of a form's energy: its own, since the account's may have changed after the form was opened. */
export const sentEnergy = (form: FormData, account: { energy: Energy }): Energy =>
  energyIn(form.get("energy")) ?? account.energy;

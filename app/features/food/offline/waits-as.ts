import type { Energy } from "~/features/nutrition/energy";
import { energyText } from "~/features/nutrition/energy-text";

/** Attributes that let a form without fields for its name and energy wait for a connection. */
export const waitsAs = (name: string, kcal: number, energy: Energy) => ({
  "data-keep": "",
  "data-name": name,
  "data-calories": energyText(kcal, energy),
});

import { energyText } from "./energy-text";
import { useEnergy } from "./use-energy";
import { useHidesNumbers } from "./use-hides-numbers";

/** Nothing while numbers are hidden. */
export function EnergyValue({ kcal }: { kcal: number }) {
  const energy = useEnergy();
  return useHidesNumbers() ? null : energyText(kcal, energy);
}

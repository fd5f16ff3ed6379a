import type { Energy } from "./energy";
import { energyIn } from "./energy-in";
import { useEnergy } from "./use-energy";

type Sent = { initialValue?: Record<string, unknown> | null };

export function useFormEnergy(sent: Sent | undefined): Energy {
  const energy = useEnergy();
  return energyIn(sent?.initialValue?.energy) ?? energy;
}

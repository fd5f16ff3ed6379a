import { useShell } from "~/ui/use-shell";
import { type Energy, energyIn } from "./energy";

export const useEnergy = (): Energy => useShell().viewer?.energy ?? "kcal";

type Sent = { initialValue?: Record<string, unknown> | null };

export function useFormEnergy(sent: Sent | undefined): Energy {
  const energy = useEnergy();
  return energyIn(sent?.initialValue?.energy) ?? energy;
}

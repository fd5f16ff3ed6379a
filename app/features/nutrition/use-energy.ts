import { useShell } from "~/ui/use-shell";
import { type Energy, energyIn } from "./energy";

export const useEnergy = (): Energy => useShell().viewer?.energy ?? "kcal";

type Sent = { initialValue?: Record<string, unknown> | null };

/** That of a form: the one it was sent with, else the account's. */
export function useFormEnergy(sent: Sent | undefined): Energy {
  const energy = useEnergy();
  return energyIn(sent?.initialValue?.energy) ?? energy;
}

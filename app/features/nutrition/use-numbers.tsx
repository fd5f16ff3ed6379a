import { useLocation } from "@remix-run/react";
import { useShell } from "~/ui/shell/side-menu";
import { type Energy, energyIn } from "./amounts";

export const useEnergy = (): Energy => useShell().viewer?.energy ?? "kcal";

type Sent = { initialValue?: Record<string, unknown> | null };

export function useFormEnergy(sent: Sent | undefined): Energy {
  const energy = useEnergy();
  return energyIn(sent?.initialValue?.energy) ?? energy;
}

/** Whether words and pictures stand in for energy, grams, percentages and weights. Not at `?numbers=shown`. */
export function useHidesNumbers() {
  const { search } = useLocation();
  return useShell().viewer?.hidesNumbers && !search.includes("numbers=shown");
}

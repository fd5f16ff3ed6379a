import { useShell } from "~/ui/use-shell";
import type { Energy } from "./energy";

export const useEnergy = (): Energy => useShell().viewer?.energy ?? "kcal";

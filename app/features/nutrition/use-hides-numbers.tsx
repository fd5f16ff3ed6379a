import { useLocation } from "@remix-run/react";
import { useShell } from "~/ui/use-shell";

/** Whether words and pictures stand in for energy, grams, percentages and weights. Not at `?numbers=shown`. */
export function useHidesNumbers() {
  const { search } = useLocation();
  return useShell().viewer?.hidesNumbers && !search.includes("numbers=shown");
}

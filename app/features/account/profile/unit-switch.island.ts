import { type FormEvent, useRef } from "react";
import { UNITS } from "./profile";
import { type Measures, type Switched, switchUnit } from "./switch-unit";

const MEASURES = ["weight", "heightFeet", "heightInches", "height"] as const;

/** Converts the measures of the info form when its unit is changed, and tells the server that they are converted. */
export function useUnitSwitch(): (event: FormEvent<HTMLFormElement>) => void {
  const last = useRef<Switched>();
  return ({ target, currentTarget: form }) => {
    const to = UNITS.find((unit) => target instanceof HTMLInputElement && unit === target.value);
    if (!to || (target as HTMLInputElement).name !== "unit") return;
    const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
    const before: Measures = Object.fromEntries(MEASURES.map((name) => [name, field(name).value]));
    const after = switchUnit(before, to, last.current);
    for (const name of MEASURES) field(name).value = after[name] ?? "";
    field("shownUnit").value = to;
    field("shownWeight").value = after.weight ?? "";
    last.current = { before, after };
  };
}

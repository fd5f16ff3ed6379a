import { type FormEvent, useEffect, useRef } from "react";
import { attempt } from "~/platform/text";
import { type Measures, type Switched, switchUnit, UNITS } from "./profile";

/** Drops what is typed into a number field and is no digit. The server refuses it anyway. */
export function digitsOnly({ currentTarget }: FormEvent<HTMLInputElement>) {
  const digits = currentTarget.value.replace(/\D/g, "");
  if (digits !== currentTarget.value) currentTarget.value = digits;
}

/** Where other programs of this browser look for it too. */
const KEY = "pixelplate:user-info-prompted";

/** Notes in this browser that the first-time prompt was shown. Storage may be switched off. */
export function Prompted() {
  useEffect(() => {
    attempt(() => localStorage.setItem(KEY, "true"));
  }, []);
  return null;
}

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

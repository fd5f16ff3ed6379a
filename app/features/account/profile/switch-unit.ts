import { otherWeight, withCm, withFeet } from "./other-unit";
import type { Unit } from "./profile";
import type { InfoValues } from "./read-profile";

export type Measures = Pick<InfoValues, "weight" | "heightFeet" | "heightInches" | "height">;
/** The last change of unit: what was shown before it, and after. */
export type Switched = { before: Measures; after: Measures };

/**
 * What a form shows once its unit is changed to `to`. What wasn't touched since the `last` change comes back as it was,
 * so that going back and forth changes nothing.
 */
export function switchUnit(shown: Measures, to: Unit, last?: Switched): Measures {
  const same = (...names: (keyof Measures)[]) =>
    last !== undefined && names.every((name) => (last.after[name] ?? "") === (shown[name] ?? ""));
  const weight = same("weight")
    ? last?.before.weight
    : otherWeight(shown.weight, to === "us" ? "metric" : "us");
  if (to === "us") return { ...(same("height") ? shown : withFeet(shown)), weight };
  return { ...(same("heightFeet", "heightInches") ? shown : withCm(shown)), weight };
}

import { otherWeight } from "./other-unit";
import { UNITS } from "./profile";
import type { InfoValues } from "./read-profile";

type Sent = Pick<InfoValues, "unit" | "weight"> & { shownUnit?: string; shownWeight?: string };

/** The weight in the unit sent with it: without JavaScript one left as it was is still in the unit shown before. */
export function weightInUnit({ unit, weight, shownUnit, shownWeight }: Sent): string | undefined {
  const from = UNITS.find((each) => each === shownUnit);
  const isLeft = weight !== undefined && weight === shownWeight;
  return from && from !== unit && isLeft ? otherWeight(weight, from) : weight;
}

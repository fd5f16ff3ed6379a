import { readForm } from "~/http/form.server";
import { infoSchema } from "./info-schema.server";
import { otherWeight } from "./other-unit";
import { UNITS } from "./profile";
import type { InfoValues } from "./read-profile";

/**
 * As `readForm` for the info form. Without JavaScript a weight stays on the page as it was when the unit is changed:
 * one that was left so is converted here.
 */
export async function readInfo(request: Parameters<typeof readForm>[0]) {
  const { value, reply, refusal } = await readForm(request, infoSchema);
  const weight = value && weightIn(value);
  const inUnit: typeof reply = (errors) => {
    const answer = reply(errors);
    return weight === undefined ? answer : { ...answer, initialValue: { ...answer.initialValue, weight } };
  };
  return { value: value && { ...value, weight }, reply: inUnit, refusal };
}

type Sent = Pick<InfoValues, "unit" | "weight"> & { shownUnit?: string; shownWeight?: string };

function weightIn({ unit, weight, shownUnit, shownWeight }: Sent): string | undefined {
  const from = UNITS.find((each) => each === shownUnit);
  const isLeft = weight !== undefined && weight === shownWeight;
  return from && from !== unit && isLeft ? otherWeight(weight, from) : weight;
}

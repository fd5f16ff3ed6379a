import type { Unit } from "./profile";
import type { InfoValues } from "./read-profile";

const CM_PER_INCH = 2.54;
const KG_PER_POUND = 0.453592;

const isWhole = (text: string | undefined): text is string => /^\d+$/.test(text?.trim() ?? "");

/** A typed weight in the other unit than `from`, in whole pounds or kilograms; what is no whole number stays as it is. */
export function otherWeight(weight: string | undefined, from: Unit): string | undefined {
  if (!isWhole(weight)) return weight;
  return String(Math.round(from === "us" ? Number(weight) * KG_PER_POUND : Number(weight) / KG_PER_POUND));
}

type Height = Pick<InfoValues, "heightFeet" | "heightInches" | "height">;

/** The height that was typed in feet and inches, with whole centimetres beside it; nothing where none was typed. */
export function withCm({ heightFeet, heightInches }: Height): Height {
  const inches = Number(heightFeet || 0) * 12 + Number(heightInches || 0);
  const isTyped = isWhole(heightFeet) || isWhole(heightInches);
  const height = isTyped && Number.isFinite(inches) ? String(Math.round(inches * CM_PER_INCH)) : undefined;
  return { heightFeet, heightInches, height };
}

/** The height that was typed in centimetres, with feet and whole inches beside it; nothing where none was typed. */
export function withFeet({ height }: Height): Height {
  if (!isWhole(height)) return { height };
  const inches = Math.round(Number(height) / CM_PER_INCH);
  return { height, heightFeet: String(Math.floor(inches / 12)), heightInches: String(inches % 12) };
}

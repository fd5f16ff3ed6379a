import { withCm, withFeet } from "./other-unit";
import type { KnownProfile } from "./profile";
import type { InfoValues } from "./read-profile";

const text = (value: number | null) => (value === null ? undefined : String(value));

/** What the info form shows at first: what is known, else the defaults. */
export function infoValues(known: KnownProfile): InfoValues {
  const unit = known.unit ?? "us";
  return {
    name: known.name ?? undefined,
    lastName: known.lastName ?? undefined,
    gender: known.gender ?? "male",
    age: text(known.age),
    unit,
    ...(unit === "metric" ? withFeet({ height: text(known.height) }) : withCm(feetAndInches(known.height))),
    weight: text(known.weight),
    activityLevel: known.activityLevel ?? "sedentary",
    weightGoal: known.weightGoal ?? "maintain",
  };
}

function feetAndInches(height: number | null): InfoValues {
  if (height === null) return {};
  return { heightFeet: String(Math.floor(height / 12)), heightInches: String(height % 12) };
}

export const GENDERS = ["male", "female", "other"] as const;
export const UNITS = ["us", "metric"] as const;

export const KG_PER_POUND = 0.453592;

/** How active a week is: the factor on the energy of rest, and its label. */
export const ACTIVITY_LEVELS = {
  sedentary: { multiplier: 1.2, label: "0 Day" },
  lightlyActive: { multiplier: 1.375, label: "1-2 Days" },
  moderatelyActive: { multiplier: 1.55, label: "3-5 Days" },
  veryActive: { multiplier: 1.725, label: "6-7 Days" },
  extremelyActive: { multiplier: 1.9, label: "Physical Job" },
} as const;

/** What the weight should do: the kcal a day added for it, and its label. */
export const WEIGHT_GOALS = {
  maintain: { calories: 0, label: "Maintain" },
  lose: { calories: -500, label: "Lose" },
  gain: { calories: 500, label: "Gain" },
} as const;

type Gender = (typeof GENDERS)[number];
export type Unit = (typeof UNITS)[number];
export type ActivityLevel = keyof typeof ACTIVITY_LEVELS;
export type WeightGoal = keyof typeof WEIGHT_GOALS;

/** `height` in inches and `weight` in pounds when `unit` is us; centimetres and kilograms when metric. */
export type Body = {
  gender: Gender;
  age: number;
  unit: Unit;
  height: number;
  weight: number;
  activityLevel: ActivityLevel;
  weightGoal: WeightGoal;
};

/** What the info form tells. `name` is left out in update mode, which has no such field. */
export type Profile = Body & { name?: string; lastName: string | null };

/** A profile with null for each unknown part. */
export type KnownProfile = { name: string | null; lastName: string | null; updatedAt: number | null } & {
  [Part in keyof Body]: Body[Part] | null;
};

/** The body data of a complete profile. */
export function bodyOf(known: KnownProfile): Body | null {
  const { gender, age, unit, height, weight, activityLevel, weightGoal } = known;
  if (!gender || age === null || !unit || height === null || weight === null) return null;
  if (!activityLevel || !weightGoal) return null;
  return { gender, age, unit, height, weight, activityLevel, weightGoal };
}

export const profileWeight = (kg: number, unit: Unit): number => (unit === "us" ? kg / KG_PER_POUND : kg);

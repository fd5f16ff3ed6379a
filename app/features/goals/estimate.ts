import { ACTIVITY_LEVELS, type Body, KG_PER_POUND, WEIGHT_GOALS } from "~/features/account/profile/profile";

const CM_PER_INCH = 2.54;

/** kcal a day: revised Harris-Benedict equations (Roza and Shizgal, 1984) times activity, plus the goal's adjustment. */
export function estimateCalories(body: Body): number {
  const { multiplier } = ACTIVITY_LEVELS[body.activityLevel];
  const { calories } = WEIGHT_GOALS[body.weightGoal];
  return Math.max(0, Math.round(energyAtRest(body) * multiplier + calories));
}

function energyAtRest({ gender, age, unit, height, weight }: Body): number {
  const cm = unit === "us" ? height * CM_PER_INCH : height;
  const kg = unit === "us" ? weight * KG_PER_POUND : weight;
  if (gender === "male") return 88.362 + 13.397 * kg + 4.799 * cm - 5.677 * age;
  return 447.593 + 9.247 * kg + 3.098 * cm - 4.33 * age;
}

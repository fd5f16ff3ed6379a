import type { Body } from "./profile";

/** What is known of a person; each part is null until told. */
export type KnownProfile = { name: string | null; lastName: string | null; updatedAt: number | null } & {
  [Part in keyof Body]: Body[Part] | null;
};

/** The body behind a profile, once all that an estimate needs is known. */
export function bodyOf(known: KnownProfile): Body | null {
  const { gender, age, unit, height, weight, activityLevel, weightGoal } = known;
  if (!gender || age === null || !unit || height === null || weight === null) return null;
  if (!activityLevel || !weightGoal) return null;
  return { gender, age, unit, height, weight, activityLevel, weightGoal };
}

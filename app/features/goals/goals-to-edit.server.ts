import type { Db } from "~/db/store";
import { bodyOf } from "~/features/account/profile/profile";
import { profileOf } from "~/features/account/profile/profile-of.server";
import type { Amounts } from "~/features/nutrition/amounts";
import { DEFAULT_GOALS } from "./default-goals";
import { estimateCalories } from "./estimate";
import { type Goal, ownGoalOf } from "./goal-of.server";
import { macroSplit } from "./macro-split";

/** The goals that hold `today` (`YYYY-MM-DD`). */
export const goalsToEdit = async (db: Db, userId: string, today: string): Promise<Goal> =>
  (await ownGoalOf(db, userId, today)) ?? { goals: macroSplit(DEFAULT_GOALS.calories), finishAt: 100 };

/** The goals estimated from a user's body data; null while those are incomplete. */
export async function estimatedGoals(db: Db, userId: string): Promise<Amounts | null> {
  const body = bodyOf(await profileOf(db, userId));
  return body && macroSplit(estimateCalories(body));
}

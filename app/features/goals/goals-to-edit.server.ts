import type { Db } from "~/db/store";
import { bodyOf, profileWeight } from "~/features/account/profile/profile";
import { profileOf } from "~/features/account/profile/profile-of.server";
import type { Amounts } from "~/features/nutrition/amounts";
import { DEFAULT_GOALS } from "./default-goals";
import { estimateCalories } from "./estimate";
import { type Goal, ownGoalOf } from "./goal-of.server";
import { weekdaysSchema } from "./goal-schema.server";
import { macroSplit } from "./macro-split";
import { type WeekdayGoal, weekdayGoalsOf } from "./weekday-goals.server";

/** `weekdays` has those of the goals, none for every day; `others` are the weekdays with goals of their own. */
type EditedGoal = Goal & { weekdays: number[]; others: WeekdayGoal[] };

/** The goals that hold `today` (`YYYY-MM-DD`) on every day, or on the weekdays named: 1 Monday to 7 Sunday. */
export async function goalsToEdit(
  db: Db,
  userId: string,
  today: string,
  named: string[] = [],
): Promise<EditedGoal> {
  const [own, all] = await Promise.all([ownGoalOf(db, userId, today), weekdayGoalsOf(db, userId, today)]);
  const everyday = own ?? { goals: macroSplit(DEFAULT_GOALS.calories), finishAt: 100 };
  const { data: weekdays = [] } = weekdaysSchema.safeParse(named.join() || undefined);
  const goals = all.find((each) => each.weekdays.includes(weekdays[0] ?? 0))?.goals;
  const others = all.filter((each) => each.weekdays.join() !== weekdays.join());
  return { ...everyday, goals: goals ?? everyday.goals, weekdays, others };
}

/** The goals estimated from a user's body data, with another weight if `kg` is given; null while those are incomplete. */
export async function estimatedGoals(db: Db, userId: string, kg?: number): Promise<Amounts | null> {
  const known = bodyOf(await profileOf(db, userId));
  const body = known && kg !== undefined ? { ...known, weight: profileWeight(kg, known.unit) } : known;
  return body && macroSplit(estimateCalories(body));
}

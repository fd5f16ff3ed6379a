import { eq } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "~/db/store";
import type { infoSchema } from "~/features/account/edit-profile.server";
import { bodyOf, profileWeight, readProfile, saveAgain, weightInUnit } from "~/features/account/profile";
import { profileOf, saveProfile } from "~/features/account/profile.server";
import {
  type Amounts,
  ENERGIES,
  type Energy,
  energyUnit,
  mapNames,
  NUTRIENTS,
} from "~/features/nutrition/amounts";
import { parseAmount } from "~/features/nutrition/read-number";
import type { Caller } from "~/http/caller.server";
import { Refusal } from "~/http/refusal";
import { DEFAULT_GOALS, estimateCalories, FINISH_AT, macroSplit } from "./estimate";
import { chosenGoalOf, type Goal, type WeekdayGoal, weekdayGoalsOf } from "./goals.server";
import { GOAL_MESSAGES } from "./messages";

/** Distinct numbers, 1 Monday to 7 Sunday, from `6,7`; none means every day. */
export const weekdaysSchema = z
  .string()
  .regex(/^[1-7](,[1-7])*$/, GOAL_MESSAGES.weekdays)
  .transform((text) => [...new Set(text.split(",").map(Number))].sort())
  .default([]);

const goalSchemaIn = (energy: Energy) =>
  z.object({
    energy: z.enum(ENERGIES).default(energy),
    finish_at: z
      .enum(FINISH_AT.map(({ value }) => value))
      .transform(Number)
      .optional(),
    calories: z.string(GOAL_MESSAGES.fieldEmpty).transform((text, context) => {
      const calories = parseAmount(text, energyUnit(energy));
      if (calories !== undefined) return calories;
      context.addIssue({
        code: "custom",
        message: text.trim() ? GOAL_MESSAGES.notANumber : GOAL_MESSAGES.fieldEmpty,
      });
      return z.NEVER;
    }),
    split: z.enum(["estimate", "own"]).optional(),
    ...mapNames(NUTRIENTS, () => z.string().optional()),
    weekdays: weekdaysSchema,
    confirmed: z.string().optional(),
  });

export const goalSchemas = mapNames(ENERGIES, goalSchemaIn);

export const endedGoalSchema = z.object({ weekdays: weekdaysSchema });

/** `weekdays` has those of the goals, none for every day; `others` are the weekdays with goals of their own. */
type EditedGoal = Goal & { weekdays: number[]; others: WeekdayGoal[] };

/** The goals that hold `today` (`YYYY-MM-DD`) on every day, or on the weekdays named: 1 Monday to 7 Sunday. */
export async function goalsToEdit(
  db: Db,
  userId: string,
  today: string,
  named: string[] = [],
): Promise<EditedGoal> {
  const [own, all] = await Promise.all([chosenGoalOf(db, userId, today), weekdayGoalsOf(db, userId, today)]);
  const everyday = own ?? { goals: DEFAULT_GOALS, finishAt: 100 };
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

/** Puts a weight into the profile, whose form holds whole numbers, with the estimate from it. */
export async function recordWeight(by: Caller, kg: number): Promise<void> {
  await by.change(async (tx) => {
    const body = bodyOf(await profileOf(tx.db, tx.viewer.id));
    if (!body) return;
    const weight = profileWeight(kg, body.unit);
    const calculated_calories = estimateCalories({ ...body, weight });
    const { user_info: info } = tx.db.t;
    await tx.db
      .update(info)
      .set({ weight: Math.round(weight), calculated_calories, updated_at: tx.now })
      .where(eq(info.user_id, tx.viewer.id));
  });
}

/**
 * Saves the info form with the kcal a day estimated from it; `update` for a user who filled it in before.
 * Throws Refusal: 400, 409 for a profile changed elsewhere since.
 */
export async function saveInfo(
  by: Caller,
  sent: z.output<typeof infoSchema>,
  { update }: { update: boolean },
): Promise<void> {
  const { profile, errors } = readProfile({ ...sent, weight: weightInUnit(sent) }, { update });
  if (errors) throw new Refusal(400, errors);
  const seen = update ? sent.updatedAt : undefined;
  const { changedAt } = await saveProfile(by, profile, estimateCalories(profile), seen);
  if (changedAt !== undefined) throw saveAgain(changedAt);
}

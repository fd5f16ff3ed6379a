import type { SubmissionResult } from "@conform-to/react";
import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "~/db/store";
import type { Tables } from "~/db/tables";
import type { Caller } from "~/http/caller.server";
import {
  type ActivityLevel,
  type InfoField,
  type InfoValues,
  type KnownProfile,
  type Profile,
  type WeightGoal,
  weightInUnit,
} from "./profile";

const NOTHING: KnownProfile = {
  name: null,
  lastName: null,
  gender: null,
  age: null,
  unit: null,
  height: null,
  weight: null,
  activityLevel: null,
  weightGoal: null,
  updatedAt: null,
};

export async function profileOf(db: Db, userId: string): Promise<KnownProfile> {
  return profileIn(await infoOf(db, userId));
}

type Info = Tables["user_info"]["$inferSelect"];

export async function infoOf(db: Db, userId: string): Promise<Info | undefined> {
  const { user_info: info } = db.t;
  const [row] = await db.select().from(info).where(eq(info.user_id, userId));
  return row;
}

export function profileIn(row: Info | undefined): KnownProfile {
  if (!row) return NOTHING;
  return {
    name: row.name,
    lastName: row.last_name,
    gender: row.gender,
    age: row.age,
    unit: row.unit,
    height: row.height,
    weight: row.weight,
    activityLevel: row.activity_level as ActivityLevel | null,
    weightGoal: row.weight_goal as WeightGoal | null,
    updatedAt: row.updated_at,
  };
}

/**
 * The result of sending a form: `changedAt`, and nothing saved, when another change came after the one that the form
 * shows. That is the `updated_at` (ms) with which the form can be sent again.
 */
export type Saved = { changedAt?: number };

/** The `updated_at` of a change that saving would undo unseen, if there is one. The same values twice are none. `seen` is the `updated_at` shown with the form. */
export async function unseenChange(
  db: Db,
  userId: string,
  values: object,
  seen: number | undefined,
): Promise<number | undefined> {
  if (seen === undefined) return undefined;
  const { user_info: info } = db.t;
  const [row] = await db.select().from(info).where(eq(info.user_id, userId));
  if (!row || row.updated_at === seen) return undefined;
  const stands = new Map<string, unknown>(Object.entries(row));
  const differs = Object.entries(values).some(
    ([part, value]) => part !== "updated_at" && stands.get(part) !== value,
  );
  return differs ? row.updated_at : undefined;
}

/** Saves the info form with its estimated kcal a day, unless the profile changed after `seen`. Answers the first-time prompt. */
export async function saveProfile(
  by: Caller,
  profile: Profile,
  calculatedCalories: number,
  seen?: number,
): Promise<Saved> {
  const values = {
    ...(profile.name && { name: profile.name }),
    last_name: profile.lastName,
    gender: profile.gender,
    age: profile.age,
    unit: profile.unit,
    height: profile.height,
    weight: profile.weight,
    activity_level: profile.activityLevel,
    weight_goal: profile.weightGoal,
    calculated_calories: calculatedCalories,
    updated_at: by.now,
  };
  return upsert(by, values, seen);
}

/** Notes that the first-time prompt was skipped. */
export async function skipPrompt(by: Caller): Promise<void> {
  await upsert(by, { updated_at: by.now });
}

async function upsert(by: Caller, values: { updated_at: number }, seen?: number): Promise<Saved> {
  return by.change(async (tx) => {
    const changedAt = await unseenChange(tx.db, tx.viewer.id, values, seen);
    if (changedAt !== undefined) return { changedAt };
    const { user_info: info } = tx.db.t;
    await tx.db
      .insert(info)
      .values({ user_id: tx.viewer.id, ...values, prompted_at: tx.now })
      .onConflictDoUpdate({
        target: info.user_id,
        set: { ...values, prompted_at: sql`coalesce(${info.prompted_at}, excluded.prompted_at)` },
      });
    return {};
  });
}

/** The hidden field with the `updated_at`, in milliseconds, of what a form shows; what is none is left out. */
export const seenSchema = z.coerce.number().int().positive().optional().catch(undefined);

const typed = z.string().max(200).optional();

/** The fields of the info form, as typed. `readProfile` reads them, for what is required depends on the unit. */
export const infoSchema = z.object({
  name: typed,
  lastName: typed,
  gender: typed,
  age: typed,
  unit: typed,
  heightFeet: typed,
  heightInches: typed,
  height: typed,
  weight: typed,
  activityLevel: typed,
  weightGoal: typed,
  shownUnit: typed,
  shownWeight: typed,
  updatedAt: seenSchema,
  numbers: z.enum(["hidden"]).optional(),
} satisfies Record<InfoField | "shownUnit" | "shownWeight" | "updatedAt" | "numbers", z.ZodType>);

export const shownInUnit = ({
  initialValue,
  ...rest
}: SubmissionResult<string[]>): SubmissionResult<string[]> => ({
  ...rest,
  initialValue: { ...initialValue, weight: weightInUnit(initialValue as InfoValues) ?? "" },
});

import { sql } from "drizzle-orm";
import { lockUser } from "~/db/lock-user.server";
import type { Store } from "~/db/store";
import { type Saved, unseenChange } from "./changed-elsewhere.server";
import type { Profile } from "./profile";

/** Saves the info form with its estimated kcal a day, unless the profile changed after `seen`. Answers the first-time prompt. */
export async function saveProfile(
  store: Store,
  userId: string,
  profile: Profile,
  calculatedCalories: number,
  now: number,
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
    updated_at: now,
  };
  return upsert(store, userId, values, now, seen);
}

/** Notes that the first-time prompt was skipped. */
export async function skipPrompt(store: Store, userId: string, now: number): Promise<void> {
  await upsert(store, userId, { updated_at: now }, now);
}

async function upsert(
  store: Store,
  userId: string,
  values: { updated_at: number },
  now: number,
  seen?: number,
): Promise<Saved> {
  return store.tx(async (db) => {
    await lockUser(db, userId);
    const changedAt = await unseenChange(db, userId, values, seen);
    if (changedAt !== undefined) return { changedAt };
    const { user_info: info } = db.t;
    await db
      .insert(info)
      .values({ user_id: userId, ...values, prompted_at: now })
      .onConflictDoUpdate({
        target: info.user_id,
        set: { ...values, prompted_at: sql`coalesce(${info.prompted_at}, excluded.prompted_at)` },
      });
    return {};
  });
}

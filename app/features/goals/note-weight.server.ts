import { eq } from "drizzle-orm";
import { lockUser } from "~/db/lock-user.server";
import type { Store } from "~/db/store";
import { bodyOf, profileWeight } from "~/features/account/profile/profile";
import { profileOf } from "~/features/account/profile/profile-of.server";
import { estimateCalories } from "./estimate";

/** Puts a weight into the profile, whose form holds whole numbers, with the estimate from it. */
export async function noteWeight(store: Store, userId: string, kg: number, now: number): Promise<void> {
  await store.tx(async (db) => {
    await lockUser(db, userId);
    const body = bodyOf(await profileOf(db, userId));
    if (!body) return;
    const weight = profileWeight(kg, body.unit);
    const calculated_calories = estimateCalories({ ...body, weight });
    const { user_info: info } = db.t;
    await db
      .update(info)
      .set({ weight: Math.round(weight), calculated_calories, updated_at: now })
      .where(eq(info.user_id, userId));
  });
}

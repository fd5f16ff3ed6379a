import { eq } from "drizzle-orm";
import type { Db } from "~/db/store";
import { avatarAddress } from "./avatar-address";
import { profileOf } from "./profile-of.server";

/** What a person told, as programs know it; null for what they did not. */
export async function userMetadata(db: Db, userId: string) {
  const { user_info: info } = db.t;
  const [row] = await db
    .select({ nickname: info.nickname, calories: info.calculated_calories, avatar: info.avatar })
    .from(info)
    .where(eq(info.user_id, userId));
  const profile = await profileOf(db, userId);
  const inches = profile.unit === "us" ? profile.height : null;
  return {
    ...profile,
    nickname: row?.nickname ?? null,
    heightFeet: inches === null ? null : Math.floor(inches / 12),
    heightInches: inches === null ? null : inches % 12,
    calculatedCalories: row?.calories ?? null,
    avatarUrl: avatarAddress(row?.avatar ?? null),
  };
}

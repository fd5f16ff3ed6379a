import type { Db } from "~/db/store";
import { avatarPath } from "../avatar/avatar-path";
import { infoOf, profileIn } from "./profile-of.server";

/** What a person told, as programs know it; null for what they did not. */
export async function userMetadata(db: Db, userId: string) {
  const row = await infoOf(db, userId);
  const profile = profileIn(row);
  const inches = profile.unit === "us" ? profile.height : null;
  return {
    ...profile,
    nickname: row?.nickname ?? null,
    heightFeet: inches === null ? null : Math.floor(inches / 12),
    heightInches: inches === null ? null : inches % 12,
    calculatedCalories: row?.calculated_calories ?? null,
    avatarUrl: avatarPath(row?.avatar ?? null),
  };
}

import { eq } from "drizzle-orm";
import type { Db } from "~/db/store";
import type { Tables } from "~/db/tables";
import { avatarPath } from "../avatar/avatar-path";
import type { ActivityLevel, KnownProfile, WeightGoal } from "./profile";

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

async function infoOf(db: Db, userId: string): Promise<Info | undefined> {
  const { user_info: info } = db.t;
  const [row] = await db.select().from(info).where(eq(info.user_id, userId));
  return row;
}

function profileIn(row: Info | undefined): KnownProfile {
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

type Identity = {
  /** What greetings call them: the nickname, else the first name. */
  nickname: string | null;
  lastName: string | null;
  avatar: string | null;
  updatedAt: number | null;
};

export async function identityOf(db: Db, userId: string): Promise<Identity> {
  const { user_info: info } = db.t;
  const [row] = await db
    .select({
      nickname: info.nickname,
      name: info.name,
      lastName: info.last_name,
      avatar: info.avatar,
      updatedAt: info.updated_at,
    })
    .from(info)
    .where(eq(info.user_id, userId));
  return {
    nickname: row?.nickname || row?.name || null,
    lastName: row?.lastName ?? null,
    avatar: row?.avatar ?? null,
    updatedAt: row?.updatedAt ?? null,
  };
}

/** The profile as the API returns it; unknown fields are null. */
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

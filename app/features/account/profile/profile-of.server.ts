import { eq } from "drizzle-orm";
import type { Db } from "~/db/store";
import type { Tables } from "~/db/tables";
import type { KnownProfile } from "./known-profile";
import type { ActivityLevel, WeightGoal } from "./profile";

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

/** What this person told so far. */
export async function profileOf(db: Db, userId: string): Promise<KnownProfile> {
  return profileIn(await infoOf(db, userId));
}

type Info = Tables["user_info"]["$inferSelect"];

/** The row of what this person told. */
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

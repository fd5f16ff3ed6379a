import { eq } from "drizzle-orm";
import type { Row } from "~/db/contents";
import type { Db } from "~/db/store";
import { newAvatarName, storeAvatar } from "~/features/account/avatar.server";

import type { FileContent } from "./file-rows";

/** As a new account has them. */
const SETTINGS: Row = { time_zone: null, day_start: 0, energy: "kcal", numbers: "shown", logs_weight: false };

/** Taken together, or not at all. */
const PROFILE_GROUPS = [
  ["name", "last_name", "nickname"],
  [
    ...["gender", "age", "unit", "height", "weight"],
    ...["activity_level", "weight_goal", "calculated_calories"],
  ],
  ["prompted_at"],
  ["camera_permission_shown_at"],
];

const settingsToFill = (now: Row | undefined, row: Row) =>
  Object.keys(SETTINGS).filter(
    (name) => now?.[name] === SETTINGS[name] && row[name] !== undefined && row[name] !== now?.[name],
  );

const profileToFill = (now: Row | undefined, row: Row) =>
  PROFILE_GROUPS.filter((group) => group.every((name) => (now?.[name] ?? null) === null))
    .flat()
    .filter((name) => (row[name] ?? null) !== null);

/** Whether nothing of these parts would be taken. */
export async function knownParts(db: Db, userId: string) {
  const { users, user_info: info, avatars } = db.t;
  const [account] = (await db.select().from(users).where(eq(users.id, userId))) as Row[];
  const [profile] = (await db.select().from(info).where(eq(info.user_id, userId))) as Row[];
  const [picture] = await db.select({ name: avatars.name }).from(avatars).where(eq(avatars.user_id, userId));
  return (section: string, row: Row) =>
    (section === "account" && settingsToFill(account, row).length === 0) ||
    (section === "profile" && profileToFill(profile, row).length === 0) ||
    (section === "picture" && picture !== undefined);
}

/** Settings that are as in a new account become those of the file. */
export async function fillAccount(db: Db, userId: string, { row }: FileContent) {
  const { users } = db.t;
  const [now] = (await db.select().from(users).where(eq(users.id, userId))) as Row[];
  const names = settingsToFill(now, row);
  if (names.length === 0) return undefined;
  await db.update(users).set(picked(row, names)).where(eq(users.id, userId));
  return picked(SETTINGS, names);
}

/** Parts of a profile that are empty become those of the file. */
export async function fillProfile(db: Db, userId: string, { row }: FileContent) {
  const { user_info: info } = db.t;
  const [now] = (await db.select().from(info).where(eq(info.user_id, userId))) as Row[];
  const names = profileToFill(now, row);
  if (names.length === 0) return undefined;
  const set = picked(row, [...names, "updated_at"]);
  const values = { ...set, user_id: userId } as typeof info.$inferInsert;
  await db.insert(info).values(values).onConflictDoUpdate({ target: info.user_id, set });
  return now ? picked(now, [...names, "updated_at"]) : null;
}

/** An account without a picture gets that of the file. */
export async function fillPicture(db: Db, userId: string, { row }: FileContent, now: number) {
  const { avatars, user_info: info } = db.t;
  const [there] = await db.select({ name: avatars.name }).from(avatars).where(eq(avatars.user_id, userId));
  if (there) return undefined;
  const name = newAvatarName(userId, now);
  await storeAvatar(db, userId, { name, jpeg: Buffer.from(String(row.jpeg), "base64") });
  await db
    .insert(info)
    .values({ user_id: userId, avatar: name, updated_at: now })
    .onConflictDoUpdate({ target: info.user_id, set: { avatar: name } });
  return { name };
}

export const picked = (row: Row, names: string[]): Row =>
  Object.fromEntries(names.map((name) => [name, row[name] ?? null]));

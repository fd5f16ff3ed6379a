import { isDeepStrictEqual } from "node:util";
import { and, eq, inArray, type SQL } from "drizzle-orm";
import { type Row, tableFacts } from "~/db/contents";
import type { Db } from "~/db/store";
import { newAvatarName, storeAvatar } from "~/features/account/picture/avatar.server";
import type { StagedRow } from "~/features/imports/stage/import.server";
import { NUTRIENTS } from "~/features/nutrition/amounts";
import type { Tx } from "~/http/caller.server";
import type { FileContent } from "./file-rows";

/** The row of a person's table with the key of this one. */
export function sameStoredKey(db: Db, name: string, row: Row): SQL | undefined {
  const table = db.t[name as "weight"];
  return and(
    eq(table.user_id, String(row.user_id)),
    ...(tableFacts()[name]?.key ?? []).map((column) => eq(table[column as "date"], row[column] as string)),
  );
}

/** Notes what stood in the place of a row that was added, for its undo. */
export async function recordBefore(db: Db, row: StagedRow, before: Row | null) {
  const content = { ...(row.content as FileContent), before };
  await db
    .update(db.t.import_row)
    .set({ added: true, content })
    .where(sameStoredKey(db, "import_row", row));
}

/** Whether the stored row of this key still has all the values of this one. */
export async function isUnchanged(db: Db, table: string, row: Row): Promise<boolean> {
  const [stored] = (await db
    .select()
    .from(db.t[table as "weight"])
    .where(sameStoredKey(db, table, row))) as Row[];
  return (
    stored !== undefined &&
    Object.entries(row).every(([column, value]) => isDeepStrictEqual(stored[column], value))
  );
}

const SETTINGS: Row = {
  ...{ time_zone: null, day_start: 0, energy: "kcal", numbers: "shown" },
  ...{ logs_weight: false, looks_up_barcodes: null, shown_nutrients: null },
};

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
export async function fillAccount({ db, viewer: { id: userId } }: Tx, { row }: FileContent) {
  const { users } = db.t;
  const [now] = (await db.select().from(users).where(eq(users.id, userId))) as Row[];
  const names = settingsToFill(now, row);
  if (names.length === 0) return undefined;
  await db.update(users).set(picked(row, names)).where(eq(users.id, userId));
  return picked(SETTINGS, names);
}

/** Parts of a profile that are empty become those of the file. */
export async function fillProfile({ db, viewer: { id: userId } }: Tx, { row }: FileContent) {
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
export async function fillPicture({ db, viewer: { id: userId }, now }: Tx, { row }: FileContent) {
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

/** Adds a collected puzzle, or to one that is there the days on which it was collected too. */
export async function collectImported(
  { db, viewer: { id: userId } }: Tx,
  content: FileContent,
): Promise<Row | undefined> {
  const { user_collection: collection, puzzle_completion: completion } = db.t;
  const row = { ...content.row, user_id: userId };
  const same = sameStoredKey(db, "user_collection", row);
  const [record] = (await db.select().from(collection).where(same)) as Row[];
  const days: string[] = [];
  for (const day of content.completions ?? []) {
    const values = { ...day, user_id: userId } as typeof completion.$inferInsert;
    const made = await db
      .insert(completion)
      .values(values)
      .onConflictDoNothing()
      .returning({ date: completion.date });
    days.push(...made.map(({ date }) => date));
  }
  if (!record) {
    await db.insert(collection).values(row as typeof collection.$inferInsert);
    return { record: null, days };
  }
  if (days.length === 0) return undefined;
  const earlier = Number(content.row.first_completed_at) < Number(record.first_completed_at);
  const first = earlier ? picked(content.row, [...NUTRIENTS, "first_completed_at"]) : {};
  await db
    .update(collection)
    .set({ ...first, count: Number(record.count) + days.length })
    .where(same);
  return { record, days };
}

/** The collection without the days that an import added to it. */
export async function uncollectImported(
  { db, viewer: { id: userId } }: Tx,
  content: FileContent,
): Promise<void> {
  const { user_collection: collection, puzzle_completion: completion } = db.t;
  const { record, days = [] } = (content.before ?? {}) as { record?: Row | null; days?: string[] };
  const same = sameStoredKey(db, "user_collection", { ...content.row, user_id: userId });
  const [now] = (await db.select().from(collection).where(same)) as Row[];
  if (days.length > 0)
    await db
      .delete(completion)
      .where(
        and(
          eq(completion.user_id, userId),
          eq(completion.puzzle_name, String(content.row.puzzle_name)),
          inArray(completion.date, days),
        ),
      );
  if (!now) return;
  const count = Number(now.count) - (record ? days.length : Number(content.row.count));
  if (!record && count <= 0) return void (await db.delete(collection).where(same));
  const first = record ? picked(record, [...NUTRIENTS, "first_completed_at"]) : {};
  await db
    .update(collection)
    .set({ ...first, count })
    .where(same);
}

import { isDeepStrictEqual } from "node:util";
import { and, eq, inArray } from "drizzle-orm";
import type { Row } from "~/db/contents";
import { storeAvatar } from "~/features/account/picture/avatar.server";
import { changeDay, type DayColumns } from "~/features/day/change-day.server";
import type { StagedRow } from "~/features/imports/stage/import.server";
import { removeFoodsFromDays } from "~/features/log/many-days.server";
import { nicknameIn, type Tx } from "~/http/caller.server";
import { FILE_SECTIONS, type FileContent, type FileSectionName, fileSection, grouped } from "./file-rows";
import {
  collectImported,
  fillAccount,
  fillPicture,
  fillProfile,
  isUnchanged,
  picked,
  recordBefore,
  sameStoredKey,
  uncollectImported,
} from "./stored.server";

const CHOSEN = ["puzzle_id", "next_puzzle_id", "completed_at", "closed_at", "goal_share"];

const rowOf = ({ content }: StagedRow): Row => (content as FileContent).row;

/** Adds a day with its foods: a day that is there stays, with these foods too, and collects its puzzle when they fill it. Gives the rows that are new. */
async function addImportedDay(tx: Tx, date: string, staged: StagedRow[]) {
  const [there] = await tx.db.select().from(tx.db.t.daily_home_data).where(sameDay(tx, date));
  const day = staged.find(({ kind }) => kind === "days");
  const newDay = there ? undefined : day;
  const added: StagedRow[] = [];
  const viewer = { ...tx.viewer, nickname: (await nicknameOf(tx)) ?? tx.viewer.nickname };
  const addFoods = async (): Promise<DayColumns> => {
    for (const row of staged.filter(({ kind }) => kind === "foods"))
      if (await addFood(tx, row)) added.push(row);
    if (newDay) return columnsOf(rowOf(newDay));
    if (added.length > 0) return undefined;
    return there ? { updated_at: there.updated_at } : "gone";
  };
  // What a day of a file fills was collected on its server.
  await changeDay({ ...tx, viewer }, date, addFoods, newDay ? { collects: false } : { isQuiet: true });
  const [first] = added;
  if (there && first) await recordBefore(tx.db, first, { updated_at: there.updated_at, changed_to: tx.now });
  return newDay ? [...added, newDay] : added;
}

async function addFood({ db, viewer }: Tx, staged: StagedRow): Promise<boolean> {
  const { food } = db.t;
  const values = { ...rowOf(staged), user_id: viewer.id } as typeof food.$inferInsert;
  const made = await db.insert(food).values(values).onConflictDoNothing().returning({ id: food.id });
  return made.length > 0;
}

/** Takes what `addImportedDay` added off a day, except what was changed since. Gives the number of foods that stayed. */
async function removeImportedDay(tx: Tx, date: string, staged: StagedRow[]) {
  const foods = staged.filter(({ kind }) => kind === "foods");
  const removed: { id: string; local_date: string }[] = [];
  const noted = foods.map(({ content }) => (content as FileContent).before).find(Boolean);
  let stayed = 0;
  for (const row of foods) {
    const { id, local_date } = rowOf(row) as { id: string; local_date: string };
    if (await isUnchanged(tx.db, "food", { ...rowOf(row), user_id: tx.viewer.id }))
      removed.push({ id, local_date });
    else if (await isPresent(tx, id)) stayed++;
  }
  const [before] = await tx.db.select().from(tx.db.t.daily_home_data).where(sameDay(tx, date));
  if (!before) return stayed;
  const day = staged.find(({ kind }) => kind === "days");
  const asAdded =
    day && CHOSEN.every((column) => (before[column as "puzzle_id"] ?? null) === (rowOf(day)[column] ?? null));
  const isLast = noted?.changed_to !== undefined && noted.changed_to === before.updated_at;
  await removeFoodsFromDays(tx, removed, {
    dates: [date],
    ...(asAdded && { goes: () => true }),
    updatedAt: isLast ? Number(noted.updated_at) : removed.length > 0 ? undefined : before.updated_at,
  });
  return stayed;
}

const sameDay = ({ db, viewer }: Tx, date: string) =>
  and(eq(db.t.daily_home_data.user_id, viewer.id), eq(db.t.daily_home_data.date, date));

const columnsOf = (row: Row) => {
  const goals = Object.keys(row).filter((column) => column.endsWith("_goal"));
  const columns = { ...picked(row, [...goals, "updated_at", ...CHOSEN]), finish_at: row.finish_at ?? 100 };
  return columns as DayColumns;
};

async function nicknameOf({ db, viewer }: Tx): Promise<string | null> {
  const { user_info: info } = db.t;
  const [row] = await db
    .select({ nickname: info.nickname, name: info.name })
    .from(info)
    .where(eq(info.user_id, viewer.id));
  return nicknameIn(row);
}

async function isPresent({ db, viewer }: Tx, id: string) {
  const { food } = db.t;
  const [row] = await db
    .select({ deleted_at: food.deleted_at })
    .from(food)
    .where(and(eq(food.user_id, viewer.id), eq(food.id, id)));
  return row !== undefined && row.deleted_at === null;
}

/** Adds rows of a file of Pixelplate that the account has none in place of, and notes what was there before. Gives the number of foods. */
export async function addFile(tx: Tx, rows: StagedRow[]): Promise<number> {
  const bySection = grouped(rows, ({ kind }) => kind as FileSectionName);
  let foods = 0;
  for (const section of FILE_SECTIONS) {
    const staged = bySection.get(section) ?? [];
    if (staged.length === 0) continue;
    if (section === "days" || section === "foods") continue;
    for (const row of staged) {
      const before = await ADDED[section]?.(tx, row.content as FileContent);
      if (before !== undefined) await recordBefore(tx.db, row, before);
    }
    if (!ADDED[section]) await markAdded(tx, await insertMissing(tx, section, staged));
  }
  const ofDays = rows.filter(({ kind }) => kind === "days" || kind === "foods");
  for (const [date, ofDay] of grouped(ofDays, (row) => row.local_date)) {
    const added = await addImportedDay(tx, date, ofDay);
    await markAdded(tx, added);
    foods += added.filter(({ kind }) => kind === "foods").length;
  }
  return foods;
}

type Add = (tx: Tx, content: FileContent) => Promise<Row | null | undefined>;

/** Sections whose rows change one that is there; they give what was before, undefined when nothing changed. */
const ADDED: Partial<Record<FileSectionName, Add>> = {
  account: fillAccount,
  profile: fillProfile,
  picture: fillPicture,
  collection: collectImported,
};

async function insertMissing(
  { db, viewer: { id: userId } }: Tx,
  section: FileSectionName,
  staged: StagedRow[],
) {
  const { table: name, max } = fileSection(section);
  const table = db.t[name as "weight"];
  const there =
    max === undefined
      ? 0
      : (await db.select({ user_id: table.user_id }).from(table).where(eq(table.user_id, userId))).length;
  const added: StagedRow[] = [];
  for (const row of staged) {
    if (max !== undefined && there + added.length >= max) break;
    const values = { ...(row.content as FileContent).row, user_id: userId };
    const made = await db
      .insert(table)
      .values(values as typeof table.$inferInsert)
      .onConflictDoNothing()
      .returning({ user_id: table.user_id });
    if (made.length > 0) added.push(row);
  }
  return added;
}

async function markAdded({ db }: Tx, rows: StagedRow[]) {
  const { import_row: staged } = db.t;
  for (const [date, ofDay] of grouped(rows, (row) => row.local_date)) {
    const [{ user_id, import_id } = { user_id: "", import_id: "" }] = ofDay;
    const ids = ofDay.map(({ id }) => id);
    await db
      .update(staged)
      .set({ added: true })
      .where(
        and(
          eq(staged.user_id, user_id),
          eq(staged.import_id, import_id),
          eq(staged.local_date, date),
          inArray(staged.id, ids),
        ),
      );
  }
}

/** Takes back what `addFile` added, except what was changed since. Gives the number of foods that stayed. */
export async function undoFile(tx: Tx, rows: StagedRow[]): Promise<number> {
  const added = rows.filter((row) => row.added);
  const bySection = grouped(added, ({ kind }) => kind as FileSectionName);
  for (const section of FILE_SECTIONS.toReversed()) {
    if (section === "days" || section === "foods") continue;
    for (const { content } of bySection.get(section) ?? [])
      await (UNDONE[section] ?? removed(section))(tx, content as FileContent);
  }
  let stayed = 0;
  const ofDays = added.filter(({ kind }) => kind === "days" || kind === "foods");
  for (const [date, ofDay] of grouped(ofDays, (row) => row.local_date))
    stayed += await removeImportedDay(tx, date, ofDay);
  return stayed;
}

type Undo = (tx: Tx, content: FileContent) => Promise<void>;

const UNDONE: Partial<Record<FileSectionName, Undo>> = {
  async account({ db, viewer: { id: userId } }, { row, before }) {
    const { users } = db.t;
    const [now] = (await db.select().from(users).where(eq(users.id, userId))) as Row[];
    const set = untouched(now, row, before);
    if (Object.keys(set).length > 0) await db.update(users).set(set).where(eq(users.id, userId));
  },
  async profile({ db, viewer: { id: userId } }, { row, before }) {
    const { user_info: info } = db.t;
    const [now] = (await db.select().from(info).where(eq(info.user_id, userId))) as Row[];
    const mine = { user_id: userId };
    if (before) {
      const set = untouched(now, row, before);
      if (Object.keys(set).length > 0) await db.update(info).set(set).where(eq(info.user_id, userId));
    } else if (now && (await isUnchanged(db, "user_info", { ...mine, ...row, avatar: null })))
      await db.delete(info).where(eq(info.user_id, userId));
  },
  async picture({ db, viewer: { id: userId } }, { before }) {
    const { avatars, user_info: info } = db.t;
    const [now] = await db.select({ name: avatars.name }).from(avatars).where(eq(avatars.user_id, userId));
    if (!now || now.name !== before?.name) return;
    await storeAvatar(db, userId, null);
    await db.update(info).set({ avatar: null }).where(eq(info.user_id, userId));
  },
  collection: uncollectImported,
};

/** The values before, of those that are still as they were added. */
const untouched = (now: Row | undefined, row: Row, before: Row | null | undefined): Row =>
  Object.fromEntries(
    Object.entries(before ?? {}).filter(([name]) => isDeepStrictEqual(now?.[name], row[name])),
  );

const removed =
  (section: FileSectionName): Undo =>
  async ({ db, viewer: { id: userId } }, { row }) => {
    const { table } = fileSection(section);
    const mine = { ...row, user_id: userId };
    if (await isUnchanged(db, table, mine))
      await db.delete(db.t[table as "weight"]).where(sameStoredKey(db, table, mine));
  };

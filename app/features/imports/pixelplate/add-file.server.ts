import { and, eq, inArray } from "drizzle-orm";
import type { Row } from "~/db/contents";
import type { Db } from "~/db/store";
import type { Player } from "~/features/day/dates";
import { type DayRow, openDay, settleDay } from "~/features/day/settle.server";
import type { StagedRow } from "~/features/imports/stage/import.server";
import { removeFoodsFromDays } from "~/features/log/many-days.server";
import { mapNames, NO_AMOUNTS, NUTRIENTS } from "~/features/nutrition/amounts";
import { collectImported } from "./collect-imported.server";
import { FILE_SECTIONS, type FileContent, type FileSectionName, fileSection, grouped } from "./file-rows";
import { fillAccount, fillPicture, fillProfile, picked } from "./fill-account.server";
import { isUnchanged, note } from "./stored.server";

const CHOSEN = ["puzzle_id", "next_puzzle_id", "completed_at", "closed_at", "goal_share"];

const rowOf = ({ content }: StagedRow): Row => (content as FileContent).row;

/** Adds a day with its foods: a day that is there stays, with these foods too, and collects its puzzle when they fill it. Gives the rows that are new. */
export async function addImportedDay(db: Db, player: Player, date: string, staged: StagedRow[], now: number) {
  const user_id = player.id;
  const [there] = await db
    .select()
    .from(db.t.daily_home_data)
    .where(sameDay(db, user_id, date));
  const added: StagedRow[] = [];
  for (const row of staged.filter(({ kind }) => kind === "foods")) {
    const values = { ...rowOf(row), user_id } as typeof db.t.food.$inferInsert;
    const made = await db
      .insert(db.t.food)
      .values(values)
      .onConflictDoNothing()
      .returning({ id: db.t.food.id });
    if (made.length > 0) added.push(row);
  }
  const day = staged.find(({ kind }) => kind === "days");
  const fresh = day && (await insertDay(db, user_id, rowOf(day)));
  if (!fresh && added.length === 0) return added;
  const named = { ...player, nickname: (await nicknameOf(db, user_id)) ?? player.nickname };
  await settleDay(db, fresh ?? (await openDay(db, user_id, date, now)), named, now, !fresh);
  const [first] = added;
  if (there && first) await note(db, first, { updated_at: there.updated_at, changed_to: now });
  if (!day || !fresh) return added;
  await db
    .update(db.t.daily_home_data)
    .set(picked(rowOf(day), ["updated_at"]))
    .where(sameDay(db, user_id, date));
  return [...added, day];
}

/** Takes what `addImportedDay` added off a day, except what was changed since. Gives the number of foods that stayed. */
export async function removeImportedDay(
  db: Db,
  player: Player,
  date: string,
  staged: StagedRow[],
  now: number,
) {
  const { food, daily_home_data: days, day_food_total: totals } = db.t;
  const foods = staged.filter(({ kind }) => kind === "foods");
  const removed: { id: string; local_date: string }[] = [];
  const noted = foods.map(({ content }) => (content as FileContent).before).find(Boolean);
  let stayed = 0;
  for (const row of foods) {
    const { id, local_date } = rowOf(row) as { id: string; local_date: string };
    if (await isUnchanged(db, "food", { ...rowOf(row), user_id: player.id }))
      removed.push({ id, local_date });
    else if (await isPresent(db, player.id, id)) stayed++;
  }
  const [before] = await db
    .select()
    .from(days)
    .where(sameDay(db, player.id, date));
  if (removed.length > 0) await removeFoodsFromDays(db, player, removed, now);
  const day = staged.find(({ kind }) => kind === "days");
  const [left] = await db
    .select({ id: food.id })
    .from(food)
    .where(and(eq(food.user_id, player.id), eq(food.local_date, date)))
    .limit(1);
  const asAdded =
    day &&
    CHOSEN.every((column) => (before?.[column as "puzzle_id"] ?? null) === (rowOf(day)[column] ?? null));
  if (!left && asAdded) await db.delete(days).where(sameDay(db, player.id, date));
  const [open] = await db
    .select({ date: days.date })
    .from(days)
    .where(sameDay(db, player.id, date));
  if (!open) await db.delete(totals).where(and(eq(totals.user_id, player.id), eq(totals.date, date)));
  else if (noted?.changed_to !== undefined && noted.changed_to === before?.updated_at)
    await db
      .update(days)
      .set(picked(noted, ["updated_at"]))
      .where(sameDay(db, player.id, date));
  return stayed;
}

const sameDay = ({ t: { daily_home_data: days } }: Db, userId: string, date: string) =>
  and(eq(days.user_id, userId), eq(days.date, date));

async function insertDay(db: Db, user_id: string, row: Row): Promise<DayRow | undefined> {
  const goals = Object.keys(row).filter((column) => column.endsWith("_goal"));
  const values = {
    user_id,
    daily_text: "",
    ...NO_AMOUNTS,
    puzzle_progress: 0,
    ...mapNames(NUTRIENTS, (): string[] => [], "_colors"),
    ...picked(row, ["date", ...goals, "updated_at", ...CHOSEN]),
    finish_at: row.finish_at ?? 100,
  } as typeof db.t.daily_home_data.$inferInsert;
  const [made] = await db.insert(db.t.daily_home_data).values(values).onConflictDoNothing().returning();
  return made;
}

async function nicknameOf(db: Db, userId: string): Promise<string | null> {
  const { user_info: info } = db.t;
  const [row] = await db
    .select({ nickname: info.nickname, name: info.name })
    .from(info)
    .where(eq(info.user_id, userId));
  return row?.nickname || row?.name || null;
}

async function isPresent(db: Db, userId: string, id: string) {
  const { food } = db.t;
  const [row] = await db
    .select({ deleted_at: food.deleted_at })
    .from(food)
    .where(and(eq(food.user_id, userId), eq(food.id, id)));
  return row !== undefined && row.deleted_at === null;
}

/** Inside a transaction: adds rows of a file of Pixelplate that the account has none in place of, and notes what was there before. Gives the number of foods. */
export async function addFile(db: Db, player: Player, rows: StagedRow[], now: number): Promise<number> {
  const bySection = grouped(rows, ({ kind }) => kind as FileSectionName);
  let foods = 0;
  for (const section of FILE_SECTIONS) {
    const staged = bySection.get(section) ?? [];
    if (staged.length === 0) continue;
    if (section === "days" || section === "foods") continue;
    for (const row of staged) {
      const before = await ADDED[section]?.(db, player.id, row.content as FileContent, now);
      if (before !== undefined) await note(db, row, before);
    }
    if (!ADDED[section]) await markAdded(db, await insertMissing(db, player.id, section, staged));
  }
  const ofDays = rows.filter(({ kind }) => kind === "days" || kind === "foods");
  for (const [date, ofDay] of grouped(ofDays, (row) => row.local_date)) {
    const added = await addImportedDay(db, player, date, ofDay, now);
    await markAdded(db, added);
    foods += added.filter(({ kind }) => kind === "foods").length;
  }
  return foods;
}

type Add = (db: Db, userId: string, content: FileContent, now: number) => Promise<Row | null | undefined>;

/** Sections whose rows change one that is there; they give what was before, undefined when nothing changed. */
const ADDED: Partial<Record<FileSectionName, Add>> = {
  account: fillAccount,
  profile: fillProfile,
  picture: fillPicture,
  collection: collectImported,
};

async function insertMissing(db: Db, userId: string, section: FileSectionName, staged: StagedRow[]) {
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

async function markAdded(db: Db, rows: StagedRow[]) {
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

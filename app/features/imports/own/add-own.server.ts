import { and, eq, inArray } from "drizzle-orm";
import type { Row } from "~/db/contents";
import type { Db } from "~/db/store";
import type { Player } from "~/features/day/player";
import type { StagedRow } from "../run/next-rows.server";
import { collectOwn } from "./collect-own.server";
import { fillAccount, fillPicture, fillProfile } from "./fill-own.server";
import { grouped } from "./grouped";
import { note } from "./note-own.server";
import { addOwnDay } from "./own-day.server";
import type { OwnContent } from "./own-row";
import { OWN_NAMES, type OwnSectionName, ownSection } from "./own-sections";

/** Inside a transaction: adds rows of an own file that the account has none in place of, and notes what was there before. Gives the number of foods. */
export async function addOwn(db: Db, player: Player, rows: StagedRow[], now: number): Promise<number> {
  const bySection = grouped(rows, ({ kind }) => kind as OwnSectionName);
  let foods = 0;
  for (const section of OWN_NAMES) {
    const staged = bySection.get(section) ?? [];
    if (staged.length === 0) continue;
    if (section === "days" || section === "foods") continue;
    for (const row of staged) {
      const before = await ADDED[section]?.(db, player.id, row.content as OwnContent, now);
      if (before !== undefined) await note(db, row, before);
    }
    if (!ADDED[section]) await markAdded(db, await insertMissing(db, player.id, section, staged));
  }
  const ofDays = rows.filter(({ kind }) => kind === "days" || kind === "foods");
  for (const [date, ofDay] of grouped(ofDays, (row) => row.local_date)) {
    const added = await addOwnDay(db, player, date, ofDay, now);
    await markAdded(db, added);
    foods += added.filter(({ kind }) => kind === "foods").length;
  }
  return foods;
}

type Add = (db: Db, userId: string, content: OwnContent, now: number) => Promise<Row | null | undefined>;

/** Sections whose rows change one that is there; they give what was before, undefined when nothing changed. */
const ADDED: Partial<Record<OwnSectionName, Add>> = {
  account: fillAccount,
  profile: fillProfile,
  picture: fillPicture,
  collection: collectOwn,
};

async function insertMissing(db: Db, userId: string, section: OwnSectionName, staged: StagedRow[]) {
  const { table: name, max } = ownSection(section);
  const table = db.t[name as "weight"];
  const there =
    max === undefined
      ? 0
      : (await db.select({ user_id: table.user_id }).from(table).where(eq(table.user_id, userId))).length;
  const added: StagedRow[] = [];
  for (const row of staged) {
    if (max !== undefined && there + added.length >= max) break;
    const values = { ...(row.content as OwnContent).row, user_id: userId };
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

import { eq } from "drizzle-orm";
import type { Row } from "~/db/contents";
import type { Db } from "~/db/store";
import { storeAvatar } from "~/features/account/avatar.server";
import type { StagedRow } from "~/features/imports/stage/import.server";
import type { Tx } from "~/http/caller.server";
import { removeImportedDay } from "./add-file.server";
import { uncollectImported } from "./collect-imported.server";
import { FILE_SECTIONS, type FileContent, type FileSectionName, fileSection, grouped } from "./file-rows";

import { isUnchanged, sameStoredKey } from "./stored.server";

/** Inside a transaction: takes back what `addFile` added, except what was changed since. Gives the number of foods that stayed. */
export async function undoFile(tx: Tx, rows: StagedRow[]): Promise<number> {
  const added = rows.filter((row) => row.added);
  const bySection = grouped(added, ({ kind }) => kind as FileSectionName);
  for (const section of FILE_SECTIONS.toReversed()) {
    if (section === "days" || section === "foods") continue;
    for (const { content } of bySection.get(section) ?? [])
      await (UNDONE[section] ?? removed(section))(tx.db, tx.viewer.id, content as FileContent);
  }
  let stayed = 0;
  const ofDays = added.filter(({ kind }) => kind === "days" || kind === "foods");
  for (const [date, ofDay] of grouped(ofDays, (row) => row.local_date))
    stayed += await removeImportedDay(tx, date, ofDay);
  return stayed;
}

type Undo = (db: Db, userId: string, content: FileContent) => Promise<void>;

const UNDONE: Partial<Record<FileSectionName, Undo>> = {
  async account(db, userId, { row, before }) {
    const { users } = db.t;
    const [now] = (await db.select().from(users).where(eq(users.id, userId))) as Row[];
    const set = untouched(now, row, before);
    if (Object.keys(set).length > 0) await db.update(users).set(set).where(eq(users.id, userId));
  },
  async profile(db, userId, { row, before }) {
    const { user_info: info } = db.t;
    const [now] = (await db.select().from(info).where(eq(info.user_id, userId))) as Row[];
    const mine = { user_id: userId };
    if (before) {
      const set = untouched(now, row, before);
      if (Object.keys(set).length > 0) await db.update(info).set(set).where(eq(info.user_id, userId));
    } else if (now && (await isUnchanged(db, "user_info", { ...mine, ...row, avatar: null })))
      await db.delete(info).where(eq(info.user_id, userId));
  },
  async picture(db, userId, { before }) {
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
  Object.fromEntries(Object.entries(before ?? {}).filter(([name]) => now?.[name] === row[name]));

const removed =
  (section: FileSectionName): Undo =>
  async (db, userId, { row }) => {
    const { table } = fileSection(section);
    const mine = { ...row, user_id: userId };
    if (await isUnchanged(db, table, mine))
      await db.delete(db.t[table as "weight"]).where(sameStoredKey(db, table, mine));
  };

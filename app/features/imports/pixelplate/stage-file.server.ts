import { setImmediate as nextTurn } from "node:timers/promises";
import { eq } from "drizzle-orm";
import type { Row } from "~/db/contents";
import type { Db } from "~/db/store";
import { avatarPicture } from "~/features/account/picture/avatar.server";
import { localTime } from "~/features/day/dates.server";
import { type ImportSummary, type SectionCount, tally } from "~/features/imports/stage/summary";
import { type Amounts, pickAmounts } from "~/features/nutrition/amounts";
import { puzzleById } from "~/features/puzzles/catalogue";
import type { Caller } from "~/http/caller.server";
import { Refusal } from "~/http/refusal";
import { keyOf } from "./file.server";
import { FILE_SECTIONS, type FileRow, type FileSectionName, fileSection } from "./file-rows";
import { knownParts } from "./stored.server";

const ROWS_A_BATCH = 300;
/** Rows of no day are added this many at a time, as if of a day before all. */
const UNDATED_A_DAY = 100;

/** Stores the rows of a file of Pixelplate for an import, in small transactions; gives what the file holds. Throws Refusal: 400. */
export async function stageFile(
  by: Caller,
  { importId, rows }: { importId: string; rows: AsyncIterable<FileRow> },
): Promise<Omit<ImportSummary, "timeZone" | "dayStart" | "nickname">> {
  const counts = tally();
  const own = new Map<FileSectionName, SectionCount>();
  const [known, filled] = [await knownKeys(by.db, by.viewer.id), await knownParts(by.db, by.viewer.id)];
  let undated = 0;
  let batch: Db["t"]["import_row"]["$inferInsert"][] = [];
  for await (const row of rows) {
    const { section } = row;
    const count = own.get(section) ?? { section, count: 0, known: 0 };
    const key = keyOf(section, row.row);
    own.set(section, {
      section,
      count: count.count + 1,
      known: count.known + (known(section, key) || filled(section, row.row) ? 1 : 0),
    });
    if (section === "foods") counts.addFood(shown(row, by.viewer.timeZone));
    const { day = "" } = fileSection(section);
    const date = row.row[day] ?? `0000-${String(Math.floor(undated++ / UNDATED_A_DAY)).padStart(6, "0")}`;
    batch.push({
      ...{ user_id: by.viewer.id, import_id: importId, local_date: String(date), id: `${section} ${key}` },
      ...{ kind: section, line: row.index, content: await contentOf(by.viewer.id, row) },
    });
    if (batch.length < ROWS_A_BATCH) continue;
    await storeBatch(by, batch);
    batch = [];
  }
  await storeBatch(by, batch);
  return { ...counts.result(), known: own.get("foods")?.known ?? 0, own: [...own.values()] };
}

async function contentOf(userId: string, { section, row, completions }: FileRow) {
  if (section === "collection") return { row: { ...row, collection_type: typeOf(row) }, completions };
  if (section !== "picture") return { row, completions };
  try {
    const jpeg = await avatarPicture(userId, Buffer.from(String(row.jpeg), "base64"), { zoom: 1 });
    return { row: { jpeg: jpeg.toString("base64") } };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal(400, "This file can't be imported: picture.jpeg is no picture that can be read.");
  }
}

const typeOf = ({ puzzle_name, collection_type }: Row) =>
  puzzleById(String(puzzle_name))?.category.title ?? collection_type;

function shown({ row, index }: FileRow, timeZone: string) {
  const entry = { name: String(row.name), amounts: pickAmounts(row as Amounts), servings: 1 };
  const time = localTime(timeZone, Number(row.time));
  return { kind: "food" as const, line: index + 1, date: String(row.local_date), time, entry };
}

/** Whether the account holds a row of this key. */
async function knownKeys(db: Db, userId: string) {
  const keys = new Map<string, Set<string>>();
  for (const section of FILE_SECTIONS) {
    const { table: name, key } = fileSection(section);
    if (key.length === 0) continue;
    const table = db.t[name as "weight"];
    const columns = Object.fromEntries(key.map((column) => [column, table[column as "date"]]));
    const rows: Row[] = await db.select(columns).from(table).where(eq(table.user_id, userId));
    keys.set(section, new Set(rows.map((row) => keyOf(section, row))));
  }
  return (section: string, key: string) => keys.get(section)?.has(key) ?? false;
}

async function storeBatch(by: Caller, rows: Db["t"]["import_row"]["$inferInsert"][]) {
  if (rows.length > 0)
    await by.change(async ({ db }) => {
      await db.insert(db.t.import_row).values(rows);
    });
  await nextTurn();
}

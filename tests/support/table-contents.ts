import type { Db } from "~/db/store";

/** All rows of every table, as one text for each: what a request changed shows when two of these are compared. */
export async function tableContents(db: Db): Promise<Record<string, string>> {
  const contents: Record<string, string> = {};
  for (const [name, table] of Object.entries(db.t)) {
    const rows = await db.select().from(table as typeof db.t.users);
    contents[name] = rows
      .map((row) => JSON.stringify(row))
      .sort()
      .join("\n");
  }
  return contents;
}

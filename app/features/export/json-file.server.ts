import type { Row } from "~/db/contents";
import type { Db } from "~/db/store";
import { ownRows, ownTables } from "~/features/account/data/own-rows.server";
import { EXPORT_FORMAT, EXPORT_VERSION } from "./format";
import { sectionRows } from "./section-rows.server";
import { SECTIONS } from "./sections";

/** The pieces of the file that `exportFileSchema` describes, a row a line. */
export async function* jsonFile(db: Db, userId: string, now: number): AsyncGenerator<string> {
  const head = { format: EXPORT_FORMAT, version: EXPORT_VERSION, exported_at: new Date(now).toISOString() };
  yield `{${pairs(head)}`;
  for (const [table, { name, single }] of Object.entries(SECTIONS)) {
    yield `,\n"${name}":`;
    const pages = sectionRows(db, table, userId);
    if (single) yield JSON.stringify((await pages.next()).value?.[0] ?? null);
    else yield* list(pages);
  }
  yield "}\n";
}

/** The pieces of what `/api/user/export` answers: rows as they are stored, by table. */
export async function* tablesAnswer(db: Db, userId: string): AsyncGenerator<string> {
  yield `{"success":true,"data":{`;
  for (const [i, table] of ownTables(db).entries()) {
    yield `${i > 0 ? "," : ""}"${table}":`;
    yield* list(ownRows(db, table, userId));
  }
  yield `},"error":null,"version":${EXPORT_VERSION}}`;
}

async function* list(pages: AsyncIterable<Row[]>): AsyncGenerator<string> {
  let separator = "[";
  for await (const rows of pages) {
    yield separator + rows.map((row) => `\n${JSON.stringify(row)}`).join(",");
    separator = ",";
  }
  yield separator === "[" ? "[]" : "]";
}

const pairs = (values: object) => JSON.stringify(values).slice(1, -1);

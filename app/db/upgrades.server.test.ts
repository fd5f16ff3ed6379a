import { readFileSync } from "node:fs";
import { describe, expect, onTestFinished, test } from "vitest";
import { restoreStore } from "~/db/restore/restore.server";
import { emptyDatabase } from "../../tests/support/store";
import { type ColumnKind, type Contents, type Row, tableFacts } from "./contents";
import { openStore } from "./open.server";

const VERSIONS = ["0004_confirmed_meals", "0025_passkey"];

/** The foods of a day became plain JSON, in a column of their own. */
const GONE = { day_food_total: ["names", "figures"] };

type Snapshot = { tables: Record<string, { name: string; columns: Record<string, { type: string }> }> };

const kindOf = (type: string): ColumnKind => {
  if (type === "jsonb") return "json";
  if (type === "boolean") return "bool";
  if (type === "double precision") return "number";
  return /int/.test(type) ? "integer" : "text";
};

const FILLED = { integer: 7, number: 0.25, bool: true, json: ["a"] };

/** What a version's tables held, of two people: each column with a value. */
function contentsOf(schema: string): Contents & { all: Record<string, Row[]> } {
  const file = new URL(`../../drizzle/pg/meta/${schema.slice(0, 4)}_snapshot.json`, import.meta.url);
  const { tables } = JSON.parse(readFileSync(file, "utf8")) as Snapshot;
  const listed = Object.values(tables).map(({ name, columns }) => ({
    name,
    columns: Object.fromEntries(Object.entries(columns).map(([column, { type }]) => [column, kindOf(type)])),
  }));
  const all = Object.fromEntries(
    listed.map(({ name, columns }) => {
      const of = (person: string): Row =>
        Object.fromEntries(
          Object.entries(columns).map(([column, kind]) => {
            if (column === "user_id" || (name === "users" && column === "id")) return [column, person];
            return [column, kind === "text" ? `${person} ${column}` : FILLED[kind]];
          }),
        );
      const isPersonal = "user_id" in columns || name === "users";
      return [name, isPersonal ? ["ann", "ben"].map(of) : [of("all")]];
    }),
  );
  return {
    schema,
    all,
    tables: listed.map((table) => ({ ...table, rowCount: all[table.name]?.length ?? 0 })),
    async *rows(name) {
      yield all[name] ?? [];
    },
  };
}

describe.each(VERSIONS)("a database as %s left it", (schema) => {
  test("starts, with every value of every row", async () => {
    const old = contentsOf(schema);
    const to = await emptyDatabase(`upgrade_${schema.slice(0, 4)}`);
    await restoreStore(to.databaseUrl, old, false);
    const store = await openStore(to);
    onTestFinished(() => store.close());
    const gone: Record<string, string[]> = {};
    for (const [name, before] of Object.entries(old.all)) {
      const columns = Object.keys(before[0] ?? {});
      const left = columns.filter((column) => column in (tableFacts()[name]?.columns ?? {}));
      if (left.length < columns.length) gone[name] = columns.filter((column) => !left.includes(column));
      // New after each write.
      if (name === "user_version") continue;
      const table = store.read.t[name as "food"];
      const rows: Row[] = await store.read.select().from(table);
      expect(values(rows, left), name).toEqual(values(before, left));
    }
    expect(gone).toEqual(schema > "0005" ? GONE : {});
  });
});

const values = (rows: Row[], columns: string[]) =>
  rows.map((row) => JSON.stringify(columns.map((column) => row[column]))).sort();

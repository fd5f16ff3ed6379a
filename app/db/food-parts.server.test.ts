import { expect, onTestFinished, test } from "vitest";
import { restoreStore } from "~/db/restore/restore.server";
import { emptyDatabase } from "../../tests/support/store";
import { type ColumnKinds, type Contents, type Row, tableFacts } from "./contents";
import { openStore } from "./open.server";

const BEFORE = "0007_late_forms";
const NEW: Record<string, Row> = {
  food: { parts: null, source: null, estimated: false, further: null },
  nutrition_goal: { finish_at: 100 },
  daily_home_data: { finish_at: 100, neat: false, next_puzzle_id: null, closed_at: null, goal_share: null },
};

const FILLED = { text: "a", integer: 7, number: 0.25, bool: true, json: ["a"] };

const columnsOf = (table: string): ColumnKinds =>
  Object.fromEntries(
    Object.entries(tableFacts()[table]?.columns ?? {}).filter(([name]) => !(name in (NEW[table] ?? {}))),
  );

const rowsOf = (table: string): Row[] =>
  ["ann", "ben"].map((user_id) => {
    const values = Object.entries(columnsOf(table)).map(([name, kind]) => [name, FILLED[kind]]);
    return { ...Object.fromEntries(values), user_id };
  });

const old: Contents = {
  schema: BEFORE,
  tables: Object.keys(NEW).map((name) => ({ name, columns: columnsOf(name), rowCount: 2 })),
  async *rows(name) {
    yield rowsOf(name);
  },
};

test("foods, goals and days of an older version stay as they are, and count as before", async () => {
  const to = await emptyDatabase("food_parts");
  await restoreStore(to.databaseUrl, old, false);
  const store = await openStore(to);
  onTestFinished(() => store.close());
  for (const [name, added] of Object.entries(NEW)) {
    const table = store.read.t[name as "food"];
    const rows = await store.read.select().from(table).orderBy(table.user_id);
    expect(rows, name).toEqual(rowsOf(name).map((row) => ({ ...row, ...added })));
  }
  expect(await store.read.select().from(store.read.t.saved_food)).toEqual([]);
});

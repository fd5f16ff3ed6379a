import { expect, onTestFinished, test } from "vitest";
import { restoreStore } from "~/db/restore/restore.server";
import { emptyDatabase } from "../../tests/support/store";
import type { Contents, Row } from "./contents";
import { openStore } from "./open.server";
import type { Db } from "./store";

const BEFORE = "0005_keyset_indexes";
const DAY_MS = 86_400_000;
const NOON = Date.UTC(2026, 2, 5, 12);

const instants = { created_at: "integer", updated_at: "integer" } as const;
const grams = { carbs: "number", protein: "number", fats: "number" } as const;
const COLUMNS: Record<string, Contents["tables"][number]["columns"]> = {
  daily_home_data: {
    user_id: "text",
    date: "text",
    daily_text: "text",
    calories: "number",
    ...grams,
    calories_goal: "number",
    carbs_goal: "number",
    protein_goal: "number",
    fats_goal: "number",
    puzzle_progress: "number",
    carbs_colors: "json",
    protein_colors: "json",
    fats_colors: "json",
    updated_at: "integer",
  },
  user_collection: {
    user_id: "text",
    collection_type: "text",
    puzzle_name: "text",
    ...grams,
    count: "integer",
    first_completed_at: "integer",
    ...instants,
  },
  puzzle_completion: { user_id: "text", puzzle_name: "text", date: "text", completed_at: "integer" },
};

const dateOf = (day: number) => `2026-03-0${day}`;
const amounts = (carbs: number) => ({ carbs, protein: carbs / 2, fats: carbs / 4 });
const day = (user_id: string, number: number, carbs: number): Row => ({
  user_id,
  date: dateOf(number),
  daily_text: "",
  calories: 2000,
  ...amounts(carbs),
  calories_goal: 2000,
  carbs_goal: 200,
  protein_goal: 150,
  fats_goal: 65,
  puzzle_progress: 1,
  carbs_colors: [],
  protein_colors: [],
  fats_colors: [],
  updated_at: NOON,
});
const sum = (user_id: string, puzzle_name: string, count: number, carbs: number, first: number): Row => ({
  user_id,
  collection_type: "Magic Garden",
  puzzle_name,
  ...amounts(carbs),
  count,
  first_completed_at: NOON + first * DAY_MS,
  created_at: NOON,
  updated_at: NOON,
});
const done = (user_id: string, puzzle_name: string, number: number, at = number): Row => ({
  user_id,
  puzzle_name,
  date: dateOf(number),
  completed_at: NOON + at * DAY_MS,
});

const ROWS: Record<string, Row[]> = {
  // Ann ate on after her first carrot was complete, and completed day 2 late. Ben's days are gone.
  daily_home_data: [day("ann", 1, 212), day("ann", 2, 300), day("ann", 3, 240), day("ann", 4, 260)],
  user_collection: [
    sum("ann", "carrot", 1, 200, 1),
    sum("ann", "corn", 3, 800, 3),
    { ...sum("ann", "special", 1, 0, 3), collection_type: "Salmon Nigiri Boy" },
    sum("ben", "carrot", 3, 700, 1),
    sum("ben", "corn", 1, 210, 2),
  ],
  puzzle_completion: [
    done("ann", "carrot", 1),
    done("ann", "corn", 3),
    done("ann", "corn", 4),
    done("ann", "corn", 2, 9),
    done("ben", "carrot", 1),
    done("ben", "carrot", 2),
    done("ben", "carrot", 3),
    done("ben", "corn", 2),
  ],
};

const old: Contents = {
  schema: BEFORE,
  tables: Object.entries(COLUMNS).map(([name, columns]) => ({
    name,
    columns,
    rowCount: ROWS[name]?.length ?? 0,
  })),
  async *rows(name) {
    yield ROWS[name] ?? [];
  },
};

test("sums of an older version become the grams of single days", async () => {
  const to = await emptyDatabase("grams_by_day");
  await restoreStore(to.databaseUrl, old, false);
  const store = await openStore(to);
  onTestFinished(() => store.close());
  const { user_collection: records, puzzle_completion: days } = store.read.t;
  const carbsOf = (rows: { carbs: number | null; protein: number | null; fats: number | null }[]) =>
    rows.map(({ carbs, protein, fats }) => {
      expect([protein, fats]).toEqual(carbs === null ? [null, null] : [carbs / 2, carbs / 4]);
      return carbs;
    });
  const read: Db = store.read;
  const ofRecords = await read.select().from(records).orderBy(records.user_id, records.puzzle_name);
  expect(ofRecords.map(({ user_id, puzzle_name }) => `${user_id} ${puzzle_name}`)).toEqual([
    "ann carrot",
    "ann corn",
    "ann special",
    "ben carrot",
    "ben corn",
  ]);
  // What Ann had eaten when the carrot was complete; day 3, her first corn; an even share of Ben's three days.
  expect(ofRecords.map(({ carbs }) => carbs)).toEqual([200, 240, 0, 233.3, 210]);
  const ofDays = await read.select().from(days).orderBy(days.user_id, days.puzzle_name, days.date);
  expect(carbsOf(ofDays)).toEqual([200, 300, 240, 260, null, null, null, 210]);
});

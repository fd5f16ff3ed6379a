import { asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Contents, Row } from "~/db/contents";
import { openStore } from "~/db/open.server";
import { restoreStore } from "~/db/restore/restore.server";
import type { Store } from "~/db/store";
import { DEFAULT_GOALS, macroSplit } from "~/features/goals/estimate";
import { logFood } from "~/features/log/log-food.server";
import { readSettings } from "~/platform/settings/settings.server";
import { emptyDatabase, testCaller } from "../../../tests/support/store";
import { changeGoal, dismissMendedGoal, mendedGoalOf, mendGoals } from "./goal.server";

const NOON = Date.parse("2026-11-21T12:00:00Z");
const TODAY = "2026-11-21";
const MISREAD = { calories: 1.7, carbs: 0, protein: 0, fats: 0 };

const user = (id: string): Row => ({
  ...{ id, email: `${id}@example.org`, password_hash: "none", share_id: id },
  ...{ day_start: 0, energy: "kcal", numbers: "shown", logs_weight: false, created_at: 0 },
});
const goal = (user_id: string, local_date: string, calories: number): Row => ({
  ...{ user_id, local_date, created_at: 1, finish_at: 90 },
  ...(calories > 0 && calories < 100 ? { ...MISREAD, calories } : macroSplit(calories)),
});
const onSaturday = (user_id: string, calories: number, ended = false): Row => {
  const { finish_at: _, ...row } = goal(user_id, "2026-11-07", calories);
  return { ...row, weekday: 6, ended };
};

const TABLES: Record<string, Row[]> = {
  users: ["ann", "ben", "cat", "dan", "eve"].map(user),
  user_info: [{ user_id: "ben", calculated_calories: 2224, updated_at: 1 }],
  nutrition_goal: [
    ...[goal("ann", "2026-11-01", 2100), goal("ann", "2026-11-20", 1.7)],
    ...[goal("ben", "2026-11-01", 1500), goal("cat", "2026-11-01", 0), goal("cat", "2026-11-02", 100)],
    ...[goal("dan", "2026-11-01", 1.7), goal("dan", "2026-11-02", 1710), goal("eve", "2026-11-02", 1500)],
  ],
  weekday_goal: [onSaturday("ben", 2.4), onSaturday("eve", 0, true)],
};
const kindOf = (name: string, value: unknown) => {
  if (typeof value === "boolean") return "bool";
  if (typeof value === "string") return "text";
  return /_at$|^(?:weekday|day_start|finish_at|calculated_calories)$/.test(name) ? "integer" : "number";
};
const old: Contents = {
  schema: "0027_foods_of_days_only",
  tables: Object.entries(TABLES).map(([name, rows]) => ({
    name,
    rowCount: rows.length,
    columns: Object.fromEntries(
      Object.entries(rows[0] ?? {}).map(([column, value]) => [column, kindOf(column, value)]),
    ),
  })),
  async *rows(name) {
    yield TABLES[name] ?? [];
  },
};

async function stored({ read }: Store) {
  const { nutrition_goal: everyday, weekday_goal: weekdays, daily_home_data: days } = read.t;
  return {
    everyday: await read.select().from(everyday).orderBy(asc(everyday.user_id), asc(everyday.local_date)),
    weekdays: await read.select().from(weekdays).orderBy(asc(weekdays.user_id)),
    days: await read.select().from(days).where(eq(days.date, TODAY)),
  };
}

test("goals that an older version misread are set to the estimate once, and said until they are read", async () => {
  const to = await emptyDatabase("mend_goals");
  await restoreStore(to.databaseUrl, old, false);
  const store = await openStore(to);
  try {
    const said = () =>
      Promise.all(["ann", "ben", "cat", "dan", "eve"].map((id) => mendedGoalOf(store.read, id)));
    const ann = { id: "ann", timeZone: "UTC", dayStart: 0, nickname: null };
    const soup = { name: "Soup", emoji: "🍲", amounts: { ...DEFAULT_GOALS, calories: 5 }, servings: 1 };
    await logFood(testCaller(store, ann, NOON), { entry: soup, key: "k" });
    const before = await stored(store);
    expect(before.days).toMatchObject([{ user_id: "ann", calories_goal: 1.7, finish_at: 90 }]);
    expect(await said()).toEqual([null, null, null, null, null]);

    await mendGoals(store, readSettings({ TZ: "UTC" }), NOON);
    const after = await stored(store);
    const mended = (rows: { calories: number }[], goals: object) =>
      rows.map((row) => (row.calories === 1.7 || row.calories === 2.4 ? { ...row, ...goals } : row));
    expect(after.everyday).toEqual(mended(before.everyday, DEFAULT_GOALS));
    expect(after.weekdays).toEqual(mended(before.weekdays, macroSplit(2224)));
    expect(after.days).toMatchObject([
      { calories: 5, calories_goal: 2000, carbs_goal: 200, protein_goal: 150, fats_goal: 65, finish_at: 90 },
    ]);
    const notes = [{ was: 1.7, is: 2000 }, { was: 2.4, is: 2224 }, null, null, null];
    expect(await said()).toEqual(notes);

    await changeGoal(testCaller(store, ann, NOON), { ...DEFAULT_GOALS, calories: 50 });
    const chosen = await stored(store);
    await mendGoals(store, readSettings({ TZ: "UTC" }), NOON);
    expect(await stored(store)).toEqual(chosen);
    expect(await said()).toEqual(notes);
    await dismissMendedGoal(testCaller(store, ann, NOON));
    await mendGoals(store, readSettings({ TZ: "UTC" }), NOON);
    expect(await stored(store)).toEqual(chosen);
    expect(await said()).toEqual([null, ...notes.slice(1)]);
  } finally {
    await store.close();
  }
});

import { and, asc, eq, isNull } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Contents, Row } from "~/db/contents";
import { openStore } from "~/db/open.server";
import { restoreStore } from "~/db/restore/restore.server";
import type { Db } from "~/db/store";
import { entryColumns, type FoodEntry } from "~/features/food/entry";
import { copyFoods, logTogether, undoCopy } from "~/features/log/log-again.server";
import { deleteFood, editFood, logFood, restoreFood } from "~/features/log/log-food.server";
import { addFoodsToDays, removeFoodsFromDays } from "~/features/log/many-days.server";
import type { FoodTotals } from "~/features/nutrition/amounts";
import { endOfDay } from "~/platform/local-date";
import { addPeople, emptyDatabase, testCaller, testStore } from "../../../tests/support/store";
import { addDays } from "./calendar-days";
import { eatenAt } from "./dates.server";
import { foodTotalsOf } from "./day-rules";
import { fillFoodTotals, foodTotals } from "./food-totals.server";

const ann = { id: "ann", timeZone: "America/New_York", dayStart: 3, nickname: null };
const NOON = Date.parse("2026-11-21T17:00:00Z");
const TODAY = "2026-11-21";

const entry = (i: number): FoodEntry => ({
  name: `Food ${i % 3}`,
  emoji: "🍲",
  amounts: { calories: 10 * i + 0.1, carbs: i, protein: i / 10, fats: 0.3 },
  servings: 1,
});

const KINDS = [
  "log",
  "log",
  "edit",
  "delete",
  "restore",
  "copy",
  "undo",
  "together",
  "import",
  "undo import",
] as const;
const steps = fc.array(
  fc.record({ kind: fc.constantFrom(...KINDS), at: fc.nat(40), daysAgo: fc.nat(3), hour: fc.nat(12) }),
  { minLength: 12, maxLength: 25 },
);

test("a day's foods stand in its row after any writes, and no other day has one", async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (writes) => {
      const store = await testStore();
      await addPeople(store, "ann", "ben");
      await logFood(testCaller(store, { ...ann, id: "ben" }, NOON), {
        entry: entry(1),
        key: "of another person",
      });
      const ids: string[] = [];
      const imported: { id: string; local_date: string }[][] = [];
      const copies: { id: string; date: string }[] = [];
      for (const [i, { kind, at, daysAgo, hour }] of writes.entries()) {
        const date = addDays(TODAY, -daysAgo);
        const eaten = eatenAt(ann, { date, time: `${String(hour).padStart(2, "0")}:30` }, NOON);
        const food = ids[at % ids.length] ?? "none";
        const copy = copies[at % copies.length];
        if (kind === "log")
          ids.push(
            (await logFood(testCaller(store, ann, NOON), { entry: entry(at), key: `k${i}`, eaten })).id,
          );
        if (kind === "edit")
          await editFood(testCaller(store, ann, NOON), food, () => ({ entry: entry(at), eaten }));
        if (kind === "delete") await deleteFood(testCaller(store, ann, NOON + i), food);
        if (kind === "restore") await restoreFood(testCaller(store, ann, NOON + i), food);
        if (kind === "undo" && copy) await undoCopy(testCaller(store, ann, NOON), copy.date, copy.id);
        if (kind === "copy") {
          const copied = { from: date, to: addDays(TODAY, -(at % 4)), key: `k${i}` };
          const made = await copyFoods(testCaller(store, ann, NOON), copied).catch(() => undefined);
          if (made) copies.push({ id: made.copyId, date: copied.to });
        }
        if (kind === "import") {
          const foods = [0, 1].map((n) => ({
            ...{ ...entryColumns(entry(at)), id: `import${i}-${n}` },
            ...{ time: eaten.time, local_date: addDays(date, -n) },
          }));
          await testCaller(store, ann, NOON).change((tx) => addFoodsToDays(tx, foods));
          imported.push(foods);
        }
        const undone = kind === "undo import" && imported.pop();
        if (undone) await testCaller(store, ann, NOON).change((tx) => removeFoodsFromDays(tx, undone));
        if (kind === "together")
          await logTogether(testCaller(store, ann, NOON), { foods: [food], key: `k${i}`, date }).catch(
            () => undefined,
          );
      }
      expect(await totalsOf(store.read)).toEqual(await scanned(store.read));
    }),
    { numRuns: 6 },
  );
});

async function totalsOf(db: Db) {
  const { day_food_total: totals } = db.t;
  const rows = await db.select().from(totals).where(eq(totals.user_id, "ann")).orderBy(asc(totals.date));
  return Object.fromEntries(
    rows.filter(({ foods }) => foods?.name.length !== 0).map(({ date, foods }) => [date, foods]),
  );
}

async function scanned(db: Db) {
  const { food } = db.t;
  const rows = await db
    .select()
    .from(food)
    .where(and(eq(food.user_id, "ann"), isNull(food.deleted_at)))
    .orderBy(asc(food.time), asc(food.id));
  const byDate: Record<string, FoodTotals> = {};
  for (const { local_date } of rows) {
    byDate[local_date] = foodTotalsOf(
      rows.filter((row) => row.local_date === local_date),
      endOfDay({ timeZone: ann.timeZone, dayStart: 0 }, local_date),
    );
  }
  return byDate;
}

const logged = (
  id: string,
  local_date: string,
  time: number,
  calories: number,
  deleted_at: number | null,
): Row => ({
  ...{ user_id: "ann", id, name: `Soup "${id}" 🍲`, emoji: "🍲", time, local_date },
  ...{ calories, carbs: 1.1, protein: 0, fats: 99999.9, number_of_servings: 1, created_at: 0, deleted_at },
});
const OLD_FOODS = [
  logged("b", TODAY, NOON + 1, 312.3, null),
  logged("a", TODAY, NOON, 0.1, null),
  logged("gone", TODAY, NOON, 5, NOON),
  logged("c", "2026-11-20", NOON - 86_400_000, 7, null),
];
const KINDS_OF: Record<string, string> = { number: "number", string: "text", object: "integer" };
const old: Contents = {
  schema: "0011_weekday_goals",
  tables: [
    {
      name: "food",
      rowCount: OLD_FOODS.length,
      columns: Object.fromEntries(
        Object.entries(OLD_FOODS[0] ?? {}).map(([name, value]) => [
          name,
          /time|_at$/.test(name) ? "integer" : (KINDS_OF[typeof value] as "text"),
        ]),
      ),
    },
  ],
  async *rows() {
    yield OLD_FOODS;
  },
};

test("the days of an older version read the same, and are summed up by a job", async () => {
  const to = await emptyDatabase("food_totals");
  await restoreStore(to.databaseUrl, old, false);
  const store = await openStore(to);
  try {
    const days = await scanned(store.read);
    expect(Object.keys(days)).toEqual(["2026-11-20", TODAY]);
    expect(await totalsOf(store.read)).toEqual({ "2026-11-20": null, [TODAY]: null });
    const read = () => foodTotals(store.read, ann, { from: "2026-11-01", to: TODAY });
    expect(Object.fromEntries(await read())).toEqual(days);
    await addPeople(store, "ann");
    await fillFoodTotals(store, ann.timeZone);
    expect(await totalsOf(store.read)).toEqual(days);
    expect(Object.fromEntries(await read())).toEqual(days);
  } finally {
    await store.close();
  }
});

import { and, eq, isNull } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import type { Store } from "~/db/store";
import { addDays, PARTS_OF_DAY, partOfDay } from "~/features/day/calendar-days";
import { instantOf, localTime } from "~/features/day/dates.server";
import { changeGoal } from "~/features/day/goal.server";
import { goalOf } from "~/features/goals/goals.server";
import { deleteFood, logFood } from "~/features/log/log-food.server";
import { addPeople, testCaller, testStore } from "../../../tests/support/store";
import { trendsUpTo } from "./trends.server";

const ann = { id: "ann", timeZone: "America/New_York", dayStart: 0, nickname: null };
const TODAY = "2026-11-21";
const NOON = Date.parse("2026-11-21T17:00:00Z");
const TIMES = ["00:10", "07:45", "10:59", "11:00", "14:59", "17:59", "18:00", "23:50"];

let store: Store;
beforeEach(async () => {
  store = await testStore();
  await addPeople(store, "ann", "ben");
});

const eat = (date: string, time: string, name: string, carbs: number, by = ann) =>
  logFood(testCaller(store, by, NOON), {
    entry: {
      name,
      emoji: "🍲",
      amounts: { calories: carbs * 4 + 1, carbs, protein: 2.5, fats: 0.3 },
      servings: 1,
    },
    key: `${date}${time}${name}`,
    eaten: { date, time: instantOf(by, date, time) },
  });

/** Days around the end of summer time, the oldest out of the range. */
async function someDays() {
  for (let ago = 0; ago <= 30; ago += 3)
    for (const [i, time] of TIMES.entries())
      await eat(addDays(TODAY, -ago), time, `Food ${(ago + i) % 5}`, 10 + i + ago / 10);
  await deleteFood(testCaller(store, ann, NOON), (await eat(addDays(TODAY, -1), "09:00", "Undone", 99)).id);
  await eat(addDays(TODAY, -2), "09:00", "Of another person", 500, { ...ann, id: "ben" });
}

async function scanned(from: string) {
  const { food } = store.read.t;
  const rows = await store.read
    .select()
    .from(food)
    .where(and(eq(food.user_id, "ann"), isNull(food.deleted_at)));
  return rows.filter(({ local_date }) => local_date >= from);
}

const sum = (rows: { carbs: number }[]) =>
  Math.round(rows.reduce((all, { carbs }) => all + carbs, 0) * 10) / 10;

it("are what a scan of the foods adds up to, of the person's own days", async () => {
  await someDays();
  const trends = await trendsUpTo(store.read, ann, TODAY, 30);
  const rows = await scanned(trends.from);
  expect(trends).toMatchObject({ from: "2026-10-23", to: TODAY, daysLogged: 10, daysAveraged: 9 });
  const whole = rows.filter(({ local_date }) => local_date < TODAY);
  expect(trends.averages?.carbs).toBe(Math.round((sum(whole) / 9) * 10) / 10);
  expect(trends.days.map(({ date, amounts }) => [date, amounts?.carbs ?? 0])).toEqual(
    trends.days.map(({ date }) => [date, sum(rows.filter(({ local_date }) => local_date === date))]),
  );
  for (const { part, amounts } of trends.times) {
    const then = whole.filter(({ time }) => partOfDay(localTime(ann.timeZone, time)) === part);
    expect(amounts.carbs, part).toBeCloseTo(sum(then), 6);
  }
  expect(trends.times.map(({ part }) => part)).toEqual(PARTS_OF_DAY);
  const names = [...new Set(rows.map(({ name }) => name))];
  const most = names
    .map((name) => ({ name, amount: sum(rows.filter((row) => row.name === name)) }))
    .sort((a, b) => b.amount - a.amount);
  expect(trends.foods.carbs.map(({ name, amount }) => ({ name, amount }))).toEqual(most);
});

it("have the goals that held on each day", async () => {
  await eat(addDays(TODAY, -3), "12:00", "Soup", 10);
  const goals = { calories: 1500, carbs: 150, protein: 80, fats: 50 };
  await changeGoal(testCaller(store, ann, NOON - 2 * 86_400_000), goals);
  for (const ago of [2, 1, 0]) await eat(addDays(TODAY, -ago), "12:00", "Soup", 10);
  const { days, goals: average } = await trendsUpTo(store.read, ann, TODAY, 7);
  expect(days.map((day) => day.goals?.calories)).toEqual([
    undefined,
    undefined,
    undefined,
    2000,
    1500,
    1500,
    1500,
  ]);
  for (const day of days.slice(4))
    expect(day.goals).toEqual((await goalOf(store.read, "ann", day.date)).goals);
  expect(average?.calories).toBe(1666.7);
});

it("of an account that came without the rows of its days are the same", async () => {
  await someDays();
  const before = await trendsUpTo(store.read, ann, TODAY, 30);
  await store.tx((db) => db.delete(db.t.day_food_total).where(eq(db.t.day_food_total.user_id, "ann")));
  expect(await trendsUpTo(store.read, ann, TODAY, 30)).toEqual(before);
});

it("of somebody who logged nothing are empty", async () => {
  expect(await trendsUpTo(store.read, ann, TODAY, 365)).toMatchObject({
    daysLogged: 0,
    averages: null,
    foods: { carbs: [] },
    times: PARTS_OF_DAY.map((part) => ({ part, shares: { calories: 0 } })),
  });
});

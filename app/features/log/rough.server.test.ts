import { beforeEach, describe, expect, test } from "vitest";
import type { Store } from "~/db/store";
import { addDays } from "~/features/day/calendar-days";
import { foodsOfDay } from "~/features/food/logged.server";
import { logRough, roughOf } from "~/features/log/rough.server";
import { addPeople, testCaller, testStore } from "../../../tests/support/store";
import { logFood } from "./log-food.server";

const ann = { id: "ann", timeZone: "America/New_York", dayStart: 0, nickname: null };
const TODAY = "2026-11-21";
/** 19:30 in New York. */
const NOW = Date.parse(`2026-11-22T00:30:00Z`);

let store: Store;
const eat = (daysAgo: number, utcHour: string, calories: number, who = ann) =>
  logFood(testCaller(store, who, Date.parse(`${addDays(TODAY, -daysAgo)}T${utcHour}:00Z`)), {
    entry: {
      name: `Meal of ${calories}`,
      emoji: "🍲",
      amounts: { calories, carbs: calories / 10, protein: calories / 20, fats: calories / 40 },
      servings: 1,
    },
    key: `${daysAgo} ${utcHour} ${calories}`,
  });

beforeEach(async () => {
  store = await testStore();
  await addPeople(store, "ann", "ben");
});

describe("a rough meal", () => {
  test("is the median of one's own days for that part", async () => {
    for (const [daysAgo, kcal] of [400, 500, 900].entries()) {
      await eat(daysAgo + 1, "17:00", kcal);
      await eat(daysAgo + 1, "17:30", 100);
      await eat(daysAgo + 1, "12:00", 3000);
    }
    await eat(5, "17:00", 9000, { ...ann, id: "ben" });
    const { amounts, isOwn } = await roughOf(testCaller(store, ann), "midday", TODAY);
    expect([isOwn, amounts]).toEqual([true, { calories: 600, carbs: 60, protein: 30, fats: 15 }]);
  });

  test("is a third of the goals with too few days", async () => {
    await eat(1, "17:00", 500);
    await eat(2, "17:00", 500);
    const { amounts, isOwn } = await roughOf(testCaller(store, ann), "midday", TODAY);
    expect(isOwn).toBe(false);
    expect(amounts.calories).toBeCloseTo(2000 / 3, 1);
  });

  test("is logged once as an estimate, light or big, at its time", async () => {
    const sent = { part: "midday", size: "light", key: "one" } as const;
    const { id } = await logRough(testCaller(store, ann, NOW), sent);
    expect((await logRough(testCaller(store, ann, NOW), sent)).id).toBe(id);
    await logRough(testCaller(store, ann, NOW), { ...sent, part: "evening", size: "big", key: "two" });
    const foods = await foodsOfDay(store.read, "ann", TODAY);
    expect(
      foods.map(({ entry, time }) => [entry.name, entry.amounts.calories, entry.estimated, time]),
    ).toEqual([
      ["Light midday meal", 400, true, Date.parse("2026-11-21T17:30:00Z")],
      ["Big evening meal", 1000.1, true, NOW],
    ]);
  });
});

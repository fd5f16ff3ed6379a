import { beforeEach, describe, expect, it } from "vitest";
import type { Store } from "~/db/store";
import { dayOf } from "~/features/day/day.server";
import { foodsOfDay } from "~/features/food/logged.server";
import { addPeople } from "../../../tests/support/add-people";
import { testStore } from "../../../tests/support/test-store";
import { copyFoods, undoCopy } from "./log-again.server";
import { logFood } from "./log-food.server";

const NOON = Date.parse("2026-11-21T17:00:00Z");
const ann = { id: "ann", timeZone: "America/New_York", dayStart: 0, nickname: null };
const ben = { ...ann, id: "ben" };
const [FROM, TO] = ["2026-11-20", "2026-11-21"];
const entry = (name: string) => ({
  name,
  emoji: "🍲",
  amounts: { calories: 90, carbs: 10, protein: 5, fats: 3 },
  servings: 1,
});

let store: Store;
beforeEach(async () => {
  store = await testStore();
  await addPeople(store, "ann", "ben");
  for (const [name, time] of [
    ["Toast", "2026-11-20T13:00:00Z"],
    ["Soup", "2026-11-20T18:00:00Z"],
  ] as const)
    await logFood(store, ann, entry(name), name, NOON, { date: FROM, time: Date.parse(time) });
});

const copy = (key = "key", more = {}) => copyFoods(store, ann, { from: FROM, to: TO, key, ...more }, NOON);
const namesOn = async (date: string) =>
  (await foodsOfDay(store.read, "ann", date)).map(({ entry, time }) => [
    entry.name,
    new Date(time).toISOString().slice(11, 16),
  ]);
const refused = { status: 400, message: "There is nothing to copy." };

describe("copied foods", () => {
  it("are logged at the same times, once a key, and count for their day", async () => {
    await Promise.all([copy(), copy(), copy()]);
    expect(await namesOn(TO)).toEqual([
      ["Toast", "13:00"],
      ["Soup", "18:00"],
    ]);
    expect((await dayOf(store.read, "ann", TO)).totals.carbs).toBe(20);
    await copy("another press");
    expect(await namesOn(TO)).toHaveLength(4);
  });

  it("may be those of one part of the day", async () => {
    await copy("key", { group: "morning" });
    expect(await namesOn(TO)).toEqual([["Toast", "13:00"]]);
    await expect(copy("key", { group: "evening" })).rejects.toMatchObject(refused);
  });

  it("go again together, and nothing else with them", async () => {
    await logFood(store, ann, entry("Cake"), "cake", NOON);
    const { copyId, foods } = await copy();
    expect(foods).toHaveLength(2);
    expect(await undoCopy(store, ben, TO, copyId, NOON)).toBe(false);
    expect(await undoCopy(store, ann, FROM, copyId, NOON)).toBe(false);
    expect(await undoCopy(store, ann, TO, copyId, NOON)).toBe(true);
    expect(await undoCopy(store, ann, TO, copyId, NOON)).toBe(false);
    expect(await namesOn(TO)).toEqual([["Cake", "17:00"]]);
    expect(await namesOn(FROM)).toHaveLength(2);
    expect((await dayOf(store.read, "ann", TO)).totals.carbs).toBe(10);
  });

  it("need a day of one's own with food, and another day to go to", async () => {
    await expect(copyFoods(store, ben, { from: FROM, to: TO, key: "k" }, NOON)).rejects.toMatchObject(
      refused,
    );
    await expect(copy("key", { to: FROM })).rejects.toMatchObject(refused);
    await expect(copy("key", { from: "2026-11-01" })).rejects.toMatchObject(refused);
  });

  it("are at most a hundred at once", async () => {
    for (let i = 0; i < 99; i++)
      await logFood(store, ann, entry(`Food ${i}`), "k", NOON, { date: FROM, time: NOON });
    await expect(copy()).rejects.toMatchObject({ status: 400 });
    expect(await namesOn(TO)).toEqual([]);
  });
});

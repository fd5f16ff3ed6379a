import { beforeEach, describe, expect, it } from "vitest";
import type { Store } from "~/db/store";
import { collectPuzzle } from "~/features/collection/collect.server";
import { collectionOf } from "~/features/collection/collection.server";
import { daySnapshot } from "~/features/day/day.server";
import { choosePuzzle } from "~/features/day/puzzle.server";
import { foodsOfDay } from "~/features/food/logged.server";
import { addPeople, testCaller, testStore } from "../../../tests/support/store";
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
    await logFood(testCaller(store, ann, NOON), {
      entry: entry(name),
      key: name,
      eaten: { date: FROM, time: Date.parse(time) },
    });
});

const copy = (key = "key", more = {}) =>
  copyFoods(testCaller(store, ann, NOON), { from: FROM, to: TO, key, ...more });
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
    expect((await daySnapshot(store.read, "ann", TO)).totals.carbs).toBe(20);
    await copy("another press");
    expect(await namesOn(TO)).toHaveLength(4);
  });

  it("may be those of one part of the day", async () => {
    await copy("key", { group: "morning" });
    expect(await namesOn(TO)).toEqual([["Toast", "13:00"]]);
    await expect(copy("key", { group: "evening" })).rejects.toMatchObject(refused);
  });

  it("go again together, and nothing else with them", async () => {
    await logFood(testCaller(store, ann, NOON), { entry: entry("Cake"), key: "cake" });
    const { copyId, foods } = await copy();
    expect(foods).toHaveLength(2);
    expect(await undoCopy(testCaller(store, ben, NOON), TO, copyId)).toBe(false);
    expect(await undoCopy(testCaller(store, ann, NOON), FROM, copyId)).toBe(false);
    expect(await undoCopy(testCaller(store, ann, NOON), TO, copyId)).toBe(true);
    expect(await undoCopy(testCaller(store, ann, NOON), TO, copyId)).toBe(false);
    expect(await namesOn(TO)).toEqual([["Cake", "17:00"]]);
    expect(await namesOn(FROM)).toHaveLength(2);
    expect((await daySnapshot(store.read, "ann", TO)).totals.carbs).toBe(10);
  });

  it("need a day of one's own with food, and another day to go to", async () => {
    await expect(
      copyFoods(testCaller(store, ben, NOON), { from: FROM, to: TO, key: "k" }),
    ).rejects.toMatchObject(refused);
    await expect(copy("key", { to: FROM })).rejects.toMatchObject(refused);
    await expect(copy("key", { from: "2026-11-01" })).rejects.toMatchObject(refused);
  });

  it("are at most a hundred at once", async () => {
    for (let i = 0; i < 99; i++)
      await logFood(testCaller(store, ann, NOON), {
        entry: entry(`Food ${i}`),
        key: "k",
        eaten: { date: FROM, time: NOON },
      });
    await expect(copy()).rejects.toMatchObject({ status: 400 });
    expect(await namesOn(TO)).toEqual([]);
  });
});

describe("a copy that completes a picture", () => {
  const feast = { ...entry("Feast"), amounts: { calories: 2000, carbs: 200, protein: 150, fats: 65 } };
  const cards = async () =>
    (await collectionOf(store.read, "ann")).map(({ puzzleId, count }) => [puzzleId, count]);
  const complete = async (date = TO) => (await daySnapshot(store.read, "ann", date)).complete;

  beforeEach(async () => {
    await logFood(testCaller(store, ann, NOON), {
      entry: feast,
      key: "feast",
      eaten: { date: FROM, time: NOON - 86_400_000 },
    });
    await choosePuzzle(testCaller(store, ann, NOON), "salmon");
  });

  it("gives the card back with its Undo, also the special it unlocked", async () => {
    await testCaller(store, { id: "ann" }, NOON - 5).change((tx) =>
      collectPuzzle(tx, {
        ...{ puzzleId: "sushi_rice", date: "2026-11-19", completedAt: NOON - 2 * 86_400_000 },
        amounts: feast.amounts,
      }),
    );
    const { copyId, collected } = await copy();
    expect(collected).toBe(true);
    expect(await cards()).toEqual([
      ["sushi_rice", 1],
      ["salmon", 1],
      ["salmon_nigiri_boy", 1],
    ]);
    await undoCopy(testCaller(store, ann, NOON + 8000), TO, copyId);
    expect([await cards(), await complete()]).toEqual([[["sushi_rice", 1]], false]);
    await logFood(testCaller(store, ann, NOON + 9000), { entry: feast, key: "by hand" });
    expect([(await cards()).length, await complete()]).toEqual([3, true]);
  });

  it("leaves an earlier day's card as it was", async () => {
    const amounts = { carbs: 180, protein: 140, fats: 60 };
    const first = { puzzleId: "salmon", date: "2026-11-18", amounts };
    await testCaller(store, { id: "ann" }, NOON - 3 * 86_400_000).change((tx) => collectPuzzle(tx, first));
    const before = await collectionOf(store.read, "ann");
    const { copyId } = await copy();
    expect(await cards()).toEqual([["salmon", 2]]);
    await undoCopy(testCaller(store, ann, NOON + 8000), TO, copyId);
    expect(await collectionOf(store.read, "ann")).toEqual([{ ...before[0], updatedAt: NOON + 8000 }]);
  });

  it("keeps the card once the toast is gone, and when another food completed it", async () => {
    const { copyId } = await copy();
    const { copyId: second } = await copyFoods(testCaller(store, ann, NOON + 1000), {
      from: FROM,
      to: TO,
      key: "k2",
    });
    await undoCopy(testCaller(store, ann, NOON + 8000), TO, second);
    await undoCopy(testCaller(store, ann, NOON + 10 * 60_000), TO, copyId);
    expect([await cards(), await complete()]).toEqual([[["salmon", 1]], true]);
  });

  it("keeps the card of a day that is full without the copy", async () => {
    const { copyId } = await copy();
    await logFood(testCaller(store, ann, NOON + 1000), { entry: feast, key: "by hand" });
    await undoCopy(testCaller(store, ann, NOON + 8000), TO, copyId);
    expect([await cards(), await complete()]).toEqual([[["salmon", 1]], true]);
  });
});

import { beforeEach, describe, expect, it } from "vitest";
import type { Store } from "~/db/store";
import { collectionOf } from "~/features/collection/collection.server";
import { daySnapshot } from "~/features/day/day.server";
import { choosePuzzle } from "~/features/day/puzzle.server";
import type { FoodEntry } from "~/features/food/entry";
import { foodsOfDay, loggedFood } from "~/features/food/logged.server";
import { addPeople, testCaller, testStore } from "../../../tests/support/store";
import { deleteFood, editFood, logFood, restoreFood } from "./log-food.server";

const ann = { id: "ann", timeZone: "UTC", dayStart: 0, nickname: null };
const ben = { id: "ben", timeZone: "UTC", dayStart: 0, nickname: null };
const NOON = Date.parse("2026-11-21T12:00:00Z");
const DAY_MS = 86_400_000;
const TODAY = "2026-11-21";
const YESTERDAY = "2026-11-20";

const entry = (carbs: number, name = "Stew"): FoodEntry => ({
  name,
  emoji: "🍲",
  amounts: { calories: 100, carbs, protein: 150, fats: 65 },
  servings: 1,
});

let store: Store;
let id: string;
beforeEach(async () => {
  store = await testStore();
  await addPeople(store, "ann", "ben");
  await logFood(testCaller(store, ann, NOON), { entry: entry(50), key: "k" });
  id = (await foodsOfDay(store.read, "ann", TODAY))[0]?.id ?? "";
});

const carbsOn = async (date: string) => (await daySnapshot(store.read, "ann", date)).totals.carbs;

describe("editFood", () => {
  it("changes the food, and its day follows", async () => {
    const change = { entry: { ...entry(80, "Curry"), servings: 2 }, eaten: { time: NOON - 5, date: TODAY } };
    expect(await editFood(testCaller(store, ann, NOON), id, () => change)).toEqual({
      ...change,
      collected: false,
    });
    expect(await loggedFood(store.read, "ann", id)).toEqual({ id, entry: change.entry, ...change.eaten });
    expect(await carbsOn(TODAY)).toBe(80);
  });

  it("moves a food to another day, and both days follow", async () => {
    await editFood(testCaller(store, ann, NOON), id, () => ({
      entry: entry(50),
      eaten: { time: NOON - DAY_MS, date: YESTERDAY },
    }));
    expect([await carbsOn(TODAY), await carbsOn(YESTERDAY)]).toEqual([0, 50]);
  });

  it("survives two edits in opposite directions at once", async () => {
    await logFood(testCaller(store, ann, NOON - DAY_MS), { entry: entry(7, "Soup"), key: "k2" });
    const soup = (await foodsOfDay(store.read, "ann", YESTERDAY))[0]?.id ?? "";
    await Promise.all([
      editFood(testCaller(store, ann, NOON), id, () => ({
        entry: entry(50),
        eaten: { time: NOON - DAY_MS, date: YESTERDAY },
      })),
      editFood(testCaller(store, ann, NOON), soup, () => ({
        entry: entry(7),
        eaten: { time: NOON, date: TODAY },
      })),
    ]);
    expect([await carbsOn(TODAY), await carbsOn(YESTERDAY)]).toEqual([7, 50]);
  });

  it("completes a day, and never takes back what was collected", async () => {
    await choosePuzzle(testCaller(store, ann, NOON), "corn");
    const eaten = { time: NOON, date: TODAY };
    await editFood(testCaller(store, ann, NOON), id, () => ({ entry: entry(200), eaten }));
    await editFood(testCaller(store, ann, NOON), id, () => ({ entry: entry(1), eaten }));
    await deleteFood(testCaller(store, ann, NOON), id);
    expect((await daySnapshot(store.read, "ann", TODAY)).complete).toBe(true);
    expect(await collectionOf(store.read, "ann")).toMatchObject([{ puzzleId: "corn", count: 1 }]);
  });

  it("finds no other user's food and no deleted food", async () => {
    const change = { entry: entry(1), eaten: { time: NOON, date: TODAY } };
    expect(await editFood(testCaller(store, ben, NOON), id, () => change)).toBeUndefined();
    await deleteFood(testCaller(store, ann, NOON), id);
    expect(await editFood(testCaller(store, ann, NOON), id, () => change)).toBeUndefined();
  });
});

describe("deleteFood", () => {
  it("takes a food off its day until it is put back", async () => {
    expect(await deleteFood(testCaller(store, ann, NOON), id)).toBe(TODAY);
    expect(await carbsOn(TODAY)).toBe(0);
    expect(await loggedFood(store.read, "ann", id)).toBeUndefined();
    expect(await restoreFood(testCaller(store, ann, NOON), id)).toBe(TODAY);
    expect(await carbsOn(TODAY)).toBe(50);
  });

  it("does nothing a second time", async () => {
    const deletions = await Promise.all([1, 2, 3].map(() => deleteFood(testCaller(store, ann, NOON), id)));
    expect(deletions.filter((date) => date === TODAY)).toHaveLength(1);
    const returns = await Promise.all([1, 2, 3].map(() => restoreFood(testCaller(store, ann, NOON), id)));
    expect(returns.filter((date) => date === TODAY)).toHaveLength(1);
  });

  it("can be undone for 24 hours", async () => {
    await deleteFood(testCaller(store, ann, NOON), id);
    expect(await restoreFood(testCaller(store, ann, NOON + DAY_MS + 1), id)).toBeUndefined();
  });

  it("finds no other user's food", async () => {
    expect(await deleteFood(testCaller(store, ben, NOON), id)).toBeUndefined();
    await deleteFood(testCaller(store, ann, NOON), id);
    expect(await restoreFood(testCaller(store, ben, NOON), id)).toBeUndefined();
    expect(await restoreFood(testCaller(store, ann, NOON), id)).toBe(TODAY);
  });
});

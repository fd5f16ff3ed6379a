import { beforeEach, describe, expect, it } from "vitest";
import type { Store } from "~/db/store";
import { collectionOf } from "~/features/collection/collection.server";
import { dayOf } from "~/features/day/day.server";
import { choosePuzzle } from "~/features/day/puzzle.server";
import type { FoodEntry } from "~/features/food/entry";
import { foodsOfDay, loggedFood } from "~/features/food/logged.server";
import { addPeople } from "../../../tests/support/add-people";
import { testStore } from "../../../tests/support/test-store";
import { deleteFood, editFood, restoreFood } from "./edit-food.server";
import { logFood } from "./log-food.server";

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
  await logFood(store, ann, entry(50), "k", NOON);
  id = (await foodsOfDay(store.read, "ann", TODAY))[0]?.id ?? "";
});

const carbsOn = async (date: string) => (await dayOf(store.read, "ann", date)).totals.carbs;

describe("editFood", () => {
  it("changes the food, and its day follows", async () => {
    const change = { entry: { ...entry(80, "Curry"), servings: 2 }, eaten: { time: NOON - 5, date: TODAY } };
    expect(await editFood(store, ann, id, () => change, NOON)).toEqual({ ...change, collected: false });
    expect(await loggedFood(store.read, "ann", id)).toEqual({ id, entry: change.entry, ...change.eaten });
    expect(await carbsOn(TODAY)).toBe(80);
  });

  it("moves a food to another day, and both days follow", async () => {
    await editFood(
      store,
      ann,
      id,
      () => ({ entry: entry(50), eaten: { time: NOON - DAY_MS, date: YESTERDAY } }),
      NOON,
    );
    expect([await carbsOn(TODAY), await carbsOn(YESTERDAY)]).toEqual([0, 50]);
  });

  it("survives two edits in opposite directions at once", async () => {
    await logFood(store, ann, entry(7, "Soup"), "k2", NOON - DAY_MS);
    const soup = (await foodsOfDay(store.read, "ann", YESTERDAY))[0]?.id ?? "";
    await Promise.all([
      editFood(
        store,
        ann,
        id,
        () => ({ entry: entry(50), eaten: { time: NOON - DAY_MS, date: YESTERDAY } }),
        NOON,
      ),
      editFood(store, ann, soup, () => ({ entry: entry(7), eaten: { time: NOON, date: TODAY } }), NOON),
    ]);
    expect([await carbsOn(TODAY), await carbsOn(YESTERDAY)]).toEqual([7, 50]);
  });

  it("completes a day, and never takes back what was collected", async () => {
    await choosePuzzle(store, ann, "corn", NOON);
    const eaten = { time: NOON, date: TODAY };
    await editFood(store, ann, id, () => ({ entry: entry(200), eaten }), NOON);
    await editFood(store, ann, id, () => ({ entry: entry(1), eaten }), NOON);
    await deleteFood(store, ann, id, NOON);
    expect((await dayOf(store.read, "ann", TODAY)).complete).toBe(true);
    expect(await collectionOf(store.read, "ann")).toMatchObject([{ puzzleId: "corn", count: 1 }]);
  });

  it("finds no other user's food and no deleted food", async () => {
    const change = { entry: entry(1), eaten: { time: NOON, date: TODAY } };
    expect(await editFood(store, ben, id, () => change, NOON)).toBeUndefined();
    await deleteFood(store, ann, id, NOON);
    expect(await editFood(store, ann, id, () => change, NOON)).toBeUndefined();
  });
});

describe("deleteFood", () => {
  it("takes a food off its day until it is put back", async () => {
    expect(await deleteFood(store, ann, id, NOON)).toBe(TODAY);
    expect(await carbsOn(TODAY)).toBe(0);
    expect(await loggedFood(store.read, "ann", id)).toBeUndefined();
    expect(await restoreFood(store, ann, id, NOON)).toBe(TODAY);
    expect(await carbsOn(TODAY)).toBe(50);
  });

  it("does nothing a second time", async () => {
    const deletions = await Promise.all([1, 2, 3].map(() => deleteFood(store, ann, id, NOON)));
    expect(deletions.filter((date) => date === TODAY)).toHaveLength(1);
    const returns = await Promise.all([1, 2, 3].map(() => restoreFood(store, ann, id, NOON)));
    expect(returns.filter((date) => date === TODAY)).toHaveLength(1);
  });

  it("can be undone for 24 hours", async () => {
    await deleteFood(store, ann, id, NOON);
    expect(await restoreFood(store, ann, id, NOON + DAY_MS + 1)).toBeUndefined();
  });

  it("finds no other user's food", async () => {
    expect(await deleteFood(store, ben, id, NOON)).toBeUndefined();
    await deleteFood(store, ann, id, NOON);
    expect(await restoreFood(store, ben, id, NOON)).toBeUndefined();
    expect(await restoreFood(store, ann, id, NOON)).toBe(TODAY);
  });
});

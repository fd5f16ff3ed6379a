import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Store } from "~/db/store";
import { choosePuzzle } from "~/features/day/puzzle.server";
import type { FoodEntry } from "~/features/food/entry";
import { deleteFood, logFood } from "~/features/log/log-food.server";
import { NUTRIENTS } from "~/features/nutrition/amounts";
import { addPeople, testCaller, testStore } from "../../../tests/support/store";
import { homeForDay } from "./home.server";

const ann = { id: "ann", timeZone: "UTC", dayStart: 0, nickname: "Ann" };
const NOON = Date.parse("2026-11-21T12:00:00Z");

const entry = (carbs: number, protein = 0, fats = 0): FoodEntry => ({
  name: "Stew",
  emoji: "🍲",
  amounts: { calories: 100, carbs, protein, fats },
  servings: 1,
});

let store: Store;
beforeEach(async () => {
  store = await testStore();
  await addPeople(store, "ann");
});

const home = () => homeForDay(testCaller(store, ann, NOON), null);
const blocksOfFoods = async () =>
  (await home()).foods.map(({ span }) =>
    NUTRIENTS.map((nutrient) => (span ? span.to[nutrient] - span.from[nutrient] : 0)),
  );

describe("a day at home", () => {
  it("offers three puzzles while it has none, and a collected one last", async () => {
    const [first] = (await home()).seeds;
    expect((await home()).seeds).toHaveLength(3);
    await choosePuzzle(testCaller(store, ann, NOON), first?.id ?? "");
    expect((await home()).seeds).toEqual([]);
    await logFood(testCaller(store, ann, NOON), { entry: entry(200, 150, 65), key: "feast" });
    const tomorrow = await homeForDay(testCaller(store, ann, NOON + 86_400_000), null);
    expect(tomorrow.seeds).toHaveLength(3);
    expect(tomorrow.seeds.map(({ id }) => id)).not.toContain(first?.id);
  });

  it("shares its filled blocks out to its foods, anew when one is deleted", async () => {
    await choosePuzzle(testCaller(store, ann, NOON), "tomato");
    const soup = await logFood(testCaller(store, ann, NOON - 2000), { entry: entry(150, 20), key: "soup" });
    await logFood(testCaller(store, ann, NOON - 1000), { entry: entry(100, 30, 10), key: "bread" });
    const { filled } = (await home()).puzzle ?? {};
    const [first, second] = await blocksOfFoods();
    expect(NUTRIENTS.map((_, i) => (first?.[i] ?? 0) + (second?.[i] ?? 0))).toEqual(
      NUTRIENTS.map((nutrient) => filled?.[nutrient]),
    );
    expect(first?.[0]).toBeGreaterThan(second?.[0] ?? 0);
    await deleteFood(testCaller(store, ann, NOON), soup.id);
    const [bread] = await blocksOfFoods();
    expect(bread?.[0]).toBeGreaterThan(second?.[0] ?? 0);
    const left = (await home()).puzzle?.filled;
    expect(bread).toEqual(NUTRIENTS.map((nutrient) => left?.[nutrient]));
  });

  it("says which foods are estimates", async () => {
    const { id } = await logFood(testCaller(store, ann, NOON), { entry: entry(10), key: "soup" });
    await logFood(testCaller(store, ann, NOON + 1000), { entry: entry(10), key: "bread" });
    await store.tx((db) => db.update(db.t.food).set({ estimated: true }).where(eq(db.t.food.id, id)));
    expect((await home()).foods.map(({ estimated }) => estimated)).toEqual([true, false]);
  });
});

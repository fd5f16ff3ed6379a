import { expect, it, vi } from "vitest";
import { warmFoodIndex } from "~/features/foods/matching/food-index";
import { testStore } from "../../../tests/support/store";

it("gets ready in small steps, once", async () => {
  let pauses = 0;
  const pause = async () => {
    pauses += 1;
  };
  await warmFoodIndex(pause);
  expect(pauses).toBeGreaterThan(20);
  const first = pauses;
  await warmFoodIndex(pause);
  expect(pauses).toBe(first);
});

it("is ready for the first meal", async () => {
  vi.resetModules();
  const { warmUp } = await import("./reader.server");
  const { warmFoodIndex } = await import("~/features/foods/matching/food-index");
  const { analyse } = await import("./analyse");
  const store = await testStore();
  await warmUp(store.read);
  const pause = vi.fn(async () => {});
  await warmFoodIndex(pause);
  expect(pause).not.toHaveBeenCalled();
  expect(analyse("two eggs and toast").items).toHaveLength(2);
});

it("that comes before it is ready holds nobody up, and two of them get it ready once", async () => {
  vi.resetModules();
  const { mealReaderOf } = await import("./reader.server");
  const index = await import("~/features/foods/matching/food-index");
  const read = mealReaderOf({ ai: undefined });
  let [turns, over] = [0, false];
  const turn = () => {
    turns++;
    if (!over) setImmediate(turn);
  };
  turn();
  const steps = vi.fn(async () => {});
  const meals = await Promise.all([
    read("two eggs", "ann"),
    read("a banana", "bob"),
    index.warmFoodIndex(steps),
  ]);
  over = true;
  expect(meals.map((meal) => meal?.items.length)).toEqual([1, 1, undefined]);
  expect(steps).not.toHaveBeenCalled();
  expect(turns).toBeGreaterThan(20);
});

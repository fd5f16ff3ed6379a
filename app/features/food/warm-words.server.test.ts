import { expect, it } from "vitest";
import { testStore } from "../../../tests/support/test-store";
import { warmFoodIndex } from "./built-in/food-index";
import { warmWords } from "./warm-words.server";

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
  const store = await testStore();
  await warmWords(store.read);
  const { analyse } = await import("./built-in/analyse");
  const begun = performance.now();
  expect(analyse("two eggs and toast").items).toHaveLength(2);
  expect(performance.now() - begun).toBeLessThan(100);
});

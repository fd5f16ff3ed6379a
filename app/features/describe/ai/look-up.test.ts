import { expect, it } from "vitest";
import { lookUp } from "./look-up";

it.each([
  ["scrambled eggs", "Scrambled eggs"],
  ["salmon, cooked", "Salmon"],
  ["macaroni and cheese", "Macaroni and cheese"],
  ["brie cheese", "Brie"],
  ["cola", "Cola"],
])("%s is %s", (name, food) => {
  expect(lookUp(name)?.food.name).toBe(food);
});

it.each([
  "bockwurst sausage",
  "vegan burger patty",
  "coffee with milk",
  "elephant meat",
  "chair leg",
  "",
  "🍕",
  "2",
])("%j is nothing for sure", (name) => {
  expect(lookUp(name)).toBeUndefined();
});

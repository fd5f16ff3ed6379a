import "../../../tests/support/route-env";
import { expect, it } from "vitest";
import { usualMealIn } from "./describe.server";

it.each([
  ["my usual breakfast", { when: "usual", meal: "breakfast", part: "morning" }],
  ["The usual.", { when: "usual", meal: "meal" }],
  ["  I had  my usual   lunch! ", { when: "usual", meal: "lunch", part: "midday" }],
  ["same as yesterday's lunch", { when: "yesterday", meal: "lunch", part: "midday" }],
  ["the same dinner as yesterday", { when: "yesterday", meal: "dinner", part: "evening" }],
  ["Same as yesterday", { when: "yesterday", meal: "food" }],
  ["yesterday’s dinner", { when: "yesterday", meal: "dinner", part: "evening" }],
  ["yesterdays snack again", { when: "yesterday", meal: "snack", part: "afternoon" }],
  [
    "my usual breakfast and a Banana",
    { when: "usual", meal: "breakfast", part: "morning", more: "a Banana" },
  ],
  ["the usual, with milk", { when: "usual", meal: "meal", more: "milk" }],
])("%s is a meal of one's own", (text, meal) => {
  expect(usualMealIn(text)).toEqual(meal);
});

it.each([
  "two eggs",
  "breakfast",
  "yesterday",
  "usual suspects",
  "full english breakfast",
  "unusual lunch",
  "usual suspects and a banana",
  "",
])("%s is none", (text) => {
  expect(usualMealIn(text)).toBeUndefined();
});

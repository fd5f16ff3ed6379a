import { expect, it } from "vitest";
import { emojiFor } from "./emoji-for";

it.each([
  ["banana", "🍌"],
  ["a large pepperoni pizza", "🍕"],
  ["my salmon dinner", "🐟"],
  ["glass of red wine", "🍷"],
  ["🍩", "🍩"],
])("%s → %s", (text, emoji) => {
  expect(emojiFor(text)).toBe(emoji);
});

it.each(["", "my car", "asdf", "🚗"])("%j has no food, so it gets the plate", (text) => {
  expect(emojiFor(text)).toBe("🍽️");
});

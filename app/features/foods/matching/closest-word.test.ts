import { expect, it } from "vitest";
import { closestWord } from "./food-index";

it.each([
  ["bananan", "banana"],
  ["brocolli", "broccoli"],
  ["spinnach", "spinach"],
])("%s means %s", (typed, word) => {
  expect(closestWord(typed)).toBe(word);
});

it.each(["place", "battery", "floor", "claim", "search", "mouse", "couch"])(
  "%s is an ordinary word",
  (word) => {
    expect(closestWord(word)).toBeUndefined();
  },
);

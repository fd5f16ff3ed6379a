import { expect, it } from "vitest";
import { stem } from "./words";

it.each([
  ["eggs", "egg"],
  ["tomatoes", "tomato"],
  ["berries", "berry"],
  ["cookies", "cookie"],
  ["brownies", "brownie"],
  ["sandwiches", "sandwich"],
  ["radishes", "radish"],
  ["slices", "slice"],
  ["olives", "olive"],
  ["leaves", "leaf"],
  ["boxes", "box"],
])("%s and %s come out the same", (many, one) => {
  expect(stem(many)).toBe(stem(one));
});

it.each(["hummus", "asparagus", "couscous", "swiss", "molasses", "peas", "gas"])(
  "%s keeps its meaning",
  (word) => {
    expect(stem(stem(word))).toBe(stem(word));
  },
);

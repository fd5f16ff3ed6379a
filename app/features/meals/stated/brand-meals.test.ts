import { describe, expect, it } from "vitest";
import { analyse } from "~/features/meals/analyse";

const names = (text: string) => analyse(text).items.map(({ name }) => name);

describe("a meal of a restaurant", () => {
  it.each([
    ["big mac meal", ["Big Mac", "McDonald's fries", "Cola"]],
    ["Big Mac Menü", ["Big Mac", "McDonald's fries", "Cola"]],
    ["menu Big Mac", ["Big Mac", "McDonald's fries", "Cola"]],
    ["large whopper meal with coke zero", ["Whopper", "Coke zero", "Burger King fries"]],
    ["Big Mac menu with a milkshake", ["Big Mac", "McDonald's fries", "Milkshake"]],
    ["whopper meal and a coffee with milk", ["Whopper", "Burger King fries", "Coffee", "Milk"]],
  ])("%s is a main, a side and a drink", (text, foods) => {
    expect(names(text).toSorted()).toEqual(foods.toSorted());
    expect(analyse(text).unrecognised).toEqual([]);
  });

  it("has the size that was said", () => {
    expect(
      analyse("large big mac meal")
        .items.map(({ portion }) => portion)
        .slice(1),
    ).toEqual(["1 large", "1 large"]);
  });

  it.each(["a hamburger for my evening meal", "my meal was a hamburger"])("%s is none", (text) => {
    expect(names(text)).toEqual(["Hamburger"]);
  });
});

it.each([
  ["whopper with cheese large fries", 2],
  ["burger small coke", 2],
])("%s is two foods", (text, count) => {
  expect(names(text)).toHaveLength(count);
});

it.each(["marlin fillet", "a fillet"])("%s is no chicken", (text) => {
  expect(analyse(text)).toMatchObject({ items: [], unrecognised: [text] });
});

it("says again of what were named", () => {
  expect(names("A medium pizza and a small pizza. All two pizzas are thin crust.")).toHaveLength(2);
});

describe("the maker of a food", () => {
  it.each([
    ["pasta barilla", ["Pasta"]],
    ["Gouda von Milram", ["Gouda"]],
    ["jambon Fleury Michon", ["Jambon"]],
    ["Trader Joe's orange chicken", ["Orange chicken"]],
    ["pizza Dr. Oetker", ["Cheese pizza"]],
    ["tonno Rio Mare", ["Tonno"]],
    ["Landliebe Joghurt", ["Landliebe Joghurt"]],
    ["Heinz tomato soup", ["Heinz tomato soup"]],
  ])("is no food of %s", (text, foods) => {
    expect(names(text)).toEqual(foods);
    expect(analyse(text).unrecognised).toEqual([]);
  });

  it.each([
    ["Barilla and cheese", ["Cheddar cheese"], ["Barilla"]],
    ["100 g Barilla", [], ["Barilla"]],
    ["eggs, Barilla, cheese", ["Egg", "Cheddar cheese"], ["Barilla"]],
    ["Sadia", [], ["Sadia"]],
  ])("alone in %s is not recognized", (text, foods, unrecognised) => {
    expect(names(text)).toEqual(foods);
    expect(analyse(text).unrecognised).toEqual(unrecognised);
  });
});

describe("a number between a brand and its food", () => {
  it.each([
    ["White Castle 3 sliders", ["White Castle slider, 3 pieces"]],
    [
      "Krispy Kreme 2 original glazed and coffee",
      ["Krispy Kreme Original Glazed, 2 pieces", "Coffee, a default portion (300 g)"],
    ],
    ["cheese 2 crackers", ["Cheddar cheese, a default portion (28 g)", "Saltine crackers, 2 pieces"]],
    ["Jersey Mike's number 13", ["Jersey mikes, 1 piece"]],
  ])("counts it in %s", (text, foods) => {
    expect(analyse(text).items.map(({ name, portion }) => `${name}, ${portion}`)).toEqual(foods);
  });
});

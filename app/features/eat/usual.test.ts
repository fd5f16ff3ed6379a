import { describe, expect, it } from "vitest";
import type { LatestFood } from "~/features/food/food-item";
import { usualFoods, usualNow, usualQuestion, usualSet } from "./usual";

const NOW = Date.parse("2026-11-19T08:00:00Z");
const TODAY = { date: "2026-11-19", time: NOW };
const DAY_MS = 86_400_000;

const logged = (name: string, daysAgo: number, hour: number, kcal = 300, servings = 1): LatestFood => {
  const date = new Date(NOW - daysAgo * DAY_MS).toISOString().slice(0, 10);
  const amounts = { calories: kcal * servings, carbs: 10 * servings, protein: 5, fats: 5 };
  return {
    id: `${name} ${daysAgo} ${hour}`,
    time: Date.parse(`${date}T00:00:00Z`) + hour * 3_600_000,
    date,
    entry: { name, emoji: "🍽️", amounts: { ...amounts, protein: 5 * servings, fats: 5 * servings }, servings },
  };
};
const newestFirst = (...foods: LatestFood[]) => foods.sort((one, other) => other.time - one.time);
const names = (foods: LatestFood[]) => usualFoods(foods, TODAY, 3).map(({ entry }) => entry.name);

describe("usual foods", () => {
  it("are those logged twice or more, nearest to this hour first", () => {
    const foods = newestFirst(
      ...[1, 2, 3].flatMap((day) => [logged("Bagel", day, 8), logged("Soup", day, 13)]),
      logged("Cake", 1, 8),
    );
    expect(names(foods)).toEqual(["Bagel"]);
    expect(usualFoods(foods, { ...TODAY, time: NOW + 5 * 3_600_000 }, 3)[0]?.entry.name).toBe("Soup");
  });

  it("are one by name and values per serving, whatever the case or the servings", () => {
    const foods = newestFirst(
      logged("Bagel", 1, 8, 300, 2),
      logged("bagel", 2, 8),
      logged("Bagel", 3, 8, 200),
    );
    expect(usualFoods(foods, TODAY, 3)).toEqual([foods[0]]);
  });

  it("weigh recent weeks and the same day of the week more", () => {
    const recent = newestFirst(
      ...[2, 3].map((day) => logged("New", day, 8)),
      ...[30, 31, 32].map((day) => logged("Old", day, 8)),
    );
    expect(names(recent)[0]).toBe("New");
    const weekly = newestFirst(
      ...[7, 14].map((day) => logged("Thursday", day, 8)),
      ...[5, 12].map((day) => logged("Saturday", day, 8)),
    );
    expect(names(weekly)[0]).toBe("Thursday");
  });

  it("forget what is older than 60 days, and never look ahead", () => {
    expect(names(newestFirst(logged("Old", 61, 8), logged("Old", 62, 8)))).toEqual([]);
    expect(names(newestFirst(logged("Old", 60, 8), logged("Old", 59, 8)))).toEqual(["Old"]);
    expect(names(newestFirst(logged("Later", -1, 8), logged("Later", -2, 8)))).toEqual([]);
  });

  it("are three at most, and around midnight the clock is round", () => {
    const foods = newestFirst(
      ...["A", "B", "C", "D"].flatMap((name) => [logged(name, 1, 8), logged(name, 2, 8)]),
      logged("Late", 2, 23.75),
      logged("Late", 3, 23.75),
    );
    expect(names(foods)).toHaveLength(3);
    const midnight = { date: "2026-11-19", time: Date.parse("2026-11-19T00:10:00Z") };
    expect(usualFoods(foods, midnight, 3)[0]?.entry.name).toBe("Late");
  });
});

describe("the food to offer now", () => {
  const bagels = [1, 2, 3].map((day) => logged("Bagel", day, 8));

  it("was logged around this time on two days", () => {
    expect(usualNow(newestFirst(...bagels), TODAY)?.entry.name).toBe("Bagel");
    expect(usualNow(newestFirst(logged("Bagel", 1, 8), logged("Bagel", 1, 8.5)), TODAY)).toBeUndefined();
    expect(usualNow(newestFirst(...bagels), { ...TODAY, time: NOW + 4 * 3_600_000 })).toBeUndefined();
  });

  it("is not one of today", () => {
    const coffee = [1, 2].map((day) => logged("Coffee", day, 8));
    const foods = newestFirst(logged("Bagel", 0, 7), ...bagels, ...coffee);
    expect(usualNow(foods, TODAY)?.entry.name).toBe("Coffee");
  });
});

const USUAL_SET_NOW = Date.parse("2026-11-19T08:00:00Z");
const USUAL_SET_DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

function oftenLogged(name: string, daysAgo: number, hour = 8): LatestFood {
  const time = USUAL_SET_NOW - daysAgo * USUAL_SET_DAY_MS + (hour - 8) * HOUR_MS;
  const amounts = { calories: 100, carbs: 10, protein: 5, fats: 4 };
  const entry = { name, emoji: "🍽️", amounts, servings: 1 };
  return { id: `${name} ${daysAgo}`, time, date: new Date(time).toISOString().slice(0, 10), entry };
}
const on = (days: number[], ...names: string[]) =>
  days.flatMap((day) => names.map((name) => oftenLogged(name, day)));
const setOf = (...foods: LatestFood[][]) =>
  usualSet(
    foods.flat().sort((one, other) => other.time - one.time),
    { time: USUAL_SET_NOW, date: "2026-11-19" },
  )
    .map(({ entry }) => entry.name)
    .sort();

it.each<[string, string[], LatestFood[][]]>([
  ["eaten on three days", ["Coffee", "Toast"], [on([1, 3, 5], "Toast", "Coffee")]],
  ["eaten on two days only", [], [on([1, 3], "Toast", "Coffee"), on([5, 7], "Toast")]],
  ["one food", [], [on([1, 2, 3, 4], "Toast")]],
  ["one of which is eaten today", [], [on([0], "Coffee"), on([1, 2, 3], "Toast", "Coffee")]],
  [
    "without what is rarely beside them",
    ["Coffee", "Toast"],
    [on([1, 2, 3, 4], "Toast", "Coffee"), on([1], "Jam")],
  ],
  [
    "without what is often eaten, but not with all of them",
    ["Coffee", "Toast"],
    [on([1, 2, 3, 4, 5, 6], "Toast"), on([1, 2, 3, 4], "Coffee"), on([3, 4, 5, 6], "Jam")],
  ],
  [
    "of another hour",
    [],
    [[1, 2, 3].flatMap((day) => [oftenLogged("Soup", day, 13), oftenLogged("Bread", day, 13)])],
  ],
  [
    "within 14 meals, however many days ago these were",
    ["Coffee", "Toast"],
    [on([12, 24, 36], "Toast", "Coffee")],
  ],
  [
    "not since 14 meals",
    [],
    [
      on(
        [...Array(14).keys()].map((day) => day + 1),
        "Porridge",
      ),
      on([20, 21, 22], "Toast", "Coffee"),
    ],
  ],
])("the usual set is %s", (_, names, foods) => expect(setOf(...foods)).toEqual(names));

describe("the question on home", () => {
  it.each([
    ["Lunch", ["2026-11-18"], "Same lunch as yesterday?"],
    ["Breakfast", ["2026-11-16", "2026-11-16"], "Same breakfast as Monday?"],
    ["Dinner", ["2026-11-16", "2026-11-17"], "Your usual dinner?"],
    ["Snack", ["2026-11-01"], "Your usual snack?"],
  ])("%s, last eaten on %s: %s", (meal, dates, text) => {
    expect(usualQuestion(meal, dates, "2026-11-19")).toBe(text);
  });
});

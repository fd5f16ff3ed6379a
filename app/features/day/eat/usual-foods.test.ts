import { describe, expect, it } from "vitest";
import type { LatestFood } from "~/features/food/same-food";
import { usualFoods, usualNow } from "./usual-foods";

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

import { expect, it } from "vitest";
import type { LatestFood } from "~/features/food/same-food";
import { usualSet } from "./usual-set";

const NOW = Date.parse("2026-11-19T08:00:00Z");
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

function logged(name: string, daysAgo: number, hour = 8): LatestFood {
  const time = NOW - daysAgo * DAY_MS + (hour - 8) * HOUR_MS;
  const amounts = { calories: 100, carbs: 10, protein: 5, fats: 4 };
  const entry = { name, emoji: "🍽️", amounts, servings: 1 };
  return { id: `${name} ${daysAgo}`, time, date: new Date(time).toISOString().slice(0, 10), entry };
}
const on = (days: number[], ...names: string[]) =>
  days.flatMap((day) => names.map((name) => logged(name, day)));
const setOf = (...foods: LatestFood[][]) =>
  usualSet(
    foods.flat().sort((one, other) => other.time - one.time),
    { time: NOW, date: "2026-11-19" },
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
  ["of another hour", [], [[1, 2, 3].flatMap((day) => [logged("Soup", day, 13), logged("Bread", day, 13)])]],
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

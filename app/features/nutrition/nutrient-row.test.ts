import { createElement } from "react";
import { expect, it } from "vitest";
import { markupOf } from "../../../tests/support/routes";
import { NutrientRow } from "./nutrient-row";

const html = (unit: "g" | "kcal", value: number, goal: number, finishAt?: number) =>
  markupOf(createElement(NutrientRow, { kind: "carbs", label: "Carbs", unit, value, goal, finishAt }));
const shown = (...row: Parameters<typeof html>) => /aria-valuetext="([^"]*)"/.exec(html(...row))?.[1];

it.each([
  ["kcal", 597.7, 2000, "598 of 2,000 kcal"],
  ["g", 31.4, 250, "31 of 250 g"],
  ["g", 4.5, 66.7, "4.5 of 67 g"],
  ["g", 249.6, 250, "249 of 250 g"],
  ["g", 250, 250, "250 of 250 g"],
  ["kcal", 1999.9, 2000, "1,999 of 2,000 kcal"],
  ["g", 0, 0, "0 of 0 g"],
  ["g", 220, 200, "220 of 200 g"],
  ["g", 77, 65, "77 of 65 g, 12 g over"],
  ["g", 72.4, 65, "72 of 65 g, 7 g over"],
  ["g", 10.4, 9.4, "10 of 9.4 g, 1 g over"],
  ["g", 7.5, 5, "7.5 of 5 g, 2.5 g over"],
  ["kcal", 2285, 2000, "2,285 of 2,000 kcal, 285 kcal over"],
] as const)("%s: %d of a goal of %d is shown as %j", (unit, value, goal, text) => {
  expect(shown(unit, value, goal)).toBe(text);
});

it("ticks a goal that is reached, at 90 per cent where those are enough, and says what lies far over it beside the goal", () => {
  expect(html("g", 185, 200)).not.toContain("Goal reached");
  expect(html("g", 185, 200, 90)).toContain("Goal reached");
  expect(html("g", 219, 200)).toContain("Goal reached");
  const over = html("g", 232, 200);
  expect(over).not.toContain("Goal reached");
  expect(over.replace(/<[^>]+>/g, "")).toMatch(/232 \/ 200\sg \+32$/);
});

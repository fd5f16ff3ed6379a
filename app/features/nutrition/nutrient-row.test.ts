import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { NutrientRow } from "./nutrient-row";

const shown = (unit: "g" | "kcal", value: number, goal: number) =>
  /aria-valuetext="([^"]*)"/.exec(
    renderToStaticMarkup(createElement(NutrientRow, { kind: "carbs", label: "Carbs", unit, value, goal })),
  )?.[1];

it.each([
  ["kcal", 597.7, 2000, "598 of 2,000 kcal"],
  ["g", 31.4, 250, "31 of 250 g"],
  ["g", 4.5, 66.7, "4.5 of 67 g"],
  ["g", 249.6, 250, "249 of 250 g"],
  ["g", 250, 250, "250 of 250 g"],
  ["kcal", 1999.9, 2000, "1,999 of 2,000 kcal"],
  ["g", 0, 0, "0 of 0 g"],
] as const)("%s: %d of a goal of %d is shown as %j", (unit, value, goal, text) => {
  expect(shown(unit, value, goal)).toBe(text);
});

import { createElement } from "react";
import { expect, it } from "vitest";
import { markupOf } from "../../../tests/support/routes";
import { PixelGrid } from "./pixel-grid";
import type { PixelMap } from "./puzzle";

const map: PixelMap = {
  legend: { a: { color: "#ff0000", nutrient: "carbs" }, b: { color: "#00ff00", nutrient: "protein" } },
  rows: ["ab", "aa"],
};
const filled = { carbs: 2, protein: 1, fats: 0 };
const first = { from: { carbs: 0, protein: 0, fats: 0 }, to: { carbs: 1, protein: 0, fats: 0 } };
const rest = { from: first.to, to: filled };
const drawn = (more: object) =>
  markupOf(createElement(PixelGrid, { puzzle: { name: "Flag", map }, filled, ...more }));
const pathOf = (name: string, html: string) => new RegExp(`class="${name}"[^>]* d="([^"]*)"`).exec(html)?.[1];

it("hatches what estimates filled, and nothing else", () => {
  expect(pathOf("hatch", drawn({ estimated: [rest] }))).toBe("M1 0.5h1M1 1.5h1");
  expect(pathOf("hatch", drawn({}))).toBeUndefined();
});

it("pales all but the shown blocks", () => {
  expect(pathOf("veil", drawn({ shown: first }))).toBe("M0 0.5h2M1 1.5h1");
  expect(pathOf("veil", drawn({}))).toBeUndefined();
});

it("draws the outline of what is unfilled, unless that is hidden", () => {
  expect(pathOf("outline", drawn({}))).toBe("M0 0.5h1");
  expect(pathOf("outline", drawn({ hideUnfinished: true }))).toBeUndefined();
});

import { expect, it } from "vitest";
import { parseCount } from "~/features/nutrition/read-number";
import { mealName, portionsText } from "./meal";

const namedFor = (description: string, ...names: string[]) =>
  mealName(
    names.map((name) => ({ name })),
    description,
  );
const named = (...names: string[]) => namedFor("", ...names);

it("joins the names of a meal", () => {
  expect(named("Scrambled eggs", "Toast", "Orange juice")).toBe("Scrambled eggs, toast & orange juice");
  expect(named("Toast", "Butter")).toBe("Toast & butter");
  expect(named("Toast")).toBe("Toast");
  expect(named("Toast", "Toast")).toBe("Toast");
  expect(named()).toBe("");
  expect(named("Beef, ground", "Tomatoes, canned, cooked", "Onion")).toBe("Beef, tomatoes & onion");
  expect(named("Beef, ground")).toBe("Beef, ground");
});

it("keeps capitals that belong to a name", () => {
  expect(named("Rice", "BLT sandwich", "M&M's", "Greek yogurt", "Big Mac")).toBe(
    "Rice, BLT sandwich, M&M's, Greek yogurt & Big Mac",
  );
});

it("is never longer than 80 characters", () => {
  const many = named(...Array.from({ length: 30 }, (_, i) => `Food number ${i}`));
  expect(many.length).toBeLessThanOrEqual(80);
  expect(many).toMatch(/^Food number 0, food number 1, .* & \d+ more$/);
  expect(named("x".repeat(200)).length).toBeLessThanOrEqual(80);
  expect(named("🍕".repeat(200)).length).toBeLessThanOrEqual(80 + 1);
});

it.each([
  ["zwei brötchen mit butter und käse", "Brötchen, Butter & Käse"],
  ["Brötchen, Butter, Käse", "Brötchen, Butter & Käse"],
  ["some Brötchen with butter and Käse", "Brötchen, butter & Käse"],
])("of %j is %s", (description, name) => {
  expect(namedFor(description, "Brötchen", "Butter", "Käse")).toBe(name);
});

it.each([
  [0, "0"],
  [2, "2"],
  [1.5, "1.5"],
  [0.25, "0.25"],
  [1 / 6, "⅙"],
  [0.1667, "⅙"],
  [1.3333, "1⅓"],
  [2 + 2 / 7, "2 2/7"],
  [0.125, "⅛"],
  [0.34567, "0.35"],
  [0.999999, "1"],
])("%d of a portion is written %j, and read back", (count, text) => {
  expect(portionsText(count)).toBe(text);
  expect(parseCount(text)).toBeCloseTo(count, 2);
});

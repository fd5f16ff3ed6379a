import { expect, it } from "vitest";
import { mealName } from "./meal";

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

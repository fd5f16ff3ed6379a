import { expect, it } from "vitest";
import { mealAnswer } from "~/features/describe/ai/meal-answer.server";
import { labelAnswer } from "~/features/label/ai/label-answer.server";
import { shapeOf } from "./question.server";

/** What strict structured output allows of JSON Schema, of what these schemas use. */
const ALLOWED = ["type", "properties", "required", "additionalProperties", "items", "enum", "anyOf"];

type Shape = { properties?: Record<string, Shape>; items?: Shape; anyOf?: Shape[] } & Record<string, unknown>;

function nodes(shape: Shape): Shape[] {
  const inner = [...Object.values(shape.properties ?? {}), ...(shape.anyOf ?? [])];
  if (shape.items) inner.push(shape.items);
  return [shape, ...inner.flatMap(nodes)];
}

it.each([
  ["a meal", mealAnswer],
  ["a label", labelAnswer],
])("the schema for %s is valid for strict structured output", (_, answer) => {
  const all = nodes(shapeOf(answer));
  expect(all.length).toBeGreaterThanOrEqual(10);
  expect(all.flatMap(Object.keys).filter((name) => !ALLOWED.includes(name))).toEqual([]);
  for (const { type, properties = {}, required, additionalProperties } of all) {
    if (type !== "object") continue;
    expect(required).toEqual(Object.keys(properties));
    expect(additionalProperties).toBe(false);
  }
});

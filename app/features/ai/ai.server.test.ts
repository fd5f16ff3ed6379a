import { expect, it } from "vitest";
import { labelAnswer } from "~/features/label/label-by-ai.server";
import { mealAnswer } from "~/features/meals/reader.server";
import { makeBreaker } from "./ai.server";
import { AiFailure, shapeOf } from "./ask.server";

const fails = () => Promise.reject(new AiFailure("down"));
const works = () => Promise.resolve("up");

it("opens after the last failure in a row, tries once when its time is over, and closes when that works", async () => {
  let time = 0;
  const guarded = makeBreaker({ failures: 3, openMs: 100, now: () => time });
  const outcome = (work: () => Promise<string>) => guarded(work).catch((error: Error) => error.message);

  expect(await outcome(fails)).toBe("down");
  expect(await outcome(fails)).toBe("down");
  expect(await outcome(works)).toBe("up");
  for (let i = 0; i < 3; i++) expect(await outcome(fails)).toBe("down");
  expect(await outcome(works)).toBe("left alone after several failures");
  time = 99;
  expect(await outcome(works)).toBe("left alone after several failures");

  time = 100;
  expect(await outcome(fails)).toBe("down");
  expect(await outcome(works)).toBe("left alone after several failures");

  time = 200;
  let finish = (_: string) => {};
  const trial = outcome(() => new Promise((resolve) => (finish = resolve)));
  expect(await outcome(works)).toBe("left alone after several failures");
  finish("well");
  expect(await trial).toBe("well");
  expect(await outcome(works)).toBe("up");
});

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

import { describe, expect, it } from "vitest";
import { entryOf, entrySchema } from "./entry-schema.server";

const fields = { name: "Soup", calories: "120", carbs: "10.3", fats: "4,5", protein: "0.1 g" };

const problem = (changed: Record<string, string>) => {
  const [issue] = entrySchema.safeParse({ ...fields, ...changed }).error?.issues ?? [];
  return issue && [issue.path[0], issue.message];
};

it.each(["", "  ", "\u200b\u2060", "\u3164"])("a name is something to be seen, unlike %j", (name) => {
  expect(problem({ name })).toEqual(["name", "Field cannot be empty"]);
});

describe("several servings", () => {
  it("multiply the values of one", () => {
    expect(entryOf(entrySchema.parse({ ...fields, number_of_servings: "3" }))).toMatchObject({
      servings: 3,
      amounts: { calories: 360, carbs: 30.9, fats: 13.5, protein: 0.3 },
    });
  });

  it("are one where the form has no such field", () => {
    expect(entryOf(entrySchema.parse(fields))).toMatchObject({ servings: 1, amounts: { calories: 120 } });
  });

  it.each(["0", "-1", "0.5", "", "x", "NaN", "100001"])("can't be %j", (number_of_servings) => {
    expect(problem({ number_of_servings })).toEqual(["number_of_servings", "Must be at least 1"]);
  });

  it("can't be a part of one", () => {
    expect(problem({ number_of_servings: "1.5" })).toEqual(["number_of_servings", "Must be a whole number"]);
  });

  it("stay within what a food can hold", () => {
    expect(problem({ number_of_servings: "833" })).toBeUndefined();
    expect(problem({ number_of_servings: "834" })).toEqual(["calories", "Must be a valid number"]);
  });
});

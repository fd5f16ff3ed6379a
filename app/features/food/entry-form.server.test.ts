import { describe, expect, it } from "vitest";
import { entryOf, entrySchema } from "./entry-form.server";

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

  it.each([
    ["0.5", 0.5, 60, 5.2],
    ["1/3", 0.3333, 40, 3.4],
    ["1 1/2", 1.5, 180, 15.5],
    ["2,5", 2.5, 300, 25.8],
  ])("may be %j", (number_of_servings, servings, calories, carbs) => {
    expect(entryOf(entrySchema.parse({ ...fields, number_of_servings }))).toMatchObject({
      servings,
      amounts: { calories, carbs },
    });
  });

  it.each(["0", "-1", "0,0", "", "x", "NaN", "100001"])("can't be %j", (number_of_servings) => {
    expect(problem({ number_of_servings })).toEqual(["number_of_servings", "Must be at least 1"]);
  });

  it("raise a question where they can be read as two numbers", () => {
    expect(problem({ number_of_servings: "1,500" })).toEqual([
      "number_of_servings",
      "Is that 1,500 or 1.5? Type 1500 or 1.5.",
    ]);
  });

  it("stay within what a food can hold", () => {
    expect(problem({ number_of_servings: "833" })).toBeUndefined();
    expect(problem({ number_of_servings: "834" })).toEqual(["calories", "Must be a valid number"]);
  });
});

describe("grouped amounts", () => {
  it("are thousands in calories", () => {
    for (const calories of ["1,200", "1.200", "1 200", "1’200", "1\u202f200 kcal"])
      expect(entryOf(entrySchema.parse({ ...fields, calories }))).toMatchObject({
        amounts: { calories: 1200 },
      });
  });

  it.each(["carbs", "fats", "protein"])("raise a question in %s", (name) => {
    const question = "Is that 1,200 g or 1.2 g? Type 1200 or 1.2.";
    for (const text of ["1,200", "1.200 g"]) expect(problem({ [name]: text })).toEqual([name, question]);
    expect(problem({ [name]: "1 200" })).toBeUndefined();
  });
});

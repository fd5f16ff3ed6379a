import { describe, expect, it } from "vitest";
import { preserveExact, singleEmoji } from "./entry";
import { entryOf, entrySchema } from "./entry-form.server";
import { foodId } from "./logged.server";

const fields = { name: "Soup", calories: "120", carbs: "10", fats: "4,5", protein: "6 g" };

describe("a food's fields", () => {
  it("become an entry", () => {
    expect(entryOf(entrySchema.parse({ ...fields, emoji: "🍲" }))).toEqual({
      name: "Soup",
      emoji: "🍲",
      amounts: { calories: 120, carbs: 10, fats: 4.5, protein: 6 },
      servings: 1,
    });
  });

  it.each(["name", "calories", "carbs", "fats", "protein"])("need %s", (name) => {
    for (const value of [undefined, "", "  ", "\u202e\u0000"]) {
      const result = entrySchema.safeParse({ ...fields, [name]: value });
      expect(result.error?.issues[0]).toMatchObject({ path: [name], message: "Field cannot be empty" });
    }
  });

  it.each(["calories", "carbs", "fats", "protein"])("need a number for %s", (name) => {
    for (const value of ["-1", "abc", "1e9", "100001", "NaN", "1".repeat(5000)]) {
      const result = entrySchema.safeParse({ ...fields, [name]: value });
      expect(result.error?.issues[0]).toMatchObject({ path: [name], message: "Must be a valid number" });
    }
  });

  it("refuse a name of more than 80 characters, however many bytes they take", () => {
    expect(entrySchema.safeParse({ ...fields, name: "👩‍🍳".repeat(80) }).success).toBe(true);
    expect(entrySchema.safeParse({ ...fields, name: "x".repeat(81) }).success).toBe(false);
  });
});

describe("singleEmoji", () => {
  it.each([
    ["🍕", "🍕"],
    ["🍽", "🍽️"],
    ["👩‍🍳", "👩‍🍳"],
    [" 🍲 ", "🍲"],
    ["🍕🍕", undefined],
    ["x", undefined],
    ["<b>", undefined],
    ["", undefined],
    [undefined, undefined],
  ])("of %j is %j", (text, emoji) => {
    expect(singleEmoji(text)).toBe(emoji);
  });
});

describe("foodId", () => {
  const entry = {
    name: "Soup",
    emoji: "🍲",
    amounts: { calories: 1, carbs: 1, fats: 1, protein: 1 },
    servings: 1,
  };

  it("is the same for the same form, another for another entry, key or user", () => {
    expect(foodId("u", "k", entry)).toBe(foodId("u", "k", { ...entry }));
    const ids = [foodId("u", "k", entry), foodId("u", "k2", entry), foodId("v", "k", entry)];
    ids.push(foodId("u", "k", { ...entry, name: "Stew" }));
    expect(new Set(ids).size).toBe(4);
  });
});

describe("preserveExact", () => {
  const old = {
    name: "Pie",
    emoji: "🥧",
    amounts: { calories: 100, carbs: 10, protein: 5, fats: 1 },
    servings: 3,
  };
  const sent = { ...old, amounts: { calories: 99.9, carbs: 9.9, protein: 5.1, fats: 0.9 } };

  it("keeps amounts that were left as shown", () => {
    expect(preserveExact(old, sent).amounts).toEqual(old.amounts);
  });

  it("takes what was changed", () => {
    expect(preserveExact(old, { ...sent, amounts: { ...sent.amounts, carbs: 30 } }).amounts).toEqual({
      ...old.amounts,
      carbs: 30,
    });
    expect(preserveExact(old, { ...sent, servings: 1 }).amounts).toEqual(sent.amounts);
  });
});

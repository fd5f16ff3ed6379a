import { count, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { AccountGone, type Store } from "~/db/store";
import { deleteAccount } from "~/features/account/data.server";
import type { FoodPart } from "~/features/food/entry";
import { isEstimated, rowAmounts } from "~/features/search/row";
import { BAD_TEXTS } from "../../../tests/support/bad-input";
import { addPeople, testCaller, testStore } from "../../../tests/support/store";
import {
  type ConfirmedMeal,
  confirmedMeal,
  confirmedReview,
  confirmMeal,
  MEALS_MAX,
  mealWords,
} from "./confirmed.server";

const WORDS = "Two eggs, and toast";
const entry = {
  name: "My breakfast",
  emoji: "🍳",
  servings: 1,
  amounts: { calories: 300.5, carbs: 20, protein: 18, fats: 12 },
};
const part: FoodPart = {
  ...{ ref: "table:toast", name: "Toast", emoji: "🍞", amount: 2, unit: "slice", grams: 50 },
  ...{ calories: 146.5, carbs: 27.2, protein: 4.5, fats: 2, source: "USDA", estimated: false },
};
/** As an earlier version stored it. */
const oldRow = { name: "Poutine", emoji: "🍟", amount: "1½", unit: "bowl", portion: "", confidence: 0.5 };
const figures = { calories: 220, carbs: 22, protein: 6, fats: 12 };

let store: Store;
beforeEach(async () => {
  store = await testStore();
  await addPeople(store, "ann", "ben");
});

const confirm = (id: string, description: string, now: number, name = entry.name) =>
  testCaller(store, { id }, now).change((tx) =>
    confirmMeal(tx, { description, entry: { ...entry, name, parts: [part] } }),
  );
const known = (userId: string, description: string) => confirmedMeal(store.read, userId, description);
const reviewed = async () => {
  const words = { description: WORDS, confirmedOn: "today" };
  return confirmedReview(
    testCaller(store, { id: "ann" }),
    words,
    (await known("ann", WORDS)) as ConfirmedMeal,
  );
};

describe("a confirmed meal", () => {
  it("comes back with its name, values, emoji, foods and day", async () => {
    await confirm("ann", WORDS, 5);
    const { servings: _servings, ...stored } = entry;
    expect(await known("ann", WORDS)).toEqual({ entry: stored, foods: [part], confirmedAt: 5 });
  });

  it.each([
    ["  two EGGS and toast. ", true],
    ["Two eggs,and toast!", true],
    ["two eggs\u202e and\u0000 toast", true],
    ["2 eggs and toast", false],
    ["two eggs and toasts", false],
    ["", false],
  ])("is known by %j: %j", async (words, same) => {
    await confirm("ann", WORDS, 5);
    expect((await known("ann", words)) !== undefined).toBe(same);
  });

  it("is one's own", async () => {
    await confirm("ann", WORDS, 5);
    expect(await known("ben", WORDS)).toBeUndefined();
    await confirm("ben", WORDS, 6, "Ben's");
    expect((await known("ann", WORDS))?.entry.name).toBe("My breakfast");
  });

  it("is what was confirmed last, also when that happens ten times at once", async () => {
    await confirm("ann", WORDS, 5);
    await confirm("ann", WORDS, 7, "Brunch");
    expect(await known("ann", WORDS)).toMatchObject({ entry: { name: "Brunch" }, confirmedAt: 7 });
    await Promise.all(Array.from({ length: 10 }, (_, i) => confirm("ann", WORDS, 8, `Race ${i}`)));
    expect((await known("ann", WORDS))?.entry.name).toMatch(/^Race \d$/);
    expect(await store.read.select().from(store.read.t.confirmed_meal)).toHaveLength(1);
  });

  it("is nothing for no words", async () => {
    await confirm("ann", " ,.! ", 5);
    expect(await store.read.select().from(store.read.t.confirmed_meal)).toEqual([]);
  });

  it("makes room for another beyond 500", async () => {
    const { confirmed_meal: meals } = store.read.t;
    const rows = Array.from({ length: MEALS_MAX }, (_, i) => ({
      ...{ user_id: "ann", words_hash: `hash ${i}`, words: "x", name: "x", emoji: "🍳" },
      ...{ ...entry.amounts, foods: [], updated_at: i + 1 },
    }));
    await store.tx(async (db) => {
      await db.insert(meals).values(rows);
    });
    await confirm("ann", WORDS, MEALS_MAX + 1);
    const [{ stored } = { stored: 0 }] = await store.read
      .select({ stored: count() })
      .from(meals)
      .where(eq(meals.user_id, "ann"));
    expect(stored).toBe(MEALS_MAX);
    expect(await store.read.select().from(meals).where(eq(meals.words_hash, "hash 0"))).toEqual([]);
    expect(await known("ann", WORDS)).toBeDefined();
  });

  it("goes with the account, and none comes after it", async () => {
    await confirm("ann", WORDS, 5);
    await deleteAccount(store, [], "ann");
    await expect(confirm("ann", WORDS, 6)).rejects.toThrow(AccountGone);
    expect(await known("ann", WORDS)).toBeUndefined();
  });

  it("with foods that are none any more keeps the rest", async () => {
    await confirm("ann", WORDS, 5);
    const { confirmed_meal: meals } = store.read.t;
    await store.tx(async (db) => {
      await db.update(meals).set({ foods: ["x", null, { ...part, amount: "3" }, part] });
    });
    expect((await reviewed()).rows).toMatchObject([{ name: "Toast", amount: "2", unit: "slice" }]);
  });

  it("has a food in grams, whose amount is another, by its grams", async () => {
    await confirm("ann", WORDS, 5);
    const { confirmed_meal: meals } = store.read.t;
    await store.tx(async (db) => {
      await db.update(meals).set({ foods: [{ ...part, ref: null, amount: 1, unit: "g" }] });
    });
    const { rows } = await reviewed();
    expect(rows.map((row) => [row.amount, row.unit, rowAmounts(row)?.calories])).toEqual([
      ["50", "g", 146.5],
    ]);
  });

  it("of an earlier version is read: a food of a table, figures of its own, and an estimate", async () => {
    await confirm("ann", WORDS, 5);
    const { confirmed_meal: meals } = store.read.t;
    const own = { unit: "g", amounts: figures, portions: [{ name: "bowl", amount: 200 }], source: "Typed" };
    const estimate = { amounts: figures, source: "AI estimate (m)" };
    const foods = [
      { ...oldRow, ref: "table:apple", name: "Apple", amount: "2", unit: "medium", confidence: 0.9 },
      { ...oldRow, ref: "table:gone" },
      { ...oldRow, ref: null, own },
      { ...oldRow, ref: null, amount: "150", unit: "g", estimate },
      { whole: { servings: "6", share: "1/6" } },
    ];
    await store.tx(async (db) => {
      await db.update(meals).set({ foods });
    });
    const review = await reviewed();
    expect(review).toMatchObject({
      description: WORDS,
      name: "My breakfast",
      whole: { servings: "6", share: "1/6" },
    });
    expect(review.rows.map((row) => [row.name, rowAmounts(row)?.calories, row.food.source])).toEqual([
      ["Apple", 189.3, expect.stringContaining("USDA")],
      ["Poutine", 660, "Typed"],
      ["Poutine", 330, "AI estimate (m)"],
    ]);
    expect(review.rows.map(isEstimated)).toEqual([false, true, true]);
  });

  it.each(Object.entries(BAD_TEXTS))("takes %s as words", async (_, text) => {
    await confirm("ann", `a${text}`, 5);
    expect(await known("ann", `a${text}`)).toBeDefined();
    expect(mealWords(mealWords(text))).toBe(mealWords(text));
  });
});

import { count, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { AccountGone, type Store } from "~/db/store";
import { deleteAccount } from "~/features/account/data.server";
import { BAD_TEXTS } from "../../../tests/support/bad-input";
import { addPeople, testCaller, testStore } from "../../../tests/support/store";
import { confirmedMeal, confirmMeal, MEALS_MAX, mealWords } from "./confirmed.server";
import type { SavedRow } from "./review";

const WORDS = "Two eggs, and toast";
const entry = {
  name: "My breakfast",
  emoji: "🍳",
  servings: 1,
  amounts: { calories: 300.5, carbs: 20, protein: 18, fats: 12 },
};
const row: SavedRow = {
  ref: "table:toast",
  name: "Toast",
  emoji: "🍞",
  amount: "2",
  unit: "slice",
  portion: "",
  confidence: 0.9,
};

let store: Store;
beforeEach(async () => {
  store = await testStore();
  await addPeople(store, "ann", "ben");
});

const confirm = (id: string, description: string, now: number, name = entry.name) =>
  testCaller(store, { id }, now).change((tx) =>
    confirmMeal(tx, { description, entry: { ...entry, name }, rows: [row] }),
  );
const known = (userId: string, description: string) => confirmedMeal(store.read, userId, description);

describe("a confirmed meal", () => {
  it("comes back with its name, values, emoji, foods and day", async () => {
    await confirm("ann", WORDS, 5);
    const { servings: _servings, ...stored } = entry;
    expect(await known("ann", WORDS)).toEqual({ entry: stored, rows: [row], confirmedAt: 5 });
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
      await db.update(meals).set({ foods: ["x", null, { ...row, amount: 3 }, row] });
    });
    expect((await known("ann", WORDS))?.rows).toEqual([row]);
  });

  it.each(Object.entries(BAD_TEXTS))("takes %s as words", async (_, text) => {
    await confirm("ann", `a${text}`, 5);
    expect(await known("ann", `a${text}`)).toBeDefined();
    expect(mealWords(mealWords(text))).toBe(mealWords(text));
  });
});

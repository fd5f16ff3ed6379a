import { describe, expect, it } from "vitest";
import { analyse } from "~/features/meals/analyse";
import {
  amountFromWords,
  amountProblem,
  type ReviewRow,
  type RowFood,
  rowAmounts,
  rowOfFood,
  rowQuantity,
  type SourceFood,
} from "~/features/search/row";
import { TABLE_FOODS } from "~/features/search/search-table";
import { foodsIn } from "~/features/search/sources.server";
import {
  computedTotals,
  differsFromRows,
  explainedTotal,
  readIntent,
  reviewOf,
  swapRow,
  typedTotals,
  withRows,
} from "./review";

const toast: RowFood = {
  unit: "g",
  amounts: { calories: 293, carbs: 54.4, protein: 9, fats: 4 },
  portions: [
    { name: "slice", amount: 25 },
    { name: "large", amount: 34 },
  ],
  source: "USDA",
};
const stew: RowFood = { ...toast, unit: "portion", portions: [] };
const row = (amount: string, unit = "g", food = toast): ReviewRow => ({
  ...{ ref: "table:toast", name: "Toast", emoji: "🍞", portion: "", confidence: 1 },
  ...{ amount, unit, food },
});

/** As the describe step reads them. */
async function read(description: string) {
  const analysis = analyse(description);
  const refs = analysis.items.flatMap(({ ref }) => ref ?? []);
  return reviewOf(description, analysis, await foodsIn([TABLE_FOODS], "ann", refs));
}

describe("a row", () => {
  it.each([
    ["2 slices", row("2", "slice"), { calories: 146.5, carbs: 27.2, protein: 4.5, fats: 2 }],
    ["50 g", row("50"), { calories: 146.5, carbs: 27.2, protein: 4.5, fats: 2 }],
    ["none of it", row("0"), { calories: 0, carbs: 0, protein: 0, fats: 0 }],
    ["half a portion", row("½", "portion", stew), { calories: 146.5, carbs: 27.2, protein: 4.5, fats: 2 }],
  ])("of %s has its share of the figures", (_, given, amounts) => expect(rowAmounts(given)).toEqual(amounts));

  it.each([
    ["no amount", row("")],
    ["less than nothing", row("-5")],
    ["a portion that its food hasn't got", row("1", "bucket")],
    ["more than a food may weigh", row("100000", "slice")],
    ["more than a food may hold", row("100000", "portion", stew)],
    ["an odd portion", row("1", "__proto__")],
  ])("with %s has none", (_, given) => expect(rowAmounts(given)).toBeUndefined());

  it("becomes another food, as much of it", () => {
    const rye: SourceFood = { ...toast, ref: "table:rye", name: "Rye", emoji: "🍞", score: 1 };
    const ownStew: SourceFood = { ...stew, ref: "own:x", name: "Stew", emoji: "🍲", score: 1 };
    expect(swapRow(row("3", "slice"), rye)).toMatchObject({ ref: "table:rye", amount: "3", unit: "slice" });
    const flakes = { ...rye, portions: [{ name: "cup", amount: 30 }] };
    expect(swapRow(row("3", "slice"), flakes)).toMatchObject({ amount: "75", unit: "g" });
    expect(swapRow(row("3", "slice"), ownStew)).toMatchObject({ amount: "1", unit: "portion" });
    expect(swapRow(row("x", "large"), flakes)).toMatchObject({ amount: "1", unit: "cup" });
  });

  it("of a food without portions begins with 100 g", () => {
    const plain = { ...toast, portions: [], ref: "table:x", name: "X", emoji: "🍞", score: 1 };
    expect(rowOfFood(plain)).toMatchObject({ amount: "100", unit: "g", confidence: 1 });
  });
});

describe("what was understood, as an amount", () => {
  it.each([
    ["2 slices", 50, { amount: "2", unit: "slice", portion: "" }],
    ["1 large", 34, { amount: "1", unit: "large", portion: "" }],
    ["2 slices", 70, { amount: "70", unit: "g", portion: "2 slices" }],
    ["2 pieces", 68, { amount: "2", unit: "large", portion: "" }],
    ["2 pieces", 70, { amount: "70", unit: "g", portion: "2 pieces" }],
    ["120 g", 120, { amount: "120", unit: "g", portion: "" }],
    ["a default portion (25 g)", 25, { amount: "1", unit: "slice", portion: "a usual portion" }],
    ["a default portion (60 g)", 60, { amount: "60", unit: "g", portion: "a usual portion" }],
    ["a little (5 g)", 5, { amount: "5", unit: "g", portion: "a little" }],
    ["a plate", 300, { amount: "300", unit: "g", portion: "a plate" }],
  ])("%j, %d g", (portion, grams, amount) => {
    expect(amountFromWords({ portion, grams }, toast)).toEqual(amount);
  });
});

describe("what is wrong with an amount", () => {
  it.each([
    ["", "g", "Field cannot be empty"],
    [" ", "g", "Field cannot be empty"],
    ["x", "g", "Must be a valid number"],
    ["1,500", "g", "Is that 1,500 g or 1.5 g? Type 1500 or 1.5."],
    ["1,500", "slice", "Is that 1,500 or 1.5? Type 1500 or 1.5."],
    ["1/2", "slice", undefined],
  ])("%j %s: %s", (amount, unit, problem) => {
    expect(amountProblem(row(amount, unit))).toBe(problem);
  });
});

describe("a review", () => {
  it.each([
    "two scrambled eggs, a slice of toast with butter and a glass of orange juice",
    "200 g chicken breast, 1.5 cups of rice, half an avocado",
    "a bowl of porridge with a handful of blueberries and a splash of milk",
    "3 tacos, 2 beers, a large fries and a chocolate bar",
    "1/3 pizza and 330 ml of cola",
  ])("of %j adds up to what was understood", async (description) => {
    const { items } = analyse(description);
    const review = await read(description);
    expect(review.rows).toHaveLength(items.length);
    for (const [i, item] of items.entries()) {
      const given = review.rows[i] as ReviewRow;
      expect(Math.abs((rowQuantity(given) ?? 0) - item.grams)).toBeLessThan(0.11);
      expect(Math.abs((rowAmounts(given)?.calories ?? 0) - item.amounts.calories)).toBeLessThan(1);
    }
    expect(differsFromRows(review)).toBe(false);
  });

  it("follows its rows in totals, name and emoji", async () => {
    const review = await read("50 g of toast and 118 g of banana");
    expect(review).toMatchObject({ name: "Toast & banana", emoji: "🍞" });
    const [, banana] = review.rows;
    const one = withRows(review, banana ? [banana] : []);
    expect(one).toMatchObject({ name: "Banana", emoji: "🍌", totals: { calories: "105" } });
    expect(withRows(one, [])).toMatchObject({ name: "", emoji: "🍽️", totals: { calories: "0" } });
  });

  it("keeps a name and an emoji of the user's own", async () => {
    const own = { ...(await read("toast")), name: "Breakfast", emoji: "🌞" };
    expect(withRows(own, [])).toMatchObject({ name: "Breakfast", emoji: "🌞" });
  });

  it("keeps its totals while an amount can't be read", async () => {
    const review = await read("2 slices of toast");
    expect(withRows(review, [row("2x")]).totals).toEqual(review.totals);
  });

  it("knows totals that were typed, whatever their spelling", async () => {
    const review = await read("50 g of toast");
    const typed = (calories: string) =>
      differsFromRows({ ...review, totals: { ...review.totals, calories } });
    expect(["146.5", "146,5", " 146.5 kcal"].map(typed)).toEqual([false, false, false]);
    expect(["147", "", "x"].map(typed)).toEqual([true, true, true]);
  });

  it("keeps a total that was typed, when its rows change and while an amount can't be read", async () => {
    const read50 = await read("50 g of toast");
    const totals = { ...read50.totals, calories: "160" };
    const typed = { ...read50, totals, typed: typedTotals({ ...read50, totals }, computedTotals(read50)) };
    expect(typed.typed).toEqual(["calories"]);
    const unread = withRows(typed, [row("")]);
    const again = withRows(unread, [row("100")]);
    expect(again.totals).toMatchObject({ calories: "160", carbs: "54.4" });
  });

  it("takes a total for typed that is neither blank nor the sum, however that is spelled", async () => {
    const review = await read("50 g of toast");
    const typed = (calories: string) =>
      typedTotals({ ...review, totals: { ...review.totals, calories } }, computedTotals(review));
    expect(["146.5", "146,5", " 146.5 kcal", "", " "].flatMap(typed)).toEqual([]);
    expect(["147", "1,465", "x"].flatMap(typed)).toEqual(["calories", "calories", "calories"]);
  });

  it("holds twenty foods", async () => {
    const all = Array.from({ length: 30 }, (_, i) => `${i + 1} g of toast`).join(", ");
    expect((await read(all)).rows).toHaveLength(20);
  });
});

describe("what a button asks for", () => {
  it.each([
    [{}, false, { kind: "log" }],
    [{ intent: "enter" }, false, { kind: "log" }],
    [{ intent: "enter" }, true, { kind: "update" }],
    [{ intent: "enter", q: " rye " }, true, { kind: "search" }],
    [{ intent: "enter", q: "  " }, false, { kind: "log" }],
    [{ intent: "remove-3" }, false, { kind: "remove", row: 3 }],
    [{ intent: "undo-3" }, false, { kind: "undo", row: 3 }],
    [{ intent: "swap-19" }, false, { kind: "swap", row: 19 }],
    [{ intent: "remove-4294967294" }, false, { kind: "update" }],
    [{ intent: "remove--1" }, false, { kind: "update" }],
    [{ intent: "__proto__" }, false, { kind: "update" }],
    [{ intent: "sum" }, false, { kind: "sum" }],
    [{ pick: "table:toast" }, false, { kind: "update" }],
  ])("%j, changed: %j", (sent, changed, intent) => {
    expect(readIntent(sent, changed)).toEqual(intent);
  });
});

describe("what was typed beside foods", () => {
  it("is the figures of a row, and raises the question where energy and grams are apart", async () => {
    const { rows, totals } = await read("2 wraps, 300 kcal each, 20 g protein, 60 g carbs, 20 g fat");
    expect(rows).toMatchObject([{ ref: null, name: "Wraps", amount: "2", unit: "portion", confidence: 1 }]);
    expect(rows[0]?.food.source).toBe("as you typed");
    expect(totals.calories).toBe("600");
    expect(explainedTotal(rows).calories).toBe(0);
    expect(explainedTotal((await read("zorblax 300 kcal")).rows).calories).toBe(300);
  });

  it("names a dish beside its ingredients", async () => {
    const review = await read("borscht for 6 with 1 kg beets, 500 g beef; one portion");
    expect(review.name).toBe("Borscht");
    expect(review.rows.map(({ amount, unit }) => `${amount} ${unit}`)).toEqual(["166.7 g", "83.3 g"]);
  });
});

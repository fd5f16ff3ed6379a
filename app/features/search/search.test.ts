import { beforeAll, describe, expect, it } from "vitest";
import { foods, tableRef } from "~/features/foods/foods";
import { BAD_TEXTS } from "../../../tests/support/bad-input";
import { addPeople, testStore } from "../../../tests/support/store";
import { nameScore } from "./name-score";
import { searchTable } from "./search-table";
import { findIn, foodSources, foodsIn } from "./sources.server";

const first = (words: string) => searchTable(words, 5)[0]?.food.name;

describe("a search of the table", () => {
  it.each([
    ["toast", "Toast"],
    ["choc", "Milk chocolate"],
    ["bannana", "Banana"],
    ["greek yog", "Greek yogurt"],
    ["egg", "Egg"],
    ["EGGS", "Egg"],
    ["rye bread", "Rye bread"],
    ["potatoe chip", "Potato chips"],
    ["yoghurt", "Plain yogurt"],
    ["a glass of milk", "Milk"],
    ["2 slices of toast", "Toast"],
    ["salmon fillet", "Salmon"],
    ["pb", "Peanut butter"],
    ["🍕", "Cheese pizza"],
    ["app", "Apple"],
    ["aple", "Apple"],
    ["mlik", "Milk"],
    ["lmon", "Lemon"],
  ])("for %j finds %j first", (words, name) => {
    expect(first(words)).toBe(name);
  });

  it.each([["zzz"], ["スシ"], ["!?"], ["123"]])("for %j finds nothing", (words) => {
    expect(searchTable(words, 5)).toEqual([]);
  });

  it("returns each food once, best match first, up to the limit", () => {
    const found = searchTable("b", 20);
    expect(found).toHaveLength(20);
    expect(new Set(found.map(({ food }) => food)).size).toBe(20);
    expect(found.map(({ score }) => score)).toEqual(
      found.map(({ score }) => score).toSorted((a, b) => b - a),
    );
  });

  it("finds every food of the table by its name, among the first five", () => {
    const lost = foods().filter(({ name }) => !searchTable(name, 5).some(({ food }) => food.name === name));
    expect(lost.map(({ name }) => name)).toEqual([]);
  });

  it("gives every food a unique ref that fits in a URL", () => {
    const refs = foods().map(tableRef);
    expect(new Set(refs).size).toBe(refs.length);
    expect(refs.filter((ref) => !/^table:[\p{L}\p{N}-]+$/u.test(ref))).toEqual([]);
  });
});

describe("how well a name meets the words", () => {
  it.each([
    ["stew", "Stew", 1],
    ["my stew", "My stew", 1],
    ["ste", "Stew", 0.88],
    ["tew", "Stew", 0.68],
    ["granny stew", "Stew", 0],
    ["grannola", "Granola", 0.76],
    ["granloa", "Granola", 0.76],
    ["", "Stew", 0],
    ["stew", "", 0],
    ["🍲", "Soup 🍲", 0.9],
  ])("%j and %j: %d", (words, name, score) => {
    expect(nameScore(words, name)).toBeCloseTo(score, 2);
  });
});

const store = await testStore();
const sources = foodSources(store.read);

beforeAll(async () => {
  await addPeople(store, "ann", "ben");
  const { food } = store.read.t;
  const amounts = { calories: 300, carbs: 30, protein: 15, fats: 9 };
  const row = { emoji: "🍲", local_date: "2026-03-01", created_at: 1, ...amounts };
  await store.tx(async (db) => {
    await db.insert(food).values([
      { ...row, user_id: "ann", id: "old", name: "granny's Toast", time: 1, number_of_servings: 1 },
      { ...row, user_id: "ann", id: "new", name: "Granny's toast", time: 3, number_of_servings: 3 },
      {
        ...row,
        user_id: "ann",
        id: "gone",
        name: "Gone toast",
        time: 4,
        number_of_servings: 1,
        deleted_at: 5,
      },
      { ...row, user_id: "ben", id: "bens", name: "Ben's toast", time: 2, number_of_servings: 1 },
    ]);
  });
});

describe("a search of all sources", () => {
  it("lists the user's own foods first, each once, as last logged, per serving", async () => {
    const found = await findIn(sources, "ann", "granny toast", 8);
    expect(found[0]).toMatchObject({
      ref: "own:new",
      name: "Granny's toast",
      unit: "portion",
      amounts: { calories: 100, carbs: 10, protein: 5, fats: 3 },
      portions: [],
    });
    expect(found.filter(({ ref }) => ref.startsWith("own:"))).toHaveLength(1);
    expect(found.some(({ ref }) => ref.startsWith("table:"))).toBe(true);
  });

  it.each([
    ["Apfel", "Apple"],
    ["apf", "Apple"],
    ["apfle", "Apple"],
    ["Hähnchenbrust", "Chicken breast"],
    ["hahnchenbrust", "Chicken breast"],
    ["kaese", "Gouda"],
    ["crème fraîche", "Crème fraîche"],
    ["lait demi-écrémé", "Milk"],
    ["pain complet", "Whole wheat bread"],
    ["œuf", "Egg"],
    ["oeuf", "Egg"],
    ["leche desnatada", "Skim milk"],
    ["jamon", "Prosciutto"],
    ["pane integrale", "Whole wheat bread"],
    ["volkorenbrood", "Whole wheat bread"],
    ["aardappel", "Potato"],
    ["queijo", "Gouda"],
    ["pao", "Hard roll"],
    ["brokoli", "Cooked broccoli"],
    ["peanut buter", "Peanut butter"],
    ["CHIKEN brest", "Chicken breast"],
  ])(
    "for %j, in any of the seven languages, with a letter wrong or half typed, finds %j",
    async (q, name) => {
      expect((await findIn(sources, "ann", q, 8))[0]?.name).toBe(name);
    },
  );

  it("of a word of two languages, the English food comes first, and any cheese is cheese", async () => {
    const names = async (q: string) => (await findIn(sources, "ann", q, 20)).map(({ name }) => name);
    expect((await names("latte")).slice(0, 2)).toEqual(["Latte", "Milk"]);
    expect(await names("fromage")).toContain("Cheddar cheese");
  });

  it("leaves out other users' foods and deleted ones", async () => {
    const names = (await findIn(sources, "ann", "toast", 50)).map(({ name }) => name);
    expect(names).toContain("Toast");
    expect(names).not.toContain("Ben's toast");
    expect(names).not.toContain("Gone toast");
    const refs = ["own:bens", "own:gone", "own:new", "table:toast", "table:no-such", "nobody:x", "", "own:"];
    expect([...(await foodsIn(sources, "ann", refs)).keys()].sort()).toEqual(["own:new", "table:toast"]);
  });

  it("knows the portions of a food, the usual one first", async () => {
    const found = await foodsIn(sources, "ann", ["table:toast", "table:garlic-bread"]);
    expect(found.get("table:toast")?.portions[0]).toEqual({ name: "slice", amount: 25 });
    expect(found.get("table:garlic-bread")?.portions.every(({ amount }) => amount > 0)).toBe(true);
  });

  it.each(Object.entries(BAD_TEXTS))("takes %s for a search", async (_, text) => {
    expect((await findIn(sources, "ann", text, 8)).length).toBeLessThanOrEqual(8);
  });
});

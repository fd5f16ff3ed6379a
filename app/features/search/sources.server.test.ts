import { beforeAll, describe, expect, it } from "vitest";
import { importFoods } from "~/features/foods/imports/import-foods.server";
import { foodOfBarcode } from "~/features/foods/imports/stored-food.server";
import { BAD_TEXTS } from "../../../tests/support/bad-input";
import { dumpFile, fdcFolder, offCsvText, SPREAD } from "../../../tests/support/fixtures/food-dumps";
import { testStore } from "../../../tests/support/store";
import { importedFoods } from "./imported-foods.server";
import { TABLE_FOODS } from "./search-table";
import { findIn, foodSources, foodsIn } from "./sources.server";

const store = await testStore();
const source = importedFoods(store.read);
const names = async (words: string) => (await source.search("ann", words, 10)).map(({ name }) => name);

beforeAll(async () => {
  await importFoods(store, fdcFolder(), { now: 1 });
  const drink = { ...SPREAD, code: "73513537", product_name: "Crème 100% Oat_Drink", brands: "" };
  await importFoods(store, dumpFile("off.csv", offCsvText([SPREAD, drink])), { now: 1 });
});

describe("imported foods", () => {
  it.each([
    ["milk", "Milk, any kind"],
    ["WHOLE MILK", "Milk, whole"],
    ["bananas", "Raw bananas"],
    ["hasel", "Hazelnut Spread, Haselhof"],
    ["haselhof spread", "Hazelnut Spread, Haselhof"],
    ["creme oat", "Crème 100% Oat_Drink"],
  ])("%j finds %j first", async (words, name) => {
    expect((await names(words))[0]).toBe(name);
  });

  it("are each there once, though some ship too, and what ships is there without an import", async () => {
    const refs = (await source.search("ann", "milk whole", 40)).map(({ ref }) => ref);
    expect(refs.filter((ref) => ref === "import:fndds/11111000")).toHaveLength(1);
    expect(new Set(refs).size).toBe(refs.length);
    expect((await source.search("ann", "tamale casserole", 5))[0]).toMatchObject({
      source: expect.stringMatching(/^USDA FNDDS · \d{8}$/),
    });
    const [goulash] = await source.get("ann", ["fndds/27111100"]);
    expect(goulash).toMatchObject({ name: "Beef goulash", amounts: { calories: 104 } });
  });

  it("of any kind are named so beside the table's own", async () => {
    const found = await findIn([TABLE_FOODS, source], "ann", "butter", 20);
    const named = found.filter(({ name }) => /^Butter(, any kind)?$/.test(name));
    expect(named.map(({ ref, name }) => `${ref} ${name}`)).toEqual([
      "table:butter Butter",
      "import:fndds/81100500 Butter, any kind",
    ]);
  });

  it.each([["zzz"], ["%"], ["_"], ["milk zzz"], [" "]])("%j finds nothing", async (words) => {
    expect(await names(words)).toEqual([]);
  });

  it.each(Object.entries(BAD_TEXTS))("bad words, %s, end well", async (_, text) => {
    expect(await source.search("ann", text, 5)).toBeInstanceOf(Array);
  });

  it("say where they are from, and are found again by their ref", async () => {
    const [spread] = await source.search("ann", "hazelnut spread", 1);
    expect(spread).toMatchObject({
      ref: "import:open-food-facts/4006381333931",
      source: "Open Food Facts (ODbL)",
      unit: "g",
      portions: [{ name: "tbsp (15 g)", amount: 15 }],
    });
    const refs = [
      spread?.ref ?? "",
      "import:fndds/11100000",
      "import:fndds/none",
      "import:nothing/1",
      "import:x",
    ];
    const found = await foodsIn([source], "ann", refs);
    expect([...found.keys()].sort()).toEqual([
      "import:fndds/11100000",
      "import:open-food-facts/4006381333931",
    ]);
    expect(found.get("import:fndds/11100000")).toMatchObject({
      name: "Milk, any kind",
      source: "USDA FNDDS · 11100000",
      portions: [
        { name: "portion", amount: 244 },
        { name: "cup", amount: 244 },
      ],
    });
  });

  it("stand behind the table's own where both fit alike", async () => {
    const [first, ...others] = await findIn(foodSources(store.read), "ann", "milk", 40);
    expect(first?.ref).toMatch(/^table:/);
    expect(others.map(({ ref }) => ref)).toContain("import:fndds/11100000");
  });

  it("are found by barcode, once it is a whole one", async () => {
    expect(await foodOfBarcode(store.read, "04006381333931")).toMatchObject({ name: "Hazelnut Spread" });
    expect(await foodOfBarcode(store.read, "4006381333931")).toBeUndefined();
    expect(await foodOfBarcode(store.read, "00036000291452")).toBeUndefined();
  });
});

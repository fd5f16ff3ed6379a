import { beforeAll, describe, expect, it } from "vitest";
import { importFoods } from "~/features/foods/imports/import-foods.server";
import { analyse } from "~/features/meals/analyse";
import { fnddsFoods, fnddsTable } from "~/features/meals/fndds/fndds-table.server";
import { mealReaderOf } from "~/features/meals/reader.server";
import { BAD_TEXTS } from "../../../../tests/support/bad-input";
import { FDC_FILES, fdcFolder } from "../../../../tests/support/fixtures/food-dumps";
import { testStore } from "../../../../tests/support/store";

const store = await testStore();
const read = mealReaderOf({ ai: undefined }, store.read);

const food = (id: string, name: string) => `\n"${id}","survey_fndds_food","${name}","","2024-10-31"`;
const figures = (id: string, kcal: number, carbs: number) =>
  [`1,${id},1008,${kcal}`, `2,${id},1005,${carbs}`, `3,${id},1003,10`, `4,${id},1004,5`]
    .map((row) => `\n${row}${",".repeat(9)}`)
    .join("");
const portion = (id: string, name: string, grams: number) => `\n1,${id},1,,9999,${name},1,${grams},,,`;

beforeAll(async () => {
  expect(await fnddsFoods(store.read)).toBe((await fnddsTable()).index);
  await importFoods(
    store,
    fdcFolder({
      "food.csv": FDC_FILES["food.csv"] + food("91", "Zorblax, stewed") + food("92", "Rice, wild, quixberry"),
      "food_nutrient.csv": FDC_FILES["food_nutrient.csv"] + figures("91", 120, 8) + figures("92", 110, 22),
      "food_portion.csv":
        FDC_FILES["food_portion.csv"] +
        portion("91", "1 cup", 240) +
        portion("91", "Quantity not specified", 300) +
        portion("92", "1 cup", 170),
    }),
    { now: 1 },
  );
});

describe("a meal, with foods imported", () => {
  it("has what the built-in table lacks, in the survey's own portions", async () => {
    const { items, unrecognised } = await read("2 cups of stewed zorblax and an apple", "ann");
    expect(items).toMatchObject([
      { name: "Stewed zorblax", grams: 480, ref: "import:fndds/91", source: "USDA FNDDS · 91" },
      { name: "Apple" },
    ]);
    expect(unrecognised).toEqual([]);
    expect((await read("stewed zorblax", "ann")).items).toMatchObject([{ grams: 300 }]);
    expect(analyse("stewed zorblax").unrecognised).toEqual(["stewed zorblax"]);
  });

  it("has the imported food where that names more of what was said", async () => {
    const { items } = await read("a cup of quixberry wild rice", "ann");
    expect(items).toMatchObject([{ name: "Wild rice, quixberry", grams: 170, emoji: "🍚" }]);
  });

  it("takes the survey's own food where that is as specific", async () => {
    expect((await read("a cup of milk", "ann")).items).toMatchObject([{ name: "Milk", grams: 244 }]);
  });

  it("is as without where the built-in table says more, or another table than the survey no more", async () => {
    for (const text of ["two eggs and toast", "a banana", "qwertyuiop asdf"]) {
      const { engine, ...answer } = await read(text, "ann");
      expect(answer).toEqual(analyse(text));
    }
  });

  it.each(Object.entries(BAD_TEXTS))("never fails for %s", async (_, text) => {
    expect((await read(text, "ann")).items).toBeInstanceOf(Array);
  });

  it("knows another import at once", async () => {
    const before = await fnddsFoods(store.read);
    expect(await fnddsFoods(store.read)).toBe(before);
    await importFoods(store, fdcFolder(), { now: 2 });
    expect(await fnddsFoods(store.read)).not.toBe(before);
    expect((await read("stewed zorblax", "ann")).items).toEqual([]);
  });
});

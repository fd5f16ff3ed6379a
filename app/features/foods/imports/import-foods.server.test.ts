import { truncateSync, writeFileSync } from "node:fs";
import { asc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Store } from "~/db/store";
import { OperatorError } from "~/platform/operator-error";
import {
  dumpFile,
  FDC_FILES,
  fdcFolder,
  offCsvText,
  offJsonText,
  SPREAD,
} from "../../../../tests/support/fixtures/food-dumps";
import { tableContents, testStore } from "../../../../tests/support/store";
import { addFoods, beginImport, importFoods } from "./import-foods.server";
import { countryTag } from "./off-foods.server";

const NOW = 1_700_000_000_000;
let store: Store;
beforeEach(async () => {
  store = await testStore();
});

const load = (path: string) => importFoods(store, path, { now: NOW });

/** The foods of a source that count. */
async function foodsOf(source: "fndds" | "sr-legacy" | "foundation" | "open-food-facts") {
  const { food_import: imports, imported_food: foods } = store.read.t;
  const live = await store.read.select().from(imports).where(eq(imports.source, source));
  expect(live.map(({ state }) => state)).toEqual(live.length ? ["live"] : []);
  return store.read
    .select()
    .from(foods)
    .where(eq(foods.import_id, live[0]?.id ?? -1))
    .orderBy(asc(foods.id));
}

describe("a country's products", () => {
  const sold = (code: string, countries_tags: string) => ({ ...SPREAD, code, countries_tags });
  const products = [
    sold("1", "en:france,en:germany"),
    sold("2", "en:germany-east"),
    sold("3", ""),
    sold("4", "en:germany"),
  ];

  it.each([
    ["off.csv", offCsvText(products)],
    ["off.jsonl", offJsonText(products)],
    [
      "off.jsonl",
      offJsonText(
        products.map((product) => ({
          ...product,
          countries_tags: product.countries_tags.split(",") as never,
        })),
      ),
    ],
  ])("are taken alone from %s", async (name, text) => {
    const [counts] = await importFoods(store, dumpFile(name, text), { now: NOW, country: countryTag("de") });
    expect(counts).toMatchObject({ stored: 2, incomplete: 0 });
    expect((await foodsOf("open-food-facts")).map(({ id }) => id)).toEqual(["1", "4"]);
  });

  it("are found by its two letters, and no others", () => {
    const codes = ["de", "GB", "us", "cz", "tr", "ci", "ba", "kr"];
    expect(codes.map(countryTag)).toEqual([
      ...["en:germany", "en:united-kingdom", "en:united-states", "en:czech-republic", "en:turkey"],
      ...["en:cote-d-ivoire", "en:bosnia-and-herzegovina", "en:south-korea"],
    ]);
    for (const code of ["", "deu", "Germany", "q1", "xx", "001"])
      expect(() => countryTag(code)).toThrow(/is no country/);
  });
});

describe("a folder of FoodData Central", () => {
  it("gives its generic foods with their portions, each source by itself", async () => {
    expect(await load(fdcFolder())).toEqual([
      { source: "fndds", stored: 3, duplicates: 0, incomplete: 0, absurd: 0, unreadable: 0 },
      { source: "sr-legacy", stored: 1, duplicates: 0, incomplete: 0, absurd: 0, unreadable: 0 },
      { source: "foundation", stored: 1, duplicates: 0, incomplete: 0, absurd: 0, unreadable: 0 },
    ]);
    const [milk, whole, rice] = await foodsOf("fndds");
    expect(milk).toMatchObject({
      id: "11100000",
      name: "Milk, NFS",
      calories: 52,
      carbs: 4.83,
      protein: 3.33,
      fats: 2.14,
      portions: [
        { name: "1 cup", grams: 244 },
        { name: "Quantity not specified", grams: 244 },
      ],
    });
    expect(whole).toMatchObject({ id: "11111000", category: "Milk, whole", calories: 61 });
    expect(rice).toMatchObject({ category: "Rice", portions: [{ name: "1 cup, cooked", grams: 158 }] });
    const [banana] = await foodsOf("sr-legacy");
    expect(banana?.category).toBe("Fruits and Fruit Juices");
    expect(banana?.portions).toEqual([
      { name: '1 medium (7" to 7-7/8" long)', grams: 118 },
      { name: "1 cup, mashed", grams: 225 },
    ]);
    const [milkOfFarm] = await foodsOf("foundation");
    expect(milkOfFarm).toMatchObject({ calories: 60, portions: [{ name: "1 cup", grams: 249 }] });
  });

  it("again is the same as once", async () => {
    await load(fdcFolder());
    const contents = async () => {
      const { food_import: _, ...rest } = await tableContents(store.read);
      return JSON.stringify(rest).replace(/\\"import_id\\":\d+/g, "");
    };
    const before = await contents();
    await load(fdcFolder());
    expect(await contents()).toBe(before);
  });

  it("needs only the two files that every download has", async () => {
    const only = Object.fromEntries(
      Object.keys(FDC_FILES)
        .filter((name) => !["food.csv", "food_nutrient.csv"].includes(name))
        .map((name) => [name, undefined]),
    );
    await load(fdcFolder(only));
    expect(await foodsOf("fndds")).toHaveLength(3);
  });

  it.each([
    ["without its foods", { "food.csv": undefined }, "has no food.csv"],
    [
      "with other columns",
      { "food_nutrient.csv": '"a","b"\n"1","2"' },
      "has no column fdc_id, nutrient_id, amount",
    ],
    [
      "with branded foods only",
      { "food.csv": FDC_FILES["food.csv"].replaceAll(/survey_fndds|sr_legacy|foundation/g, "x") },
      "holds no FNDDS",
    ],
    ["with empty files", { "food.csv": "", "food_nutrient.csv": "" }, "holds no FNDDS"],
    ["of binary files", { "food.csv": "\u0000\u0001\u0002\u0000\n\u0003" }, "no column"],
  ])("%s is refused", async (_, changed, why) => {
    await load(fdcFolder());
    const before = await tableContents(store.read);
    await expect(load(fdcFolder(changed))).rejects.toThrow(why);
    expect(await tableContents(store.read)).toEqual(before);
  });

  it("goes on past bad records and figures that can't be", async () => {
    const empty = ",".repeat(9);
    const nutrients = `${FDC_FILES["food_nutrient.csv"]}\n1,2708400,1008,1e999${empty}\noops\n2,2705385,1003,-4${empty}`;
    const [fndds] = await load(fdcFolder({ "food_nutrient.csv": nutrients }));
    expect(fndds).toMatchObject({ stored: 1, absurd: 2, unreadable: 1 });
  });
});

describe("a dump of Open Food Facts", () => {
  const products = [
    SPREAD,
    {
      ...SPREAD,
      code: "73513537",
      product_name: "Oat “Drink” 1 l",
      "energy-kcal_100g": "",
      energy_100g: 188,
    },
  ];

  it.each([
    ["food.csv", offCsvText(products)],
    ["food.csv.gz", offCsvText(products)],
    ["food.jsonl", offJsonText(products)],
    ["food.jsonl.gz", offJsonText(products)],
    ["named.as.it.likes", offCsvText(products).replaceAll("\n", "\r\n")],
  ])("%s is read", async (name, text) => {
    expect(await load(dumpFile(name, text))).toEqual([
      { source: "open-food-facts", stored: 2, duplicates: 0, incomplete: 0, absurd: 0, unreadable: 0 },
    ]);
    const [spread, drink] = await foodsOf("open-food-facts");
    expect(spread).toMatchObject({
      id: "4006381333931",
      name: "Hazelnut Spread",
      brand: "Haselhof",
      barcode: "04006381333931",
      calories: 539,
      portions: [{ name: "1 tbsp (15 g)", grams: 15 }],
    });
    expect(drink).toMatchObject({ name: "Oat “Drink” 1 l", barcode: "00000073513537" });
    expect(drink?.calories).toBeCloseTo(44.9, 1);
  });

  it("leaves out what is no food, and says what and how many", async () => {
    const rows = [
      SPREAD,
      { ...SPREAD, product_name: "The same again" },
      { ...SPREAD, code: "1", product_name: "" },
      { ...SPREAD, code: "2", fat_100g: "" },
      { ...SPREAD, code: "3", fat_100g: -1 },
      { ...SPREAD, code: "4", "energy-kcal_100g": 2252 },
      { ...SPREAD, code: "5", carbohydrates_100g: 101 },
      { ...SPREAD, code: "6", carbohydrates_100g: 80 },
      { ...SPREAD, code: "no-number" },
      { ...SPREAD, code: "7", product_name: "Without a barcode" },
    ];
    const text = `${offCsvText(rows)}\nonly\tthree\tcells\n\n\u0000\u0001`;
    const [found] = await load(dumpFile("off.csv", text));
    expect(found).toEqual({
      source: "open-food-facts",
      stored: 2,
      duplicates: 1,
      incomplete: 3,
      absurd: 4,
      unreadable: 2,
    });
    const [spread, other] = await foodsOf("open-food-facts");
    expect(spread?.name).toBe("Hazelnut Spread");
    expect(other).toMatchObject({ name: "Without a barcode", barcode: null });
  });

  it("goes on past lines of JSON that are none, and never holds a line without end", async () => {
    const endless = `{"code":"1","product_name":"${"x".repeat(3 * 1024 * 1024)}"}`;
    const text = [offJsonText([SPREAD]), "{", "null", "[]", endless, '{"code":9}', '{"__proto__":1}'].join(
      "\n",
    );
    const [found] = await load(dumpFile("off.jsonl", text));
    expect(found).toMatchObject({ stored: 1, unreadable: 3, incomplete: 3 });
  });

  it.each([
    ["nothing", "", "is empty"],
    ["a picture", Buffer.from("89504e470d0a1a0a0000000d", "hex"), "is neither"],
    ["a zip archive", Buffer.from("504b0304140000000800", "hex"), "no intact zip archive"],
    ["another table", "name,kcal\nRice,130\n", "is neither"],
    ["other JSON", '{"hello":"world"}', "is neither"],
    ["columns and no product", offCsvText([]), "holds no food"],
    ["a gzip of nothing known", undefined, "is neither"],
  ])("%s is refused, and the old foods stay", async (_, text, why) => {
    await load(dumpFile("off.csv", offCsvText([SPREAD])));
    const before = await foodsOf("open-food-facts");
    const file = text === undefined ? dumpFile("a.gz", "hello") : dumpFile("a.csv", text);
    await expect(load(file)).rejects.toThrow(OperatorError);
    await expect(load(file)).rejects.toThrow(why);
    const { food_import: imports, imported_food: foods } = store.read.t;
    const [live] = await store.read.select().from(imports).where(eq(imports.state, "live"));
    const stored = await store.read
      .select()
      .from(foods)
      .where(eq(foods.import_id, live?.id ?? -1));
    expect(stored).toEqual(before);
  });

  it("cut short in the download is refused, and the old foods stay", async () => {
    await load(dumpFile("off.csv", offCsvText([SPREAD])));
    const many = Array.from({ length: 3000 }, (_, n) => ({
      ...SPREAD,
      code: String(n),
      product_name: `Food ${Math.sin(n)}`,
    }));
    const file = dumpFile("off.csv.gz", offCsvText(many));
    truncateSync(file, 30_000);
    await expect(load(file)).rejects.toThrow("Download it again");
    const { imported_food: foods } = store.read.t;
    await load(dumpFile("off.csv", offCsvText([{ ...SPREAD, product_name: "New" }])));
    // What the one cut short had left is gone too.
    expect((await store.read.select().from(foods)).map(({ name }) => name)).toEqual(["New"]);
  });

  it("replaces what was there only once it is whole", async () => {
    await load(dumpFile("off.csv", offCsvText([SPREAD])));
    const staged = await beginImport(store, "open-food-facts", NOW);
    const [food] = await foodsOfLive();
    const draft = { id: "1", name: "Draft", brand: null, category: null, portions: [], barcode: null };
    await addFoods(store, staged, [{ ...draft, per100: { calories: 1, carbs: 0, protein: 0, fats: 0 } }]);
    expect((await foodsOfLive()).map(({ name }) => name)).toEqual([food?.name]);
    // Another one of the same source begins: this one may not go on.
    await load(dumpFile("off.csv", offCsvText([{ ...SPREAD, product_name: "Other" }])));
    await expect(
      addFoods(store, staged, [{ ...draft, per100: { calories: 1, carbs: 0, protein: 0, fats: 0 } }]),
    ).rejects.toThrow("Another import");
    expect((await foodsOfLive()).map(({ name }) => name)).toEqual(["Other"]);
  });
});

it("a file that isn't there is refused", async () => {
  await expect(load("/nowhere/at/all.csv")).rejects.toThrow("There is no /nowhere/at/all.csv");
  const file = dumpFile("x.csv", "x");
  writeFileSync(file, "");
  await expect(load(file)).rejects.toThrow("is empty");
});

async function foodsOfLive() {
  const { food_import: imports, imported_food: foods } = store.read.t;
  const [live] = await store.read.select().from(imports).where(eq(imports.state, "live"));
  return store.read
    .select()
    .from(foods)
    .where(eq(foods.import_id, live?.id ?? -1));
}

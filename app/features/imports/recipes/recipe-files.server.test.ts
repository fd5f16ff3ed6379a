import { describe, expect, it } from "vitest";
import { Refusal } from "~/http/refusal";
import { zipOf } from "../../../../tests/support/uploads";
import { recipesInFile } from "./read-recipes.server";

const read = (content: string | Buffer | object, name = "file.json") =>
  recipesInFile({
    name,
    bytes: Buffer.from(
      typeof content === "string" || Buffer.isBuffer(content) ? content : JSON.stringify(content),
    ),
  } as { name: string; bytes: Buffer });

const refusalOf = (content: string | Buffer | object) =>
  read(content).then(
    () => expect.fail("was read"),
    (error) => (error instanceof Refusal ? `${error.status} ${error.message}` : String(error)),
  );

// The zip of a recipe, as Mealie 1.12 makes it: names with underscores, amounts switched off, so that notes are the lines.
const MEALIE_1 = {
  ...{ id: "0f3b8c1e-6f53-4c57-9a0d-0a4d7b0f9d11", name: "Lentil soup", slug: "lentil-soup", image: "a1B2" },
  ...{ recipe_yield: "4 servings", total_time: "45 Minutes", description: "", recipe_category: [], tags: [] },
  recipe_ingredient: ["250 g red lentils", "1 onion", "¹/₂ tsp salt"].map((note) => ({
    ...{ quantity: 1.0, unit: null, food: null, note, is_food: false, disable_amount: true, display: note },
    ...{ title: null, original_text: note, reference_id: "7a1e4f0a-28e6-4a8c-8a1b-0f6b8f7d2c33" },
  })),
  recipe_instructions: [{ id: "x", title: "", text: "Cook.", ingredient_references: [] }],
  nutrition: { calories: "310 kcal", protein_content: "18", carbohydrate_content: null },
  settings: { public: true, disable_amount: true },
};
// The JSON of Mealie 2.8: names as in its API, servings and yield as numbers, foods and units as records.
const unit = (name: string) => ({ id: "u", name, pluralName: `${name}s`, abbreviation: "", fraction: true });
const MEALIE_2 = {
  ...{ id: "c0de", householdId: "h", name: "Pancakes &amp; berries", slug: "pancakes", recipeServings: 4.0 },
  ...{ recipeYieldQuantity: 12.0, recipeYield: "pancakes", orgURL: "https://example.org/pancakes" },
  recipeIngredient: [
    {
      quantity: 1.5,
      unit: unit("cup"),
      food: { name: "flour", aliases: [] },
      note: "sifted",
      display: "1 ¹/₂ cups flour sifted",
    },
    { quantity: 2, unit: null, food: { name: "egg", pluralName: "eggs" }, note: "", display: "2 eggs" },
    { quantity: 0, unit: null, food: { name: "salt" }, note: "to taste", display: "salt to taste" },
    { quantity: 1, unit: null, food: null, note: "300 ml milk", display: "300 ml milk", title: "Batter" },
  ],
  recipeInstructions: [],
};

describe("Mealie", () => {
  it("is read as version 1 writes it, in its archive with a picture", async () => {
    const zip = await zipOf({ "lentil-soup.json": JSON.stringify(MEALIE_1), "original.webp": "RIFF" });
    expect(await read(zip)).toEqual({
      format: "Mealie",
      recipes: [{ name: "Lentil soup", makes: 4, lines: ["250 g red lentils", "1 onion", "1/2 tsp salt"] }],
    });
  });
  it("is read as version 2 writes it", async () => {
    expect((await read(MEALIE_2)).recipes).toEqual([
      { name: "Pancakes & berries", makes: 4, lines: ["1.5 cup flour", "2 egg", "salt", "300 ml milk"] },
    ]);
  });
  it.each([
    [{ recipeServings: 0, recipeYieldQuantity: 0, recipeYield: "" }, undefined],
    [{ recipeServings: 0, recipeYieldQuantity: 0, recipeYield: "1 loaf" }, 1],
    [{ recipeServings: 0, recipeYieldQuantity: 12, recipeYield: "cookies" }, 12],
    [{ recipeServings: -3, recipeYieldQuantity: 0, recipeYield: "0 servings" }, undefined],
    [{ recipeServings: 1e9, recipeYieldQuantity: 0, recipeYield: null }, undefined],
  ])("makes what its numbers %j say", async (numbers, makes) => {
    expect((await read({ ...MEALIE_2, ...numbers })).recipes[0]?.makes).toBe(makes);
  });
});

// The export of Tandoor 1.5 and 2.0: an archive of archives, each with recipe.json; amounts are decimals as text.
const TANDOOR = {
  ...{ name: "Gulasch", description: "", keywords: [{ name: "winter", description: "" }] },
  steps: [
    {
      ...{ name: "", instruction: "Anbraten.", time: 20, order: 0, show_as_header: true },
      ingredients: [
        { food: null, unit: null, amount: "0", note: "Fleisch", order: 0, is_header: true, no_amount: true },
        {
          ...{
            food: { name: "Rindfleisch", plural_name: null, ignore_shopping: false },
            unit: { name: "g" },
          },
          ...{ amount: "5E+2", note: "gewürfelt", order: 1, is_header: false, no_amount: false },
        },
        {
          food: { name: "Zwiebel" },
          unit: null,
          amount: "2.5",
          note: "",
          is_header: false,
          no_amount: false,
        },
      ],
    },
    {
      ...{ name: "", instruction: "Kochen.", time: 90, order: 1 },
      ingredients: [
        {
          food: { name: "Salz" },
          unit: { name: "Prise" },
          amount: "0",
          note: "",
          is_header: false,
          no_amount: true,
        },
      ],
    },
  ],
  ...{ working_time: 20, waiting_time: 90, internal: true, nutrition: null, servings: 4, servings_text: "" },
};

describe("Tandoor", () => {
  const recipes = [{ name: "Gulasch", makes: 4, lines: ["500 g Rindfleisch", "2.5 Zwiebel", "Salz"] }];
  it("is read from its archive of archives, and from one of them", async () => {
    const inner = await zipOf({ "recipe.json": JSON.stringify(TANDOOR), "image.jpeg": "JFIF" });
    expect(await read(await zipOf({ "Gulasch.zip": inner, "Same.zip": inner }))).toEqual({
      format: "Tandoor",
      recipes,
    });
    expect((await read(inner)).recipes).toEqual(recipes);
    expect((await read(TANDOOR)).recipes).toEqual(recipes);
  });
  it("is not read from archives within those", async () => {
    const inner = await zipOf({ "recipe.json": JSON.stringify(TANDOOR) });
    const deep = await zipOf({ "a.zip": await zipOf({ "b.zip": inner }) });
    expect(await refusalOf(deep)).toMatch(/^400 This ZIP file holds no/);
  });
});

// As plugins of recipe sites write it (WP Recipe Maker 9, Yoast 22): a graph, lists of types, yields as lists.
const DESCRIBED = {
  ...{ "@type": ["Recipe", "NewsArticle"], name: "Mac &amp; cheese", recipeYield: ["6", "6 servings"] },
  recipeIngredient: ["200 g macaroni", "100&nbsp;g cheddar", "&frac12; cup milk", "<b>1</b> egg"],
  nutrition: { "@type": "NutritionInformation", calories: "412 kcal" },
};
const GRAPH = {
  "@context": "https://schema.org",
  "@graph": [{ "@type": "WebSite", name: "Site" }, DESCRIBED],
};
const MAC = {
  name: "Mac & cheese",
  makes: 6,
  lines: ["200 g macaroni", "100 g cheddar", "½ cup milk", "1 egg"],
};
const page = (...scripts: string[]) =>
  `<!DOCTYPE html><html><head><title>Mac</title>${scripts.join("\n")}</head><body><p>[a] {b}</p></body></html>`;
const script = (json: string, type = 'type="application/ld+json" class="yoast"') =>
  `<script ${type}>${json}</script>`;

describe("a page of schema.org", () => {
  it.each<[string, string | object]>([
    ["as a file of JSON-LD", GRAPH],
    ["in a list", [{ "@type": "BreadcrumbList" }, DESCRIBED]],
    ["as the main entity of a page", { "@type": "WebPage", mainEntity: DESCRIBED }],
    ["with a type by its address", { ...DESCRIBED, "@type": "http://schema.org/Recipe" }],
    ["in a saved page", page(script("var x = 1;", ""), script("{broken"), script(JSON.stringify(GRAPH)))],
    [
      "with large letters and another order",
      page(`<SCRIPT data-x='1' TYPE=application/ld+json>${JSON.stringify(DESCRIBED)}</SCRIPT >`),
    ],
    ["twice in a page", page(script(JSON.stringify(GRAPH)), script(JSON.stringify([DESCRIBED])))],
    [
      "with line breaks in its texts",
      page(script(JSON.stringify({ ...DESCRIBED, description: "a#b" }).replace("#", "\n"))),
    ],
    ["after a byte order mark", `\ufeff${JSON.stringify(DESCRIBED)}`],
  ])("is read %s", async (_, content) => {
    expect(await read(content, "page.html")).toEqual({ format: "web page", recipes: [MAC] });
  });
  it.each<[unknown, number | undefined]>([
    [8, 8],
    ["Serves 4 to 6", 4],
    ["4 Portionen", 4],
    [["1 loaf", "12 servings"], 12],
    [["1 loaf"], 1],
    ["2,5", 2.5],
    ["a few", undefined],
    [0, undefined],
    ["0 servings", undefined],
    [undefined, undefined],
    [{ value: 3 }, undefined],
    [null, undefined],
  ])("with a yield of %j", async (recipeYield, makes) => {
    expect((await read({ ...DESCRIBED, recipeYield })).recipes[0]?.makes).toBe(makes);
  });
  it("names its ingredients in one text, or as records", async () => {
    const lines = async (recipeIngredient: unknown) =>
      (await read({ ...DESCRIBED, recipeIngredient })).recipes[0]?.lines;
    expect(await lines("2 eggs\n1 cup milk<br />salt")).toEqual(["2 eggs", "1 cup milk", "salt"]);
    expect(await lines([{ "@type": "HowToSupply", name: "2 eggs" }, 7, null, {}])).toEqual(["2 eggs", "7"]);
    expect(await lines(undefined)).toEqual([]);
    expect((await lines(["x".repeat(5000)]))?.[0]).toHaveLength(301);
  });
});

describe("what is no file of recipes", () => {
  const NONE = /^400 We found no recipe in this file/;
  const many = (count: number, lines: string[]) =>
    Array.from({ length: count }, (_, i) => ({ ...DESCRIBED, name: `R ${i}`, recipeIngredient: lines }));
  it.each<[string, string | Buffer | object, RegExp]>([
    ["an empty one", "", /^400 This file is empty/],
    ["other JSON", { foods: [] }, NONE],
    ["a number", "7", NONE],
    ["a list of nothing", [null, 1, "x", []], NONE],
    ["a page without a recipe", page(script('{"@type":"WebSite"}')), NONE],
    ["a page that breaks off in its script", '<script type="application/ld+json">{"@type":"Recipe"', NONE],
    ["a picture", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0, 1, 2, 3]), NONE],
    ["CSV", "Date,Food\n2026-01-01,Egg\n", NONE],
    ["broken JSON", '{"name": "x", ', /^400 This JSON file is cut or broken/],
    ["a million records", `[${"{},".repeat(1_000_001)}{}]`, /^400 This file holds too much/],
    ["lists in lists, half a million deep", "[".repeat(500_000) + "]".repeat(500_000), NONE],
    ["a million names", `{${Array.from({ length: 1e6 }, (_, i) => `"${i}":1`).join(",")}}`, NONE],
    ["101 recipes", many(101, ["1 egg"]), /^400 This file has more than 100 recipes/],
    [
      "3,001 ingredients",
      many(31, Array(100).fill("1 egg")),
      /^400 This file has more than 100 recipes or 3,000/,
    ],
    ["19 MB of capital letters", "A".repeat(19_000_000), NONE],
    ["19 MB of scripts that never end", "<script>".repeat(2_400_000), NONE],
    ["scripts without an end in their tags", "<script ".repeat(1_000_000), NONE],
    ["a cut archive", Buffer.from("PK\u0003\u0004 not an archive"), /^400 This ZIP file is broken/],
  ])("%s", { timeout: 30_000 }, async (_, content, sentence) => {
    expect(await refusalOf(content)).toMatch(sentence);
  });
  it("archives that unpack to too much, at either depth", async () => {
    const bomb = await zipOf({ "recipe.json": " ".repeat(59 * 1024 * 1024) });
    expect(await refusalOf(bomb)).toMatch(/^400 This ZIP file unpacks to more than/);
    expect(await refusalOf(await zipOf({ "a.zip": bomb }))).toMatch(
      /^400 This ZIP file unpacks to more than/,
    );
    const crowd = await zipOf(Object.fromEntries(Array.from({ length: 150 }, (_, i) => [`${i}.txt`, ""])));
    const crowds = await zipOf(Object.fromEntries(Array.from({ length: 14 }, (_, i) => [`${i}.zip`, crowd])));
    expect(await refusalOf(crowds)).toMatch(/^400 This ZIP file unpacks to more than/);
  });
});

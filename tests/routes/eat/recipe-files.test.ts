import { zipOf } from "../../support/uploads";
import "../../support/route-env";
import { beforeEach, describe, expect, it } from "vitest";
import { call, person } from "../../support/api";
import { RouteBrowser } from "../../support/routes";

const { callerOf } = await import("~/http/viewer.server");
const { changeRecipe } = await import("~/features/recipes/recipes.server");
const { makeFromWords } = await import("~/features/recipes/recipe-forms.server");
const imports = await import("~/routes/account_.data_.import");
const signUp = await import("~/routes/_front.sign-up");
const list = await import("~/routes/_front.recipes");

const described = (name: string, recipeIngredient: string[], recipeYield: unknown = "4 servings") => ({
  ...{ "@context": "https://schema.org", "@type": "Recipe", name, recipeYield, recipeIngredient },
});
const STEW = described("Stew", [
  "600 g minced beef",
  "3 cloves garlic, minced",
  "Salt and pepper",
  "20 g fribblewort",
]);
const fileOf = (content: unknown, name = "recipe.json") =>
  new File([typeof content === "string" ? content : JSON.stringify(content)], name);

let token: string;
beforeEach(async () => {
  token = (await person()).token;
});
async function send(file?: File, more: Record<string, string> = {}) {
  const raw = new FormData();
  if (file) raw.set("file", file);
  for (const [name, value] of Object.entries(more)) raw.set(name, value);
  return call("POST", "/api/recipes/import", { token, raw });
}
const recipes = async () => (await call("GET", "/api/recipes", { token })).data.recipes;
const namesOf = (all: { name: string }[]) => all.map(({ name }) => name);

describe("a file of recipes, sent by a program", () => {
  it("is read as described meals are, without what says how a food is prepared", async () => {
    const { status, data } = await send(fileOf(STEW));
    expect(status).toBe(200);
    const [stew] = data.added;
    expect(stew).toMatchObject({ name: "Stew", servings: 4, servings_known: true, cooked_grams: null });
    expect(namesOf(stew.parts)).toEqual(["Ground beef", "Raw garlic", "Salt"]);
    expect(stew.parts[0].grams).toBe(600);
    expect(stew.unrecognised).toEqual(["20 g fribblewort"]);
    expect(data.left_out).toEqual([]);
    const { servings_known: _, ...recipe } = stew;
    expect(await recipes()).toEqual([recipe]);
  });

  it.each<[string, string[], string[]]>([
    ["1 large egg, lightly beaten", ["Egg"], []],
    ["3 eggs (beaten)", ["Egg"], []],
    ["1 pound chicken breasts, cut into 1-inch cubes", ["Chicken breast, without skin"], []],
    ["1 (15 ounce) can black beans, rinsed and drained", ["Black beans, canned, without added fat"], []],
    ["2 eggs, 100 g flour", ["Egg", "Flour"], []],
    ["250 g Mehl", ["Mehl"], []],
    ["2 EL Olivenöl", ["Olivenöl"], []],
    ["sel, poivre", ["Sel", "Poivre"], []],
    ["150 g lentils", ["Lentils, uncooked"], []],
    ["200 g spaghetti", ["Pasta, uncooked"], []],
    ["1 cup basmati rice", ["White rice, uncooked"], []],
    ["200 g cooked rice", ["Cooked rice"], []],
    ["Salt & pepper", ["Salt"], []],
    ["20 g fribblewort, chopped", [], ["20 g fribblewort, chopped"]],
  ])("reads %s", async (line, foods, unrecognised) => {
    const { data } = await send(fileOf(described("Dish", ["For the dish:", "100 g oats", line])));
    expect(namesOf(data.added[0].parts)).toEqual(["Raw oats", ...foods]);
    expect(data.added[0].unrecognised).toEqual(unrecognised);
  });

  it("adds none twice, whatever became of them", async () => {
    await send(fileOf(STEW));
    const [{ id }] = await recipes();
    const known = [{ name: "Stew", reason: "It’s already in your recipes." }];
    expect((await send(fileOf(STEW))).data).toEqual({ added: [], left_out: known });
    await call("PUT", `/api/recipes/${id}`, {
      token,
      body: { name: "Other", servings: 1, description: "1 egg" },
    });
    expect((await send(fileOf(STEW))).data).toEqual({ added: [], left_out: known });
    expect(namesOf(await recipes())).toEqual(["Other"]);
  });

  it("adds what it can, and says of the others why not", async () => {
    await call("POST", "/api/recipes", { token, body: { name: "soup", servings: 2, description: "1 egg" } });
    const many = (count: number) => Array.from({ length: count }, () => "1 egg");
    const file = [
      described("Soup", ["100 g rice"]),
      described("", ["100 g rice"]),
      described("Air", []),
      described("Nothing", ["xqzt"]),
      described("Feast", many(500)),
      described("Rice", ["100 g rice"], 0),
      described("RICE", ["200 g rice"]),
      described(`Long ${"name ".repeat(60)}`, ["100 g rice"]),
      described("Tons", ["90000 kg butter", "90000 kg butter"]),
      described("Plenty", many(30)),
    ];
    const { status, data } = await send(fileOf(file));
    expect(status).toBe(200);
    expect(
      data.added.map(({ name, servings, servings_known }: typeof data) => [name, servings, servings_known]),
    ).toEqual([
      ["Rice", 1, false],
      [expect.stringMatching(/^Long name .{60,70}$/), 4, true],
      ["Plenty", 4, true],
    ]);
    expect(data.added[2].parts).toHaveLength(20);
    const left = "Egg (no room: a recipe can have up to 20 foods)";
    expect(data.added[2].unrecognised).toEqual(Array(10).fill(left));
    expect(data.left_out).toEqual([
      { name: "", reason: "It has no name." },
      { name: "Air", reason: "It has no ingredients." },
      { name: "Nothing", reason: "None of its ingredients were recognized." },
      { name: "Feast", reason: "It has more than 100 ingredients." },
      { name: "Tons", reason: "That is more than can be logged at once." },
      { name: "Soup", reason: "You already have a recipe with this name." },
      { name: "RICE", reason: "You already have a recipe with this name." },
    ]);
    expect(await recipes()).toHaveLength(4);
  });

  it.each<[string, File | undefined, RegExp]>([
    ["no file", undefined, /^Choose a file first/],
    ["a picture", fileOf("\u0000\u0001\u0002", "x.png"), /^We found no recipe in this file/],
    ["broken JSON", fileOf('{"name":'), /^This JSON file is cut/],
    ["a recipe without a name", fileOf(described("", ["1 egg"])), /^It has no name/],
    [
      "one without foods that are known",
      fileOf(described("Air", ["xqzt"])),
      /^“Air”: None of its ingredients/,
    ],
  ])("with %s is refused, and adds nothing", async (_, file, sentence) => {
    const { status, error } = await send(file);
    expect(status).toBe(400);
    expect(error).toMatch(sentence);
    expect(await recipes()).toEqual([]);
  });

  it("of many ingredients counts those with the most calories, in their order", async () => {
    const spices = Array.from({ length: 19 }, () => "1 g salt");
    const { data } = await send(fileOf(described("Curry", [...spices, "1 onion", "2 tbsp oil"])));
    const [{ parts, unrecognised }] = data.added;
    expect(namesOf(parts).slice(-2)).toEqual(["Onion", "Vegetable oil"]);
    expect([parts.length, unrecognised.length]).toEqual([20, 1]);
  });

  it("with a field that is not known, or as JSON, is refused", async () => {
    expect((await send(fileOf(STEW), { name: "x" })).status).toBe(400);
    expect((await call("POST", "/api/recipes/import", { token, body: STEW })).status).toBe(415);
    expect(await recipes()).toEqual([]);
  });

  it("that would fill more places than there are adds none of it", async () => {
    const hundred = (from: number) =>
      fileOf(Array.from({ length: 100 }, (_, i) => described(`R ${from + i}`, ["1 egg"])));
    for (const from of [0, 100, 200]) expect((await send(hundred(from))).status).toBe(200);
    const { status, error } = await send(fileOf(STEW));
    expect([status, error]).toEqual([400, expect.stringMatching(/300/)]);
    expect(await recipes()).toHaveLength(300);
  }, 60_000);
});

describe("the page of recipes", () => {
  let ann: RouteBrowser;
  let people = 0;
  beforeEach(async () => {
    ann = new RouteBrowser();
    ann.cookies.set("pp_zone", "UTC");
    await ann.post(signUp, "/sign-up", { email: `files${people++}@example.org`, password: "carrots & peas" });
  });
  const upload = (file: File | undefined) => {
    const form = new FormData();
    if (file) form.set("file", file);
    return ann.post(list, "/recipes?step=file", form);
  };
  const act = (intent: string, id: string) => ann.post(imports, "/account/data/import", { intent, id });
  const listed = async () => namesOf((await ann.get(list, "/recipes")).data.recipes);
  const previewOf = async (file: File) => {
    const { status, location } = await upload(file);
    expect(status).toBe(303);
    const { shown } = (await ann.get(imports, location ?? "")).data;
    return shown;
  };

  it("shows what a file would add and why not the rest, before any of it is written", async () => {
    const zip = await zipOf({
      "a.json": JSON.stringify(STEW),
      "b.json": JSON.stringify(described("Air", [])),
    });
    const { id, program, state, summary } = await previewOf(new File([new Uint8Array(zip)], "recipes.zip"));
    expect([program, state]).toEqual(["web page", "ready"]);
    expect(summary.recipes).toMatchObject({
      added: [{ name: "Stew", notes: ["Makes 4.", "Not counted: 20 g fribblewort"] }],
      leftOut: [{ name: "Air", reason: "It has no ingredients." }],
    });
    expect(await listed()).toEqual([]);
    await act("cancel", id);
    expect(await listed()).toEqual([]);
  });

  it("adds what was previewed, once, and takes back what wasn't changed since", async () => {
    const { id } = await previewOf(fileOf([STEW, described("Rice", ["100 g rice"])]));
    await act("commit", id);
    await act("commit", id);
    expect(await listed()).toEqual(["Rice", "Stew"]);
    const again = await previewOf(fileOf(STEW));
    expect(again.summary.recipes).toMatchObject({ added: [], leftOut: [{ name: "Stew" }] });
    const [{ id: rice }] = (await ann.get(list, "/recipes")).data.recipes;
    const by = await callerOf(ann.request());
    await changeRecipe(by, rice, (old) => ({ ...old, makes: 2 }));
    await act("undo", id);
    expect(await listed()).toEqual(["Rice"]);
  });

  it("leaves out one whose name is taken since the preview, and says so", async () => {
    const { id } = await previewOf(fileOf([STEW, described("Rice", ["100 g rice"])]));
    const by = await callerOf(ann.request());
    await makeFromWords(by, {
      ...{ intent: "words", key: "k", name: "stew", makes: 2 },
      ...{ cooked_grams: null, description: "1 egg" },
    });
    await act("commit", id);
    expect(await listed()).toEqual(["Rice", "stew"]);
    const { shown } = (await ann.get(imports, `/account/data/import?id=${id}`)).data;
    expect(shown.summary.recipes).toMatchObject({
      added: [{ name: "Rice" }],
      leftOut: [{ name: "Stew", reason: "You already have a recipe with this name." }],
    });
    await act("undo", id);
    expect(await listed()).toEqual(["stew"]);
  });

  it("leaves a preview to its person", async () => {
    const { id } = await previewOf(fileOf(STEW));
    const bob = new RouteBrowser();
    await bob.post(signUp, "/sign-up", { email: `bob${people++}@example.org`, password: "carrots & peas" });
    expect((await bob.post(imports, "/account/data/import", { intent: "commit", id })).status).toBe(404);
    expect((await bob.get(list, "/recipes")).data.recipes).toEqual([]);
  });

  it.each<[File | undefined, RegExp]>([
    [undefined, /^Choose a file first/],
    [fileOf("hello", "note.txt"), /^We found no recipe in this file/],
  ])("refuses %j at its field", async (file, sentence) => {
    const { status, data } = await upload(file);
    expect(status).toBe(400);
    expect(data.file.errors.file[0]).toMatch(sentence);
  });
});

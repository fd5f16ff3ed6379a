import "../../support/route-env";
import { beforeEach, describe, expect, it } from "vitest";
import { store } from "~/platform/boot.server";
import { call, PASSWORD, person } from "../../support/api";

type Send = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => ReturnType<typeof call>;

const sender =
  (token: string): Send =>
  (method, path, body, headers) =>
    call(method, path, { token, body, headers });
const somebody = async () => sender((await person()).token);

const CHILI = {
  name: "Chili",
  servings: 6,
  description: "600 g minced beef\n500 g kidney beans\n2 onions\n800 g canned tomatoes",
  cooked_grams: 1150,
};
const part = (name: string, calories: number, more = {}) => ({
  ...{ name, amount: 300, unit: "g", grams: 300 },
  ...{ nutrition: { calories, carbs: 0, protein: calories / 4, fats: 0 }, ...more },
});
const PLAIN = { name: "Plain", servings: 3, parts: [part("Quark", 210), part("Egg white", 150)] };

let ann: Send;
beforeEach(async () => {
  ann = await somebody();
});
const make = async (body: object = CHILI, by = ann) => (await by("POST", "/api/recipes", body)).data;
const foods = async (by = ann) => (await by("GET", "/api/food?limit=50")).data.foods;
const recipes = async (by = ann) => (await by("GET", "/api/recipes")).data.recipes;

describe("a recipe", () => {
  it("is made from words, with the foods that they name, and listed by name", async () => {
    const made = await make();
    expect(made).toMatchObject({ name: "Chili", servings: 6, cooked_grams: 1150, unrecognised: [] });
    expect(made.parts.map(({ grams }: { grams: number }) => grams)).toEqual([600, 500, 220, 800]);
    const sum = made.parts.reduce((all: number, { nutrition }: typeof made) => all + nutrition.calories, 0);
    expect(made.nutrition.calories).toBeCloseTo(sum, 1);
    expect(made.nutrition_per_serving.calories).toBeCloseTo(sum / 6, 0);
    await make(PLAIN);
    const listed = await recipes();
    expect(listed.map(({ name }: { name: string }) => name)).toEqual(["Chili", "Plain"]);
    expect(listed[0]).toEqual(made);
    expect((await ann("GET", `/api/recipes/${made.id}`)).data).toEqual(made);
    expect((await ann("GET", "/api/saved")).data.foods).toEqual([]);
  });

  it("says what it did not recognise, and keeps it", async () => {
    const made = await make({ ...CHILI, description: "600 g minced beef\n20 g fribblewort" });
    expect(made.parts).toHaveLength(1);
    expect(made.unrecognised.join()).toContain("fribblewort");
    expect((await recipes())[0].unrecognised).toEqual(made.unrecognised);
  });

  it.each([
    ["two servings", { servings: 2 }, 240, { number_of_servings: 2 }],
    ["half a serving, as text", { servings: "1/2" }, 60, { number_of_servings: 0.5 }],
    ["one serving without an amount", {}, 120, { number_of_servings: 1 }],
    ["a share", { share: 0.5 }, 180, { number_of_servings: 1 }],
    ["all of it", { share: 1 }, 360, {}],
    ["grams of the cooked whole", { grams: 300 }, 180, {}],
    ["more than it makes", { servings: 9 }, 1080, { number_of_servings: 9 }],
  ])("is eaten by %s", async (_, amount, calories, logged) => {
    const { id } = await make({ ...PLAIN, cooked_grams: 600 });
    const { status, data } = await ann("POST", `/api/recipes/${id}/eat`, amount);
    expect(status).toBe(200);
    expect(data).toMatchObject({ name: "Plain", nutrition: { calories, protein: calories / 4 }, ...logged });
    const [quark] = data.parts;
    expect(quark.grams * data.number_of_servings).toBeCloseTo((calories / 360) * 300, 1);
    expect(data).toMatchObject({ source: "recipe" });
    expect(await foods()).toEqual([data]);
  });

  it("has its further nutrients eaten, within another one, and when the food is put back", async () => {
    const { id, nutrition, nutrition_per_serving: each } = await make();
    expect(nutrition.fibre).toBeGreaterThan(0);
    const dish = { name: "Chili and rice", servings: 1, description: "2 servings of my chili, 100 g rice" };
    const [{ nutrition: inner }] = (await make(dish)).parts;
    expect(inner.fibre).toBeCloseTo(2 * each.fibre, 1);
    for (const servings of [1, 0.7]) {
      const { data } = await ann("POST", `/api/recipes/${id}/eat`, { servings });
      expect(data.nutrition.fibre).toBeCloseTo(each.fibre * servings, 1);
      expect((await ann("PUT", `/api/food/${data.id}`, data)).data).toEqual(data);
    }
  });

  it("is eaten on a day and at a time, and not in the future", async () => {
    const { id } = await make(PLAIN);
    const eat = (sent: object) => ann("POST", `/api/recipes/${id}/eat`, sent);
    expect((await eat({ date: "2026-03-01", time: "08:15" })).data).toMatchObject({ date: "2026-03-01" });
    const instant = "2026-03-02T09:30:00.000Z";
    expect((await eat({ time: instant })).data).toMatchObject({ date: "2026-03-02", time: instant });
    for (const wrong of [
      { date: "2999-01-01" },
      { date: "x" },
      { time: "25:00" },
      { date: "2026-03-01", time: instant },
    ])
      expect((await eat(wrong)).status).toBe(400);
    expect(await foods()).toHaveLength(2);
  });

  it("is logged once for the same Idempotency-Key, and taken off again", async () => {
    const { id } = await make(PLAIN);
    const press = () => ann("POST", `/api/recipes/${id}/eat`, { servings: 1 }, { "Idempotency-Key": "once" });
    const [one, two] = await Promise.all([press(), press()]);
    expect(one.data.id).toBe(two.data.id);
    expect(await foods()).toHaveLength(1);
    expect((await ann("DELETE", `/api/food/${one.data.id}`)).status).toBe(200);
    expect(await foods()).toEqual([]);
  });

  it("that is changed or deleted leaves what was logged as it was", async () => {
    const made = await make(PLAIN);
    const { data: eaten } = await ann("POST", `/api/recipes/${made.id}/eat`, {});
    const changed = { ...PLAIN, name: "Other", servings: 2, parts: [part("Quark", 400)] };
    expect((await ann("PUT", `/api/recipes/${made.id}`, changed)).data).toMatchObject({
      ...{ id: made.id, name: "Other", servings: 2, cooked_grams: null },
      ...{ nutrition: { calories: 400 }, nutrition_per_serving: { calories: 200 } },
    });
    expect(await foods()).toEqual([eaten]);
    expect((await ann("DELETE", `/api/recipes/${made.id}`)).data).toEqual({ id: made.id });
    expect(await foods()).toEqual([eaten]);
    for (const [method, path] of [
      ["GET", ""],
      ["DELETE", ""],
      ["POST", "/eat"],
    ] as const)
      expect(
        (await ann(method, `/api/recipes/${made.id}${path}`, method === "POST" ? {} : undefined)).status,
      ).toBe(404);
  });

  it("is put back as it was read, and refused when it changed meanwhile", async () => {
    for (const body of [CHILI, PLAIN]) {
      const made = await make(body);
      const read = await ann("GET", `/api/recipes/${made.id}`);
      expect((await ann("PUT", `/api/recipes/${made.id}`, read.data)).data).toEqual(made);
      expect((await ann("GET", `/api/recipes/${made.id}`)).data).toEqual(made);
      const tag = { "If-Match": read.headers.get("ETag") ?? "" };
      expect((await ann("PUT", `/api/recipes/${made.id}`, { ...read.data, servings: 4 }, tag)).status).toBe(
        200,
      );
      expect((await ann("PUT", `/api/recipes/${made.id}`, read.data, tag)).status).toBe(412);
      expect((await ann("DELETE", `/api/recipes/${made.id}`, undefined, tag)).status).toBe(412);
    }
    expect(await recipes()).toHaveLength(2);
  });

  it("is of its owner alone", async () => {
    const made = await make(PLAIN);
    const bob = await somebody();
    expect(await recipes(bob)).toEqual([]);
    for (const [method, path, body] of [
      ["GET", ""],
      ["PUT", "", PLAIN],
      ["DELETE", ""],
      ["POST", "/eat", {}],
    ] as const)
      expect((await bob(method, `/api/recipes/${made.id}${path}`, body)).status, method).toBe(404);
    expect(await foods(bob)).toEqual([]);
    expect(await recipes()).toEqual([made]);
  });
});

describe("what can be no recipe", () => {
  const MANY = Array.from({ length: 500 }, (_, i) => part(`Food ${i}`, 10));
  it.each([
    ["0 servings", { ...PLAIN, servings: 0 }, /1 to 1,000 servings/],
    ["a negative number of servings", { ...PLAIN, servings: -2 }, /1 to 1,000 servings/],
    ["no number of servings", { ...PLAIN, servings: "some" }, /1 to 1,000 servings/],
    ["no servings at all", { ...PLAIN, servings: undefined }, /1 to 1,000 servings/],
    ["no name", { ...PLAIN, name: " " }, /name/],
    ["500 ingredients", { ...PLAIN, parts: MANY }, /up to 20 parts/],
    ["21 in words", { ...CHILI, description: "1 egg, 1 apple, 1 pear\n".repeat(7) }, /up to 20 foods/],
    ["no foods", { ...PLAIN, parts: [] }, /at least one food/],
    ["neither words nor foods", { name: "Air", servings: 1 }, /either description or parts/],
    ["both", { ...PLAIN, description: "eggs" }, /either description or parts/],
    ["words that name no food", { ...CHILI, description: "xqzt" }, /not recognized/],
    ["a long text", { ...CHILI, description: "egg ".repeat(300) }, /1,000 characters/],
    ["a weight of 0", { ...PLAIN, cooked_grams: 0 }, /cooked weight/],
    ["a weight that is none", { ...PLAIN, cooked_grams: "heavy" }, /cooked weight/],
    [
      "itself, before it is one",
      { name: "Chili", servings: 2, description: "2 servings of my chili" },
      /contain itself/,
    ],
    ["an unknown field", { ...PLAIN, for_all: true }, /for_all/],
    ["a list", [], /./],
  ])("%s", async (_, body, sentence) => {
    const { status, error } = await ann("POST", "/api/recipes", body);
    expect(status).toBe(400);
    expect(error).toMatch(sentence);
    expect(await recipes()).toEqual([]);
  });

  it("a name that another one has, in other letters too", async () => {
    const made = await make(PLAIN);
    const other = await make({ ...PLAIN, name: "Other" });
    const twice = await ann("POST", "/api/recipes", { ...PLAIN, name: "plain" });
    expect(twice).toMatchObject({ status: 409, error: expect.stringContaining("“plain”") });
    expect((await ann("PUT", `/api/recipes/${other.id}`, { ...PLAIN, name: "PLAIN" })).status).toBe(409);
    expect((await ann("PUT", `/api/recipes/${made.id}`, { ...PLAIN, name: "PLAIN" })).status).toBe(200);
    expect(await recipes()).toHaveLength(2);
  });

  it("one that contains itself, by words, by its ref, or by way of another", async () => {
    const chili = await make(CHILI);
    const put = (id: string, body: object) => ann("PUT", `/api/recipes/${id}`, body);
    const words = await put(chili.id, { ...CHILI, description: "2 servings of my chili and 1 egg" });
    expect(words).toMatchObject({ status: 400, error: "A recipe can’t contain itself." });
    const ref = `recipe:${chili.id}`;
    const pie = await make({
      name: "Pie",
      servings: 4,
      description: "2 servings of my chili, 200 g potatoes",
    });
    expect(pie.parts[0]).toMatchObject({ ref, name: "Chili" });
    expect(pie.parts[0].nutrition.calories).toBeCloseTo(chili.nutrition.calories / 3, -1);
    for (const inner of [ref, `recipe:${pie.id}`])
      expect(
        await put(chili.id, { ...PLAIN, name: "Chili", parts: [part("Chili", 100, { ref: inner })] }),
      ).toMatchObject({
        status: 400,
        error: "A recipe can’t contain itself.",
      });
    expect((await ann("GET", `/api/recipes/${chili.id}`)).data).toEqual(chili);
  });

  it.each([
    [{ servings: 0 }, /more than 0/],
    [{ servings: -1 }, /more than 0/],
    [{ servings: "many" }, /more than 0/],
    [{ share: 0 }, /share of the whole/],
    [{ share: 1.5 }, /share of the whole/],
    [{ share: "7/6" }, /share of the whole/],
    [{ grams: 0 }, /how many grams/],
    [{ grams: 100 }, /no cooked weight/],
    [{ servings: 1, share: 0.5 }, /one of servings, share and grams/],
    [{ servings: 100_000 }, /more than can be logged/],
    [{ portions: 1 }, /portions/],
  ])("%j is no amount of one", async (amount, sentence) => {
    const { id } = await make(PLAIN);
    const { status, error } = await ann("POST", `/api/recipes/${id}/eat`, amount);
    expect(status).toBe(400);
    expect(error).toMatch(sentence);
    expect(await foods()).toEqual([]);
  });

  it("more than 300, with what else is saved", async () => {
    const { token, id: user_id } = await person();
    const by = sender(token);
    await store.tx(async (db) => {
      const row = { kind: "meal", emoji: "🍞", calories: 1, carbs: 0, protein: 0, fats: 0 } as const;
      const rows = Array.from({ length: 299 }, (_, i) => ({
        ...{ ...row, user_id, id: `saved${i}`, name: `Toast ${i}` },
        ...{ number_of_servings: 1, created_at: 0 },
      }));
      await db.insert(db.t.saved_food).values(rows);
    });
    expect((await by("POST", "/api/recipes", PLAIN)).status).toBe(200);
    const more = await by("POST", "/api/recipes", { ...PLAIN, name: "One more" });
    expect(more).toMatchObject({ status: 400, error: "No more than 300 foods can be saved." });
  });

  it("anything for a token that reads, and changes for one that logs", async () => {
    const made = await make(PLAIN);
    const scoped = async (scope: string) =>
      sender(
        (await ann("POST", "/api/tokens", { name: scope, scope, password: PASSWORD })).data?.token ?? "",
      );
    const statuses = async (by: Send) => [
      (await by("GET", "/api/recipes")).status,
      (await by("POST", `/api/recipes/${made.id}/eat`, {})).status,
      (await by("PUT", `/api/recipes/${made.id}`, PLAIN)).status,
      (await by("POST", "/api/recipes", { ...PLAIN, name: "New" })).status,
    ];
    expect(await statuses(await scoped("read"))).toEqual([200, 403, 403, 403]);
    expect(await statuses(await scoped("log"))).toEqual([403, 200, 403, 403]);
    expect(await statuses(await scoped("all"))).toEqual([200, 200, 200, 200]);
  });
});

describe("a recipe in words", () => {
  const read = (description: string) => ann("POST", "/api/ai/parse/description", { description });

  it("is understood by servings, share and grams, as it is now", async () => {
    const chili = await make(CHILI);
    const kcal = chili.nutrition.calories;
    for (const [words, times] of [
      ["two servings of my chili", 2 / 6],
      ["400 g of my chili", 400 / 1150],
      ["half of my Chili", 1 / 2],
      ["my chili", 1 / 6],
      ["9 servings of my chili", 9 / 6],
    ] as const) {
      const { data } = await read(words);
      expect(data.name, words).toBe("Chili");
      expect(data.parts).toHaveLength(4);
      expect(Math.abs(data.nutrition.calories - kcal * times), words).toBeLessThan(1);
    }
    const { data } = await read("two servings of my chili, a banana and fribblewort");
    expect(data.parts.map(({ name }: { name: string }) => name)).toEqual(["Chili", "Banana"]);
    expect(data.unrecognised.join()).toContain("fribblewort");
  });

  it("by grams without a cooked weight is refused, and words of no recipe are read as ever", async () => {
    await make({ ...CHILI, cooked_grams: null });
    expect(await read("400 g of my chili")).toMatchObject({ status: 400, error: /no cooked weight/ });
    const bob = await somebody();
    const { data } = await bob("POST", "/api/ai/parse/description", {
      description: "two servings of my chili",
    });
    expect(data.parts[0].ref).not.toMatch(/^recipe:/);
  });
});

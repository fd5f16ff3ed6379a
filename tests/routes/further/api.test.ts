import "../../support/route-env";
import { beforeEach, describe, expect, it } from "vitest";
import { call, type Person, person } from "../../support/api";

const AMOUNTS = { calories: 200, carbs: 30, fats: 4, protein: 8 };
const BREAD = { name: "Bread", nutrition: { ...AMOUNTS, fibre: 6.1, salt: 0.9, caffeine: 0 } };

let ann: Person;
beforeEach(async () => {
  ann = await person();
});

const log = (body: unknown) => call("POST", "/api/food", { token: ann.token, body });
const read = async (id: string) => (await call("GET", `/api/food/${id}`, { token: ann.token })).data;
const change = (method: string, id: string, body: unknown) =>
  call(method, `/api/food/${id}`, { token: ann.token, body });
const further = async () => (await call("GET", "/api/home", { token: ann.token })).data.further;

describe("a food", () => {
  it("keeps what more is known of it, for one serving and for all", async () => {
    const { data } = await log({ ...BREAD, number_of_servings: 3 });
    expect(data.nutrition).toMatchObject({ calories: 600, fibre: 18.3, salt: 2.7, caffeine: 0 });
    expect(data.nutrition_per_serving).toMatchObject({ calories: 200, fibre: 6.1, salt: 0.9, caffeine: 0 });
    expect(data.nutrition).not.toHaveProperty("sugars");
  });

  it("put back as it was answered stays as it is, in every number of servings", async () => {
    for (const number_of_servings of [1, 3, 0.7, 1 / 3]) {
      const { puzzle, ...logged } = (await log({ ...BREAD, number_of_servings })).data;
      expect((await change("PUT", logged.id, logged)).data).toEqual(logged);
      const { nutrition, ...each } = logged;
      expect((await change("PUT", logged.id, each)).data).toEqual(logged);
    }
  });

  it("keeps it while its amounts stay, in other servings too; null makes it unknown", async () => {
    const { id } = (await log(BREAD)).data;
    expect(
      (await change("PATCH", id, { name: "Toast", number_of_servings: 2 })).data.nutrition,
    ).toMatchObject({
      fibre: 12.2,
      salt: 1.8,
    });
    const salt = { nutrition_per_serving: { salt: null, sugars: 2 } };
    expect((await change("PATCH", id, salt)).data.nutrition).toEqual({
      ...{ calories: 400, carbs: 60, fats: 8, protein: 16 },
      ...{ fibre: 12.2, sugars: 4, caffeine: 0 },
    });
    await change("PATCH", id, { nutrition_per_serving: { calories: 90, carbs: 12 } });
    expect(Object.keys((await read(id)).nutrition)).toHaveLength(4);
  });

  it("with parts knows what all of them know", async () => {
    const part = (name: string, more: object) => ({ name, grams: 50, nutrition: { ...AMOUNTS, ...more } });
    const parts = [part("Rye", { fibre: 4, salt: 0.5 }), part("Jam", { fibre: 0.6, sugars: 20 })];
    const { data } = await log({ name: "Bread and jam", parts, number_of_servings: 2 });
    expect(data.nutrition).toEqual({ calories: 800, carbs: 120, fats: 16, protein: 32, fibre: 9.2 });
    expect(data.parts[1].nutrition).toMatchObject({ fibre: 0.6, sugars: 20 });
    const { puzzle, ...logged } = data;
    expect((await change("PUT", data.id, logged)).data).toEqual(logged);
    const other = { nutrition: { ...data.nutrition, fibre: 30 }, number_of_servings: 2 };
    const refused = await change("PUT", data.id, { ...logged, ...other, nutrition_per_serving: undefined });
    expect(refused.status).toBe(400);
    expect(await read(data.id)).toEqual(logged);
  });

  it.each([
    ["text", { fibre: "6 g" }],
    ["a negative number", { salt: -1 }],
    ["more than can be", { caffeine: 100_001 }],
    ["what no one knows", { gold: 1 }],
  ])("with %s is refused", async (_, more) => {
    const { status } = await log({ name: "Bread", nutrition: { ...AMOUNTS, ...more } });
    expect(status).toBe(400);
    expect(await further()).toEqual([]);
  });

  it("of which a part would hold more than it weighs is refused", async () => {
    const wine = { name: "Wine", grams: 100, nutrition: { ...AMOUNTS, alcohol: 101 } };
    expect(await log({ name: "Wine", parts: [wine] })).toMatchObject({
      status: 400,
      error: "A part can't hold more of a nutrient than its grams",
    });
  });

  it("whose two kinds of figures disagree is refused", async () => {
    const each = { nutrition_per_serving: { ...AMOUNTS, fibre: 2 } };
    const two = { name: "Bread", number_of_servings: 2 };
    const all = { calories: 400, carbs: 60, fats: 8, protein: 16 };
    expect((await log({ ...two, ...each, nutrition: { ...all, fibre: 4 } })).status).toBe(200);
    expect((await log({ ...two, ...each, nutrition: { ...all, fibre: 5 } })).status).toBe(400);
    expect((await log({ ...two, ...each, nutrition: { ...all, fibre: null } })).status).toBe(400);
  });

  it("that is saved, copied or logged again takes it along", async () => {
    const { id, date } = (await log(BREAD)).data;
    const token = ann.token;
    const { data } = await call("POST", "/api/saved", { token, body: { food_id: id } });
    expect(data.nutrition).toMatchObject({ fibre: 6.1 });
    await call("POST", `/api/saved/${data.id}/log`, { token, body: {} });
    expect(await further()).toContainEqual({ name: "fibre", unit: "g", amount: 12.2, known: 2, foods: 2 });
    expect(date).toMatch(/^\d{4}/);
  });
});

describe("a day", () => {
  it("sums up what is known, of how many foods; nothing for a nutrient that is known of none", async () => {
    expect(await further()).toEqual([]);
    await log(BREAD);
    await log({ name: "Soup", nutrition: { ...AMOUNTS, salt: 2.1 } });
    await log({ name: "Apple", nutrition: AMOUNTS });
    expect(await further()).toEqual([
      { name: "fibre", unit: "g", amount: 6.1, known: 1, foods: 3 },
      { name: "salt", unit: "g", amount: 3, known: 2, foods: 3 },
      { name: "caffeine", unit: "mg", amount: 0, known: 1, foods: 3 },
    ]);
  });
});

describe("the choice of a person", () => {
  it("is none at first, and is changed by name", async () => {
    const user = async () => (await call("GET", "/api/user", { token: ann.token })).data;
    expect((await user()).shown_nutrients).toEqual([]);
    const set = (shown_nutrients: unknown) =>
      call("PATCH", "/api/user", { token: ann.token, body: { shown_nutrients } });
    expect((await set(["salt", "fibre"])).data.shown_nutrients).toEqual(["fibre", "salt"]);
    expect((await set(["gold"])).status).toBe(400);
    expect((await set("fibre")).status).toBe(400);
    expect((await user()).shown_nutrients).toEqual(["fibre", "salt"]);
    expect((await call("PUT", "/api/user", { token: ann.token, body: await user() })).status).toBe(200);
    expect((await set([])).data.shown_nutrients).toEqual([]);
  });
});

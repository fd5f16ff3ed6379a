import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { BAD_TEXTS } from "../support/bad-input";
import { RouteBrowser } from "../support/routes";
import "../support/route-env";
import { dumpFile, offCsvText, SPREAD } from "../support/fixtures/food-dumps";

const signUp = await import("~/routes/_front.sign-up");
const scan = await import("~/routes/eat.scan-label");
const resource = await import("~/routes/foods.barcode.$code");
const { importFoods } = await import("~/features/foods/imports/import-foods.server");
const { store } = await import("~/platform/boot.server");

const [ann, ben] = [new RouteBrowser(), new RouteBrowser()];
const UNKNOWN = "7622210449283";

beforeAll(async () => {
  await ann.post(signUp, "/sign-up", { email: "ann@example.org", password: "carrots-before-noon" });
  await ben.post(signUp, "/sign-up", { email: "ben@example.org", password: "carrots-before-noon" });
  const drink = { ...SPREAD, code: "0012000003455", product_name: "Cola", brands: "", serving_quantity: "" };
  await importFoods(store, dumpFile("off.csv", offCsvText([SPREAD, drink])), { now: 1 });
});

const look = async (who: RouteBrowser, typed: string) => {
  const { status, data } = await who.get(scan, `/eat/scan-label?barcode=${encodeURIComponent(typed)}`);
  return { status, ...data.found };
};
const confirm = (who: RouteBrowser, fields: Record<string, string>) =>
  who.post(scan, "/eat/scan-label?step=food", {
    name: "Muesli",
    emoji: "🥣",
    calories: "212",
    carbs: "31,5",
    fats: "7",
    protein: "5",
    portion: "serving",
    note: "",
    barcode: UNKNOWN,
    ...fields,
  });

describe("a barcode", () => {
  beforeEach(async () => {
    await store.tx((db) => db.delete(db.t.product));
  });

  it("of an imported product gives its values for a serving, or for 100 g, and its source", async () => {
    expect(await look(ann, "4006381333931")).toMatchObject({
      status: 200,
      product: {
        name: "Hazelnut Spread, Haselhof",
        portion: "serving",
        serving: "1 tbsp (15 g)",
        amounts: { calories: 80.9, carbs: 8.6, protein: 0.9, fats: 4.6 },
        source: "Open Food Facts (ODbL)",
      },
    });
    // As UPC-A and in short, as UPC-E.
    for (const typed of ["012000003455", "01234505"])
      expect(await look(ann, typed)).toMatchObject({ product: { name: "Cola", portion: "100 g" } });
  });

  it.each(["4006381333932", "12", "abc", "-1", "4006381333931'--"])(
    "%j is refused, and stays in its field",
    async (typed) => {
      expect(await look(ann, typed)).toEqual({
        status: 400,
        typed,
        error: "That isn't a valid barcode. Please check the digits.",
      });
    },
  );

  it.each(Object.entries(BAD_TEXTS))("that is %s is refused", async (_, text) => {
    expect((await look(ann, text)).status).toBe(400);
  });

  it("that nobody knows is learned from what was confirmed, by its user only", async () => {
    expect(await look(ann, UNKNOWN)).toMatchObject({ status: 200, barcode: `0${UNKNOWN}` });
    const answer = await confirm(ann, { number_of_servings: "3", key: "one" });
    expect([answer.status, answer.location]).toEqual([303, "/"]);
    expect(await look(ann, UNKNOWN)).toMatchObject({
      product: { name: "Muesli", emoji: "🥣", portion: "serving", amounts: { calories: 212, carbs: 31.5 } },
    });
    expect((await look(ben, UNKNOWN)).product).toBeUndefined();
  });

  it("is known as it was confirmed last, before what was imported", async () => {
    await confirm(ann, { barcode: "4006381333931", name: "My spread", key: "two" });
    await confirm(ann, { barcode: "4006381333931", name: "My own spread", key: "three" });
    expect((await look(ann, "4006381333931")).product.name).toBe("My own spread");
    expect((await look(ben, "4006381333931")).product.name).toBe("Hazelnut Spread, Haselhof");
  });

  it.each(["", "4006381333932", "x".repeat(39)])(
    "%j with a confirmed food is not stored, and the food is logged",
    async (barcode) => {
      expect((await confirm(ann, { barcode, key: `odd ${barcode}` })).status).toBe(303);
      expect(await store.read.select().from(store.read.t.product)).toEqual([]);
    },
  );

  it("confirmed twice at once is one product", async () => {
    const answers = await Promise.all([confirm(ann, { key: "four" }), confirm(ann, { key: "five" })]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect(await store.read.select().from(store.read.t.product)).toHaveLength(1);
  });

  it("with a refused value stays in the form, and nothing is learned", async () => {
    const { status, data } = await confirm(ann, { carbs: "much" });
    expect([status, data.lastResult.initialValue.barcode]).toEqual([400, UNKNOWN]);
    expect(await store.read.select().from(store.read.t.product)).toEqual([]);
  });
});

describe("the camera's question", () => {
  it("is answered in JSON", async () => {
    const ask = async (code: string) => {
      const params = { code };
      const request = ann.request();
      request.headers.set("Accept", "application/json");
      const answer = await resource.loader({ request, params, context: {} });
      return [answer.status, await answer.json()];
    };
    expect(await ask("4006381333931")).toEqual([200, { success: true, data: { known: true }, error: null }]);
    expect(await ask("96385074")).toEqual([200, { success: true, data: { known: false }, error: null }]);
    expect(await ask("junk")).toEqual([200, { success: true, data: { known: false }, error: null }]);
  });
});

describe("GET /api/food/barcode", () => {
  it("answers programs the same", async () => {
    const api = await import("~/routes/api.food.barcode");
    const ask = async (code: string, who = ann) => {
      const { headers } = who.request();
      const request = new Request(`http://localhost:3000/api/food/barcode?code=${code}`, { headers });
      const answer = await api.loader({ request, params: {}, context: {} });
      return { status: answer.status, ...(await answer.json()) };
    };
    expect(await ask("4006381333931", ben)).toMatchObject({
      status: 200,
      data: {
        name: "Hazelnut Spread, Haselhof",
        nutrition: { calories: 80.9 },
        source: "Open Food Facts (ODbL)",
      },
    });
    expect(await ask("96385074")).toMatchObject({ status: 404, error: "This barcode is not known yet." });
    expect(await ask("123")).toMatchObject({ status: 400, success: false });
    expect(await ask("4006381333931", new RouteBrowser())).toMatchObject({ status: 401 });
  });
});

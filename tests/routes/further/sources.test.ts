import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { RouteBrowser } from "../../support/routes";
import { drawnLabel } from "../../support/uploads";
import "../../support/route-env";
import { call } from "../../support/api";
import { dumpFile, offCsvText, SPREAD } from "../../support/fixtures/food-dumps";

const signUp = await import("~/routes/_front.sign-up");
const scan = await import("~/routes/eat.scan-label");
const { importFoods } = await import("~/features/foods/imports/import-foods.server");
const { offProduct } = await import("~/features/foods/imports/off-foods.server");
const { store } = await import("~/platform/boot.server");

const ann = new RouteBrowser();
const SPREAD_CODE = "4006381333931";
const WINE_CODE = "7622210449283";
const foods = () => store.read.select().from(store.read.t.food);

beforeAll(async () => {
  await ann.post(signUp, "/sign-up", { email: "ann@example.org", password: "carrots-before-noon" });
  const known = { fiber_100g: "4", sugars_100g: "56", "saturated-fat_100g": "10.6", salt_100g: "0.1" };
  await importFoods(store, dumpFile("off.csv", offCsvText([{ ...SPREAD, ...known }])), { now: 1 });
});
beforeEach(async () => {
  await store.tx(async (db) => {
    await db.delete(db.t.food);
    await db.delete(db.t.product);
  });
});

const look = async (code: string) => (await ann.get(scan, `/eat/scan-label?barcode=${code}`)).data.found;
const confirm = (fields: Record<string, string>) =>
  ann.post(scan, "/eat/scan-label?step=food", {
    name: "A",
    emoji: "🍷",
    portion: "serving",
    note: "",
    ...fields,
  });

it("a product of an import is logged with what is known of a serving, and is so remembered", async () => {
  const { product } = await look(SPREAD_CODE);
  expect(product.further).toEqual({ fibre: 0.6, sugars: 8.4, saturated_fat: 1.59, salt: 0.015 });
  const values = { calories: "80.9", carbs: "8.6", protein: "0.9", fats: "4.6" };
  const sent = { ...values, further: JSON.stringify(product.further), number_of_servings: "2" };
  expect((await confirm({ ...sent, barcode: SPREAD_CODE })).status).toBe(303);
  expect((await foods())[0]?.further).toEqual({ fibre: 1.2, sugars: 16.8, saturated_fat: 3.18, salt: 0.03 });
  expect((await look(SPREAD_CODE)).product.further).toEqual(product.further);
});

it("a product without any is as before", async () => {
  const values = { calories: "80.9", carbs: "8.6", protein: "0.9", fats: "4.6", barcode: WINE_CODE };
  await confirm({ ...values, further: "no JSON" });
  expect((await foods())[0]?.further).toBeNull();
  expect((await look(WINE_CODE)).product).not.toHaveProperty("further.fibre");
});

it("known alcohol explains the energy of wine, whisky without it raises a question, and so do more sugars than carbs", async () => {
  const wine = { calories: "125", carbs: "4", protein: "0", fats: "0" };
  expect((await confirm({ ...wine, further: '{"alcohol":15.7}' })).status).toBe(303);
  const whisky = { calories: "250", carbs: "0", protein: "0", fats: "0" };
  expect((await confirm(whisky)).status).toBe(400);
  const sweets = { calories: "40", carbs: "10", protein: "0", fats: "0", further: '{"sugars":30}' };
  const answer = await confirm(sweets);
  expect(answer.status).toBe(400);
  expect(JSON.stringify(answer.data)).toContain("More sugars than carbs? Is that right?");
  expect(await foods()).toHaveLength(1);
});

describe("a product of Open Food Facts", () => {
  const of = (fields: Record<string, unknown>) => {
    const product = offProduct((name) => ({ ...SPREAD, ...fields })[name]);
    return typeof product === "string" ? product : product.further;
  };

  it("has alcohol in grams of its per cent by volume, caffeine in mg", () => {
    expect(of({ alcohol_100g: 12.5, caffeine_100g: 0.032, polyols_100g: "5" })).toEqual({
      alcohol: 9.8625,
      polyols: 5,
      caffeine: 32,
    });
  });

  it.each([
    ["alcohol above 100 %", { alcohol_100g: 140 }],
    ["more sugars than carbs", { sugars_100g: 90 }],
    ["more saturated fat than fats", { "saturated-fat_100g": 80 }],
    ["negative fibre", { fiber_100g: -2 }],
    ["no number", { salt_100g: "a pinch" }],
  ])("with %s doesn't know it", (_, fields) => {
    expect(of(fields)).toBeUndefined();
  });
});

it("a label's other lines are logged for the servings eaten, sodium as salt", async () => {
  const image = await drawnLabel([
    ["Sugars", "8.1 g"],
    ["Fibre", "1.5 g"],
    ["Sodium", "320 mg"],
  ]);
  const further = { fibre: 1.5, sugars: 8.1, salt: 0.8 };
  const form = new FormData();
  form.set("image", image);
  const { confirmation } = (await ann.post(scan, "/eat/scan-label", form)).data;
  expect(confirmation.values).toMatchObject({ calories: "103", carbs: "15.3", protein: "3", fats: "3" });
  expect(JSON.parse(confirmation.further)).toEqual(further);
  const sent = { ...confirmation.values, further: confirmation.further, number_of_servings: "2" };
  expect((await confirm(sent)).status).toBe(303);
  expect((await foods())[0]?.further).toEqual({ fibre: 3, sugars: 16.2, salt: 1.6 });
  const raw = new FormData();
  raw.set("image", image);
  const { data } = await call("POST", "/api/ai/parse/food", { raw });
  expect(data.nutrition).toEqual({ calories: 103, carbs: 15.3, protein: 3, fats: 3, ...further });
});

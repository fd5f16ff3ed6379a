import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Review, rowText } from "../../../app/features/review/review";
import { type Fields, fieldsOf, RouteBrowser } from "../../support/routes";

await import("../../support/route-env");
const signUp = await import("~/routes/_front.sign-up");
const describeFood = await import("~/routes/_front.eat.describe");
const enterValue = await import("~/routes/_front.eat.enter-value");
const portionPage = await import("~/routes/_front.foods_.$ref");
const scan = await import("~/routes/eat.scan-label");
const foodPage = await import("~/routes/_front.food.$foodId");
const again = await import("~/routes/food.$foodId.again");
const remove = await import("~/routes/food.$foodId.delete");
const restore = await import("~/routes/food.$foodId.restore");
const { store } = await import("~/platform/boot.server");

type Route = Parameters<RouteBrowser["get"]>[0];
const at = ({ loader, action }: Route, params: Record<string, string>): Route => ({
  loader: loader && ((args) => loader({ ...args, params })),
  action: action && ((args) => action({ ...args, params })),
});

const [ann, bea] = [new RouteBrowser(), new RouteBrowser()];
const foods = () => store.read.select().from(store.read.t.food).orderBy(store.read.t.food.created_at);
const WORDS = "50 g of toast and 118 g of banana";

beforeAll(async () => {
  for (const [browser, email] of [
    [ann, "ann@example.org"],
    [bea, "bea@example.org"],
  ] as const)
    await browser.post(signUp, "/sign-up", { email, password: "carrots & peas" });
});
beforeEach(async () => {
  await store.tx(async (db) => {
    await db.delete(db.t.confirmed_meal);
    await db.delete(db.t.food);
  });
});

async function logMeal(change: (review: Review) => Fields = (review) => fieldsOf(review), words = WORDS) {
  const { data } = await ann.post(describeFood, "/eat/describe", { description: words });
  const answer = await ann.post(describeFood, "/eat/describe?step=food", change(data.review));
  expect(answer.status).toBe(303);
  return (await foods())[0]?.id ?? "";
}

const page = (id: string, browser = ann) => browser.get(at(foodPage, { foodId: id }), `/food/${id}`);
const send = (id: string, fields: Fields, browser = ann) =>
  browser.post(at(foodPage, { foodId: id }), `/food/${id}?step=parts`, fields);

/** The fields of the page's form. */
async function shown(id: string): Promise<Fields> {
  const { review, entry, date, time } = (await page(id)).data.food;
  return { ...fieldsOf(review, "form"), number_of_servings: String(entry.servings), date, time };
}
/** The same form after an answer that shows it again. */
const next = ({ review, typed }: { review: Review; typed: Fields }): Fields => ({
  ...fieldsOf(review, "form"),
  ...Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== undefined)),
});

const TOAST = { name: "Toast", amount: 50, unit: "g", grams: 50, ref: "table:toast", estimated: false };
const BANANA = { name: "Banana", amount: 118, unit: "g", grams: 118 };

describe("a logged meal", () => {
  it("stays with its parts and their sources, also logged again, deleted and put back", async () => {
    const id = await logMeal();
    const [meal] = await foods();
    expect(meal).toMatchObject({ source: "described", estimated: false, calories: 251.5 });
    expect(meal?.parts).toMatchObject([
      { ...TOAST, emoji: "🍞", calories: 146.5, source: expect.stringMatching(/^USDA SR24/) },
      { ...BANANA, source: expect.stringMatching(/^USDA SR24/) },
    ]);
    await ann.post(at(again, { foodId: id }), `/food/${id}/again`, { key: "again" });
    await ann.post(at(remove, { foodId: id }), `/food/${id}/delete`);
    await ann.post(at(restore, { foodId: id }), `/food/${id}/restore`);
    const both = await foods();
    expect(both).toHaveLength(2);
    for (const { parts, source } of both)
      expect({ parts, source }).toEqual({ parts: meal?.parts, source: "described" });
  });

  it("is the same after it was opened and saved unchanged, for any servings", async () => {
    const id = await logMeal();
    for (const number_of_servings of ["1/3", "3", "0.07", "1"]) {
      expect(await send(id, { ...(await shown(id)), number_of_servings })).toMatchObject({ status: 303 });
      const before = await foods();
      expect((await page(id)).data.food.review).toMatchObject({
        typed: [],
        totals: { calories: "251.5" },
        rows: [{ amount: "50", ref: "table:toast" }, { amount: "118" }],
      });
      expect(await send(id, await shown(id))).toMatchObject({ status: 303 });
      expect(await foods()).toEqual(before);
    }
  });

  it("changes by its parts: another amount, another food, one more, one less", async () => {
    const id = await logMeal();
    const fields = { ...(await shown(id)), time: "07:30", number_of_servings: "2" };
    const more = await send(id, { ...fields, amount_0: "75", intent: "update" });
    expect(more.data).toMatchObject({ gone: false, typed: { time: "07:30", number_of_servings: "2" } });
    expect(more.data.review.totals).toMatchObject({ calories: "324.8" });
    const found = await send(id, { ...next(more.data), q: "olive oil", intent: "enter" });
    expect(found.data.search.foods).toContainEqual(expect.objectContaining({ ref: "table:olive-oil" }));
    const added = await send(id, { ...next(found.data), pick: "table:olive-oil" });
    const swapped = await send(id, { ...next(added.data), target: "1", pick: "table:apple" });
    const fewer = await send(id, { ...next(swapped.data), intent: "remove-0" });
    expect(await foods()).toMatchObject([{ calories: 251.5, number_of_servings: 1 }]);
    expect(await send(id, next(fewer.data))).toMatchObject({ status: 303 });
    const [meal] = await foods();
    const parts = meal?.parts as { name: string; calories: number }[];
    expect(parts.map(({ name }) => name)).toEqual(["Apple", "Olive oil"]);
    const [apple, oil] = parts.map(({ calories }) => calories) as [number, number];
    expect(meal).toMatchObject({ number_of_servings: 2, name: "Apple & olive oil" });
    expect(meal?.calories).toBeCloseTo(2 * (apple + oil), 5);
  });

  it("with totals typed by hand shows them with its foods", async () => {
    const id = await logMeal((review) => ({ ...fieldsOf(review), calories: "300" }));
    const { review } = (await page(id)).data.food;
    expect(review).toMatchObject({ totals: { calories: "300" }, typed: ["calories"] });
    const summed = await send(id, { ...(await shown(id)), intent: "sum" });
    await send(id, next(summed.data));
    expect(await foods()).toMatchObject([{ calories: 251.5 }]);
  });

  it("of which an estimate is confirmed or changed is none any more", async () => {
    const unsure = (review: Review) => {
      const rows = review.rows.map((row) => ({ ...row, confidence: 0.4 }));
      return fieldsOf({ ...review, rows });
    };
    const id = await logMeal(unsure);
    expect(await foods()).toMatchObject([
      { estimated: true, parts: [{ estimated: true }, { estimated: true }] },
    ]);
    await send(id, { ...(await shown(id)), name: "Breakfast" });
    expect(await foods()).toMatchObject([{ name: "Breakfast", estimated: true }]);
    const confirmed = await send(id, { ...(await shown(id)), intent: "confirm-0" });
    await send(id, next(confirmed.data));
    expect(await foods()).toMatchObject([
      { estimated: true, parts: [{ estimated: false }, { estimated: true }] },
    ]);
    await send(id, { ...(await shown(id)), amount_1: "120" });
    expect(await foods()).toMatchObject([{ estimated: false }]);
  });

  it("stays as it was eaten when a food in it is gone or has other figures now", async () => {
    const own = await logMeal(undefined, "an apple");
    await ann.post(at(portionPage, { ref: `own:${own}` }), `/foods/own:${own}`, {
      amount: "1",
      unit: "portion",
      key: "k",
    });
    const id = await logMeal((review) => fieldsOf(review), WORDS);
    const meal = (await foods()).find(({ name }) => name === "Toast & banana");
    const added = await send(meal?.id ?? id, { ...(await shown(meal?.id ?? id)), pick: `own:${own}` });
    await send(meal?.id ?? id, next(added.data));
    await ann.post(at(remove, { foodId: own }), `/food/${own}/delete`);
    const { review } = (await page(meal?.id ?? id)).data.food;
    expect(review.rows[2]).toMatchObject({
      ref: null,
      name: "Apple",
      amount: "1",
      unit: "portion",
      confidence: 1,
    });
    expect(review.typed).toEqual([]);
    const before = await foods();
    expect(await send(meal?.id ?? id, await shown(meal?.id ?? id))).toMatchObject({ status: 303 });
    const after = (await foods()).find((row) => row.id === meal?.id);
    expect(after?.calories).toBe(before.find((row) => row.id === meal?.id)?.calories);
  });
});

describe("a form that can't be saved", () => {
  it("says why at its fields, with everything that was typed", async () => {
    const id = await logMeal();
    const before = await foods();
    const wrong = { amount_0: "1,500", number_of_servings: "0", name: " ", date: "2999-01-01" };
    const { status, data } = await send(id, { ...(await shown(id)), ...wrong });
    expect(status).toBe(400);
    expect(data.typed).toMatchObject({ number_of_servings: "0", date: "2999-01-01" });
    expect(data.review.rows[0]).toMatchObject({ amount: "1,500" });
    expect(data.problems).toMatchObject({
      amount_0: ["Is that 1,500 g or 1.5 g? Type 1500 or 1.5."],
      number_of_servings: ["Must be more than 0"],
      name: ["Field cannot be empty"],
      date: ["Must not be in the future"],
    });
    expect(await foods()).toEqual(before);
  });

  it("asks once about typed totals that can hardly be, not about what the foods come to", async () => {
    const id = await logMeal();
    const odd = { ...(await shown(id)), carbs: "5", protein: "1", fats: "0" };
    const { status, data } = await send(id, odd);
    expect(status).toBe(400);
    expect(data.problems.confirmed[0]).toMatch(/Is that right\?$/);
    expect(await send(id, next(data))).toMatchObject({ status: 303 });
    expect(await foods()).toMatchObject([{ carbs: 5, parts: [TOAST, BANANA] }]);
  });

  it("for a food that is gone is logged as a new one, with its parts", async () => {
    const id = await logMeal();
    const fields = await shown(id);
    await ann.post(at(remove, { foodId: id }), `/food/${id}/delete`);
    const { status, data } = await send(id, fields);
    expect([status, data.gone]).toEqual([404, true]);
    expect(await send(id, { ...next(data), intent: "new" })).toMatchObject({ status: 303 });
    const there = (await foods()).filter(({ deleted_at }) => deleted_at === null);
    expect(there).toMatchObject([{ name: "Toast & banana", parts: [TOAST, BANANA] }]);
    expect(there[0]?.id).not.toBe(id);
  });

  it("of another user changes nothing, and shows nothing", async () => {
    const id = await logMeal();
    const before = await foods();
    const fields = await shown(id);
    expect((await page(id, bea)).data.food).toBeNull();
    expect((await send(id, fields, bea)).status).toBe(404);
    expect(await foods()).toEqual(before);
  });

  it.each([
    ["no JSON", "a food", "{"],
    ["no row", "a food", "[]"],
    ["a prototype", "a food", '{"__proto__":{"ref":null}}'],
    [
      "endless figures",
      "X",
      '{"ref":null,"name":"X","emoji":"x","amount":"1","unit":"g","portion":"","confidence":1,"own":{"unit":"g","amounts":{"calories":1e999,"carbs":1,"protein":1,"fats":1},"portions":[],"source":""}}',
    ],
  ])("with %s for a part says that it is left out", async (_, name, row) => {
    const id = await logMeal();
    const { status, data } = await send(id, { ...(await shown(id)), row_1: row, intent: "update" });
    expect(status).toBe(400);
    expect(data.problems[""]).toEqual([`No longer available and left out: ${name}.`]);
    expect(data.review.rows).toHaveLength(1);
  });

  it("with 200 parts takes those that fit", async () => {
    const id = await logMeal();
    const { review } = (await page(id)).data.food;
    const fields = await shown(id);
    for (let i = 0; i < 200; i++) fields[`row_${i}`] = rowText(review.rows[0]);
    expect((await send(id, { ...fields, intent: "update" })).data.review.rows).toHaveLength(20);
  });
});

describe("a food says where it is from", () => {
  const typed = { name: "Soup", calories: "120", carbs: "10", fats: "4", protein: "6" };
  const oats = { name: "Oats", calories: "370", carbs: "60", fats: "7", protein: "13", emoji: "🥣" };
  it.each<[string, () => Promise<unknown>, string | RegExp]>([
    ["typed", () => ann.post(enterValue, "/eat/enter-value", typed), "typed"],
    ["scanned", () => ann.post(scan, "/eat/scan-label?step=food", oats), "label"],
    [
      "known by its barcode",
      () => ann.post(scan, "/eat/scan-label?step=food", { ...oats, barcode: "4006381333931" }),
      "barcode",
    ],
    [
      "found",
      () =>
        ann.post(at(portionPage, { ref: "table:toast" }), "/foods/table:toast", {
          amount: "1",
          unit: "slice",
        }),
      /^USDA SR24/,
    ],
  ])("when it was %s", async (_, log, source) => {
    await log();
    const [food] = await foods();
    expect(food?.source).toMatch(source);
    expect((await page(food?.id ?? "")).data.food).toMatchObject({
      review: null,
      entry: { source: food?.source },
    });
  });

  it("when it is found in the log and eaten again, with its parts", async () => {
    const id = await logMeal();
    const half = { amount: "1/2", unit: "portion", key: "half" };
    await ann.post(at(portionPage, { ref: `own:${id}` }), `/foods/own:${id}`, half);
    const [, found] = await foods();
    expect(found).toMatchObject({ source: "described", number_of_servings: 0.5, parts: [TOAST, BANANA] });
    expect(found?.calories).toBeCloseTo(125.8, 1);
  });
});

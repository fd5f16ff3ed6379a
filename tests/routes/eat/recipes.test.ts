import { beforeEach, describe, expect, it } from "vitest";
import { RouteBrowser } from "../../support/routes";

await import("../../support/route-env");
const { takeToast } = await import("../../../app/http/form.server");
const signUp = await import("~/routes/_front.sign-up");
const front = await import("~/routes/_front");
const words = await import("~/routes/_front.eat.describe");
const saved = await import("~/routes/_front.eat.saved");
const list = await import("~/routes/_front.recipes");
const page = await import("~/routes/_front.recipes_.$recipeId");
const foundFood = await import("~/routes/_front.foods_.$ref");
const undo = await import("~/routes/food.$foodId.delete");

type Fields = Record<string, string>;
type Route = { action?: unknown; loader?: unknown };

const CHILI = {
  intent: "words",
  name: "Chili",
  description: "600 g minced beef\n500 g kidney beans\n2 onions",
  makes: "6",
  cooked_grams: "1150",
};
let person = 0;
let ann: RouteBrowser;

async function newPerson() {
  const browser = new RouteBrowser();
  browser.cookies.set("pp_zone", "UTC");
  const email = `cook${person++}@example.org`;
  await browser.post(signUp, "/sign-up", { email, password: "carrots & peas" });
  return browser;
}
beforeEach(async () => {
  ann = await newPerson();
});

const at = (route: Route, params: Fields) => ({
  // biome-ignore lint/suspicious/noExplicitAny: routes type their own arguments
  action: (args: any) => (route.action as any)({ ...args, params }),
  // biome-ignore lint/suspicious/noExplicitAny: routes type their own arguments
  loader: (args: any) => (route.loader as any)({ ...args, params }),
});
const open = async (id: string, by = ann) => by.get(at(page, { recipeId: id }), `/recipes/${id}`);
const send = (id: string, fields: Fields, query = "", by = ann) =>
  by.post(at(page, { recipeId: id }), `/recipes/${id}${query}`, fields);
const eat = (id: string, fields: Fields, by = ann) => send(id, fields, "?step=eat", by);
const recipes = async (by = ann) => (await by.get(list, "/recipes")).data.recipes;
const today = async (by = ann) => (await by.get(front, "/")).data.home.foods;
const kcalOf = (food: { calories: number }) => food.calories;
const toast = async () => (await takeToast(ann.request())).toast;

async function made(fields: Fields = {}): Promise<string> {
  const { location } = await ann.post(list, "/recipes", { ...CHILI, ...fields });
  return /^\/recipes\/([\w-]{22})$/.exec(location ?? "")?.[1] ?? expect.fail(`led to ${location}`);
}

/** The form of a recipe's page, as a browser sends it. */
async function form(id: string): Promise<Fields> {
  const { review, typed } = (await open(id)).data.recipe;
  const rows = review.rows.flatMap((row: { amount: string; unit: string; ref: string | null }, i: number) => [
    [`row_${i}`, JSON.stringify(row)],
    [`amount_${i}`, row.amount],
    [`unit_${i}`, row.unit],
  ]);
  return {
    ...{ name: review.name, emoji: review.emoji, ...review.totals, ...typed },
    ...{ shown: JSON.stringify(review.totals), provenance: JSON.stringify(review.provenance) },
    ...Object.fromEntries(rows),
  };
}

describe("a recipe", () => {
  it("is made from words once, and shown with its foods and what they make", async () => {
    const id = await made({ key: "k" });
    expect(await made({ key: "k" })).toBe(id);
    const { review, typed, isWeighed } = (await open(id)).data.recipe;
    expect(review.rows.map(({ amount }: { amount: string }) => amount)).toEqual(["600", "500", "2"]);
    expect(typed).toEqual({ makes: "6", cooked_grams: "1150" });
    expect(isWeighed).toBe(true);
    const [listed] = await recipes();
    expect(listed).toMatchObject({ id, name: "Chili", makes: "6" });
    expect(listed.calories).toBeCloseTo(Number(review.totals.calories) / 6, 0);
    expect((await ann.get(saved, "/eat/saved")).data).toMatchObject({ foods: [], recipes: [{ id }] });
  });

  it.each<[string, Fields, string, RegExp]>([
    ["0 servings", { makes: "0" }, "makes", /1 to 1,000/],
    ["no servings", { makes: "" }, "makes", /1 to 1,000/],
    ["no name", { name: " " }, "name", /name/],
    ["a long name", { name: "x".repeat(81) }, "name", /80 characters/],
    ["no foods", { description: "" }, "description", /empty/],
    ["foods that nobody knows", { description: "xqzt" }, "description", /not recognized/],
    ["two readings of a weight", { cooked_grams: "1,150" }, "cooked_grams", /./],
    ["a weight of 0", { cooked_grams: "0" }, "cooked_grams", /cooked weight/],
    ["itself", { description: "2 servings of my chili" }, "description", /contain itself/],
  ])("with %s is refused, with what was typed", async (_, fields, field, sentence) => {
    const { status, data } = await ann.post(list, "/recipes", { ...CHILI, ...fields });
    expect(status).toBe(400);
    expect(data.error[field]?.[0]).toMatch(sentence);
    expect(data.initialValue).toMatchObject({ intent: "words" });
    expect(await recipes()).toEqual([]);
  });

  it("of a name that is taken is refused", async () => {
    await made();
    const { status, data } = await ann.post(list, "/recipes", { ...CHILI, name: "CHILI", key: "other" });
    expect(status).toBe(409);
    expect(data.error.name[0]).toMatch(/called “CHILI”/);
  });

  it("is eaten once a press: one serving, so many, a share or grams; and can be undone", async () => {
    const id = await made();
    const kcal = Number((await open(id)).data.recipe.review.totals.calories);
    for (const _ of [1, 2])
      expect(await eat(id, { key: "once" })).toMatchObject({ status: 303, location: "/" });
    const [one] = await today();
    expect(kcalOf(one)).toBeCloseTo(kcal / 6, 0);
    expect(await today()).toHaveLength(1);
    const { undo: path } = (await toast()) ?? expect.fail("no toast");
    await ann.post(at(undo, { foodId: one.id }), path ?? "", {});
    expect(await today()).toEqual([]);
    for (const [amount, measure, times] of [
      ["2", "servings", 2 / 6],
      ["½", "servings", 1 / 12],
      ["9", "servings", 9 / 6],
      ["1/3", "share", 1 / 3],
      ["400", "grams", 400 / 1150],
    ] as const) {
      expect((await eat(id, { key: `${amount} ${measure}`, amount, measure })).status).toBe(303);
      expect(Math.abs(kcalOf((await today()).at(-1)) - kcal * times)).toBeLessThan(1.5);
    }
    expect(await eat(id, { key: "past", date: "2026-03-01" })).toMatchObject({
      location: "/?date=2026-03-01",
    });
  });

  it.each<[Fields, string, RegExp]>([
    [{ amount: "0" }, "amount", /more than 0/],
    [{ amount: "some" }, "amount", /more than 0/],
    [{ amount: "1.5", measure: "share" }, "amount", /share of the whole/],
    [{ amount: "0", measure: "share" }, "amount", /share of the whole/],
    [{ amount: "", measure: "grams" }, "amount", /./],
    [{ amount: "400", measure: "grams" }, "grams", /no cooked weight/],
    [{ amount: "99999" }, "", /more than can be logged/],
    [{ measure: "spoons" }, "measure", /./],
    [{ date: "2999-01-01" }, "date", /future/],
  ])("is not eaten by %j", async (fields, field, sentence) => {
    const id = await made({ cooked_grams: "" });
    const { status, data } = await eat(id, { amount: "1", measure: "servings", ...fields });
    expect(status).toBe(400);
    expect(data).toMatchObject({ step: "eat" });
    expect(data.problems[field]?.[0]).toMatch(sentence);
    expect(await today()).toEqual([]);
  });

  it("is the same after it was saved unchanged", async () => {
    const id = await made();
    const before = (await open(id)).data.recipe;
    expect(await send(id, { ...(await form(id)) })).toMatchObject({
      location: `/recipes/${id}`,
    });
    expect((await open(id)).data.recipe).toEqual(before);
  });

  it("is changed: its servings, an amount, a food removed and one added in words", async () => {
    const id = await made();
    await eat(id, { key: "before" });
    const [eaten] = await today();
    const sent = await form(id);
    const shown = await send(id, { ...sent, intent: "words", words: "200 g rice and 20 g fribblewort" });
    expect(shown).toMatchObject({ status: 200, data: { step: "recipe", typed: { makes: "6" } } });
    expect(shown.data.review.rows).toHaveLength(4);
    expect(shown.data.review.provenance.unrecognised.join()).toContain("fribblewort");
    expect((await open(id)).data.recipe.review.rows).toHaveLength(3);
    const removed = await send(id, { ...sent, intent: "remove-2" });
    expect(removed.data.review.rows[2]).toMatchObject({ removed: true });
    const saving = { ...sent, amount_0: "1200", makes: "4", cooked_grams: "", name: "Big chili" };
    expect((await send(id, { ...saving, intent: "update" })).data.review.rows[0].amount).toBe("1200");
    expect((await send(id, { ...saving })).status).toBe(303);
    const { review, typed, isWeighed } = (await open(id)).data.recipe;
    expect(review).toMatchObject({ name: "Big chili" });
    expect(review.rows[0].amount).toBe("1200");
    expect([typed.makes, isWeighed]).toEqual(["4", false]);
    expect(await today()).toEqual([eaten]);
  });

  it.each<[string, Fields, number, string]>([
    ["0 servings", { makes: "0" }, 400, "makes"],
    ["no name", { name: "" }, 400, "name"],
    ["a weight that is none", { cooked_grams: "x" }, 400, "cooked_grams"],
    ["an amount that is none", { amount_0: "x" }, 400, "amount_0"],
    ["nothing to add", { intent: "words", words: " " }, 400, "words"],
    ["words that nobody knows", { intent: "words", words: "xqzt" }, 400, "words"],
    ["itself", { intent: "words", words: "half of my chili" }, 400, "words"],
  ])("with %s is shown again, and not changed", async (_, fields, status, field) => {
    const id = await made();
    const before = (await open(id)).data.recipe;
    const answer = await send(id, { ...(await form(id)), ...fields });
    expect(answer.status).toBe(status);
    expect(answer.data.problems[field]?.[0]).toMatch(/\S/);
    expect(answer.data.review.rows).toHaveLength(3);
    expect((await open(id)).data.recipe).toEqual(before);
  });

  it("without foods is refused", async () => {
    const id = await made();
    const { makes, cooked_grams, name, emoji, ...sent } = await form(id);
    const totals = Object.fromEntries(Object.entries(sent).filter(([field]) => !/_\d+$/.test(field)));
    const answer = await send(id, { ...totals, name: name ?? "", makes: makes ?? "" });
    expect(answer).toMatchObject({
      status: 400,
      data: { problems: { "": ["A recipe needs at least one food."] } },
    });
  });

  it("is deleted, and what was logged of it stays; then its page is gone", async () => {
    const id = await made();
    await eat(id, { key: "k" });
    const sent = await form(id);
    expect(await send(id, { intent: "delete" })).toMatchObject({ status: 303, location: "/recipes" });
    expect(await today()).toHaveLength(1);
    expect(await open(id)).toMatchObject({ status: 404, data: { recipe: null } });
    expect(await eat(id, { key: "late" })).toMatchObject({ status: 404 });
    expect(await send(id, { ...sent })).toMatchObject({
      status: 404,
      data: { review: { name: "Chili" } },
    });
    expect(await recipes()).toEqual([]);
  });

  it("of somebody else is not there", async () => {
    const id = await made();
    const sent = await form(id);
    const bob = await newPerson();
    expect((await open(id, bob)).status).toBe(404);
    expect((await eat(id, { key: "k" }, bob)).status).toBe(404);
    expect((await send(id, sent, "", bob)).status).toBe(404);
    expect((await send(id, { intent: "delete" }, "", bob)).status).toBe(404);
    expect(await recipes(bob)).toEqual([]);
    expect(await recipes()).toHaveLength(1);
  });

  it("is found like a food, and leads to its page", async () => {
    const id = await made();
    const found = at(foundFood, { ref: `recipe:${id}` });
    expect(await ann.get(found, `/foods/recipe:${id}`)).toMatchObject({
      status: 302,
      location: `/recipes/${id}`,
    });
  });
});

describe("a reviewed meal that makes several servings", () => {
  const DESCRIPTION = "600 g minced beef, 500 g kidney beans";
  async function reviewed(description = DESCRIPTION) {
    const { data } = await ann.post(words, "/eat/describe", { description });
    const { review } = data;
    const rows = review.rows.flatMap((row: { amount: string; unit: string }, i: number) => [
      [`row_${i}`, JSON.stringify(row)],
      [`amount_${i}`, row.amount],
      [`unit_${i}`, row.unit],
    ]);
    const { servings, share } = review.whole?.shown ?? {};
    const whole = share && { whole_servings: servings, share, shown_servings: servings, shown_share: share };
    const fields = { ...review.totals, name: "Chili", description, shown: JSON.stringify(review.totals) };
    const sent: Fields = { ...fields, ...Object.fromEntries(rows), ...whole, emoji: review.emoji };
    const log = (more: Fields) => ann.post(words, "/eat/describe?step=food", { ...sent, key: "k", ...more });
    return { kcal: Number(review.totals.calories), log };
  }

  it("is a recipe, of which one serving is logged, once", async () => {
    const { kcal, log } = await reviewed();
    for (const _ of [1, 2]) expect((await log({ save: "on", makes: "6" })).status).toBe(303);
    const [food] = await today();
    expect(kcalOf(food)).toBeCloseTo(kcal / 6, 0);
    expect(await today()).toHaveLength(1);
    const [recipe] = await recipes();
    expect(recipe).toMatchObject({ name: "Chili", makes: "6", calories: kcalOf(food) });
    expect(await toast()).toMatchObject({ text: "Food Logged: one serving. Chili is in your recipes now." });
    expect((await ann.get(saved, "/eat/saved")).data.foods).toEqual([]);
    const again = (await ann.post(words, "/eat/describe", { description: DESCRIPTION })).data.review;
    expect(Number(again.totals.calories)).toBeCloseTo(kcal, 1);
  });

  it("that was described as a share is a recipe of the whole", async () => {
    const { kcal, log } = await reviewed("1/4 of: 600 g minced beef, 500 g kidney beans");
    expect((await log({ save: "on", makes: "4" })).status).toBe(303);
    expect(kcalOf((await today())[0])).toBeCloseTo(kcal, 1);
    const [recipe] = await recipes();
    expect(Math.abs(recipe.calories - kcal)).toBeLessThan(1);
  });

  it("is no recipe without its star, or without a number", async () => {
    const { log } = await reviewed();
    await log({ makes: "6" });
    await log({ save: "on", makes: "", key: "other" });
    expect(await recipes()).toEqual([]);
    expect((await ann.get(saved, "/eat/saved")).data.foods).toHaveLength(1);
  });

  it.each([
    ["0", 400],
    ["x", 400],
  ])("is refused as one that makes %s, and not logged", async (makes, status) => {
    const { log } = await reviewed();
    const answer = await log({ save: "on", makes });
    expect(answer).toMatchObject({ status, data: { chosen: { save: "on", makes } } });
    expect(answer.data.problems.makes[0]).toMatch(/1 to 1,000/);
    expect([await today(), await recipes()]).toEqual([[], []]);
  });

  it("is refused under a name that is taken, and not logged", async () => {
    await made();
    const { log } = await reviewed();
    const answer = await log({ save: "on", makes: "6" });
    expect(answer).toMatchObject({ status: 409, data: { problems: { name: [/“Chili” already/] } } });
    expect(await today()).toEqual([]);
  });

  it("of words that name a recipe is that one, scaled", async () => {
    const id = await made();
    const kcal = Number((await open(id)).data.recipe.review.totals.calories);
    const { data } = await ann.post(words, "/eat/describe", { description: "400 g of my chili" });
    expect(data.review).toMatchObject({ name: "Chili", whole: { servings: "6" } });
    expect(Math.abs(Number(data.review.totals.calories) - (kcal * 400) / 1150)).toBeLessThan(1);
    expect(data.review.rows).toHaveLength(3);
  });
});

import { asc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { rowOfFood } from "../../../app/features/search/row";
import { fieldsOf, RouteBrowser } from "../../support/routes";

await import("../../support/route-env");
const { store } = await import("~/platform/boot.server");
const { viewerTag } = await import("~/http/cached-answers.server");
const signUp = await import("~/routes/_front.sign-up");
const waiting = await import("~/routes/eat.kept");
const enterValue = await import("~/routes/_front.eat.enter-value");
const words = await import("~/routes/_front.eat.describe");
const scan = await import("~/routes/eat.scan-label");
const saved = await import("~/routes/_front.eat.saved");
const portion = await import("~/routes/_front.foods_.$ref");
const again = await import("~/routes/food.$foodId.again");
const save = await import("~/routes/food.$foodId.save");

const HOUR_MS = 3_600_000;
const STEW = { name: "Stew", calories: "380", carbs: "30", fats: "20", protein: "20" };

type Fields = Record<string, string>;
type Route = Parameters<RouteBrowser["get"]>[0];
const at = ({ loader, action }: Route, params: Fields): Route => ({
  loader: loader && ((args) => loader({ ...args, params })),
  action: action && ((args) => action({ ...args, params })),
});

let people = 0;
let ann: RouteBrowser;
let id = "";

beforeEach(async () => {
  ann = new RouteBrowser();
  const email = `waits-${people++}@example.org`;
  await ann.post(signUp, "/sign-up", { email, password: "carrots & peas" });
  const { users } = store.read.t;
  const [row] = await store.read.select().from(users).where(eq(users.email, email));
  id = row?.id ?? "";
});

const foods = () => {
  const { food } = store.read.t;
  return store.read.select().from(food).where(eq(food.user_id, id)).orderBy(asc(food.time), asc(food.id));
};
const queued = (to: string, fields: Fields, typedAt = Date.now() - HOUR_MS) =>
  ann.post(waiting, `/eat/kept?to=${encodeURIComponent(to)}`, {
    ...fields,
    at: String(typedAt),
    tag: viewerTag({ id }),
  });
const loggedStew = async () => {
  await ann.post(enterValue, "/eat/enter-value", { ...STEW, key: "stew" });
  return (await foods())[0]?.id ?? "";
};

/** Sends a form twice as one that waited, then as itself: one food, which counts for when it was sent first. */
async function logsOnce(to: string, route: Route, fields: Fields, step = "") {
  const before = (await foods()).map((food) => food.id);
  const typedAt = Date.now() - HOUR_MS;
  for (const _ of [1, 2]) expect(await queued(to, fields, typedAt)).toMatchObject({ status: 200 });
  expect((await ann.post(route, to + step, fields)).status).toBe(303);
  const added = (await foods()).filter((food) => !before.includes(food.id));
  expect(added).toHaveLength(1);
  if (!fields.date) expect(added[0]?.time).toBe(typedAt);
  return added[0];
}

describe("what waited for a connection is as its form would have logged it", () => {
  it("a review, with its parts, its source and its day", async () => {
    const { data } = await ann.post(words, "/eat/describe", {
      description: "50 g of toast and 118 g of banana",
    });
    const review = { ...fieldsOf(data.review, "review"), amount_0: "75", save: "on" };
    const meal = await logsOnce("/eat/describe", words, review, "?step=food");
    expect(meal).toMatchObject({
      source: "described",
      parts: [{ name: "Toast", amount: 75 }, { name: "Banana" }],
    });
    expect((await ann.get(saved, "/eat/saved")).data.foods).toMatchObject([{ name: meal?.name }]);
    const past = { ...review, key: "past", date: "2026-03-05", time: "18:30" };
    expect(await logsOnce("/eat/describe", words, past, "?step=food")).toMatchObject({
      local_date: "2026-03-05",
      time: Date.UTC(2026, 2, 5, 18, 30),
      parts: meal?.parts,
    });
  });

  it.each([
    ["label", {}],
    ["barcode", { barcode: "4006381333931" }],
  ])("a scan, whose source is its %s", async (source, barcode) => {
    const form = { ...STEW, ...barcode, number_of_servings: "2", key: "scan" };
    expect(await logsOnce("/eat/scan-label", scan, form, "?step=food")).toMatchObject({
      source,
      number_of_servings: 2,
      calories: 760,
    });
  });

  it("another serving of a food, and a saved one", async () => {
    const stew = await loggedStew();
    const more = { key: "more", number_of_servings: "1.5" };
    expect(await logsOnce(`/food/${stew}/again`, at(again, { foodId: stew }), more)).toMatchObject({
      number_of_servings: 1.5,
      calories: 570,
      source: "typed",
    });
    await ann.post(at(save, { foodId: stew }), `/food/${stew}/save`);
    const [star] = (await ann.get(saved, "/eat/saved")).data.foods;
    const press = { id: star.id, key: star.key };
    expect(await logsOnce("/eat/saved", saved, press)).toMatchObject({ name: "Stew", calories: 380 });
    const past = { ...press, key: "past", date: "2026-03-05" };
    expect(await logsOnce("/eat/saved", saved, past)).toMatchObject({ local_date: "2026-03-05" });
  });

  it("an amount of a found food", async () => {
    const form = { amount: "2", unit: "g", key: "portion" };
    const ref = "own:gone";
    expect(await queued(`/foods/${ref}`, form)).toMatchObject({ status: 404 });
    const stew = await loggedStew();
    const route = at(portion, { ref: `own:${stew}` });
    const { unit } = rowOfFood((await ann.get(route, `/foods/own:${stew}`)).data.food);
    const own = { amount: "2", unit, key: "portion" };
    expect(await logsOnce(`/foods/own:${stew}`, route, own)).toMatchObject({ name: "Stew", calories: 760 });
    expect(await queued(`/foods/own:${stew}`, { ...own, amount: "-1" })).toMatchObject({ status: 400 });
  });

  it("values that can hardly be, for nobody is there to answer", async () => {
    const odd = { ...STEW, calories: "4800", key: "odd" };
    expect((await ann.post(enterValue, "/eat/enter-value", odd)).status).toBe(400);
    expect((await queued("/eat/enter-value", odd)).status).toBe(200);
    expect(await foods()).toMatchObject([{ calories: 4800 }]);
  });
});

it.each([
  ["a saved food that is gone", "/eat/saved", { id: "x".repeat(22) }, 404],
  ["no saved food", "/eat/saved", {}, 400],
  ["a food that is gone", `/food/${"x".repeat(22)}/again`, {}, 404],
  ["no servings", `/food/${"x".repeat(22)}/again`, { number_of_servings: "0" }, 400],
  ["a review without a name", "/eat/describe", { ...STEW, name: "" }, 400],
  ["a review of the future", "/eat/describe", { ...STEW, date: "2999-01-01" }, 400],
  ["a form that never waits", "/account/delete", { password: "carrots & peas" }, 404],
  ["no form", "https://example.org/eat/enter-value", STEW, 404],
  ["a broken path", "/food/%E0%A4%A/again", {}, 404],
])("%s is refused with its reason", async (_, to, fields, status) => {
  expect(await queued(to, { key: "k", ...(fields as Fields) })).toMatchObject({ status });
  expect(await foods()).toEqual([]);
});

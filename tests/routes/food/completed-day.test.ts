import { expect, it } from "vitest";
import { withParams as at, fieldsOf, RouteBrowser } from "../../support/routes";

await import("../../support/route-env");
const { addDays } = await import("../../../app/features/day/calendar-days");
const { store } = await import("~/platform/boot.server");
const signUp = await import("~/routes/_front.sign-up");
const front = await import("~/routes/_front._index");
const home = await import("~/routes/_front");
const puzzles = await import("~/routes/_front.puzzles_.$categoryId");
const enterValue = await import("~/routes/_front.eat.enter-value");
const words = await import("~/routes/_front.eat.describe");
const foodPage = await import("~/routes/_front.food.$foodId");
const copy = await import("~/routes/day.$date.copy");

type Fields = Record<string, string>;
const FEAST = {
  name: "Feast",
  calories: "2900",
  carbs: "330",
  fats: "100",
  protein: "160",
  number_of_servings: "1",
};

let people = 0;
async function newPerson() {
  const browser = new RouteBrowser();
  const email = `completes-${people++}@example.org`;
  await browser.post(signUp, "/sign-up", { email, password: "carrots & peas" });
  const choose = at(puzzles, { categoryId: "magic_garden" });
  expect((await browser.post(choose, "/puzzles/magic_garden", { puzzle_id: "carrot" })).status).toBe(303);
  return browser;
}
const foodOn = async (browser: RouteBrowser, date = "") =>
  (await browser.get(home, date ? `/?date=${date}` : "/")).data.home.foods[0].id as string;
const shown = async (browser: RouteBrowser, id: string): Promise<Fields> => {
  const { date, time } = (await browser.get(at(foodPage, { foodId: id }), `/food/${id}`)).data.food;
  return { date, time };
};

it("an edit that completes the picture leads to its card, and the next one home", async () => {
  const ann = await newPerson();
  await ann.post(enterValue, "/eat/enter-value", { ...FEAST, calories: "2000", carbs: "100", key: "k" });
  const id = await foodOn(ann);
  const edit = { ...FEAST, ...(await shown(ann, id)) };
  const send = (fields: Fields) => ann.post(at(foodPage, { foodId: id }), `/food/${id}`, fields);
  expect((await send({ ...edit, carbs: "110", calories: "2000" })).location).toBe("/");
  expect((await send(edit)).location).toBe("/?done=1");
  expect((await ann.get(front, "/?done=1")).data.finale).toMatchObject({
    card: { puzzle: { name: "Carrot" } },
  });
  expect((await send({ ...edit, name: "Banquet" })).location).toBe("/");
});

it("so do a change of a meal's parts, and a copy", async () => {
  const ann = await newPerson();
  const { data } = await ann.post(words, "/eat/describe", { description: "50 g of toast" });
  await ann.post(words, "/eat/describe?step=food", fieldsOf(data.review, "meal"));
  const id = await foodOn(ann);
  const page = (await ann.get(at(foodPage, { foodId: id }), `/food/${id}`)).data.food;
  const parts = { ...fieldsOf(page.review, "edit"), ...(await shown(ann, id)), number_of_servings: "1" };
  const send = (fields: Fields) => ann.post(at(foodPage, { foodId: id }), `/food/${id}?step=parts`, fields);
  const { location } = await send({ ...parts, number_of_servings: "80" });
  expect(location).toBe("/?done=1");

  const bea = await newPerson();
  const { food } = store.read.t;
  const [{ today } = { today: "" }] = await store.read.select({ today: food.local_date }).from(food);
  const yesterday = addDays(today, -1);
  await bea.post(enterValue, "/eat/enter-value", { ...FEAST, date: yesterday, key: "k" });
  const press = () => bea.post(at(copy, { date: yesterday }), `/day/${yesterday}/copy`, { key: "copy" });
  expect((await press()).location).toBe("/?done=1");
  expect((await press()).location).toBe("/");
});

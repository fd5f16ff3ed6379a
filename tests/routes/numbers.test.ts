import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { fieldText } from "../../app/features/nutrition/read-number";
import { RouteBrowser } from "../support/routes";

await import("../support/route-env");
const { store } = await import("~/platform/boot.server");
const signUp = await import("~/routes/_front.sign-up");
const enterValue = await import("~/routes/_front.eat.enter-value");
const foodPage = await import("~/routes/_front.food.$foodId");
const portionPage = await import("~/routes/_front.foods_.$ref");
const scan = await import("~/routes/eat.scan-label");
const apiFood = await import("~/routes/api.food");

type Route = Parameters<RouteBrowser["get"]>[0];
/** A route at an address with these parameters. */
const at = ({ loader, action }: Route, params: Record<string, string>): Route => ({
  loader: loader && ((args) => loader({ ...args, params })),
  action: action && ((args) => action({ ...args, params })),
});

const ann = new RouteBrowser();
const { food } = store.read.t;
beforeAll(async () => {
  await ann.post(signUp, "/sign-up", { email: "ann@example.org", password: "carrots & peas" });
});
beforeEach(async () => {
  await store.tx(async (db) => {
    await db.delete(db.t.food);
  });
});
const foods = () => store.read.select().from(food);

const TYPED = { name: "Feast", calories: "900", carbs: "90", fats: "30", protein: "40", key: "feast" };

describe("Enter Value", () => {
  it("reads grouped calories, fractions and commas", async () => {
    const typed = { ...TYPED, calories: "1,200", carbs: "292,5 g", fats: "½", protein: "1 1/2" };
    await ann.post(enterValue, "/eat/enter-value", typed);
    expect(await foods()).toMatchObject([{ calories: 1200, carbs: 292.5, fats: 0.5, protein: 1.5 }]);
  });

  it("asks about grams that can be read as two numbers, and loses nothing", async () => {
    const answer = await ann.post(enterValue, "/eat/enter-value", { ...TYPED, carbs: "1,200" });
    expect(answer).toMatchObject({
      status: 400,
      data: {
        error: { carbs: ["Is that 1,200 g or 1.2 g? Type 1200 or 1.2."] },
        initialValue: { carbs: "1,200", calories: "900" },
      },
    });
    expect(await foods()).toEqual([]);
  });
});

describe("values that can hardly be", () => {
  const odd = { ...TYPED, calories: "90" };
  const scanned = (fields: Record<string, string>) => ann.post(scan, "/eat/scan-label?step=food", fields);
  const questioned = {
    status: 400,
    data: { error: { confirmed: [expect.stringContaining("Is that right?")] } },
  };

  it("are questioned once, and logged when the same are sent again", async () => {
    const answer = await ann.post(enterValue, "/eat/enter-value", odd);
    expect(answer).toMatchObject(questioned);
    expect(await foods()).toEqual([]);
    const { initialValue } = answer.data;
    expect(initialValue).toMatchObject(odd);
    const other = { ...initialValue, calories: "80" };
    expect(await ann.post(enterValue, "/eat/enter-value", other)).toMatchObject(questioned);
    expect((await ann.post(enterValue, "/eat/enter-value", initialValue)).status).toBe(303);
    expect(await foods()).toMatchObject([{ calories: 90, carbs: 90 }]);
  });

  it("are questioned in a scan's confirmation, for all its servings", async () => {
    const label = { ...TYPED, number_of_servings: "6", emoji: "🥣" };
    const { data } = await scanned(label);
    expect(data.lastResult.error.confirmed).toEqual([expect.stringContaining("5,400 kcal is a lot")]);
    expect((await scanned(data.lastResult.initialValue)).status).toBe(303);
    expect(await foods()).toMatchObject([{ calories: 5400 }]);
  });

  it("are questioned in a logged food once they are changed", async () => {
    const { data } = await ann.post(enterValue, "/eat/enter-value", odd);
    await ann.post(enterValue, "/eat/enter-value", data.initialValue);
    const [{ id } = { id: "" }] = await foods();
    const [date, time] = [new Date().toISOString().slice(0, 10), "00:00"];
    const save = (fields: Record<string, string>) =>
      ann.post(at(foodPage, { foodId: id }), `/food/${id}`, { ...odd, date, time, ...fields });
    expect((await save({ name: "Banquet" })).status).toBe(303);
    expect((await save({ calories: "70" })).data.reply).toMatchObject(questioned.data);
    expect((await save({ calories: "70", confirmed: "1 70 90 40 30" })).status).toBe(303);
    expect(await foods()).toMatchObject([{ name: "Feast", calories: 70 }]);
  });

  it("are not questioned by the API", async () => {
    const nutrition = { calories: 90, carbs: 90, fats: 30, protein: 40 };
    const headers = new Headers(ann.request("POST").headers);
    headers.set("Content-Type", "application/json");
    const body = JSON.stringify({ name: "Feast", nutrition });
    const request = new Request("http://localhost:3000/api/food", { method: "POST", headers, body });
    expect((await apiFood.action({ request, params: {}, context: {} })).status).toBe(200);
    expect(await foods()).toMatchObject([{ calories: 90 }]);
  });
});

describe("every field of an amount", () => {
  const bite = { name: "Bite", calories: "10", carbs: "1", fats: "1", protein: "1" };
  const stored = async () => (await foods())[0];

  it.each([
    ["0.5", 0.5],
    ["0,5", 0.5],
    ["1/2", 0.5],
    ["½", 0.5],
    ["1 1/2", 1.5],
  ])("takes %j", async (text, value) => {
    for (const field of ["calories", "carbs", "protein", "fats"] as const) {
      await store.tx((db) => db.delete(food));
      await ann.post(enterValue, "/eat/enter-value", { ...bite, [field]: text });
      expect((await stored())?.[field]).toBe(value);
    }
    const { id = "", local_date: date = "" } = (await stored()) ?? {};
    const changed = { ...bite, number_of_servings: text, date, time: "00:00" };
    await ann.post(at(foodPage, { foodId: id }), `/food/${id}`, changed);
    expect(await stored()).toMatchObject({ number_of_servings: value, calories: 10 * value });
    await store.tx((db) => db.delete(food));
    await ann.post(scan, "/eat/scan-label?step=food", { ...bite, number_of_servings: text });
    expect(await stored()).toMatchObject({ number_of_servings: value, calories: 10 * value });
    await store.tx((db) => db.delete(food));
    await ann.post(at(portionPage, { ref: "table:toast" }), "/foods/table:toast", {
      amount: text,
      unit: "g",
    });
    expect(await stored()).toMatchObject({ name: "Toast", calories: value === 0.5 ? 1.5 : 4.4 });
  });
});

describe("a food that was found", () => {
  const toast = at(portionPage, { ref: "table:toast" });
  const log = (amount: string, unit: string) =>
    ann.post(toast, "/foods/table:toast", { amount, unit, key: `toast-${amount}-${unit}` });

  it.each([
    ["1 1/2", "slice", 109.9],
    ["½", "slice", 36.6],
    ["1 000", "g", 2930],
  ])("is logged as %j %s", async (amount, unit, calories) => {
    expect(await log(amount, unit)).toMatchObject({ status: 303 });
    expect(await foods()).toMatchObject([{ calories }]);
  });

  it.each([
    ["1,500", "g", "Is that 1,500 g or 1.5 g? Type 1500 or 1.5."],
    ["1,500", "slice", "Is that 1,500 or 1.5? Type 1500 or 1.5."],
    ["1 2", "slice", "Must be a valid number"],
    ["", "slice", "Field cannot be empty"],
  ])("is not logged as %j %s", async (amount, unit, problem) => {
    expect(await log(amount, unit)).toMatchObject({ status: 400, data: { problem, portion: { amount } } });
    expect(await foods()).toEqual([]);
  });
});

describe("a logged food", () => {
  async function logByApi(number_of_servings: number | string) {
    const nutrition = { calories: 333.3, carbs: 33.3, fats: 11.1, protein: 7.7 };
    const body = JSON.stringify({ name: "Pie", number_of_servings, nutrition });
    const { headers } = ann.request();
    headers.set("Content-Type", "application/json");
    const request = new Request("http://localhost:3000/api/food", { method: "POST", headers, body });
    const answer = await apiFood.action({ request, params: {}, context: {} });
    expect(answer.status).toBe(200);
    return (await foods())[0]?.id ?? "";
  }

  /** The fields of its form as the page shows them. */
  async function shown(foodId: string) {
    const { entry, date, time } = (await ann.get(at(foodPage, { foodId }), `/food/${foodId}`)).data.food;
    const { calories, carbs, fats, protein } = entry.amounts;
    const amounts = { calories: `${calories}`, carbs: `${carbs}`, fats: `${fats}`, protein: `${protein}` };
    return { name: entry.name, number_of_servings: fieldText(entry.servings), ...amounts, date, time };
  }

  it.each([0.5, 0.125, 1.125, 1.5, 12.125, "1/3", "2 2/3", 7, 0.01])(
    "of %j servings is the same after it was saved unchanged",
    async (servings) => {
      const foodId = await logByApi(servings);
      const before = await foods();
      const saved = await ann.post(at(foodPage, { foodId }), `/food/${foodId}`, await shown(foodId));
      expect(saved).toMatchObject({ status: 303 });
      expect(await foods()).toEqual(before);
    },
  );

  it("takes any number of servings above 0", async () => {
    const foodId = await logByApi(1);
    const fields = await shown(foodId);
    await ann.post(at(foodPage, { foodId }), `/food/${foodId}`, { ...fields, number_of_servings: "½" });
    expect(await foods()).toMatchObject([{ number_of_servings: 0.5, calories: 166.7, carbs: 16.7 }]);
    const none = { ...fields, number_of_servings: "0" };
    expect(await ann.post(at(foodPage, { foodId }), `/food/${foodId}`, none)).toMatchObject({
      status: 400,
      data: { gone: false, reply: { error: { number_of_servings: ["Must be more than 0"] } } },
    });
  });
});

import { beforeEach, describe, expect, it } from "vitest";
import { RouteBrowser } from "../../support/routes";

await import("../../support/route-env");
const { takeToast } = await import("../../../app/http/form.server");
const signUp = await import("~/routes/_front.sign-up");
const front = await import("~/routes/_front");
const enterValue = await import("~/routes/_front.eat.enter-value");
const words = await import("~/routes/_front.eat.describe");
const saved = await import("~/routes/_front.eat.saved");
const loggedFood = await import("~/routes/_front.food.$foodId");
const save = await import("~/routes/food.$foodId.save");
const unsave = await import("~/routes/food.$foodId.unsave");

const STEW = { name: "Stew", calories: "380", carbs: "30", fats: "20", protein: "20" };
let person = 0;
let ann: RouteBrowser;

async function newPerson() {
  const browser = new RouteBrowser();
  browser.cookies.set("pp_zone", "UTC");
  await browser.post(signUp, "/sign-up", {
    email: `person${person++}@example.org`,
    password: "carrots & peas",
  });
  return browser;
}

beforeEach(async () => {
  ann = await newPerson();
});

type Route = { action?: unknown; loader?: unknown };
const at = (route: Route, foodId: string) => ({
  // biome-ignore lint/suspicious/noExplicitAny: routes type their own arguments
  action: (args: any) => (route.action as any)({ ...args, params: { foodId } }),
  // biome-ignore lint/suspicious/noExplicitAny: routes type their own arguments
  loader: (args: any) => (route.loader as any)({ ...args, params: { foodId } }),
});
const star = (id: string) => ann.post(at(save, id), `/food/${id}/save`);
const list = async (by = ann) => (await by.get(saved, "/eat/saved")).data.foods;
const press = (form: Record<string, string>, by = ann) => by.post(saved, "/eat/saved", form);
const today = async () => (await ann.get(front, "/")).data.home.foods;

async function logged(fields = {}): Promise<string> {
  await ann.post(enterValue, "/eat/enter-value", { ...STEW, key: `k${person++}`, ...fields });
  return (await today()).at(-1).id;
}

describe("a reviewed meal", () => {
  it("is saved as it is logged, when its box is checked, which stays so until then", async () => {
    const { data } = await ann.post(words, "/eat/describe", { description: "118 g of banana" });
    const { totals, description, provenance } = data.review;
    const form = { ...totals, name: "Banana", description, provenance: JSON.stringify(provenance) };
    const step = (fields: Record<string, string>) =>
      ann.post(words, "/eat/describe?step=food", { ...form, key: "meal", ...fields });
    expect(await step({ save: "on", name: "" })).toMatchObject({
      status: 400,
      data: { chosen: { save: "on" } },
    });
    expect(await list()).toEqual([]);
    for (const _ of [1, 2]) expect((await step({ save: "on" })).status).toBe(303);
    expect(await list()).toMatchObject([{ name: "Banana" }]);
    expect(await today()).toHaveLength(1);
    expect((await step({ key: "other", name: "Not saved" })).status).toBe(303);
    expect(await list()).toHaveLength(1);
  });
});

describe("a food with a star", () => {
  it("stands among the saved once, by name, and is marked wherever it was logged", async () => {
    const id = await logged();
    expect((await ann.get(at(loggedFood, id), `/food/${id}`)).data.isSaved).toBe(false);
    for (const _ of [1, 2]) expect(await star(id)).toMatchObject({ status: 303, location: `/food/${id}` });
    const apple = await logged({ name: "Apple", time: "23:57" });
    await star(apple);
    expect(await list()).toMatchObject([{ name: "Apple" }, { name: "Stew", calories: 380 }]);
    const again = await logged({ time: "23:58" });
    expect((await ann.get(at(loggedFood, again), `/food/${again}`)).data.isSaved).toBe(true);
    await ann.post(at(unsave, again), `/food/${again}/unsave`);
    expect(await list()).toMatchObject([{ name: "Apple" }]);
  });

  it("is logged with one press, to today or the day on screen, also when its first log is gone", async () => {
    await star(await logged());
    const [{ id, key }] = await list();
    for (const _ of [1, 2]) expect(await press({ id, key })).toMatchObject({ status: 303, location: "/" });
    expect((await takeToast(ann.request())).toast?.undo).toMatch(/^\/food\/.{22}\/delete$/);
    expect(await today()).toHaveLength(2);
    const date = new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10);
    expect((await press({ id, key, date })).location).toBe(`/?date=${date}`);
  });

  it("is removed with one press", async () => {
    await star(await logged());
    const [{ id }] = await list();
    expect(await press({ id, intent: "remove" })).toMatchObject({ status: 303, location: "/eat/saved" });
    expect(await list()).toEqual([]);
    expect((await press({ id, intent: "remove" })).status).toBe(404);
    expect(await press({ id })).toMatchObject({
      status: 404,
      data: { error: { "": ["This food no longer exists."] } },
    });
  });

  it("belongs to one person", async () => {
    const foodId = await logged();
    await star(foodId);
    const [{ id }] = await list();
    const ben = await newPerson();
    expect(await list(ben)).toEqual([]);
    expect((await press({ id }, ben)).status).toBe(404);
    expect((await press({ id, intent: "remove" }, ben)).status).toBe(404);
    expect((await ben.post(at(save, foodId), `/food/${foodId}/save`)).location).toBe("/?eat=1");
    expect(await list(ben)).toEqual([]);
    expect(await list()).toHaveLength(1);
  });

  it.each<Record<string, string>>([{ date: "2999-01-01" }, { time: "late" }, { id: "x".repeat(100) }])(
    "refuses %o",
    async (form) => {
      await star(await logged());
      const [{ id, key }] = await list();
      expect((await press({ id, key, ...form })).status).toBe(400);
      expect(await today()).toHaveLength(1);
    },
  );
});

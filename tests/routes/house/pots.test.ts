import { RouteBrowser, withParams } from "../../support/routes";
import "../../support/route-env";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { cleanupJobs } from "~/entry/cleanup-jobs.server";
import { settings, store } from "~/platform/boot.server";
import * as clock from "~/platform/clock.server";
import * as index from "~/routes/_front._index";
import * as words from "~/routes/_front.eat.describe";
import * as potPage from "~/routes/_front.pots.$potId";
import * as recipePage from "~/routes/_front.recipes_.$recipeId";
import * as house from "~/routes/account_.house";
import * as joining from "~/routes/account_.house_.join";
import * as undo from "~/routes/food.$foodId.delete";
import * as redo from "~/routes/food.$foodId.restore";
import { POTS_MAX } from "../../../app/features/recipes/recipe";
import { call, person } from "../../support/api";
import { BAD_TEXTS } from "../../support/bad-input";
import { fieldsOf } from "../../support/routes";

const NOON = Date.UTC(2026, 2, 10, 12);
const DAY_MS = 86_400_000;
const BEEF = { name: "Beef", nutrition: { calories: 600, carbs: 0, fats: 40, protein: 60 }, estimated: true };
const BEANS = {
  name: "Beans",
  nutrition: { calories: 300, carbs: 50, fats: 2, protein: 20 },
  ref: "table:bean",
};
const CHILI = { name: "Chili", emoji: "🍲", parts: [BEEF, BEANS], servings: 6 };

type Somebody = { token: string; browser: RouteBrowser };
let [ann, ben]: [Somebody, Somebody] = [] as never;

async function somebody(): Promise<Somebody> {
  const { token, cookie } = await person(NOON);
  const browser = new RouteBrowser();
  const [name = "", value = ""] = cookie.split(/=(.*)/s);
  browser.cookies.set(name, value);
  browser.cookies.set("pp_zone", "UTC");
  return { token, browser };
}

async function share(...people: Somebody[]) {
  const [first, ...others] = people as [Somebody, ...Somebody[]];
  await first.browser.post(house, "/account/house", { intent: "make" });
  for (const { browser } of others) {
    const { data } = await first.browser.post(house, "/account/house", { intent: "invite" });
    const token = new URL(data.invitation).searchParams.get("token") ?? "";
    expect((await browser.post(joining, "/account/house/join", { token })).status).toBe(303);
  }
}

beforeEach(async () => {
  vi.spyOn(clock, "now").mockReturnValue(NOON);
  [ann, ben] = [await somebody(), await somebody()];
});

const api = (method: string, path: string, body?: unknown, by = ann, headers = {}) =>
  call(method, path, { token: by.token, body, headers });
const cook = async (by = ann, more = {}) =>
  (await api("POST", "/api/pots", { ...CHILI, ...more }, by)).data.id as string;
const pots = async (by = ann) => (await api("GET", "/api/pots", undefined, by)).data.pots;
const left = async (by = ann) => (await pots(by)).map((pot: { left: number }) => pot.left);
const foods = async (by = ann) => (await api("GET", "/api/food", undefined, by)).data.foods;
const fridge = async (by = ann) => (await by.browser.get(index, "/?eat=1")).data.eat.fridge;
const press = (id: string, fields: Record<string, string>, by = ann) =>
  by.browser.post(withParams(potPage, { potId: id }), `/pots/${id}`, { key: "press", ...fields });
const eat = (id: string, servings: unknown, by = ann, headers = {}) =>
  api("POST", `/api/pots/${id}/eat`, { servings }, by, headers);

describe("a pot", () => {
  it("stands as a line on Eat for its house, until it is empty", async () => {
    expect(await fridge()).toEqual([]);
    await share(ann, ben);
    const id = await cook();
    expect(await pots(ben)).toMatchObject([
      { id, name: "Chili", servings: 6, left: 6, nutrition: { calories: 900 }, parts: { length: 2 } },
    ]);
    expect((await press(id, {})).location).toBe("/");
    expect((await press(id, { key: "his", servings: "1 1/2" }, ben)).location).toBe("/");
    expect(await fridge()).toMatchObject([{ name: "Chili", left: "3.5 of 6", emoji: "🍲" }]);
    expect(await foods()).toMatchObject([
      {
        ...{ name: "Chili", number_of_servings: 1, source: "pot", estimated: true },
        ...{
          nutrition: { calories: 150, protein: 13.3 },
          parts: [{ estimated: true }, { ref: "table:bean" }],
        },
      },
    ]);
    expect(await foods(ben)).toMatchObject([{ number_of_servings: 1.5, nutrition: { calories: 225 } }]);
    await eat(id, 3.5, ben);
    expect([await fridge(), await pots(ben)]).toEqual([[], []]);
  });

  it("gives the last portion to one of two who press at once, and tells the other", async () => {
    await share(ann, ben);
    const id = await cook(ann, { servings: 1 });
    const both = await Promise.all([press(id, {}), press(id, {}, ben)]);
    expect(both.map(({ status }) => status).sort()).toEqual([303, 409]);
    const refused = both.find(({ status }) => status === 409);
    expect(refused?.data.problems).toEqual({ "": ["The last of it has been eaten."] });
    expect([...(await foods()), ...(await foods(ben))]).toHaveLength(1);
  });

  it("offers the rest where less than a serving is left", async () => {
    const id = await cook(ann, { servings: 2 });
    await eat(id, 1.5);
    const [{ one, left }] = await fridge();
    expect([one, left]).toEqual(["0.5", "0.5 of 2"]);
    expect((await press(id, { one, servings: "" })).location).toBe("/");
    const eaten = (await foods()).map((food: { number_of_servings: number }) => food.number_of_servings);
    expect(eaten.sort()).toEqual([0.5, 1.5]);
    expect(await pots()).toEqual([]);
  });

  it("is eaten of once, however often one press arrives", async () => {
    const id = await cook(ann, { servings: 2 });
    for (const { status, location } of await Promise.all([press(id, {}), press(id, {}), press(id, {})]))
      expect([status, location]).toEqual([303, "/"]);
    const key = { "Idempotency-Key": "one" };
    const first = await eat(id, 1, ann, key);
    expect(await eat(id, 1, ann, key)).toMatchObject({ status: 200, data: first.data });
    expect(first.data.left).toBe(0);
    expect((await press(id, {})).location).toBe("/");
    expect(await foods()).toHaveLength(2);
  });

  it("is counted exactly: thirds, tenths and sixths leave nothing over", async () => {
    for (const [part, times] of [
      ["1/3", 3],
      ["0.1", 10],
      ["1/6", 6],
      ["1/7", 7],
    ] as const) {
      const id = await cook(ann, { servings: 1 });
      for (let i = 1; i <= times; i++)
        expect((await press(id, { key: `${part} ${i}`, servings: part })).status).toBe(303);
      expect(await pots()).toEqual([]);
    }
    const id = await cook(ann, { servings: 3 });
    await eat(id, 0.1);
    await eat(id, 0.2);
    expect(await left()).toEqual([2.7]);
  });

  it("refuses what can't be eaten, in a sentence, and writes nothing", async () => {
    const id = await cook();
    const before = [await pots(), await foods()];
    const more = await press(id, { servings: "9" });
    expect([more.status, more.data.problems, more.data.servings]).toEqual([
      409,
      { "": ["There is less left: 6 servings."] },
      "9",
    ]);
    for (const servings of ["0", "-1", "NaN", "Infinity", "abc", "1e9"])
      expect(await press(id, { servings }), servings).toMatchObject({
        status: 400,
        data: { problems: { servings: ["Must be more than 0"] }, servings },
      });
    for (const servings of Object.values(BAD_TEXTS).filter((text) => text.trim()))
      expect([400, 409], servings).toContain((await press(id, { servings })).status);
    for (const servings of [0, -1, "NaN", null, [], {}, "", "-0.5", 100_001])
      expect((await eat(id, servings)).status, `${servings}`).toBe(400);
    expect(await eat(id, 9)).toMatchObject({ status: 409, error: "There is less left: 6 servings." });
    expect([await pots(), await foods()]).toEqual(before);
  });

  it("thrown away is gone for everybody; what was eaten of it stays", async () => {
    await share(ann, ben);
    const id = await cook();
    await press(id, {}, ben);
    expect((await press(id, { intent: "discard" }, ben)).location).toBe("/?eat=1");
    expect([await fridge(), await foods(ben)]).toMatchObject([[], { length: 1 }]);
    for (const intent of ["", "discard"])
      expect(await press(id, { intent, key: "late" })).toMatchObject({
        status: 404,
        data: { problems: { "": ["That pot is no longer in the fridge."] } },
      });
    expect((await ann.browser.get(withParams(potPage, { potId: id }), `/pots/${id}`)).status).toBe(404);
    expect((await eat(id, 1)).status).toBe(404);
    expect((await api("DELETE", `/api/pots/${id}`)).status).toBe(404);
    expect(await foods()).toEqual([]);
  });

  it("gets a portion back that is undone, while it stands, and loses it again", async () => {
    const id = await cook(ann, { servings: 2 });
    const foodId = (await eat(id, 1.5)).data.id;
    const at = (route: { action?: unknown }, what: string) =>
      ann.browser.post(withParams(route as never, { foodId }), `/food/${foodId}/${what}`);
    expect(await left()).toEqual([0.5]);
    await at(undo, "delete");
    await at(undo, "delete");
    expect(await left()).toEqual([2]);
    await at(redo, "restore");
    expect(await left()).toEqual([0.5]);
    await at(undo, "delete");
    await eat(id, 1);
    await at(redo, "restore");
    expect([await left(), await foods()]).toMatchObject([[1], { length: 2 }]);
    await at(undo, "delete");
    expect(await left()).toEqual([1]);

    await eat(id, 1);
    expect(await pots()).toEqual([]);
    const [last] = await foods();
    await ann.browser.post(withParams(undo, { foodId: last.id }), `/food/${last.id}/delete`);
    expect(await left()).toEqual([1]);
  });

  it("belongs to who cooked it: leaving the house ends all sharing, and what was logged stays", async () => {
    await share(ann, ben);
    const [hers, his] = [await cook(), await cook(ben, { name: "Dal" })];
    const eaten = (await eat(hers, 1, ben)).data.id;
    await ben.browser.post(house, "/account/house", { intent: "leave" });
    expect((await pots()).map(({ id }: { id: string }) => id)).toEqual([hers]);
    expect((await pots(ben)).map(({ id }: { id: string }) => id)).toEqual([his]);
    for (const [id, by] of [
      [hers, ben],
      [his, ann],
    ] as const) {
      expect((await eat(id, 1, by)).status).toBe(404);
      expect((await api("DELETE", `/api/pots/${id}`, undefined, by)).status).toBe(404);
      expect((await press(id, { intent: "discard" }, by)).status).toBe(404);
    }
    await ben.browser.post(withParams(undo, { foodId: eaten }), `/food/${eaten}/delete`);
    expect(await left()).toEqual([5]);
  });

  it("tells nobody who cooked or ate", async () => {
    await share(ann, ben);
    await eat(await cook(), 1, ben);
    expect(Object.keys((await pots())[0]).sort()).toEqual(
      ["emoji", "id", "left", "name", "nutrition", "nutrition_per_serving", "parts", "servings"].sort(),
    );
  });

  it("is one of a dozen at most, and makes room once it is empty", async () => {
    for (let i = 0; i < POTS_MAX; i++) await cook(ann, { name: `Pot ${i}`, servings: 1 });
    const full = await api("POST", "/api/pots", CHILI);
    expect([full.status, full.error]).toEqual([
      400,
      "You have 12 pots in the fridge. Finish one or throw one away first.",
    ]);
    await eat((await pots())[0].id, 1);
    expect((await api("POST", "/api/pots", CHILI)).status).toBe(200);
  });

  it("is dropped a day after it is empty, with its portions", async () => {
    const id = await cook(ann, { servings: 1 });
    await eat(id, 1);
    await cook();
    const job = cleanupJobs(store, settings).find(({ name }) => name === "pots");
    const rows = async () => {
      const { pot, pot_portion: portions } = store.read.t;
      const [pots] = [await store.read.select().from(pot).where(eq(pot.id, id))];
      return [pots, await store.read.select().from(portions).where(eq(portions.pot_id, id))].map(
        ({ length }) => length,
      );
    };
    await job?.work(NOON + DAY_MS - 1);
    expect(await rows()).toEqual([1, 1]);
    await job?.work(NOON + DAY_MS);
    expect([await rows(), await left()]).toEqual([[0, 0], [6]]);
  });
});

describe("cooking", () => {
  const recipe = async () => (await api("POST", "/api/recipes", { ...CHILI, servings: 6 })).data.id as string;
  const cookIt = (id: string, fields: Record<string, string>) =>
    ann.browser.post(withParams(recipePage, { recipeId: id }), `/recipes/${id}?step=cook`, {
      key: "c",
      ...fields,
    });

  it("a recipe puts all of it into the fridge, or as much as one says, once a press", async () => {
    const id = await recipe();
    for (let i = 0; i < 2; i++) expect((await cookIt(id, {})).location).toBe("/?eat=1");
    expect(await pots()).toMatchObject([
      { name: "Chili", servings: 6, left: 6, nutrition: { calories: 900 } },
    ]);
    await cookIt(id, { makes: "3", key: "other" });
    const three = (await pots()).find(({ servings }: { servings: number }) => servings === 3);
    expect(three).toMatchObject({
      left: 3,
      nutrition: { calories: 450 },
      nutrition_per_serving: { calories: 150 },
    });
    for (const makes of ["0", "-2", "x", "5000"])
      expect(await cookIt(id, { makes, key: makes })).toMatchObject({ status: 400, data: { makes } });
    expect((await cookIt("A".repeat(22), {})).status).toBe(404);
    expect(await pots()).toHaveLength(2);
  });

  it("by the API takes a recipe, or a name with parts, and nothing between", async () => {
    const id = await recipe();
    expect((await api("POST", "/api/pots", { recipe_id: id, servings: 2 })).data).toMatchObject({
      servings: 2,
      left: 2,
    });
    for (const body of [
      {},
      { name: "Chili" },
      { recipe_id: id, name: "Chili" },
      { recipe_id: id, parts: [BEEF] },
      { ...CHILI, servings: undefined },
      { ...CHILI, servings: 0 },
      { ...CHILI, parts: [] },
      { ...CHILI, who: "Ben" },
    ])
      expect((await api("POST", "/api/pots", body)).status, JSON.stringify(body)).toBe(400);
    expect((await api("POST", "/api/pots", { recipe_id: "A".repeat(22) })).status).toBe(404);
    expect((await api("POST", "/api/pots", { recipe_id: id }, ben)).status).toBe(404);
    expect(await pots()).toHaveLength(1);
  });

  it("a reviewed meal that makes 6 leaves 5 in the fridge, and 6 once its log is undone", async () => {
    const { data } = await ann.browser.post(words, "/eat/describe", {
      description: "600 g beef and 2 onions",
    });
    const fields = { ...fieldsOf(data.review), save: "on", makes: "6", pot: "on" };
    for (let i = 0; i < 2; i++)
      expect((await ann.browser.post(words, "/eat/describe?step=food", fields)).location).toBe("/");
    expect(await left()).toEqual([5]);
    const [food] = await foods();
    expect(food.parts).toHaveLength(2);
    await ann.browser.post(withParams(undo, { foodId: food.id }), `/food/${food.id}/delete`);
    expect(await left()).toEqual([6]);
    const plain = { ...fieldsOf(data.review, "other"), save: "on", makes: "4", name: "Stew" };
    await ann.browser.post(words, "/eat/describe?step=food", plain);
    expect(await pots()).toHaveLength(1);
  });
});

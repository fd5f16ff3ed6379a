import { RouteBrowser, withParams } from "../../support/routes";
import { testCaller } from "../../support/store";
import "../../support/route-env";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { saveProduct } from "~/features/label/confirmation.server";
import { store } from "~/platform/boot.server";
import * as clock from "~/platform/clock.server";
import * as recipePage from "~/routes/_front.recipes_.$recipeId";
import * as house from "~/routes/account_.house";
import * as joining from "~/routes/account_.house_.join";
import { call, person } from "../../support/api";

const NOON = Date.UTC(2026, 2, 10, 12);
const BEEF = { name: "Beef", nutrition: { calories: 600, carbs: 0, fats: 40, protein: 60 } };
const SECRET = {
  name: "Beans",
  nutrition: { calories: 300, carbs: 50, fats: 2, protein: 20 },
  ref: "own:abcdefghijklmnopqrstuv",
};
const CHILI = { name: "Zebra chili", parts: [BEEF, SECRET], servings: 6 };

type Somebody = { id: string; token: string; browser: RouteBrowser };
let [ann, ben]: [Somebody, Somebody] = [] as never;

async function somebody(): Promise<Somebody> {
  const { id, token, cookie } = await person(NOON);
  const browser = new RouteBrowser();
  const [name = "", value = ""] = cookie.split(/=(.*)/s);
  browser.cookies.set(name, value);
  browser.cookies.set("pp_zone", "UTC");
  return { id, token, browser };
}

beforeEach(async () => {
  vi.spyOn(clock, "now").mockReturnValue(NOON);
  [ann, ben] = [await somebody(), await somebody()];
  await ann.browser.post(house, "/account/house", { intent: "make" });
  const { data } = await ann.browser.post(house, "/account/house", { intent: "invite" });
  const token = new URL(data.invitation).searchParams.get("token") ?? "";
  await ben.browser.post(joining, "/account/house/join", { token });
});

const api = (method: string, path: string, body?: unknown, by = ann) =>
  call(method, path, { token: by.token, body });
const make = async (more = {}, by = ann) =>
  (await api("POST", "/api/recipes", { ...CHILI, ...more }, by)).data.id as string;
const recipes = async (by = ben) => (await api("GET", "/api/recipes", undefined, by)).data.recipes;
const found = async (query: string, by = ben) =>
  (await api("GET", `/api/foods?q=${encodeURIComponent(query)}`, undefined, by)).data.foods as {
    name: string;
    ref: string;
    source: string;
  }[];
const press = (id: string, intent: string, by = ann) =>
  by.browser.post(withParams(recipePage, { recipeId: id }), `/recipes/${id}`, { intent });
const open = (id: string, by = ben) =>
  by.browser.get(withParams(recipePage, { recipeId: id }), `/recipes/${id}`);

describe("a recipe for the house", () => {
  it("is seen, found, logged and cooked by its people, and changed by who made it", async () => {
    const id = await make();
    expect([await recipes(), (await open(id)).status]).toEqual([[], 404]);
    for (const _ of [1, 2]) expect((await press(id, "share")).location).toBe(`/recipes/${id}`);
    expect(await recipes()).toMatchObject([{ id, for_house: true, yours: false, parts: { length: 2 } }]);
    expect(JSON.stringify(await recipes())).not.toContain("own:");
    expect((await open(id)).data.recipe).toMatchObject({ isMine: false, parts: ["Beef", "Beans"] });
    expect((await found("zebra chili"))[0]).toMatchObject({
      ...{ name: "Zebra chili", source: "Your house’s recipe", ref: `recipe:${id}` },
    });

    const eaten = await api("POST", `/api/recipes/${id}/eat`, { servings: 2 }, ben);
    expect(eaten.data).toMatchObject({ source: "house", nutrition: { calories: 300 } });
    expect((await api("POST", "/api/pots", { recipe_id: id }, ben)).data).toMatchObject({ left: 6 });

    for (const intent of ["share", "unshare", "delete"])
      expect((await press(id, intent, ben)).status, intent).toBe(403);
    const [{ ...sent }] = await recipes();
    for (const [method, body] of [["PUT", sent], ["DELETE"]] as const)
      expect((await api(method, `/api/recipes/${id}`, body, ben)).status, method).toBe(403);
    expect(await recipes(ann)).toMatchObject([{ id, yours: true, name: "Zebra chili" }]);
  });

  it("stays shared when it is changed, or sent back as it was answered", async () => {
    const id = await make({ for_house: true });
    const [{ ...answered }] = await recipes(ann);
    const same = await api("PUT", `/api/recipes/${id}`, answered);
    expect([same.status, same.data]).toEqual([200, answered]);
    expect((await api("PUT", `/api/recipes/${id}`, { ...CHILI, servings: 4 })).data).toMatchObject({
      for_house: true,
      servings: 4,
    });
    const put = { ...CHILI, for_house: false };
    expect((await api("PUT", `/api/recipes/${id}`, put)).data.for_house).toBe(false);
    expect(await recipes()).toEqual([]);
  });

  it("is over when it is unshared, or when its maker leaves; what was logged stays", async () => {
    for (const end of ["unshare", "leave"]) {
      const id = await make({ name: `Chili ${end}`, for_house: true });
      const logged = (await api("POST", `/api/recipes/${id}/eat`, {}, ben)).data;
      if (end === "unshare") await press(id, "unshare");
      else await ann.browser.post(house, "/account/house", { intent: "leave" });
      expect([await recipes(), (await open(id)).status], end).toEqual([[], 404]);
      expect(await found(`Chili ${end}`)).not.toContainEqual(
        expect.objectContaining({ ref: `recipe:${id}` }),
      );
      expect((await api("POST", `/api/recipes/${id}/eat`, {}, ben)).status).toBe(404);
      expect((await api("GET", `/api/food/${logged.id}`, undefined, ben)).data.name).toBe(`Chili ${end}`);
    }
    expect((await recipes(ann)).map(({ for_house }: { for_house: boolean }) => for_house)).toEqual([
      false,
      false,
    ]);
    expect(await api("POST", "/api/recipes", { ...CHILI, name: "Late", for_house: true })).toMatchObject({
      status: 409,
      error: "You are not in a house.",
    });
  });

  it("is not shared with a house that its maker joins later", async () => {
    const id = await make({ for_house: true });
    const { saved_food: saved } = store.read.t;
    await ann.browser.post(house, "/account/house", { intent: "leave" });
    await store.tx((db) => db.update(saved).set({ for_house: true }).where(eq(saved.id, id)));
    const { data } = await ben.browser.post(house, "/account/house", { intent: "invite" });
    const token = new URL(data.invitation).searchParams.get("token") ?? "";
    expect((await ann.browser.post(joining, "/account/house/join", { token })).status).toBe(303);
    expect(await recipes()).toEqual([]);
  });

  it("comes right after one's own in the search", async () => {
    const spread = { name: "Zebra spread", emoji: "🍫", portion: "100 g", barcode: "04006381333931" };
    const amounts = { calories: 539, carbs: 57, protein: 6, fats: 31 };
    const cook = testCaller(store, { id: ann.id }, NOON);
    await saveProduct(cook, { ...spread, amounts });
    expect((await found("zebra spread"))[0]).toMatchObject({
      ...{ name: "Zebra spread", source: "Confirmed in your house", ref: `house:${spread.barcode}` },
    });
    const isHouse = ({ ref }: { ref: string }) => ref.startsWith("house:");
    expect((await found("zebra spread", ann)).filter(isHouse)).toEqual([]);
    await make({ for_house: true });
    await make({ servings: 3 }, ben);
    expect((await found("zebra chili")).slice(0, 2).map(({ source }) => source)).toEqual([
      "Your recipe",
      "Your house’s recipe",
    ]);
  });
});

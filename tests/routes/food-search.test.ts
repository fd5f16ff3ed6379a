import { beforeAll, describe, expect, it } from "vitest";
import { BAD_TEXTS } from "../support/bad-input";
import { RouteBrowser } from "../support/routes";

await import("../support/route-env");
const signUp = await import("~/routes/_front.sign-up");
const enterValue = await import("~/routes/_front.eat.enter-value");
const foodsPage = await import("~/routes/_front.foods");
const apiFoods = await import("~/routes/api.foods");
const whatLeaves = await import("~/routes/what-leaves");

let ann: RouteBrowser;
let bea: RouteBrowser;
beforeAll(async () => {
  [ann, bea] = [new RouteBrowser(), new RouteBrowser()];
  await ann.post(signUp, "/sign-up", { email: "ann@example.org", password: "carrots & peas" });
  await bea.post(signUp, "/sign-up", { email: "bea@example.org", password: "carrots & peas" });
  const stew = { name: "Granny's stew", calories: "400", carbs: "30", fats: "20", protein: "20" };
  await ann.post(enterValue, "/eat/enter-value", { ...stew, key: "stew" });
});

const search = async (browser: RouteBrowser, q: string) =>
  (await browser.get(foodsPage, `/foods?q=${encodeURIComponent(q)}`)).data.foods;

async function call(browser: RouteBrowser, query: string) {
  const request = new Request(`http://localhost:3000/api/foods${query}`, browser.request());
  const response = await apiFoods.loader({ request, params: {}, context: {} });
  return { status: response.status, ...((await response.json()) as { success: boolean; data: never }) };
}

describe("the search", () => {
  it("finds the user's own food, and no other user's", async () => {
    const names = (foods: { name: string }[]) => foods.map(({ name }) => name);
    expect(names(await search(ann, "stew"))[0]).toBe("Granny's stew");
    expect(names(await search(bea, "stew"))).not.toContain("Granny's stew");
  });

  it.each(Object.entries(BAD_TEXTS))("takes %s", async (_, text) => {
    expect((await search(ann, text)).length).toBeLessThanOrEqual(20);
    const { status, data } = await call(ann, `?q=${encodeURIComponent(text)}`);
    expect(status).toBe(200);
    expect((data as { foods: unknown[] }).foods.length).toBeLessThanOrEqual(20);
  });
});

describe("GET /api/foods", () => {
  it("returns figures, portions and source", async () => {
    const { data } = await call(ann, "?q=rye+bread");
    const [rye] = (data as { foods: unknown[] }).foods;
    expect(rye).toMatchObject({
      ref: "table:rye-bread",
      unit: "g",
      nutrition: {
        calories: 258,
        carbs: 48.3,
        protein: 8.5,
        fats: 3.3,
        fibre: 5.8,
        salt: expect.any(Number),
      },
      source: expect.stringContaining("USDA"),
    });
    expect(rye).not.toHaveProperty("score");
    expect((rye as { portions: unknown[] }).portions.length).toBeGreaterThan(0);
  });

  it("returns nothing for an empty query, and nothing to visitors", async () => {
    expect((await call(ann, "")).data).toEqual({ foods: [] });
    expect(await call(new RouteBrowser(), "?q=toast")).toMatchObject({ status: 401, success: false });
  });
});

it("what leaves a server without AI and mail is what people ask for", () => {
  const { rows } = whatLeaves.loader();
  const push = "The push service of your browser’s maker";
  const foodFacts = "Open Food Facts at world.openfoodfacts.org";
  const hook = "The address you chose for it";
  expect(rows.map(({ to }) => to)).toEqual([
    null,
    null,
    foodFacts,
    null,
    null,
    push,
    hook,
    "Anyone with the link",
  ]);
});

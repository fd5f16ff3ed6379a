import { beforeAll, beforeEach, expect, it } from "vitest";
import type { Review } from "../../../app/features/review/review";
import { type Fields, fieldsOf, RouteBrowser, withParams } from "../../support/routes";

await import("../../support/route-env");
const signUp = await import("~/routes/_front.sign-up");
const describeFood = await import("~/routes/_front.eat.describe");
const foodPage = await import("~/routes/_front.food.$foodId");
const portionPage = await import("~/routes/_front.foods_.$ref");
const again = await import("~/routes/food.$foodId.again");
const { store } = await import("~/platform/boot.server");

const ann = new RouteBrowser();
const foods = () => store.read.select().from(store.read.t.food).orderBy(store.read.t.food.created_at);

beforeAll(async () => {
  await ann.post(signUp, "/sign-up", { email: "ann@example.org", password: "carrots & peas" });
});
beforeEach(async () => {
  await store.tx(async (db) => {
    await db.delete(db.t.confirmed_meal);
    await db.delete(db.t.food);
  });
});

const reviewOf = async (description: string): Promise<Review> =>
  (await ann.post(describeFood, "/eat/describe", { description })).data.review;
async function logged(description: string, change: (fields: Fields) => Fields = (fields) => fields) {
  const review = await reviewOf(description);
  expect(JSON.stringify(review)).not.toContain("further");
  await ann.post(describeFood, "/eat/describe?step=food", change(fieldsOf(review)));
  const [food] = await foods();
  return food ?? expect.fail("nothing was logged");
}

it("a food of the table is known by its amount, and again by twice as much", async () => {
  const banana = await logged("200 g banana");
  expect(banana.further).toEqual({
    ...{ fibre: 5.2, sugars: 24.46, saturated_fat: 0.224, salt: 0.005 },
    ...{ alcohol: 0, caffeine: 0 },
  });
  await ann.post(withParams(again, { foodId: banana.id }), `/food/${banana.id}/again`, {
    key: "again",
    number_of_servings: "2",
  });
  expect((await foods())[1]?.further).toMatchObject({ fibre: 10.4, sugars: 48.92 });
});

it("a dish is known by what it is made of, a survey food by its own row", async () => {
  const { further } = await logged("300 g smoothie");
  expect(further?.fibre).toBeGreaterThan(2);
  expect(further?.fibre).toBeLessThan(7);
  const wine = (await reviewOf("a glass of red wine")).rows[0];
  expect(wine?.food).not.toHaveProperty("further");
});

it("wine has alcohol, coffee caffeine", async () => {
  expect((await logged("150 g red wine")).further?.alcohol).toBeCloseTo(15.9, 0);
  await store.tx((db) => db.delete(db.t.food));
  expect((await logged("240 g black coffee")).further?.caffeine).toBeGreaterThan(60);
});

it("a meal with a part of which nothing is known claims nothing, and knows it again without that part", async () => {
  const meal = await logged("200 g banana and grandma's secret pie 300 kcal");
  expect(meal.parts).toHaveLength(2);
  expect(meal.further).toBeNull();
  const page = withParams(foodPage, { foodId: meal.id });
  const { review, date, time } = (await ann.get(page, `/food/${meal.id}`)).data.food;
  expect(JSON.stringify(review)).not.toContain("further");
  const rows = review.rows.filter(({ name }: { name: string }) => /banana/i.test(name));
  const fields = { ...fieldsOf({ ...review, rows }), number_of_servings: "1", date, time, intent: "sum" };
  const summed = (await ann.post(page, `/food/${meal.id}?step=parts`, fields)).data.review;
  const { intent, ...sent } = { ...fields, ...fieldsOf(summed) };
  expect((await ann.post(page, `/food/${meal.id}?step=parts`, sent)).status).toBe(303);
  expect((await foods())[0]?.further).toMatchObject({ fibre: 5.2 });
});

it("a found food is logged by its portion with what is known of it", async () => {
  const ref = "import:fndds/11100000";
  const page = withParams(portionPage, { ref });
  expect((await ann.get(page, `/foods/${ref}`)).data.food).not.toHaveProperty("further");
  await ann.post(page, `/foods/${ref}`, { amount: "200", unit: "g", key: "milk" });
  expect((await foods())[0]?.further).toEqual({
    ...{ fibre: 0, sugars: 9.76, saturated_fat: 2.498, salt: 0.195 },
    ...{ alcohol: 0, caffeine: 0 },
  });
});

it("a forged row can hold no impossible figure", async () => {
  const review = await reviewOf("200 g banana");
  const food = {
    unit: "g",
    amounts: { calories: 1, carbs: 1, protein: 1, fats: 1 },
    portions: [],
    source: "",
  };
  const row = {
    ...review.rows[0],
    ref: null,
    food: { ...food, further: { fibre: -1, gold: 3, salt: "x", sugars: 2 } },
  };
  await ann.post(
    describeFood,
    "/eat/describe?step=food",
    fieldsOf({ ...review, rows: [row] } as unknown as Review),
  );
  expect((await foods())[0]?.further).toEqual({ sugars: 4 });
});

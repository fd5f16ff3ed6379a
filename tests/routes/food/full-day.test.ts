import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { withParams as at, RouteBrowser } from "../../support/routes";
import { testCaller } from "../../support/store";

await import("../../support/route-env");
const { addDays } = await import("../../../app/features/day/calendar-days");
const { localDate } = await import("~/platform/local-date");
const { FOODS_A_DAY_MAX } = await import("~/features/day/day-rules");
const { addFoodsToDays } = await import("~/features/log/many-days.server");
const { takeToast } = await import("../../../app/http/form.server");
const { viewerOf } = await import("~/http/viewer.server");
const { store } = await import("~/platform/boot.server");
const signUp = await import("~/routes/_front.sign-up");
const describeFood = await import("~/routes/_front.eat.describe");
const enterValue = await import("~/routes/_front.eat.enter-value");
const foodPage = await import("~/routes/_front.food.$foodId");
const deletion = await import("~/routes/food.$foodId.delete");
const restore = await import("~/routes/food.$foodId.restore");
const copy = await import("~/routes/day.$date.copy");

const SOUP = { name: "Soup", calories: "100", carbs: "10", fats: "2", protein: "5" };
const FULL = "A day can hold up to 1000 foods. Delete some of this day first.";

it("a full day takes no further food by any way, says so, and keeps the form's values", async () => {
  const ann = new RouteBrowser();
  await ann.post(signUp, "/sign-up", { email: "full@example.org", password: "carrots & peas" });
  const viewer = await viewerOf(ann.request());
  if (!viewer) throw new Error("nobody is logged in");
  const [now, zone] = [Date.now(), { timeZone: "UTC", dayStart: 0 }];
  const today = localDate({ ...zone, ...viewer }, now);
  const yesterday = addDays(today, -1);
  const rows = (count: number, local_date: string) =>
    Array.from({ length: count }, (_, i) => ({
      id: `${local_date}-${i}`,
      name: "Soup",
      emoji: "🍲",
      number_of_servings: 1,
      calories: 100,
      carbs: 10,
      fats: 2,
      protein: 5,
      time: now - 1000,
      local_date,
    }));
  const log = (count: number, date: string) =>
    testCaller(store, viewer, now).change((tx) => addFoodsToDays(tx, rows(count, date)));
  await expect(log(FOODS_A_DAY_MAX + 1, yesterday)).rejects.toMatchObject({ status: 400 });
  await log(FOODS_A_DAY_MAX - 1, yesterday);
  await log(1, today);

  const typed = { ...SOUP, date: yesterday };
  expect((await ann.post(enterValue, "/eat/enter-value", { ...typed, key: "last" })).status).toBe(303);
  expect((await ann.post(enterValue, "/eat/enter-value", { ...typed, key: "last" })).status).toBe(303);
  const refused = await ann.post(enterValue, "/eat/enter-value", { ...typed, key: "more" });
  expect(refused).toMatchObject({ status: 400, data: { error: { "": [FULL] }, initialValue: SOUP } });

  const food = (route: object, id: string, path = "", form = {}) =>
    ann.post(at(route, { foodId: id }), `/food/${id}${path}`, form);
  const moved = { ...SOUP, number_of_servings: "1", date: yesterday, time: "12:00" };
  expect((await food(foodPage, `${today}-0`, "", moved)).status).toBe(400);
  await ann.post(at(copy, { date: today }), `/day/${today}/copy`, { to: yesterday, key: "c" });
  expect((await takeToast(ann.request())).toast).toMatchObject({ type: "error", text: FULL });
  await food(deletion, `${yesterday}-7`, "/delete");
  expect((await ann.post(enterValue, "/eat/enter-value", { ...typed, key: "instead" })).status).toBe(303);
  await food(restore, `${yesterday}-7`, "/restore");
  expect((await takeToast(ann.request())).toast).toMatchObject({ type: "error", text: FULL });

  // A meal that is to be saved too is both or neither.
  const { review } = (await ann.post(describeFood, "/eat/describe", { description: "118 g of banana" })).data;
  const provenance = JSON.stringify(review.provenance);
  const meal = { ...review.totals, name: "Banana", description: review.description, provenance, save: "on" };
  const logMeal = (date: string) =>
    ann.post(describeFood, "/eat/describe?step=food", { ...meal, key: "meal", date });
  const { food: foods, saved_food: saved } = store.read.t;
  expect((await logMeal(yesterday)).status).toBe(400);
  expect(await store.read.select().from(saved)).toEqual([]);
  expect((await logMeal(today)).status).toBe(303);
  expect(await store.read.select().from(saved)).toHaveLength(1);

  const all = await store.read.select().from(foods).where(eq(foods.user_id, viewer.id));
  const there = all.filter(({ local_date, deleted_at }) => local_date === yesterday && deleted_at === null);
  expect(there).toHaveLength(FOODS_A_DAY_MAX);
});

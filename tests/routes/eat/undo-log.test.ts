import { beforeAll, describe, expect, it } from "vitest";
import { rowOfFood } from "../../../app/features/search/row";
import { RouteBrowser } from "../../support/routes";

await import("../../support/route-env");
const { takeToast } = await import("../../../app/http/form.server");
const signUp = await import("~/routes/_front.sign-up");
const front = await import("~/routes/_front");
const enterValue = await import("~/routes/_front.eat.enter-value");
const describeFood = await import("~/routes/_front.eat.describe");
const foods = await import("~/routes/_front.foods");
const foundFood = await import("~/routes/_front.foods_.$ref");
const scan = await import("~/routes/eat.scan-label");
const again = await import("~/routes/food.$foodId.again");
const deleteFood = await import("~/routes/food.$foodId.delete");

const STEW = { name: "Stew", calories: "400", carbs: "30", fats: "20", protein: "20" };
type Route = { action?: unknown };
const atParams = (route: Route, params: Record<string, string>) => ({
  // biome-ignore lint/suspicious/noExplicitAny: routes type their own arguments
  action: (args: any) => (route.action as any)({ ...args, params }),
});

let ann: RouteBrowser;
beforeAll(async () => {
  ann = new RouteBrowser();
  await ann.post(signUp, "/sign-up", { email: "ann@example.org", password: "carrots & peas" });
  await ann.post(enterValue, "/eat/enter-value", { ...STEW, name: "Before", key: "before" });
});

const today = async (): Promise<{ id: string; name: string }[]> =>
  (await ann.get(front, "/")).data.home.foods;

const WAYS: Record<string, (key: string) => Promise<unknown>> = {
  "typed values": (key) => ann.post(enterValue, "/eat/enter-value", { ...STEW, key }),
  async words(key) {
    const { data } = await ann.post(describeFood, "/eat/describe", { description: "118 g of banana" });
    const { totals, description, provenance } = data.review;
    const form = { ...totals, key, name: "Banana", description, provenance: JSON.stringify(provenance) };
    return ann.post(describeFood, "/eat/describe?step=food", form);
  },
  "a scanned label": (key) => ann.post(scan, "/eat/scan-label?step=food", { ...STEW, key }),
  async "a food that was searched for"(key) {
    const [food] = (await ann.get(foods, "/foods?q=banana")).data.foods;
    const { amount, unit } = rowOfFood(food);
    return ann.post(atParams(foundFood, { ref: food.ref }), `/foods/${food.ref}`, { amount, unit, key });
  },
  async "a food logged again"(key) {
    const [{ id: foodId } = { id: "" }] = await today();
    return ann.post(atParams(again, { foodId }), `/food/${foodId}/again`, { key });
  },
};

describe("the toast of a log", () => {
  it.each(Object.entries(WAYS))("takes back %s, and nothing else", async (way, log) => {
    const before = await today();
    expect(await log(way)).toMatchObject({ status: 303, location: "/" });
    expect(await log(way)).toMatchObject({ status: 303, location: "/" });
    expect(await today()).toHaveLength(before.length + 1);
    const { toast } = await takeToast(ann.request());
    expect(toast).toMatchObject({ type: "success", text: "Food Logged" });
    const [, foodId = ""] = /^\/food\/([\w-]{22})\/delete$/.exec(toast?.undo ?? "") ?? [];
    const undone = await ann.post(atParams(deleteFood, { foodId }), `/food/${foodId}/delete`);
    expect(undone).toMatchObject({ status: 303, location: "/" });
    expect(await today()).toEqual(before);
    // The same form, sent once more on purpose.
    expect(await log(way)).toMatchObject({ status: 303, location: "/" });
    expect(await today()).toHaveLength(before.length + 1);
  });
});

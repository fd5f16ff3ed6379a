import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { RouteBrowser } from "../../support/routes";

await import("../../support/route-env");
const clock = await import("~/platform/clock.server");
const signUp = await import("~/routes/_front.sign-up");
const front = await import("~/routes/_front");
const index = await import("~/routes/_front._index");
const usualMeal = await import("~/routes/eat.usual");
const undoCopy = await import("~/routes/day.$date.copy_.$copyId.undo");
const { takeToast } = await import("../../../app/http/form.server");
const enterValue = await import("~/routes/_front.eat.enter-value");
const again = await import("~/routes/food.$foodId.again");

const MORNING = Date.parse("2026-11-19T08:00:00Z");
const BAGEL = { name: "Bagel", calories: "469", carbs: "60", fats: "12", protein: "15", emoji: "🥯" };

let ann: RouteBrowser;
let key = 0;
beforeAll(() => {
  vi.spyOn(clock, "now").mockReturnValue(MORNING);
});
beforeEach(async () => {
  ann = new RouteBrowser();
  ann.cookies.set("pp_zone", "UTC");
  await ann.post(signUp, "/sign-up", { email: `ann${key++}@example.org`, password: "carrots & peas" });
});

const log = (fields: Record<string, string>) =>
  ann.post(enterValue, "/eat/enter-value", { ...BAGEL, key: `key ${key++}`, ...fields });
const pressAgain = (foodId: string, form: Record<string, string>) =>
  ann.post(
    // biome-ignore lint/suspicious/noExplicitAny: routes type their own arguments
    { action: (args: any) => again.action({ ...args, params: { foodId } }) },
    `/food/${foodId}/again`,
    form,
  );
const eat = async (query = "") => (await ann.get(index, `/?eat=1${query}`)).data.eat;
const home = async (query = "") => (await ann.get(front, `/${query}`)).data;

async function breakfasts() {
  for (const date of ["2026-11-16", "2026-11-17", "2026-11-18"]) await log({ date, time: "08:10" });
  await log({ name: "Soup", calories: "200", date: "2026-11-17", time: "13:00" });
}

describe("what is usual around now", () => {
  it("opens the Eat dialog, and one press logs it, once", async () => {
    expect(await eat()).toMatchObject({ usual: [], recent: { foods: [] } });
    await breakfasts();
    const { usual } = await eat();
    expect(usual).toMatchObject([{ name: "Bagel", nutrition: [{ value: 469 }, {}, {}, {}] }]);
    const [{ id, againKey }] = usual;
    for (const _ of [1, 2]) expect((await pressAgain(id, { key: againKey })).status).toBe(303);
    expect((await home()).home.foods).toMatchObject([{ name: "Bagel", calories: 469 }]);
    expect((await eat("&page=1")).usual).toEqual([]);
  });

  it("is offered on home, until it is eaten", async () => {
    await breakfasts();
    const { usual } = await home();
    expect(usual).toMatchObject({ food: { name: "Bagel" } });
    expect(usual.question).toMatch(/^(?:Your usual|Same) breakfast(?: as \w+)?\?$/);
    expect((await home("?date=2026-11-17")).usual).toBeNull();
    expect(await pressAgain(usual.food.id, { key: usual.food.againKey })).toMatchObject({
      status: 303,
      location: "/",
    });
    expect((await home()).usual).toBeNull();
  });

  it("is each person's own", async () => {
    await breakfasts();
    const [{ id }] = (await eat()).usual;
    ann = new RouteBrowser();
    await ann.post(signUp, "/sign-up", { email: `ben${key++}@example.org`, password: "carrots & peas" });
    expect((await eat()).usual).toEqual([]);
    expect((await pressAgain(id, { key: "x" })).location).toBe("/?eat=1");
    expect((await home()).home.foods).toEqual([]);
  });

  it("goes to the day on screen, at the time it was eaten before", async () => {
    await breakfasts();
    const [{ id, againKey }] = (await eat("&date=2026-11-15")).usual;
    const form = { key: againKey, date: "2026-11-15" };
    expect((await pressAgain(id, form)).location).toBe("/?date=2026-11-15");
    expect((await home("?date=2026-11-15")).home.foods).toMatchObject([
      { name: "Bagel", timeText: "8:10 AM" },
    ]);
  });
});

describe("what is usually eaten together", () => {
  const COFFEE = { name: "Coffee", calories: "60", carbs: "5", fats: "3", protein: "3", emoji: "☕" };
  beforeEach(async () => {
    await breakfasts();
    for (const date of ["2026-11-16", "2026-11-17", "2026-11-18"])
      await log({ ...COFFEE, date, time: "08:20" });
  });
  const press = (form: Record<string, string>) => ann.post(usualMeal, "/eat/usual", form);
  const names = async () =>
    (await home()).home.foods.map(({ name }: { name: string }) => name).sort() as string[];
  const idsOf = (set: { id: string }[]) => set.map(({ id }) => id).join(",");

  it("is offered on home as one press, which logs it once, and its toast takes all of it off", async () => {
    const { usual } = await home();
    expect(usual.set.map(({ name }: { name: string }) => name).sort()).toEqual(["Bagel", "Coffee"]);
    const form = { key: usual.setKey, foods: idsOf(usual.set) };
    const presses = await Promise.all([press(form), press(form), press(form)]);
    for (const answer of presses) expect(answer).toMatchObject({ status: 303, location: "/" });
    expect(await names()).toEqual(["Bagel", "Coffee"]);
    expect((await home()).usual).toBeNull();
    const { undo = "" } = (await takeToast(ann.request())).toast ?? {};
    const [, date, copyId] = /^\/day\/(.+)\/copy\/(.+)\/undo$/.exec(undo) ?? [];
    expect(date).toBe("2026-11-19");
    // biome-ignore lint/suspicious/noExplicitAny: routes type their own arguments
    const route = { action: (args: any) => undoCopy.action({ ...args, params: { date, copyId } }) };
    for (const text of ["Copy undone", "This food no longer exists."]) {
      await ann.post(route, undo);
      expect((await takeToast(ann.request())).toast?.text).toBe(text);
    }
    expect(await names()).toEqual([]);
  });

  it("is offered no more once this part of the day has food", async () => {
    await log(COFFEE);
    expect((await home()).usual).toBeNull();
  });

  it("is logged without what is gone, on the day that is named, and never for somebody else", async () => {
    const { usual } = await home();
    const gone = "A".repeat(22);
    const past = { key: "past", foods: `${gone},${usual.set[0].id}`, date: "2026-11-15" };
    expect(await press(past)).toMatchObject({ status: 303, location: "/?date=2026-11-15" });
    expect((await home("?date=2026-11-15")).home.foods).toHaveLength(1);
    ann = new RouteBrowser();
    await ann.post(signUp, "/sign-up", { email: `bea${key++}@example.org`, password: "carrots & peas" });
    expect((await press({ key: "k", foods: idsOf(usual.set) })).location).toBe("/");
    expect((await takeToast(ann.request())).toast).toMatchObject({ type: "error" });
    expect(await names()).toEqual([]);
  });

  it.each([
    ["no foods", {}],
    ["no ids", { foods: "1,2" }],
    ["too many foods", { foods: Array(9).fill("A".repeat(22)).join(",") }],
    ["the future", { foods: "A".repeat(22), date: "2026-11-20" }],
    ["no day", { foods: "A".repeat(22), date: "x" }],
  ])("of %s is refused", async (_, form) => {
    expect((await press({ key: "k", ...(form as Record<string, string>) })).status).toBe(400);
    expect(await names()).toEqual([]);
  });
});

describe("a food logged again in other servings", () => {
  it("is as much as these servings are", async () => {
    await log({ number_of_servings: "2", name: "Toast", calories: "208", carbs: "10" });
    const [{ id }] = (await home()).home.foods;
    expect((await pressAgain(id, { key: "half", number_of_servings: "½" })).status).toBe(303);
    const calories = (await home()).home.foods.map((food: { calories: number }) => food.calories);
    expect(calories.sort()).toEqual([104, 416]);
  });

  it.each(["0", "-1", "x", "1e9", "100000"])("is refused at %s servings", async (number_of_servings) => {
    await log({});
    const [{ id }] = (await home()).home.foods;
    expect((await pressAgain(id, { key: "many", number_of_servings })).status).toBe(400);
    expect((await home()).home.foods).toHaveLength(1);
  });
});

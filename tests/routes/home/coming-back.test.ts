import { beforeEach, expect, it, vi } from "vitest";
import { RouteBrowser } from "../../support/routes";

await import("../../support/route-env");
const clock = await import("~/platform/clock.server");
const signUp = await import("~/routes/_front.sign-up");
const front = await import("~/routes/_front");
const enterValue = await import("~/routes/_front.eat.enter-value");
const collections = await import("~/routes/my-collections");
const category = await import("~/routes/_front.puzzles_.$categoryId");

const at = (time: string) => vi.spyOn(clock, "now").mockReturnValue(Date.parse(`2026-${time}Z`));
const MEAL = { name: "Lentils", calories: "2000", carbs: "200", fats: "65", protein: "150" };

let ann: RouteBrowser;
let key = 0;
beforeEach(async () => {
  at("11-16T07:00:00");
  ann = new RouteBrowser();
  ann.cookies.set("pp_zone", "UTC");
  await ann.post(signUp, "/sign-up", { email: `back${key++}@example.org`, password: "carrots & peas" });
});

const log = (fields: Record<string, string> = {}) =>
  ann.post(enterValue, "/eat/enter-value", { ...MEAL, key: `key ${key++}`, ...fields });
const plant = (id: string) =>
  ann.post(
    // biome-ignore lint/suspicious/noExplicitAny: routes type their own arguments
    { action: (args: any) => category.action({ ...args, params: { categoryId: "magic_garden" } }) },
    "/puzzles/magic_garden",
    { puzzle_id: id },
  );
const home = async (query = "") => (await ann.get(front, `/${query}`)).data;

it("a day greets by its seed and by what the night left, until something is eaten", async () => {
  await log();
  at("11-17T08:00:00");
  expect((await home()).home.welcome).toMatchObject({ greeting: null, night: { text: expect.any(String) } });
  await plant("carrot");
  const { welcome } = (await home()).home;
  expect(welcome).toMatchObject({ greeting: "Good morning. Your carrot is planted. Breakfast?", news: null });
  expect((await home("?date=2026-11-16")).home.welcome).toBeNull();
  await log({ calories: "100", carbs: "10", fats: "2", protein: "5" });
  expect((await home()).home.welcome).toEqual({ greeting: null, night: null, news: null });
});

it("who was away is greeted by the snail, whatever was missed", async () => {
  await log();
  at("11-20T19:00:00");
  expect((await home()).home.welcome.greeting).toBe("The snail kept your place.");
  at("11-19T19:00:00");
  expect((await home()).home.welcome.greeting).toBeNull();
});

it("the first day of a week shows the last one as a strip, with one sentence", async () => {
  await plant("carrot");
  await log();
  for (const date of ["2026-11-17", "2026-11-18"]) {
    at(`${date.slice(5)}T20:00:00`);
    await log();
  }
  expect((await home()).lastWeek).toBeNull();
  at("11-23T08:00:00");
  expect((await home()).lastWeek).toMatchObject({
    week: "2026-W47",
    sentence: "One picture finished.",
  });
  expect((await home("?date=2026-11-18")).lastWeek).toBeNull();
  await log({ calories: "100", carbs: "10", fats: "2", protein: "5" });
  at("11-24T08:00:00");
  expect((await home()).lastWeek).toBeNull();
});

it("a week is even when its energy is that of seven goals", async () => {
  for (const day of [16, 17, 18, 19, 20, 21, 22]) {
    at(`11-${day}T20:00:00`);
    await log();
  }
  at("11-23T08:00:00");
  expect((await home()).lastWeek).toMatchObject({ sentence: "An even week." });
});

it("the garden is another one each morning, whatever was eaten, and the same all day", async () => {
  at("11-16T08:00:00");
  await log();
  const gardens: string[] = [];
  for (const time of ["17T07:00", "17T21:00", "18T07:00", "19T07:00"]) {
    at(`11-${time}:00`);
    const { night } = (await ann.get(collections, "/my-collections")).data;
    gardens.push(`${night.text} ${night.sprite.join()} ${night.sky}`);
  }
  expect(gardens[0]).toBe(gardens[1]);
  expect(new Set(gardens).size).toBe(3);
});

it("the first day of a month says what the last one brought, once", async () => {
  await plant("carrot");
  await log({ name: "Carrot" });
  at("11-17T08:00:00");
  await log({ name: "Lentils" });
  at("12-02T08:00:00");
  const news = "In November you ate 2 different plants. New in your collection: Carrot.";
  expect((await home()).home.welcome.news).toBe(news);
  await log();
  expect((await home()).home.welcome.news).toBe(news);
  at("12-03T08:00:00");
  expect((await home()).home.welcome.news).toBeNull();
});

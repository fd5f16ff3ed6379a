import { beforeAll, describe, expect, it } from "vitest";
import { rowOfFood } from "../../app/features/search/row";
import { RouteBrowser } from "../support/routes";

await import("../support/route-env");
const signUp = await import("~/routes/_front.sign-up");
const front = await import("~/routes/_front");
const index = await import("~/routes/_front._index");
const enterValue = await import("~/routes/_front.eat.enter-value");
const describeFood = await import("~/routes/_front.eat.describe");
const foundFood = await import("~/routes/_front.foods_.$ref");
const foods = await import("~/routes/_front.foods");
const camera = await import("~/routes/_front.eat.camera");
const scan = await import("~/routes/eat.scan-label");
const again = await import("~/routes/food.$foodId.again");
const loggedFood = await import("~/routes/_front.food.$foodId");
const { takeToast } = await import("../../app/http/form.server");
const copyDay = await import("~/routes/day.$date.copy");
const undoDay = await import("~/routes/day.$date.copy_.$copyId.undo");
const category = await import("~/routes/_front.puzzles_.$categoryId");

const DAY_MS = 86_400_000;
const dayFrom = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const [yesterday, dayBefore, tomorrow] = [dayFrom(-1), dayFrom(-2), dayFrom(1)];

let ann: RouteBrowser;
beforeAll(async () => {
  ann = new RouteBrowser();
  ann.cookies.set("pp_zone", "UTC");
  await ann.post(signUp, "/sign-up", { email: "ann@example.org", password: "carrots & peas" });
});

const home = async (date: string) => (await ann.get(front, `/?date=${date}`)).data.home;
const choose = (puzzle_id: string, date: string) =>
  ann.post(atParams(category, { categoryId: "magic_garden" }), `/puzzles/magic_garden?date=${date}`, {
    puzzle_id,
    date,
  });

const STEW = { name: "Stew", calories: "400", carbs: "30", fats: "20", protein: "20" };
const atParams = (route: { action?: unknown; loader?: unknown }, params: Record<string, string>) => ({
  // biome-ignore lint/suspicious/noExplicitAny: routes type their own arguments
  action: (args: any) => (route.action as any)({ ...args, params }),
  // biome-ignore lint/suspicious/noExplicitAny: routes type their own arguments
  loader: (args: any) => (route.loader as any)({ ...args, params }),
});
const namesOn = async (date: string) =>
  (await home(date)).foods.map((food: { name: string; timeText: string }) => [food.name, food.timeText]);

describe("Eat on a past day", () => {
  const day = dayFrom(-3);
  const answer = { status: 303, location: `/?date=${day}` };

  it("says which day it is for on every step, and starts at noon", async () => {
    const ways: [Parameters<RouteBrowser["get"]>[0], string][] = [
      [index, `/?eat=1&date=${day}`],
      [enterValue, `/eat/enter-value?date=${day}`],
      [describeFood, `/eat/describe?date=${day}`],
      [foods, `/foods?date=${day}`],
      [scan, `/eat/scan-label?date=${day}`],
    ];
    for (const [route, path] of ways) {
      const { data } = await ann.get(route, path);
      expect([path, data.day]).toEqual([path, { date: day, time: "12:00", text: expect.any(String) }]);
    }
    expect((await ann.get(enterValue, `/eat/enter-value?date=${day}`)).data.day.text).toMatch(
      /^\w{3}, \w{3} \d+(, \d{4})?$/,
    );
    for (const date of [dayFrom(0), tomorrow, "2026-02-30", "x"])
      expect((await ann.get(enterValue, `/eat/enter-value?date=${date}`)).data.day).toBeNull();
  });

  it("logs a typed food to that day", async () => {
    const form = { ...STEW, key: "typed", date: day, time: "08:15" };
    expect(await ann.post(enterValue, `/eat/enter-value?date=${day}`, form)).toMatchObject(answer);
    expect(await namesOn(day)).toEqual([["Stew", "8:15 AM"]]);
  });

  it("logs a food again to that day, at the time of day that it was eaten", async () => {
    const [{ id }] = (await home(day)).foods;
    const other = dayFrom(-4);
    const form = { key: "again", date: other };
    expect(await ann.post(atParams(again, { foodId: id }), `/food/${id}/again`, form)).toMatchObject({
      status: 303,
      location: `/?date=${other}`,
    });
    expect(await namesOn(other)).toEqual([["Stew", "8:15 AM"]]);
    expect(
      (await ann.get(atParams(loggedFood, { foodId: id }), `/food/${id}?date=${other}`)).data,
    ).toMatchObject({
      day: { date: other },
      closeTo: `/?date=${other}`,
    });
  });

  it("logs a described meal to that day, through every answer of its review", async () => {
    const path = `/eat/describe?date=${day}`;
    const read = await ann.post(describeFood, path, { description: "118 g of banana", date: day });
    expect(read.data).toMatchObject({ step: "food", when: { date: day, time: "12:00" } });
    const { review } = read.data;
    const form = {
      ...review.totals,
      key: "review",
      name: "Banana",
      description: review.description,
      provenance: JSON.stringify(review.provenance),
      date: day,
      time: "19:30",
    };
    const step = `/eat/describe?step=food&date=${day}`;
    const refused = { status: 400, data: { when: { date: day, time: "19:30" } } };
    expect(await ann.post(describeFood, step, { ...form, name: "" })).toMatchObject(refused);
    expect(await ann.post(describeFood, step, { ...form, time: "late" })).toMatchObject({
      status: 400,
      data: { problems: { time: ["Must be a valid time"] }, when: { time: "late" } },
    });
    expect(await ann.post(describeFood, step, form)).toMatchObject(answer);
    expect(await namesOn(day)).toContainEqual(["Banana", "7:30 PM"]);
  });

  it("logs a scanned food and one that was searched for to that day", async () => {
    const label = { ...STEW, name: "Label", key: "label", date: day, time: "10:00" };
    expect(await ann.post(scan, `/eat/scan-label?step=food&date=${day}`, label)).toMatchObject(answer);
    const { data } = await ann.get(foods, "/foods?q=banana");
    const [food] = data.foods;
    const { ref, name } = food;
    const { amount, unit } = rowOfFood(food);
    const portion = { amount, unit, key: "portion", date: day, time: "16:00" };
    const address = `/foods/${encodeURIComponent(ref)}?date=${day}`;
    const route = atParams(foundFood, { ref });
    expect(await ann.post(route, address, { ...portion, date: tomorrow })).toMatchObject({
      status: 400,
      data: { portion: { amount, unit }, whenProblems: { date: ["Must not be in the future"] } },
    });
    expect(await ann.post(route, address, portion)).toMatchObject(answer);
    const there = await namesOn(day);
    expect(there).toContainEqual(["Label", "10:00 AM"]);
    expect(there).toContainEqual([name, "4:00 PM"]);
  });

  it("keeps the day on the way to the scanner", async () => {
    const ok = await ann.post(camera, `/eat/camera?date=${day}`);
    expect(ok.location).toBe(`/eat/scan-label?date=${day}`);
  });

  it.each([
    ["the future", tomorrow, "Must not be in the future"],
    ["no day of the calendar", "2026-02-30", "Must be a valid date"],
  ])("refuses %s, and keeps what was typed", async (_, date, problem) => {
    const refused = await ann.post(enterValue, "/eat/enter-value", { ...STEW, key: "refused", date });
    expect(refused).toMatchObject({
      status: 400,
      data: { error: { date: [problem] }, initialValue: { name: "Stew", carbs: "30", date } },
    });
    expect(await ann.post(scan, "/eat/scan-label?step=food", { ...STEW, date })).toMatchObject({
      status: 400,
      data: { lastResult: { error: { date: [problem] } } },
    });
    const [{ id }] = (await home(day)).foods;
    expect((await ann.post(atParams(again, { foodId: id }), "/x", { date })).status).toBe(400);
  });
});

describe("a past day's puzzle", () => {
  it("is chosen while there is none, and then stays", async () => {
    const chosen = await choose("corn", yesterday);
    expect([chosen.status, chosen.location]).toEqual([303, `/?date=${yesterday}`]);
    expect((await choose("carrot", yesterday)).location).toBe(`/?date=${yesterday}`);
    expect((await home(yesterday)).puzzle.id).toBe("corn");
    expect((await home(dayFrom(0))).puzzle).toBeNull();
  });

  it("is not one of a day ahead, nor of no day", async () => {
    expect(await choose("corn", tomorrow)).toMatchObject({
      status: 400,
      data: { error: "Must not be in the future" },
    });
    expect(await choose("corn", "2026-02-30")).toMatchObject({
      status: 400,
      data: { error: "Must be a valid date" },
    });
    expect((await home(dayBefore)).puzzle).toBeNull();
  });
});

describe("a copied day", () => {
  const [from, empty] = [dayFrom(-8), dayFrom(-7)];
  const copy = (date: string, form: Record<string, string>) =>
    ann.post(atParams(copyDay, { date }), `/day/${date}/copy`, form);

  it("fills an empty day or today with one press, and the toast empties it again", async () => {
    for (const time of ["08:00", "19:00"])
      await ann.post(enterValue, "/eat/enter-value", { ...STEW, key: time, date: from, time });
    const { copyFrom, copyKey } = await home(empty);
    expect(copyFrom).toBe(from);
    for (const _ of [1, 2])
      expect(await copy(from, { key: copyKey, to: empty })).toMatchObject({
        status: 303,
        location: `/?date=${empty}`,
      });
    expect(await namesOn(empty)).toEqual([
      ["Stew", "8:00 AM"],
      ["Stew", "7:00 PM"],
    ]);
    expect((await home(empty)).copyFrom).toBeNull();
    const { toast } = await takeToast(ann.request());
    expect(toast?.text).toBe("Food Logged");
    const [, date = "", copyId = ""] = /^\/day\/(.{10})\/copy\/(.{12})\/undo$/.exec(toast?.undo ?? "") ?? [];
    const undo = atParams(undoDay, { date, copyId });
    expect((await ann.post(undo, toast?.undo ?? "")).location).toBe(`/?date=${empty}`);
    expect(await namesOn(empty)).toEqual([]);
    const before = (await namesOn(dayFrom(0))).length;
    expect((await copy(from, { key: "today", group: "evening" })).location).toBe("/");
    expect(await namesOn(dayFrom(0))).toHaveLength(before + 1);
  });

  it.each([
    ["a day ahead", from, { to: tomorrow }, 400],
    ["no part of the day", from, { group: "brunch" }, 400],
    ["no day", "2026-02-30", {}, 404],
    ["a day without food", dayFrom(-20), {}, 303],
  ])("is refused for %s", async (_, date, form, status) => {
    const before = await namesOn(dayFrom(0));
    expect((await copy(date, { key: "refused", ...form })).status).toBe(status);
    expect(await namesOn(dayFrom(0))).toEqual(before);
  });
});

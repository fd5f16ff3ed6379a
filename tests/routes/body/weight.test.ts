import { INFO, PASSWORD } from "../../support/app";
import { RouteBrowser } from "../../support/routes";
import "../../support/route-env";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { addDays } from "~/features/day/calendar-days";
import { takeToast } from "~/http/form.server";
import { viewerOf } from "~/http/viewer.server";
import { store } from "~/platform/boot.server";
import * as signUp from "~/routes/_front.sign-up";
import * as account from "~/routes/account";
import * as goal from "~/routes/account.goal";
import * as info from "~/routes/account.info";
import * as trends from "~/routes/trends";
import * as page from "~/routes/weight";
import { call, person } from "../../support/api";

const TODAY = new Date().toISOString().slice(0, 10);

let browser: RouteBrowser;
let people = 0;
beforeEach(async () => {
  browser = new RouteBrowser();
  await browser.post(signUp, "/sign-up", { email: `weight${people++}@example.org`, password: PASSWORD });
  await browser.post(account, "/account", { weight: "on" });
});

const viewer = async () => (await viewerOf(browser.request())) ?? expect.fail("nobody is signed in");
const shown = async (path = "/weight") => (await browser.get(page, path)).data;
const log = (weight: string, date = TODAY, more = {}) =>
  browser.post(page, "/weight", { weight, date, ...more });
const toast = async () => (await takeToast(browser.request())).toast;
const rows = async () => {
  const { weight } = store.read.t;
  const all = await store.read
    .select()
    .from(weight)
    .where(eq(weight.user_id, (await viewer()).id));
  return all.map(({ date, kg }) => [date, kg]).sort();
};

describe("a day's weight", () => {
  it.each([
    ["81.4", 81.4],
    ["81,4 kg", 81.4],
    [" 81 1/2 ", 81.5],
    ["180 lb", 81.6466],
  ])("%j is stored as %d kg", async (text, kg) => {
    expect(await log(text)).toMatchObject({ status: 303, location: "/weight" });
    expect(await rows()).toEqual([[TODAY, kg]]);
  });

  it.each([
    ["", "Field cannot be empty"],
    ["heavy", "Must be a valid number"],
    ["814", "Must be between 20 and 500 kg"],
    ["8", "Must be between 20 and 500 kg"],
    ["81,400", "Is that 81,400 or 81.4? Type 81400 or 81.4."],
    ["2000 lb", "Must be between 44 and 1102 lb"],
  ])("%j is refused in words, and stays in the form", async (text, words) => {
    const { status, data } = await log(text);
    expect(status).toBe(400);
    expect(data.error.weight).toEqual([words]);
    expect(data.initialValue.weight ?? "").toBe(text);
    expect(await rows()).toEqual([]);
  });

  it.each([
    [addDays(TODAY, 3), "Must not be in the future"],
    ["2026-02-30", "Must be a valid date"],
  ])("can't be of %s", async (date, words) => {
    const { status, data } = await log("81.4", date);
    expect([status, data.error.date]).toEqual([400, [words]]);
    expect(await rows()).toEqual([]);
  });

  it("is one: a later one takes its place", async () => {
    await log("81.4", "2026-03-01");
    await log("81.9", "2026-03-01");
    expect(await rows()).toEqual([["2026-03-01", 81.9]]);
    expect((await shown("/weight?date=2026-03-01")).day).toEqual({ date: "2026-03-01", kg: 81.9 });
  });

  it("comes back after it was deleted, unless another is there", async () => {
    await log("81.4");
    await browser.post(page, "/weight?delete=1", { date: TODAY });
    expect(await rows()).toEqual([]);
    const { undo = "" } = (await toast()) ?? {};
    await browser.post(page, undo);
    expect(await rows()).toEqual([[TODAY, 81.4]]);
    await log("80");
    await browser.post(page, undo);
    expect(await rows()).toEqual([[TODAY, 80]]);
    await browser.post(page, `/weight?restore=${addDays(TODAY, -1)}&kg=5000`);
    expect(await rows()).toEqual([[TODAY, 80]]);
  });

  it("is in pounds where the profile is, and a form keeps its unit", async () => {
    await browser.post(info, "/account/info", { ...INFO, unit: "us", heightFeet: "5", heightInches: "7" });
    await log("180", TODAY, { unit: "lb" });
    expect(await rows()).toEqual([[TODAY, 81.6466]]);
    expect((await shown()).unit).toBe("lb");
    await log("80", TODAY, { unit: "kg" });
    expect(await rows()).toEqual([[TODAY, 80]]);
  });
});

describe("the page", () => {
  it("shows the chosen days with their 7-day average and gaps", async () => {
    for (const [days, kg] of [
      [40, "90"],
      [20, "82"],
      [3, "80"],
      [0, "81"],
    ] as const)
      await log(kg, addDays(TODAY, -days));
    expect((await shown("/weight?days=30")).weights).toEqual([
      { date: TODAY, kg: 81, mean: 80.5, gap: false },
      { date: addDays(TODAY, -3), kg: 80, mean: 80, gap: true },
      { date: addDays(TODAY, -20), kg: 82, mean: 82, gap: false },
    ]);
    expect((await shown()).weights).toHaveLength(4);
  });

  it("has its line in the trends, of their days, while it is switched on", async () => {
    await log("82", addDays(TODAY, -20));
    await log("81");
    const inTrends = async (days: number) =>
      (await browser.get(trends, `/trends?days=${days}`)).data.weight?.weights.length;
    expect([await inTrends(7), await inTrends(30)]).toEqual([1, 2]);
    await browser.post(account, "/account", { weight: "off" });
    expect(await inTrends(30)).toBeUndefined();
  });

  it("shows nothing and takes nothing once switched off; what is stored stays", async () => {
    await log("81.4");
    await browser.post(account, "/account", { weight: "off" });
    expect(await shown()).toBeNull();
    await log("70");
    expect(await toast()).toMatchObject({ type: "error", text: "Weight is turned off." });
    expect(await rows()).toEqual([[TODAY, 81.4]]);
    const estimate = await browser.get(goal, "/account/goal?estimating=1&weight=1");
    expect(estimate.location).toBe("/account/info");
    await browser.post(account, "/account", { weight: "on" });
    expect((await shown()).weights).toMatchObject([{ kg: 81.4 }]);
  });
});

it("the goal is estimated from the last weight, shown first, and changes once it is accepted", async () => {
  await browser.post(info, "/account/info", INFO);
  const { calories: before } = (await browser.get(goal, "/account/goal?estimating=1")).data.goals;
  await log("80");
  const { data } = await browser.get(goal, "/account/goal?estimating=1&weight=1");
  // 9.247 kcal a kg at rest, times 1.2.
  expect(data).toMatchObject({ weight: "80 kg", goals: { calories: before + Math.round(20 * 9.247 * 1.2) } });
  const { user_info, nutrition_goal } = store.read.t;
  const { id } = await viewer();
  const profile = () => store.read.select().from(user_info).where(eq(user_info.user_id, id));
  expect(await profile()).toMatchObject([{ weight: 60 }]);
  const { calories } = data.goals;
  await browser.post(goal, "/account/goal?estimating=1&weight=1", { calories: String(calories) });
  expect(await profile()).toMatchObject([{ weight: 80, calculated_calories: calories }]);
  const goals = await store.read.select().from(nutrition_goal).where(eq(nutrition_goal.user_id, id));
  expect(goals).toMatchObject([{ calories }]);
});

describe("the API", () => {
  it("sets, lists and deletes, each their own", async () => {
    const [ann, bob] = [await person(), await person()];
    const put = (date: string, body: object, who = ann) =>
      call("PUT", `/api/weight/${date}`, { token: who.token, body });
    expect((await put("2026-03-01", { kg: 81.4 })).data).toEqual({ date: "2026-03-01", kg: 81.4 });
    await put("2026-03-05", { kg: 80.9 });
    await put("2026-03-05", { kg: 70 }, bob);
    const list = await call("GET", "/api/weight", { token: ann.token });
    expect(list.data).toEqual([
      { date: "2026-03-05", kg: 80.9 },
      { date: "2026-03-01", kg: 81.4 },
    ]);
    for (const each of list.data) expect((await put(each.date, each)).status).toBe(200);
    const some = await call("GET", "/api/weight?from=2026-03-02&to=2026-03-09", { token: ann.token });
    expect(some.data).toEqual([{ date: "2026-03-05", kg: 80.9 }]);
    const remove = (who: typeof ann) => call("DELETE", "/api/weight/2026-03-05", { token: who.token });
    expect([(await remove(ann)).status, (await remove(ann)).status]).toEqual([200, 404]);
    expect((await call("GET", "/api/weight", { token: bob.token })).data).toHaveLength(1);
  });

  it.each([
    [addDays(TODAY, 3), { kg: 80 }, "Must not be in the future"],
    ["2026-02-30", { kg: 80 }, "Must be a valid date"],
    ["2026-03-01", { kg: 8 }, "Must be between 20 and 500 kg"],
    ["2026-03-01", { kg: "80" }, "Must be a valid number"],
    ["2026-03-01", { kg: 80, date: "2026-03-02" }, "Must be a valid date"],
  ])("refuses %s %j", async (date, body, error) => {
    const { token } = await person();
    const answer = await call("PUT", `/api/weight/${date}`, { token, body });
    expect([answer.status, answer.error]).toEqual([400, error]);
  });
});

import { RouteBrowser } from "../../support/routes";
import "../../support/route-env";
import { beforeAll, expect, it } from "vitest";
import { annAndBob, call, type Person } from "../../support/api";

const signUp = await import("~/routes/_front.sign-up");
const account = await import("~/routes/account_.preferences");
const timeZone = await import("~/routes/time-zone");
const { takeToast } = await import("../../../app/http/form.server");

let browser: RouteBrowser;
let ann: Person;
let bob: Person;
beforeAll(async () => {
  ({ ann, bob } = await annAndBob());
  browser = new RouteBrowser();
  browser.cookies.set("pp_zone", "UTC");
  await browser.post(signUp, "/sign-up", { email: "night@example.org", password: "carrots & peas" });
});
const shown = async () => (await browser.get(account, "/account/preferences")).data;
const toast = async () => (await takeToast(browser.request()))?.toast;

it("the preferences show the hour and takes another one", async () => {
  expect(await shown()).toMatchObject({ timeZone: "UTC", dayStart: 0 });
  await browser.post(timeZone, "/time-zone", { timeZone: "Europe/Paris", day_start: "3" });
  expect(await toast()).toEqual({ type: "success", text: "Your day starts at 3 AM now" });
  expect(await shown()).toMatchObject({ timeZone: "Europe/Paris", dayStart: 3 });
  await browser.post(timeZone, "/time-zone", { timeZone: "UTC" });
  expect(await shown()).toMatchObject({ timeZone: "UTC", dayStart: 3 });
  await browser.post(timeZone, "/time-zone", { day_start: "0" });
  expect(await toast()).toEqual({ type: "success", text: "Your day starts at Midnight now" });
});

it.each(["7", "-1", "3.5", "", " 3", "three", "03"])("%j is no hour to start at", async (day_start) => {
  await browser.post(timeZone, "/time-zone", { timeZone: "UTC", day_start: "2" });
  await browser.post(timeZone, "/time-zone", { timeZone: "Asia/Tokyo", day_start });
  const { dayStart, timeZone: zone } = await shown();
  if (day_start === "") return expect(dayStart).toBe(2);
  expect(await toast()).toEqual({ type: "error", text: "Choose an hour from 0 to 6" });
  expect([dayStart, zone]).toEqual([2, "UTC"]);
});

it("a program reads and changes it, for its own account alone", async () => {
  const change = (body: unknown) => call("PATCH", "/api/user", { token: ann.token, body });
  expect((await change({ day_start: 4 })).data).toMatchObject({ day_start: 4, time_zone: "UTC" });
  expect((await change({ time_zone: "Asia/Kolkata" })).data).toMatchObject({ day_start: 4 });
  const stored = await call("GET", "/api/user", { token: ann.token });
  expect(stored.data).toMatchObject({ day_start: 4, time_zone: "Asia/Kolkata" });
  expect(await change({ day_start: 7 })).toMatchObject({ status: 400, error: "Choose an hour from 0 to 6" });
  expect(await change({ time_zone: "Mars" })).toMatchObject({
    status: 400,
    error: "We don’t know that time zone",
  });
  expect((await change({ email: "x@example.org" })).status).toBe(400);
  expect((await call("GET", "/api/user", { token: bob.token })).data).toMatchObject({ day_start: 0 });
});

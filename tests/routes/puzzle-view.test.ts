import { RouteBrowser } from "../support/routes";
import "../support/route-env";
import { beforeAll, expect, it } from "vitest";
import * as stage from "~/routes/_front";
import * as signUp from "~/routes/_front.sign-up";
import * as puzzleView from "~/routes/puzzle-view";

const browser = new RouteBrowser();
const choose = (hideGrid: string, hideUnfinished: string, more = {}) =>
  browser.post(puzzleView, "/puzzle-view", { hideGrid, hideUnfinished, ...more });
const shown = async () => (await browser.get(stage, "/")).data.view;

beforeAll(async () => {
  await browser.post(signUp, "/sign-up", { email: "ann@example.org", password: "carrots & peas" });
});

it("everything is shown until something is hidden; that stays in this browser alone", async () => {
  expect(await shown()).toEqual({ hideGrid: false, hideUnfinished: false });
  for (const hideGrid of [true, false])
    for (const hideUnfinished of [true, false]) {
      await choose(hideGrid ? "on" : "off", hideUnfinished ? "on" : "off");
      expect(await shown()).toEqual({ hideGrid, hideUnfinished });
    }
  expect(browser.cookies.has("pp_puzzle_view")).toBe(false);
});

it("leads back to the day, or nowhere for a page that is awake", async () => {
  const day = "/?date=2026-03-01";
  expect(await choose("on", "off", { redirectTo: day })).toMatchObject({ status: 303, location: day });
  expect(await choose("on", "off", { redirectTo: "//evil.example" })).toMatchObject({ location: "/" });
  const awake = await choose("off", "on", { stay: "1", redirectTo: day });
  expect(awake).toMatchObject({ status: 204, location: null });
  expect(await shown()).toEqual({ hideGrid: false, hideUnfinished: true });
});

it("refuses what is no choice, and a cookie that says nothing hides nothing", async () => {
  for (const form of [{}, { hideGrid: "on" }, { hideGrid: "maybe", hideUnfinished: "on" }] as object[])
    expect((await browser.post(puzzleView, "/puzzle-view", { ...form })).status).toBe(400);
  for (const value of ["", "x".repeat(5000), "grid-", "<script>"]) {
    browser.cookies.set("pp_puzzle_view", value);
    expect(await shown()).toEqual({ hideGrid: false, hideUnfinished: false });
  }
});

import { RouteBrowser } from "../support/routes";
import { testCaller } from "../support/store";
import "../support/route-env";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { makeInvite } from "~/features/access/account.server";
import { daySnapshot } from "~/features/day/day.server";
import { takeToast } from "~/http/form.server";
import { sessionKeyOf } from "~/http/sender.server";
import { viewerOf } from "~/http/viewer.server";
import { settings, store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";
import { localDate } from "~/platform/local-date";
import * as stage from "~/routes/_front";
import * as front from "~/routes/_front._index";
import * as logIn from "~/routes/_front.log-in";
import * as signUp from "~/routes/_front.sign-up";
import * as welcomeGoal from "~/routes/_front.welcome.goal";
import * as welcomeInfo from "~/routes/_front.welcome.info";
import * as account from "~/routes/account";
import * as accountGoal from "~/routes/account.goal";
import * as accountInfo from "~/routes/account.info";
import * as preferences from "~/routes/account_.preferences";
import * as logOut from "~/routes/log-out";
import * as timeZone from "~/routes/time-zone";
import { changeGoal } from "../../app/features/day/goal.server";
import { goalOf } from "../../app/features/goals/goals.server";

const PASSWORD = "carrots & peas";
const INFO = {
  name: "Ann",
  lastName: "Gardener",
  gender: "male",
  age: "30",
  unit: "metric",
  height: "180",
  weight: "80",
  activityLevel: "sedentary",
  weightGoal: "maintain",
};
const { users, session, user_info, nutrition_goal } = store.read.t;

let browser: RouteBrowser;
let email: string;
let people = 0;
beforeEach(() => {
  browser = new RouteBrowser();
  email = `ann${people++}@example.org`;
});

const signUpAs = (address: string, by = browser) =>
  by.post(signUp, "/sign-up", { email: address, password: PASSWORD });
const viewer = async (by = browser) => (await viewerOf(by.request())) ?? expect.fail("nobody is signed in");
const accountsOf = (address: string) => store.read.select().from(users).where(eq(users.email, address));

describe("sign-up", () => {
  it("makes an account and signs in", async () => {
    const answer = await browser.post(signUp, "/sign-up", {
      email: ` ${email.toUpperCase()} `,
      password: PASSWORD,
    });
    expect(answer).toMatchObject({ status: 303, location: "/" });
    expect(await viewer()).toMatchObject({ email, nickname: null, prompted: false, profileComplete: false });
    const [made] = await accountsOf(email);
    expect(made?.id).toMatch(/^[0-9a-f]{32}$/);
    expect(made?.share_id).toBe(made?.id);
    expect(made?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it("sets a cookie that scripts can't read, and stores only its hash", async () => {
    const answer = await signUpAs(email);
    const [cookie = ""] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^pp=/);
    for (const attribute of ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=15552000"])
      expect(cookie).toContain(attribute);
    expect(cookie).not.toMatch(/Secure|Domain/);
    const { id } = await viewer();
    const [row] = await store.read.select().from(session).where(eq(session.user_id, id));
    const [, raw = ""] = JSON.parse(
      atob(decodeURIComponent(browser.cookies.get("pp") ?? "").split(".")[0] ?? ""),
    ).split(".");
    expect(raw).toHaveLength(43);
    expect(JSON.stringify(row)).not.toContain(raw);
  });

  it.each([
    [{}, { email: ["Email is required"], password: ["Password is required"] }],
    [{ email: "  ", password: PASSWORD }, { email: ["Email is required"] }],
    [{ email: "ann@example", password: PASSWORD }, { email: ["Not a valid email address format"] }],
    [{ email: "ann@example.org", password: "carrots" }, { password: ["Password doesn't meet requirements"] }],
    [
      { email: "ann@example.org", password: "password1" },
      { password: ["Password doesn't meet requirements", expect.stringContaining("choose another")] },
    ],
  ])("refuses %j", async (form, error) => {
    const answer = await browser.post(signUp, "/sign-up", form as Record<string, string>);
    expect(answer.status).toBe(400);
    expect(answer.data.error).toEqual(error);
    expect(await viewerOf(browser.request())).toBeNull();
  });

  it("keeps what was typed, but never the password", async () => {
    const { data } = await browser.post(signUp, "/sign-up", { email: "Ann@", password: "carrots" });
    expect(data.initialValue).toEqual({ email: "Ann@" });
    expect(JSON.stringify(data)).not.toContain("carrots");
  });

  it("refuses a file as password", async () => {
    const form = new FormData();
    form.set("email", email);
    form.set("password", new File(["carrots & peas"], "password.txt"));
    expect((await browser.post(signUp, "/sign-up", form)).status).toBe(400);
    expect(await accountsOf(email)).toEqual([]);
  });

  it("is not held up by crafted field names", async () => {
    const answer = await browser.post(signUp, "/sign-up", { "x[4294967294]": "1", "email[4294967294]": "1" });
    expect(answer.status).toBe(400);
  });

  it("refuses an address that has an account, in any spelling, also when several ask at once", async () => {
    const all = await Promise.all(
      Array.from({ length: 5 }, (_, i) => signUpAs(i % 2 ? email : email.toUpperCase(), new RouteBrowser())),
    );
    const refused = all.filter(({ status }) => status === 400);
    expect(refused).toHaveLength(4);
    for (const { data } of refused)
      expect(data.error).toEqual({ email: ["An account with this email already exists."] });
    expect(await accountsOf(email)).toHaveLength(1);
  });

  it("takes the time zone the browser sent, and no other text", async () => {
    browser.cookies.set("pp_zone", "Asia/Tokyo");
    await signUpAs(email);
    expect((await accountsOf(email))[0]?.time_zone).toBe("Asia/Tokyo");
    const other = new RouteBrowser();
    other.cookies.set("pp_zone", "Mars/Olympus");
    await signUpAs(`other-${email}`, other);
    expect((await accountsOf(`other-${email}`))[0]?.time_zone).toBeNull();
    expect((await viewer(other)).timeZone).toBe("UTC");
  });

  it("is kindly refused while the server takes no new accounts", async () => {
    settings.signUps = "closed";
    const [shown, answer] = [await browser.get(signUp, "/sign-up"), await signUpAs(email)];
    settings.signUps = "open";
    expect(shown.data.closed).toContain("accepting new accounts");
    expect(answer.status).toBe(403);
    expect(answer.data.error[""][0]).toContain("accepting new accounts");
    expect(await accountsOf(email)).toEqual([]);
  });

  it("is closed by the first account where the server is for one", async () => {
    settings.signUps = "first";
    const answers = [await browser.get(signUp, "/sign-up"), await signUpAs(email)];
    settings.signUps = "open";
    expect(answers[0]?.data.closed).toContain("accepting new accounts");
    expect(answers[1]?.status).toBe(403);
    expect(await accountsOf(email)).toEqual([]);
  });

  it("lets in whom an invite is for, once, while the server takes no new accounts", async () => {
    const invite = await makeInvite(store, { email, days: 7 }, now());
    const address = `/sign-up?invite=${invite}`;
    const join = (address: string, by = browser) =>
      by.post(signUp, "/sign-up", { email: address, password: PASSWORD, invite });
    settings.signUps = "closed";
    const shown = await browser.get(signUp, address);
    const other = await join(`other-${email}`);
    const joined = await join(email);
    const again = await join(`later-${email}`, new RouteBrowser());
    const late = await new RouteBrowser().get(signUp, address);
    settings.signUps = "open";
    expect(shown).toMatchObject({ status: 200, data: { closed: null, invite: { email } } });
    expect(other).toMatchObject({ status: 400, data: { initialValue: { email: `other-${email}` } } });
    expect(other.data.error.email).toEqual(["This invite is for another email address."]);
    expect(joined).toMatchObject({ status: 303, location: "/" });
    expect(again.status).toBe(410);
    expect(again.data.error[""][0]).toContain("That invite is no longer valid");
    expect(late).toMatchObject({ status: 410, data: { closed: again.data.error[""][0] } });
    expect(await accountsOf(`later-${email}`)).toEqual([]);
  });
});

describe("log-in", () => {
  it("opens an account by its address in any case, with a new session", async () => {
    await signUpAs(email);
    const other = new RouteBrowser();
    const answer = await other.post(logIn, "/log-in", { email: email.toUpperCase(), password: PASSWORD });
    expect(answer).toMatchObject({ status: 303, location: "/" });
    expect((await viewer(other)).id).toBe((await viewer()).id);
    expect(other.cookies.get("pp")).not.toBe(browser.cookies.get("pp"));
  });

  it("answers a wrong password and an unknown address alike", async () => {
    await signUpAs(email);
    const wrong = await new RouteBrowser().post(logIn, "/log-in", { email, password: "carrots & beans" });
    const unknown = await new RouteBrowser().post(logIn, "/log-in", {
      email: `x${email}`,
      password: PASSWORD,
    });
    expect(wrong.status).toBe(401);
    expect(wrong.data.error).toEqual({ "": ["Incorrect email or password"] });
    expect(wrong.data.initialValue).toEqual({ email });
    expect({ ...unknown, data: { ...unknown.data, initialValue: { email } } }).toEqual(wrong);
  });

  it("asks for both fields", async () => {
    const { status, data } = await browser.post(logIn, "/log-in", { email: "ann" });
    expect(status).toBe(400);
    expect(data.error).toEqual({
      email: ["Not a valid email address format"],
      password: ["Password is required"],
    });
  });

  it.each([
    ["/account?x=1", "/account?x=1"],
    ["//evil.example", "/"],
    ["/\\evil.example", "/"],
    ["https://evil.example/", "/"],
    ["javascript:alert(1)", "/"],
    ["", "/"],
  ])("with redirectTo %j leads to %s", async (redirectTo, location) => {
    await signUpAs(email);
    const other = new RouteBrowser();
    const shown = await other.get(logIn, `/log-in?redirectTo=${encodeURIComponent(redirectTo)}`);
    expect(shown.data.redirectTo).toBe(location);
    const answer = await other.post(logIn, "/log-in", { email, password: PASSWORD, redirectTo });
    expect(answer.location).toBe(location);
  });

  it("never adopts the session that was presented, and ends it", async () => {
    await signUpAs(email);
    const planted = browser.cookies.get("pp") ?? "";
    const other = new RouteBrowser();
    await signUpAs(`victim-${email}`, other);
    other.cookies.set("pp", planted);
    await other.post(logIn, "/log-in", { email: `victim-${email}`, password: PASSWORD });
    expect((await viewer(other)).email).toBe(`victim-${email}`);
    expect(other.cookies.get("pp")).not.toBe(planted);
    expect(await viewerOf(browser.request())).toBeNull();
  });

  it("gives an account without a time zone the browser's, and leaves a chosen one", async () => {
    await signUpAs(email);
    for (const zone of ["Europe/Paris", "Asia/Tokyo"]) {
      const other = new RouteBrowser();
      other.cookies.set("pp_zone", zone);
      await other.post(logIn, "/log-in", { email, password: PASSWORD });
      expect((await viewer(other)).timeZone).toBe("Europe/Paris");
    }
  });

  it("is not shown to those who are signed in, nor is sign-up", async () => {
    await signUpAs(email);
    expect((await browser.get(logIn, "/log-in")).location).toBe("/");
    expect((await browser.get(signUp, "/sign-up")).location).toBe("/");
  });
});

describe("log-out", () => {
  it("ends the session for good; a copied cookie opens nothing", async () => {
    await signUpAs(email);
    const { id } = await viewer();
    const copy = browser.cookies.get("pp") ?? "";
    const answer = await browser.post(logOut, "/log-out");
    expect(answer).toMatchObject({ status: 303, location: "/" });
    expect(answer.headers.get("Clear-Site-Data")).toBe('"cache"');
    expect(browser.cookies.has("pp")).toBe(false);
    expect(await store.read.select().from(session).where(eq(session.user_id, id))).toEqual([]);
    browser.cookies.set("pp", copy);
    expect(await viewerOf(browser.request())).toBeNull();
  });

  it("ends nobody's session by a link, and is harmless to visitors", async () => {
    await signUpAs(email);
    expect((await browser.get(logOut, "/log-out")).location).toBe("/");
    await viewer();
    expect((await new RouteBrowser().post(logOut, "/log-out")).location).toBe("/");
  });
});

describe("a session cookie", () => {
  it("that was tampered with, or is no such thing, means nobody", async () => {
    await signUpAs(email);
    const good = browser.cookies.get("pp") ?? "";
    const forged = [
      good.slice(0, -1),
      `${good}x`,
      good.replace(/.$/, (last) => (last === "0" ? "1" : "0")),
      `x${good}`,
      "x".repeat(8192),
      "%",
      "%00",
      ".",
    ];
    for (const value of forged) {
      browser.cookies.set("pp", value);
      expect(await viewerOf(browser.request()), value).toBeNull();
    }
    const header = fc.string({ unit: fc.constantFrom(...'pp=;, "%.0aZ_-/+\\é'), maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(header, async (text) => {
        const request = new Request("http://localhost:3000", { headers: { Cookie: `pp=${text}` } });
        expect(await viewerOf(request)).toBeNull();
      }),
      { numRuns: 2000 },
    );
  });

  it("is written down as seen once a day, by whatever request", async () => {
    await signUpAs(email);
    const { id } = await viewer();
    const seen = async () =>
      (await store.read.select().from(session).where(eq(session.user_id, id)))[0]?.last_seen_at ?? 0;
    const setSeen = (last_seen_at: number) =>
      store.tx(async (db) => {
        await db.update(session).set({ last_seen_at }).where(eq(session.user_id, id));
      });
    const open = () => browser.get(account, "/account");
    const send = () => browser.post(welcomeInfo, "/welcome/info?skip=1");
    for (const use of [open, send]) {
      const earlier = Date.now() - 23 * 3_600_000;
      await setSeen(earlier);
      await use();
      expect(await seen()).toBe(earlier);
      await setSeen(Date.now() - 25 * 3_600_000);
      await use();
      expect(await seen()).toBeGreaterThan(earlier);
    }
  });

  it("goes on for somebody who only looks, until its 180 days are over", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    try {
      await signUpAs(email);
      for (let week = 0; week < 25; week++) {
        vi.setSystemTime(Date.now() + 7 * 24 * 3_600_000);
        expect((await browser.get(account, "/account")).status, `week ${week}`).toBe(200);
      }
      vi.setSystemTime(Date.now() + 7 * 24 * 3_600_000);
      expect((await browser.get(account, "/account")).location).toMatch(/^\/log-in/);
    } finally {
      vi.useRealTimers();
    }
  });

  it("of a deleted account means nobody", async () => {
    await signUpAs(email);
    await store.tx(async (db) => {
      await db.delete(users).where(eq(users.email, email));
    });
    expect(await viewerOf(browser.request())).toBeNull();
    expect(await sessionKeyOf(browser.request())).toBeDefined();
  });
});

describe("pages of one's own", () => {
  it.each([
    ["/account", account],
    ["/account/info", accountInfo],
    ["/account/goal?estimating=1", accountGoal],
    ["/welcome/info", welcomeInfo],
    ["/welcome/goal", welcomeGoal],
    ["/time-zone", { action: timeZone.action }],
  ])("%s asks visitors to log in, and does nothing for them", async (path, route) => {
    const location = `/log-in?redirectTo=${encodeURIComponent(path)}`;
    if ("loader" in route) expect((await browser.get(route, path)).location).toBe(location);
    if ("action" in route)
      expect((await browser.post(route, path, { ...INFO, calories: "1", timeZone: "UTC" })).location).toBe(
        location,
      );
  });
});

describe("the first-time prompt", () => {
  const goals = async () => {
    const { id, timeZone } = await viewer();
    return (await goalOf(store.read, id, localDate({ timeZone, dayStart: 0 }, Date.now()))).goals;
  };

  it("opens at home, asks, estimates, and sets the goals", async () => {
    await signUpAs(email);
    expect((await browser.get(front, "/")).location).toBe("/welcome/info");
    const shown = await browser.get(welcomeInfo, "/welcome/info");
    expect(shown.data.values).toEqual({
      gender: "male",
      unit: "us",
      activityLevel: "sedentary",
      weightGoal: "maintain",
    });
    const answer = await browser.post(welcomeInfo, "/welcome/info", INFO);
    expect(answer).toMatchObject({ status: 303, location: "/welcome/goal?estimating=1" });
    expect(await viewer()).toMatchObject({ nickname: "Ann", profileComplete: true, prompted: true });
    const estimated = await browser.get(welcomeGoal, "/welcome/goal?estimating=1");
    expect(estimated.data).toEqual({
      goals: { calories: 2224, carbs: 278, fats: 74, protein: 111 },
      finishAt: 100,
      estimating: true,
    });
    expect((await browser.get(welcomeInfo, "/welcome/info")).data.values).toEqual({
      ...INFO,
      heightFeet: "5",
      heightInches: "11",
    });
    const saved = await browser.post(welcomeGoal, "/welcome/goal", { calories: "2000", carbs: "1" });
    expect(saved).toMatchObject({ status: 303, location: "/" });
    expect(await goals()).toEqual({ calories: 2000, carbs: 250, protein: 100, fats: 67 });
    expect((await browser.get(front, "/")).location).toBeNull();
  });

  it("says what is missing and keeps what was typed", async () => {
    await signUpAs(email);
    const typed = { ...INFO, age: "", height: "181", weight: "heavy" };
    const { status, data } = await browser.post(welcomeInfo, "/welcome/info", typed);
    expect(status).toBe(400);
    expect(data.error).toEqual({ age: ["Field cannot be empty"], weight: ["Digits only"] });
    expect(data.initialValue).toMatchObject({ name: "Ann", height: "181", weight: "heavy" });
    expect((await viewer()).profileComplete).toBe(false);
    expect((await browser.get(welcomeGoal, "/welcome/goal")).location).toBe("/welcome/info");
  });

  it("once skipped stays away, in every browser", async () => {
    await signUpAs(email);
    const skipped = await browser.post(welcomeInfo, "/welcome/info?skip=1");
    expect(skipped).toMatchObject({ status: 303, location: "/" });
    const other = new RouteBrowser();
    await other.post(logIn, "/log-in", { email, password: PASSWORD });
    expect((await other.get(front, "/")).location).toBeNull();
    expect((await viewer(other)).profileComplete).toBe(false);
  });

  it("once shown and closed stays away in this browser, but not for the next account made in it", async () => {
    await signUpAs(email);
    await browser.get(welcomeInfo, "/welcome/info");
    expect((await browser.get(front, "/")).location).toBeNull();
    expect(
      await store.read
        .select()
        .from(user_info)
        .where(eq(user_info.user_id, (await viewer()).id)),
    ).toEqual([]);
    await browser.post(logOut, "/log-out");
    await signUpAs(`next-${email}`);
    expect((await browser.get(front, "/")).location).toBe("/welcome/info");
  });

  it("asks once about a goal of 0, and takes it", async () => {
    await signUpAs(email);
    for (const [route, path] of [
      [welcomeGoal, "/welcome/goal"],
      [accountGoal, "/account/goal"],
    ] as const) {
      const question = await browser.post(route, path, { calories: "0" });
      expect(question.status).toBe(400);
      expect(question.data.error).toEqual({ confirmed: ["A goal of 0 counts as reached. Is that right?"] });
      const { confirmed } = question.data.initialValue;
      expect((await browser.post(route, path, { calories: "0", confirmed: "other" })).status).toBe(400);
      expect((await browser.post(route, path, { calories: "0", confirmed })).status).not.toBe(400);
    }
    expect(await goals()).toEqual({ calories: 0, carbs: 0, protein: 0, fats: 0 });
  });

  it.each(["2,000", "2.000", "2 000", "2\u202f000 kcal", "2’000"])(
    "reads %j as two thousand calories",
    async (calories) => {
      await signUpAs(email);
      await browser.post(welcomeInfo, "/welcome/info", INFO);
      await browser.post(welcomeGoal, "/welcome/goal", { calories });
      expect(await goals()).toEqual({ calories: 2000, carbs: 250, protein: 100, fats: 67 });
    },
  );

  it.each([
    ["", "Field cannot be empty"],
    ["  ", "Field cannot be empty"],
    ["1 000 20", "Must be a valid number"],
    ["-1", "Must be a valid number"],
    ["many", "Must be a valid number"],
    ["100001", "Must be a valid number"],
  ])("refuses %j as calories", async (calories, message) => {
    await signUpAs(email);
    const { status, data } = await browser.post(welcomeGoal, "/welcome/goal", { calories });
    expect(status).toBe(400);
    expect(data.error).toEqual({ calories: [message] });
    expect(await goals()).toMatchObject({ calories: 2000, carbs: 200 });
  });
});

describe("the account page", () => {
  const toast = async () => (await takeToast(browser.request())).toast;

  it("updates info without a first name, and the goal of today in place", async () => {
    await signUpAs(email);
    await browser.post(welcomeInfo, "/welcome/info", INFO);
    const { name: _, ...rest } = INFO;
    const us = {
      ...rest,
      unit: "us",
      heightFeet: "5",
      heightInches: "11",
      weight: "176",
      weightGoal: "lose",
    };
    expect((await browser.post(accountInfo, "/account/info", us)).location).toBe(
      "/account/goal?estimating=1",
    );
    expect((await viewer()).nickname).toBe("Ann");
    expect((await browser.get(accountInfo, "/account/info")).data.values).toMatchObject({
      heightFeet: "5",
      heightInches: "11",
    });
    // 71 in = 180.34 cm, 176 lb = 79.832192 kg: 1853.01561 at rest x 1.2 - 500.
    expect((await browser.get(accountGoal, "/account/goal?estimating=1")).data.goals.calories).toBe(1724);
    for (const calories of ["1800", "1700"]) {
      expect((await browser.post(accountGoal, "/account/goal", { calories })).location).toBe("/account");
      expect(await toast()).toEqual({ type: "success", text: "Nutrition goal updated" });
    }
    const rows = await store.read
      .select()
      .from(nutrition_goal)
      .where(eq(nutrition_goal.user_id, (await viewer()).id));
    expect(rows).toMatchObject([{ calories: 1700, carbs: 213, fats: 57, protein: 85 }]);
  });

  it("opens the goal as it is, and keeps the number that was chosen", async () => {
    await signUpAs(email);
    const opened = async () => (await browser.get(accountGoal, "/account/goal")).data;
    const inForce = { calories: 2000, carbs: 200, protein: 150, fats: 65 };
    expect(await opened()).toMatchObject({ goals: inForce, estimating: false });
    await browser.post(accountGoal, "/account/goal", { calories: "2,000" });
    expect((await opened()).goals).toEqual(inForce);
    await browser.post(welcomeInfo, "/welcome/info", INFO);
    await browser.post(accountGoal, "/account/goal", { calories: "1800" });
    expect(await opened()).toMatchObject({ goals: { calories: 1800, carbs: 225 }, estimating: false });
    const own = { calories: 1800, carbs: 150, protein: 160, fats: 62 };
    await changeGoal(testCaller(store, await viewer(), Date.now()), own);
    expect((await opened()).goals).toEqual(own);
    await browser.post(accountGoal, "/account/goal", { calories: "1800" });
    expect((await opened()).goals).toEqual(own);
    await browser.post(accountGoal, "/account/goal?estimating=1", { calories: "1800" });
    expect((await opened()).goals).toMatchObject({ calories: 1800, carbs: 225 });
  });

  it("takes grams, shares of the calories and what is left of them as one's own, whatever they come to", async () => {
    await signUpAs(email);
    const save = (fields: Record<string, string>) =>
      browser.post(accountGoal, "/account/goal", { calories: "2,000", split: "own", ...fields });
    const goals = async () => (await browser.get(accountGoal, "/account/goal")).data.goals;
    await save({ carbs: "20 %", protein: "150 g", fats: "" });
    expect(await goals()).toEqual({ calories: 2000, carbs: 100, protein: 150, fats: 111 });
    await save({ carbs: "300", protein: "200", fats: "12,5" });
    expect(await goals()).toEqual({ calories: 2000, carbs: 300, protein: 200, fats: 12.5 });
    const refused = await save({ carbs: "1,200", protein: "lots", fats: "110 %" });
    expect(refused).toMatchObject({
      status: 400,
      data: {
        initialValue: { carbs: "1,200", protein: "lots", fats: "110 %", split: "own" },
        error: {
          carbs: ["Is that 1,200 g or 1.2 g? Type 1200 or 1.2."],
          protein: ["Must be a valid number"],
          fats: ["Must be a valid number"],
        },
      },
    });
    expect(await goals()).toMatchObject({ carbs: 300 });
    await save({ split: "estimate", carbs: "1" });
    expect(await goals()).toMatchObject({ carbs: 250 });
  });

  it("gives some weekdays goals of their own, and takes them back", async () => {
    await signUpAs(email);
    const everyDay = ["1", "2", "3", "4", "5", "6", "7"];
    const post = (query: string, calories: string, weekdays: string[]) =>
      browser.post(
        accountGoal,
        `/account/goal${query}`,
        new URLSearchParams([["calories", calories], ...weekdays.map((day) => ["weekdays", day])]),
      );
    const opened = async (query = "") => (await browser.get(accountGoal, `/account/goal${query}`)).data;
    const todays = async () =>
      (
        await daySnapshot(
          store.read,
          (
            await viewer()
          ).id,
          localDate({ timeZone: "UTC", dayStart: 0 }, Date.now()),
        )
      ).goals.calories;
    await post("", "1800", []);
    await post("", "2400", everyDay);
    expect(await todays()).toBe(2400);
    await post("", "1700", []);
    expect(await todays()).toBe(2400);
    await post("", "2200", ["2", "2", "1"]);
    expect(await opened()).toMatchObject({
      goals: { calories: 1700 },
      weekdays: [],
      others: [{ weekdays: [1, 2], goals: { calories: 2200 } }, { weekdays: [3, 4, 5, 6, 7] }],
    });
    expect(await opened("?weekdays=1&weekdays=2")).toMatchObject({
      goals: { calories: 2200 },
      weekdays: [1, 2],
      others: [{ weekdays: [3, 4, 5, 6, 7] }],
    });
    expect(await opened("?weekdays=8&weekdays=x")).toMatchObject({ goals: { calories: 1700 }, weekdays: [] });
    expect(await post("", "2000", ["1", "8"])).toMatchObject({
      status: 400,
      data: { error: { weekdays: ["Choose the days from the list"] } },
    });
    expect((await post("?end=1", "", everyDay)).location).toBe("/account/goal");
    expect((await opened()).others).toEqual([]);
    expect(await todays()).toBe(1700);
  });

  it("takes when a goal counts as reached, refuses other words for it, and leaves it when nothing is said", async () => {
    await signUpAs(email);
    const save = (fields: Record<string, string>) => browser.post(accountGoal, "/account/goal", fields);
    const finishAt = async () => (await browser.get(accountGoal, "/account/goal")).data.finishAt;
    expect(await finishAt()).toBe(100);
    await save({ calories: "1800", finish_at: "90" });
    expect(await finishAt()).toBe(90);
    await save({ calories: "1700" });
    expect(await finishAt()).toBe(90);
    expect(await save({ calories: "1700", finish_at: "10" })).toMatchObject({ status: 400 });
    expect(await finishAt()).toBe(90);
  });

  it("converts a weight that was left as it was when the unit was changed, and no other", async () => {
    await signUpAs(email);
    const made = { ...INFO, unit: "us", heightFeet: "5", heightInches: "9", weight: "160" };
    await browser.post(welcomeInfo, "/welcome/info", made);
    const { values } = (await browser.get(accountInfo, "/account/info")).data;
    expect(values).toMatchObject({ heightFeet: "5", heightInches: "9", height: "175", weight: "160" });
    const form = { ...values, unit: "metric", shownUnit: "us", shownWeight: "160" };
    delete form.name;
    const refused = await browser.post(accountInfo, "/account/info", { ...form, age: "" });
    expect(refused).toMatchObject({ status: 400, data: { initialValue: { weight: "73", unit: "metric" } } });
    expect((await browser.post(accountInfo, "/account/info", form)).status).toBe(303);
    const stored = async () => (await browser.get(accountInfo, "/account/info")).data.values;
    expect(await stored()).toMatchObject({ unit: "metric", weight: "73", height: "175" });
    await browser.post(accountInfo, "/account/info", { ...form, weight: "80" });
    expect(await stored()).toMatchObject({ unit: "metric", weight: "80" });
    await browser.post(accountInfo, "/account/info", { ...form, weight: "81", shownUnit: "metric" });
    expect(await stored()).toMatchObject({ unit: "metric", weight: "81" });
  });

  it("takes a time zone and refuses what is none", async () => {
    await signUpAs(email);
    const preferencesShown = async () => (await browser.get(preferences, "/account/preferences")).data;
    expect(await preferencesShown()).toMatchObject({ timeZone: "UTC" });
    await browser.post(timeZone, "/time-zone", { timeZone: "America/New_York" });
    expect(await toast()).toEqual({ type: "success", text: "Time zone saved" });
    for (const bad of ["", "Mars/Olympus", "../etc/passwd", "+01:00", "A".repeat(5000)]) {
      await browser.post(timeZone, "/time-zone", { timeZone: bad });
      expect(await toast()).toEqual({ type: "error", text: "We don’t know that time zone" });
    }
    const data = await preferencesShown();
    expect(data.timeZone).toBe("America/New_York");
    expect(data.timeZones).toEqual(expect.arrayContaining(["America/New_York", "Europe/Paris", "UTC"]));
  });

  it("asks once about the zone of a browser whose clock differs", async () => {
    browser.cookies.set("pp_zone", "Europe/Paris");
    await signUpAs(email);
    const question = async () => (await browser.get(stage, "/")).data.zone;
    const answer = (fields: Record<string, string>) =>
      browser.post(timeZone, "/time-zone", { timeZone: "Asia/Tokyo", redirectTo: "/?eat=1", ...fields });
    expect(await question()).toBeNull();
    browser.cookies.set("pp_zone", "Europe/Berlin");
    expect(await question()).toBeNull();
    browser.cookies.set("pp_zone", "Asia/Tokyo");
    expect(await question()).toBe("Asia/Tokyo");

    expect((await answer({ declined: "1" })).location).toBe("/?eat=1");
    expect([await question(), (await viewer()).timeZone]).toEqual([null, "Europe/Paris"]);
    browser.cookies.set("pp_zone", "America/Lima");
    expect(await question()).toBe("America/Lima");
    browser.cookies.set("pp_zone", "Asia/Tokyo");
    expect(await question()).toBeNull();

    browser.cookies.delete("pp_declined_zones");
    expect((await answer({ redirectTo: "//elsewhere.example" })).location).toBe("/account/preferences");
    expect([await question(), (await viewer()).timeZone]).toEqual([null, "Asia/Tokyo"]);
    // A zone chosen on the account page is no mistake that needs a question.
    await browser.post(timeZone, "/time-zone", { timeZone: "Europe/Paris" });
    expect([await question(), (await viewer()).timeZone]).toEqual([null, "Europe/Paris"]);
  });

  it("stores the zone a browser sends, once", async () => {
    await signUpAs(email);
    for (const zone of ["Asia/Tokyo", "Europe/Paris"]) {
      const answer = await browser.post(timeZone, "/time-zone", { timeZone: zone, learned: "1" });
      expect(answer.status).toBe(204);
      expect((await viewer()).timeZone).toBe("Asia/Tokyo");
    }
  });
});

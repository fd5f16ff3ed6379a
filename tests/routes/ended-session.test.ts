import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { type BuiltApp, PASSWORD, startBuiltApp, twoPeople, Visitor } from "../support/app";
import { dataPath, pathOf, ROUTES } from "../support/route-matrix";
import { shownValue } from "../support/routes";

// Many requests each, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const LOG_IN_AGAIN = "Authentication failed. Please log in again.";
const ANN = "canary-a@example.org";
const BOB = "canary-b@example.org";
const MEAL = { name: "Barley soup", calories: "1.200,5", carbs: "12,5 g", fats: "3", protein: "<b>4</b>" };
const ENTER = "/eat/enter-value";
/** Pages of buttons: there is nothing typed to bring back. */
const PRESSED = [
  "my-collections",
  "_front.eat.saved",
  "_front.eat.rough",
  "account",
  "_apps.account.picture",
  "account_.house",
  "account_.sign-ins",
  "log-in.house_.form",
].map((id) => `routes/${id}`);

let app: BuiltApp;
let a: Visitor;
let ids: { shareId: string; foodId: string };
beforeAll(async () => {
  app = await startBuiltApp();
  ({ a, ...ids } = await twoPeople(app));
  await app.store.tx((db) => db.update(db.t.users).set({ logs_weight: true }));
});

/** A's browser, whose session has ended since; without its cookie, then nobody knows whose browser that is. */
async function ended({ cookie = true } = {}) {
  const browser = new Visitor(app.url);
  await browser.post("/log-in", { email: ANN, password: PASSWORD });
  const later = browser.copy();
  await browser.post("/log-out");
  if (!cookie) later.cookies.delete("pp");
  return later;
}

/** Follows to the log-in page, as a browser does, and gives the fields that its form holds. */
async function logInPage(browser: Visitor, path: string, location: string | null) {
  expect(location).toBe(`/log-in?redirectTo=${encodeURIComponent(path)}`);
  const page = await browser.get(location ?? "");
  expect(page.text).toContain(LOG_IN_AGAIN);
  const field = (name: string) => shownValue(page.text, name);
  return { redirectTo: field("redirectTo") ?? "", lateForm: field("lateForm") ?? "" };
}

/** Logs in, and sends the form on as a browser does after a 307. */
async function logInAgain(browser: Visitor, fields: Record<string, string>, email = ANN) {
  const form = { ...fields, email, password: PASSWORD };
  const answer = await browser.post("/log-in", form);
  if (answer.status !== 307) return answer;
  return browser.post(answer.location ?? "", form);
}

const rowsOf = (table: "late_form" | "food") =>
  app.store.read.select().from(app.store.read.t[table] as never);

describe("a form that comes after its session has ended", () => {
  const PAGES = Object.entries(ROUTES).filter(
    ([id, { form = {}, leads, anyonePosts, secret, api }]) =>
      !api && !leads && !anyonePosts && !secret && Object.keys(form).length > 0 && !PRESSED.includes(id),
  );

  it("is tried for every page with a form", () => {
    expect(PAGES.map(([id]) => id)).toEqual(
      expect.arrayContaining([
        "routes/_front.eat.describe",
        "routes/_front.eat.enter-value",
        "routes/_front.food.$foodId",
        "routes/_front.puzzles_.$categoryId",
        "routes/account.goal",
        "routes/account.info",
        "routes/account.profile",
      ]),
    );
  });

  it.each(PAGES)("of %s stands there again after the log-in, with what was typed", async (_, row) => {
    const path = pathOf(row.path, ids);
    const typed = row.form ?? {};
    for (const cookie of [true, false]) {
      const browser = await ended({ cookie });
      const { location } = await browser.post(path, typed);
      const fields = await logInPage(browser, path, location);
      const foods = await rowsOf("food");
      const again = await logInAgain(browser, fields);
      expect(again.status).toBe(200);
      const shown = Object.keys(typed).filter((name) => shownValue(again.text, name) !== undefined);
      expect(shown.length).toBeGreaterThan(0);
      for (const name of shown)
        if (!["key", "zoom", "x", "y"].includes(name))
          expect([name, shownValue(again.text, name)]).toEqual([name, typed[name]]);
      expect(again.text).not.toContain(PASSWORD);
      expect(await rowsOf("food")).toEqual(foods);
    }
  });

  it("of the review stands there again, row by row", async () => {
    const browser = await ended();
    const path = "/eat/describe?step=food";
    const review = {
      name: "My lunch",
      description: "two eggs and rice",
      calories: "321",
      carbs: "30",
      fats: "9",
      protein: "17",
    };
    const { location } = await browser.post(path, review);
    const again = await logInAgain(browser, await logInPage(browser, path, location));
    expect(again.status).toBe(200);
    expect(shownValue(again.text, "name")).toBe("My lunch");
    expect(shownValue(again.text, "description")).toBe("two eggs and rice");
  });

  it("is saved once it is sent, and its page is a fresh one the next time", async () => {
    const browser = await ended();
    const typed = { ...MEAL, calories: "93,5", protein: "4", key: "late-and-saved" };
    const { location } = await browser.post(ENTER, typed);
    await logInAgain(browser, await logInPage(browser, ENTER, location));
    expect(browser.cookies.has("pp_late_form")).toBe(false);
    expect((await browser.post(ENTER, typed)).status).toBe(303);
    expect(JSON.stringify(await rowsOf("food"))).toContain("Barley soup");
    expect(shownValue((await browser.get(ENTER)).text, "name")).toBe("");
  });

  it("keeps what was typed through a wrong password", async () => {
    const browser = await ended();
    const { location } = await browser.post(ENTER, MEAL);
    const fields = await logInPage(browser, ENTER, location);
    const wrong = await browser.post("/log-in", { ...fields, email: ANN, password: "wrong-before-noon" });
    expect(wrong.status).toBe(401);
    expect(shownValue(wrong.text, "lateForm")).toBe(fields.lateForm);
    expect(shownValue((await logInAgain(browser, fields)).text, "protein")).toBe("<b>4</b>");
  });

  it("stores no password and no file, and a picture's form without it", async () => {
    const browser = await ended();
    const form = new FormData();
    form.set("nickname", "Annabel");
    form.set("password", "canary-password");
    form.set("currentPassword", "canary-password");
    form.set(
      "avatar",
      new File([new Uint8Array(100_000).fill(7)], "canary-file.jpg", { type: "image/jpeg" }),
    );
    const { location } = await browser.post("/account/profile", form);
    const fields = await logInPage(browser, "/account/profile", location);
    const stored = JSON.stringify(await rowsOf("late_form"));
    expect(stored).toContain("Annabel");
    expect(stored).not.toContain("canary-");
    expect(stored).not.toContain(fields.lateForm.split(".")[1]);
    expect(shownValue((await logInAgain(browser, fields)).text, "nickname")).toBe("Annabel");
  });

  it("is for its sender only: to another person the page is a fresh one", async () => {
    const browser = await ended();
    const { location } = await browser.post(ENTER, MEAL);
    const fields = await logInPage(browser, ENTER, location);
    const other = await logInAgain(browser, fields, BOB);
    expect([other.status, other.location]).toEqual([303, ENTER]);
    expect(shownValue((await browser.get(ENTER)).text, "name")).toBe("");
    // Not by the key either, with which the right person would get it.
    const byKey = await browser.post(ENTER, { lateForm: fields.lateForm });
    expect([byKey.status, byKey.location]).toEqual([303, ENTER]);
    const again = await logInAgain(await ended(), fields);
    expect(shownValue(again.text, "name")).toBe("Barley soup");
  });

  it("of an unknown sender is for the one who logs in first", async () => {
    const browser = await ended({ cookie: false });
    const { location } = await browser.post(ENTER, MEAL);
    const fields = await logInPage(browser, ENTER, location);
    expect(shownValue((await logInAgain(browser, fields)).text, "name")).toBe("Barley soup");
    expect((await logInAgain(new Visitor(app.url), fields, BOB)).status).toBe(303);
  });

  it("is sent nowhere but to its own address", async () => {
    const browser = await ended();
    const { location } = await browser.post(ENTER, MEAL);
    const fields = await logInPage(browser, ENTER, location);
    for (const redirectTo of ["/account/delete", "/log-out", "//evil.example", "https://evil.example"]) {
      const answer = await browser
        .copy()
        .post("/log-in", { ...fields, redirectTo, email: ANN, password: PASSWORD });
      expect(answer.status).toBe(303);
      expect(answer.location).toMatch(/^\/(?:account\/delete|log-out)?$/);
    }
  });

  it("by a script is led the same way", async () => {
    const browser = await ended();
    const data = await browser.post(dataPath(ENTER), MEAL);
    expect(data.status).toBe(202);
    const fields = await logInPage(browser, ENTER, `/log-in?redirectTo=${encodeURIComponent(ENTER)}`);
    expect(data.text).toContain("/log-in?redirectTo=");
    const answer = await browser.post(dataPath("/log-in"), { ...fields, email: ANN, password: PASSWORD });
    expect([answer.status, answer.text]).toEqual([202, expect.stringContaining("307")]);
  });

  it("takes no more than five of an account, and none that is too long", async () => {
    const browser = await ended();
    for (let i = 0; i < 8; i++) await browser.post(ENTER, { ...MEAL, name: `Soup ${i}` });
    const { users } = app.store.read.t;
    const [ann] = await app.store.read.select().from(users).where(eq(users.email, ANN));
    const theirs = (await rowsOf("late_form")) as { user_id: string; fields: { name: string } }[];
    const names = theirs.filter(({ user_id }) => user_id === ann?.id).map(({ fields }) => fields.name);
    expect(names.sort()).toEqual(["Soup 3", "Soup 4", "Soup 5", "Soup 6", "Soup 7"]);
    const before = await rowsOf("late_form");
    const long = await browser.post(ENTER, { ...MEAL, name: "x".repeat(40_000) });
    expect(long.status).toBe(302);
    expect(long.headers.getSetCookie().join()).not.toContain("pp_late_form");
    expect(await rowsOf("late_form")).toEqual(before);
  });

  it("goes with the account", async () => {
    const browser = new Visitor(app.url);
    const email = "leaving@example.org";
    await browser.post("/sign-up", { email, password: PASSWORD });
    const late = browser.copy();
    await browser.post("/log-out");
    await late.post(ENTER, { ...MEAL, name: "Farewell soup" });
    expect(JSON.stringify(await rowsOf("late_form"))).toContain("Farewell soup");
    await browser.post("/log-in", { email, password: PASSWORD });
    expect((await browser.post("/account/delete", { confirm: "yes" })).status).toBe(303);
    expect(JSON.stringify(await rowsOf("late_form"))).not.toContain("Farewell soup");
    await late.post(ENTER, { ...MEAL, name: "Too late a soup" });
    expect(JSON.stringify(await rowsOf("late_form"))).not.toContain("Too late a soup");
  });

  it("leaves the signed-in alone: a key that is none shows the page as it is at first", async () => {
    for (const lateForm of ["", "x", `${"a".repeat(32)}.${"b".repeat(43)}`]) {
      const answer = await a.post(ENTER, { ...MEAL, lateForm });
      expect([answer.status, answer.location]).toEqual([303, ENTER]);
    }
  });
});

import { RouteBrowser } from "../../support/routes";
import "../../support/route-env";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { openStore } from "~/db/open.server";
import { cachedHome } from "~/features/home/cached-home.server";
import { toastCookie } from "~/http/form.server";
import { PLAIN_COOKIES, type PlainCookie } from "~/http/plain-cookie";
import { store } from "~/platform/boot.server";
import * as clock from "~/platform/clock.server";
import { QUARTER_MS } from "~/platform/local-date";
import { noteFailure, withContext } from "~/platform/log/log.server";
import * as root from "~/root";
import * as front from "~/routes/_front";
import * as index from "~/routes/_front._index";
import * as signUp from "~/routes/_front.sign-up";
import * as logOut from "~/routes/log-out";
import type { Db, Store } from "../../../app/db/store";

vi.mock("~/styles/app.css", () => ({}));

const NOON = Date.UTC(2026, 2, 1, 12);
const TODAY = "2026-03-01";
const AMOUNTS = { calories: 100, carbs: 10, fats: 2, protein: 5 };
const GOALS = { calories_goal: 2000, carbs_goal: 1, fats_goal: 1, protein_goal: 1 };

/** Another process: nothing of this one's memory knows of its writes. */
let elsewhere: Store;
let people = 0;
let ann: RouteBrowser;
let id: string;
let made = 0;
const at = (time: number) => vi.spyOn(clock, "now").mockReturnValue(time);

beforeAll(async () => {
  at(NOON);
  const { DATABASE_URL = "", DATA_DIR = "" } = process.env;
  elsewhere = await openStore({ databaseUrl: DATABASE_URL, dataDir: DATA_DIR });
  return () => elsewhere.close();
});
beforeEach(async () => {
  at(NOON);
  [ann, id] = await person();
});

async function person(): Promise<[RouteBrowser, string]> {
  const browser = new RouteBrowser();
  const email = `person${people++}@example.org`;
  await browser.post(signUp, "/sign-up", { email, password: "carrots-before-noon" });
  browser.cookies.delete("pp_toast");
  browser.cookies.delete("pp_signed_up");
  browser.cookies.set(PLAIN_COOKIES.prompted, "1");
  const { users } = store.read.t;
  const [user] = await store.read.select({ id: users.id }).from(users).where(eq(users.email, email));
  return [browser, user?.id ?? expect.fail("nobody")];
}

/** All that the loaders of the page give, and so all that it shows. */
async function homeOf(browser: RouteBrowser) {
  const request = new Request("http://localhost:3000/", browser.request());
  const { body } = await cachedHome(request, async () => {
    made++;
    const all = [root, front, index].map((route) => route.loader({ request, params: {}, context: {} }));
    return { status: 200, headers: {}, body: JSON.stringify(await Promise.all(all)) };
  });
  return String(body);
}

async function isMadeAnew(browser = ann) {
  const before = made;
  const page = await homeOf(browser);
  return { page, anew: made > before };
}

const food = (userId: string, foodId: string, name: string, day = TODAY) => ({
  ...AMOUNTS,
  user_id: userId,
  id: foodId,
  name,
  emoji: "🍲",
  time: Date.parse(`${day}T11:55:00Z`),
  local_date: day,
  number_of_servings: 1,
  created_at: 1,
});
const day = (userId: string, more: object, date = TODAY) => ({
  ...AMOUNTS,
  ...GOALS,
  user_id: userId,
  date,
  daily_text: "",
  puzzle_progress: 0,
  carbs_colors: [],
  protein_colors: [],
  fats_colors: [],
  updated_at: 1,
  ...more,
});
const user = (set: object) => (db: Db, userId: string) =>
  db.update(db.t.users).set(set).where(eq(db.t.users.id, userId));
const profile = (set: object) => (db: Db, userId: string) =>
  db.insert(db.t.user_info).values({ user_id: userId, updated_at: 1, ...set });
const usual = (db: Db, userId: string) =>
  db
    .insert(db.t.food)
    .values(["2026-02-27", "2026-02-28"].map((date) => food(userId, `usual ${date}`, "Porridge", date)));

/** Every input of home: where its change is noticed, how another process or the browser changes it, and what shows it. */
const STORED: [
  input: string,
  noticed: string,
  (db: Db, id: string) => PromiseLike<unknown>,
  shows: RegExp,
][] = [
  ["a food", "food", (db, id) => db.insert(db.t.food).values(food(id, "a", "Lentil soup")), /Lentil soup/],
  ["the offer of a usual food", "food", usual, /Porridge/],
  [
    "the day's puzzle",
    "daily_home_data",
    (db, id) => db.insert(db.t.daily_home_data).values(day(id, { puzzle_id: "carrot" })),
    /"id":"carrot","name"/,
  ],
  [
    "a day ahead",
    "daily_home_data",
    (db, id) => db.insert(db.t.daily_home_data).values(day(id, {}, "2026-03-05")),
    /"next":"2026-03-0[25]"/,
  ],
  [
    "a seed for today",
    "daily_home_data",
    (db, id) => db.insert(db.t.daily_home_data).values(day(id, { next_puzzle_id: "carrot" }, "2026-02-28")),
    /"id":"carrot","name"/,
  ],
  [
    "goals",
    "nutrition_goal",
    (db, id) =>
      db
        .insert(db.t.nutrition_goal)
        .values({ ...AMOUNTS, calories: 1234, user_id: id, local_date: TODAY, created_at: 1 }),
    /1234/,
  ],
  [
    "goals of a weekday",
    "weekday_goal",
    (db, id) =>
      db
        .insert(db.t.weekday_goal)
        .values({ ...AMOUNTS, calories: 1357, user_id: id, weekday: 7, local_date: TODAY, created_at: 1 }),
    /1357/,
  ],
  [
    "news of the collection",
    "user_collection",
    (db, id) =>
      db.insert(db.t.user_collection).values({
        user_id: id,
        collection_type: "fruit",
        puzzle_name: "carrot",
        carbs: 1,
        fats: 1,
        protein: 1,
        count: 1,
        first_completed_at: 1,
        created_at: 1,
        updated_at: 1,
      }),
    /"collectionNews":true/,
  ],
  [
    "a proposal",
    "proposal",
    (db, id) => db.insert(db.t.proposal).values({ ...food(id, "b", "Bean stew"), created_at: NOON }),
    /Bean stew/,
  ],
  ["the name", "user_info", profile({ nickname: "Annabel" }), /Annabel/],
  ["the unit of energy", "users", user({ energy: "kj" }), /"energy":"kj"/],
  ["hidden numbers", "users", user({ numbers: "hidden" }), /"hidesNumbers":true/],
  ["the address", "users", user({ email: "new@example.org" }), /new@example\.org/],
  ["the time zone", "users", user({ time_zone: "Pacific/Kiritimati" }), /2026-03-02/],
  [
    "the hour a day starts at",
    "users",
    user({ time_zone: "America/New_York", day_start: 6 }),
    /"midnightInMs":82800000/,
  ],
];

it.each(STORED)(
  "%s shows at once, also when another process writes it (%s)",
  async (_input, _where, change, shows) => {
    await homeOf(ann);
    expect(await isMadeAnew()).toEqual({ anew: false, page: expect.not.stringMatching(shows) });
    await elsewhere.tx(async (db) => {
      await change(db, id);
    });
    expect(await isMadeAnew()).toEqual({ anew: true, page: expect.stringMatching(shows) });
    expect(await isMadeAnew()).toEqual({ anew: false, page: expect.stringMatching(shows) });
  },
);

const COOKIES: [name: PlainCookie, value: string, shows: RegExp][] = [
  ["theme", "dark", /"theme":"dark"/],
  ["zone", "Pacific/Kiritimati", /2026-03-02/],
  ["puzzleView", "grid", /"hideGrid":true/],
  ["declinedZones", "Asia/Tokyo", /"zone":null/],
  ["collectionSeen", "nobody.1", /"collectionNews":false/],
  ["safariNotice", "1", /"home":/],
  ["styles", "abc", /"home":/],
  ["prompted", "yes", /"home":/],
];

it.each(COOKIES)("the cookie of %s has a page of its own", async (name, value, shows) => {
  // Without the question the page redirects; a full profile asks nothing.
  if (name === "prompted") await store.tx((db) => fullProfile(db));
  await homeOf(ann);
  ann.cookies.set(PLAIN_COOKIES[name], value);
  expect(await isMadeAnew()).toEqual({ anew: true, page: expect.stringMatching(shows) });
  expect(COOKIES.map(([each]) => each).sort()).toEqual(Object.keys(PLAIN_COOKIES).sort());
});

const fullProfile = async (db: Db) => {
  await profile({ name: "Ann", gender: "female", age: 30, height: 170, weight: 60 })(db, id);
};

it("a message that waits is shown once, and no page is held meanwhile", async () => {
  const plain = await homeOf(ann);
  ann.cookies.set(
    "pp_toast",
    /pp_toast=([^;]+)/.exec(await toastCookie({ type: "success", text: "Food Logged" }))?.[1] ?? "",
  );
  for (const name of ["Purpose", "Sec-Purpose"]) {
    const request = new Request("http://localhost:3000/", ann.request());
    request.headers.set(name, "prefetch");
    const { data, init } = await root.loader({ request, params: {}, context: {} });
    expect([data.toast, new Headers(init?.headers).get("Set-Cookie")]).toEqual([null, null]);
  }
  expect(await isMadeAnew()).toEqual({ anew: true, page: expect.stringMatching(/Food Logged/) });
  ann.cookies.delete("pp_toast");
  expect(await isMadeAnew()).toEqual({ anew: false, page: plain });
});

it("the day changes at midnight of the person's zone, whatever minute its offset has", async () => {
  await elsewhere.tx(async (db) => {
    await user({ time_zone: "Asia/Kathmandu" })(db, id);
  });
  const midnight = Date.UTC(2026, 2, 1, 18, 15);
  at(midnight - 1);
  expect(await homeOf(ann)).toMatch(/"date":"2026-03-01"/);
  at(midnight);
  expect(await isMadeAnew()).toEqual({ anew: true, page: expect.stringMatching(/"date":"2026-03-02"/) });
});

it("a page is held until the next quarter of an hour, and not made again before", async () => {
  await homeOf(ann);
  at(NOON + QUARTER_MS - 1);
  expect(await isMadeAnew()).toMatchObject({ anew: false });
  at(NOON + QUARTER_MS);
  expect(await isMadeAnew()).toMatchObject({ anew: true });
});

it("what is offered by the hour is the same in a whole quarter, so the held page is the one of this moment", async () => {
  await elsewhere.tx(async (db) => {
    await usual(db, id);
  });
  const first = JSON.parse(await homeOf(ann));
  at(NOON + QUARTER_MS - 1);
  const last = JSON.parse(
    JSON.stringify(await front.loader({ request: ann.request(), params: {}, context: {} })),
  );
  expect([last.usual.food.id, last.usual.meal]).toEqual([first[1].usual.food.id, first[1].usual.meal]);
});

it("nobody is shown a held page after the log-out, nor with another person's plain cookies", async () => {
  const [ben] = await person();
  await elsewhere.tx(async (db) => {
    await db.insert(db.t.food).values(food(id, "secret", "Ann's soup"));
  });
  expect(await homeOf(ann)).toMatch(/Ann's soup/);
  for (const [name, value] of ann.cookies) if (name !== "pp") ben.cookies.set(name, value);
  expect(await homeOf(ben)).not.toMatch(/Ann's soup/);
  const cookies = new Map(ann.cookies);
  await ann.post(logOut, "/log-out");
  ann.cookies = cookies;
  expect(await homeOf(ann)).toMatch(/"home":null/);
});

it("a page that hides a failure is not held", async () => {
  const shown = () =>
    withContext({}, async () => {
      const request = new Request("http://localhost:3000/", ann.request());
      const make = async () => {
        made++;
        noteFailure();
        return { status: 200, headers: {}, body: "for a visitor" };
      };
      return cachedHome(request, make);
    });
  const before = made;
  await shown();
  await shown();
  expect(made - before).toBe(2);
});

import { RouteBrowser, withParams } from "../support/routes";
import "../support/route-env";
import type { Database as Connection } from "better-sqlite3";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { Database } from "~/db/connect.sqlite.server";
import { cleanupJobs } from "~/entry/cleanup-jobs.server";
import { companionOf, companionsOf } from "~/features/house/members.server";
import { startTokens } from "~/http/bearer.server";
import { settings, store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";
import * as front from "~/routes/_front";
import * as index from "~/routes/_front._index";
import * as calendar from "~/routes/_front.calendar";
import * as words from "~/routes/_front.eat.describe";
import * as enterValue from "~/routes/_front.eat.enter-value";
import * as foods from "~/routes/_front.foods";
import * as recipes from "~/routes/_front.recipes";
import * as signUp from "~/routes/_front.sign-up";
import * as house from "~/routes/account_.house";
import * as joining from "~/routes/account_.house_.join";
import * as apiFood from "~/routes/api.food";
import * as apiHome from "~/routes/api.home";
import * as exported from "~/routes/api.user.export";
import * as recent from "~/routes/eat.recent";
import * as collections from "~/routes/my-collections";
import * as share from "~/routes/share.$shareId.$puzzleName";
import * as picture from "~/routes/today.$file";
import * as trends from "~/routes/trends";
import * as weight from "~/routes/weight";

const prepare = vi.spyOn(Database.prototype, "prepare");
const ann = new RouteBrowser();
let raw: Connection;

beforeAll(async () => {
  await ann.post(signUp, "/sign-up", { email: "ann@example.org", password: "carrots-before-noon" });
  raw = new Database(process.env.DATABASE_URL?.replace("file:", ""));
  await everythingHot();
});

/** What people, programs and the server itself do all the time. */
async function everythingHot() {
  const userId = raw.prepare<[], string>(FIRST).pluck().get() ?? "";
  const { accessToken } = await startTokens(store, userId, now());
  const headers = { Authorization: `Bearer ${accessToken}` };
  const call = {
    request: new Request("http://localhost:3000/api/home", { headers }),
    params: {},
    context: {},
  };
  const food = { name: "Soup", emoji: "🍲", calories: "1", carbs: "1", fats: "1", protein: "1" };
  await inHouseWithBen();
  const answers = [
    await ann.get(foods, "/foods?q=soup"),
    await ann.get(recipes, "/recipes"),
    await ann.get(words, "/eat/describe"),
    await ann.post(enterValue, "/eat/enter-value", { ...food, number_of_servings: "1", key: "k" }),
    await ann.get(front, "/?date=2026-03-01"),
    await ann.get(calendar, "/calendar?month=2026-03"),
    await ann.get(index, "/?eat=1"),
    await ann.get(recent, "/eat/recent?page=1&before=1_x"),
    await ann.get(apiFood, "/api/food?page=0"),
    await ann.get(apiFood, "/api/food?page=7"),
    await ann.get(collections, "/my-collections"),
    await ann.get(trends, "/trends?days=365"),
    await ann.get(weight, "/weight"),
    await apiHome.loader(call),
    await exported.loader(call),
  ];
  expect(answers.map(({ status }) => status)).toEqual([
    ...[200, 200, 200, 303],
    ...answers.slice(4).map(() => 200),
  ]);
  await (answers.at(-1) as Response).text();
  const file = `${"0".repeat(32)}.png`;
  expect((await ann.get(withParams(picture, { file }), `/today/${file}`)).status).toBe(404);
  expect((await ann.get(share, "/share/ann/carrot")).status).toBe(404);
  for (const { work } of cleanupJobs(store, settings)) await work(now());
}

/** Ben has confirmed 100,000 barcodes, and is sent a meal. */
async function inHouseWithBen() {
  const ben = new RouteBrowser();
  await ben.post(signUp, "/sign-up", { email: "ben@example.org", password: "carrots-before-noon" });
  await ben.post(house, "/account/house", { intent: "make" });
  const { data } = await ben.post(house, "/account/house", { intent: "invite" });
  const token = new URL(data.invitation).searchParams.get("token") ?? "";
  expect((await ann.post(joining, "/account/house/join", { token })).status).toBe(303);
  raw.exec(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < 100000)
     insert into product (user_id, barcode, name, emoji, portion, calories, carbs, protein, fats, updated_at)
     select (select id from users where email = 'ben@example.org'), printf('%014d', i), 'Soup ' || i, '🍲', '100 g', 1, 1, 1, 1, i
     from n;
     with recursive n(i) as (select 1 union all select i + 1 from n where i < 1000)
     insert into house_member (user_id, house_id, seat, member_id, joined_at)
     select 'made-' || i, 'house-' || (i / 2), 1 + i % 2, 'member-' || i, 1 from n`,
  );
  const ofAnn = { db: store.read, viewer: { id: raw.prepare<[], string>(FIRST).pluck().get() ?? "" } };
  const [to = { id: "" }] = await companionsOf(ofAnn);
  expect(await companionOf(ofAnn, to.id)).toBeDefined();
}

const FIRST = "select id from users where email = 'ann@example.org'";

/** Every statement that the server prepared, with how SQLite would run it now. */
function plans(): [string, string[]][] {
  const statements = prepare.mock.calls
    .map(([sql]) => sql)
    .filter((sql) => /^(select|update|delete) .*"/i.test(sql));
  return [...new Set(statements)].map((sql) => {
    const values = sql
      .split("?")
      .slice(1)
      .map(() => null);
    const steps = raw.prepare<null[], { detail: string }>(`explain query plan ${sql}`).all(...values);
    return [sql, steps.map(({ detail }) => detail)];
  });
}

const planOf = (...words: string[]) =>
  plans().filter(([sql]) => words.every((word) => sql.includes(word)))[0]?.[1];

function addFoods(count: number) {
  raw.exec(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${count})
     insert or ignore into food (user_id, id, name, emoji, time, local_date, calories, carbs, protein, fats,
       number_of_servings, created_at)
     select (${FIRST}), 'made-' || i, 'Soup', '🍲', i, date('2000-01-01', (i / 5) || ' days'), 1, 1, 1, 1, 1, 1
     from n`,
  );
}

const FIGURES: Record<string, () => unknown> = {
  "without any figures about the tables": () => raw.exec("drop table if exists sqlite_stat1"),
  "with figures of somebody who has hardly begun": () => raw.exec("analyze"),
  "with figures of somebody who has logged for years"() {
    addFoods(30_000);
    raw.exec("analyze");
  },
  "with the figures that the server takes by itself"() {
    raw.exec("drop table sqlite_stat1");
    return store.tune();
  },
};

describe.each(Object.entries(FIGURES))("%s", (_, prepareFigures) => {
  beforeAll(async () => {
    await prepareFigures();
    raw.close();
    raw = new Database(process.env.DATABASE_URL?.replace("file:", ""));
  });

  it("no statement looks through a table", () => {
    expect(plans().length).toBeGreaterThan(20);
    // Of food_import there are four rows at most.
    const scans = plans().filter(([, steps]) => steps.some((step) => /^SCAN (?!food_import)/.test(step)));
    expect(scans).toEqual([]);
  });

  it("none reads all that a person has eaten, but for the export", () => {
    const all = /^SEARCH food USING PRIMARY KEY \(user_id=\?\)$/;
    const reads = plans()
      .filter(([sql]) => !sql.includes('order by "food"."user_id"'))
      .filter(([, steps]) => steps.some((step) => all.test(step)));
    expect(reads).toEqual([]);
  });

  it("a day's foods, and what a day adds up to, are found by person and day", () => {
    const byDay = ["SEARCH food USING INDEX food_user_day (user_id=? AND local_date=?)"];
    expect(planOf('"number_of_servings"', 'from "food"', '"local_date" = ?')).toEqual(byDay);
    expect(planOf('select "name", "time", "calories", "carbs", "protein", "fats" from "food"')).toEqual(
      byDay,
    );
  });

  it("the newest foods are read from where the page begins, and former ones only counted", () => {
    expect(planOf('select "user_id"', 'from "food"', "order by", "limit ?")).toEqual([
      "SEARCH food USING INDEX food_user_newest (user_id=? AND (time,id)<(?,?))",
    ]);
    expect(planOf('select "id", "time", "local_date"', "order by", "limit ?")).toEqual([
      "SEARCH food USING INDEX food_user_newest (user_id=?)",
    ]);
    expect(planOf('select "time", "id" from "food"')).toEqual([
      "SEARCH food USING COVERING INDEX food_user_newest (user_id=?)",
    ]);
  });

  it("what a house confirmed is read from the latest on, person by person", () => {
    expect(planOf('from "product"', 'order by "product"."updated_at" desc')).toEqual([
      "SEARCH product USING INDEX product_updated (user_id=?)",
    ]);
  });

  it("sessions, tokens, days, goals and share links are found by their whole key", () => {
    const key = (table: string, columns: string) => `SEARCH ${table} USING PRIMARY KEY (${columns})`;
    expect(planOf('from "session" inner join')).toContain(key("session", "user_id=? AND id_hash=?"));
    expect(planOf('from "bearer_token" inner join')).toContain(
      key("bearer_token", "user_id=? AND token_hash=?"),
    );
    for (const [columns, range] of [
      ["date=?", '"date" = ?'],
      ["date<?", '"date" < ?'],
      ["date>?", '"date" > ?'],
      ["date>? AND date<?", '"date" >= ?'],
    ] as const)
      expect(planOf('from "daily_home_data"', range)).toEqual([
        key("daily_home_data", `user_id=? AND ${columns}`),
      ]);
    expect(planOf('from "day_food_total"', '"date" >= ?')).toEqual([
      key("day_food_total", "user_id=? AND date>? AND date<?"),
    ]);
    expect(planOf('from "users"', '"picture_id" = ?')).toEqual([
      "SEARCH users USING INDEX users_picture_id (picture_id=?)",
    ]);
    expect(planOf('from "nutrition_goal"')).toEqual([key("nutrition_goal", "user_id=? AND local_date<?")]);
    expect(planOf('from "users"', '"share_id" = ?')).toEqual([
      "SEARCH users USING INDEX users_share_id (share_id=?)",
    ]);
  });

  it("what is over is found by its time", () => {
    for (const [table, index, column] of [
      ["session", "session_last_seen", "last_seen_at"],
      ["session", "session_created", "created_at"],
      ["bearer_token", "bearer_token_expires", "expires_at"],
      ["mail_token", "mail_token_expires", "expires_at"],
      ["idempotency_key", "idempotency_key_created", "created_at"],
      ["rate_limit", "rate_limit_expires", "expires_at"],
    ] as const)
      expect(planOf(`delete from "${table}"`, " in (select", `"${column}" <`)).toContain(
        `SEARCH ${table} USING COVERING INDEX ${index} (${column}<?)`,
      );
  });
});

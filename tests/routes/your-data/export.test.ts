import { beforeEach, describe, expect, it, vi } from "vitest";

vi.hoisted(() => {
  process.env.RATE_LIMITS = "on";
});

import "../../support/route-env";
import { eq } from "drizzle-orm";
import { addApiToken } from "~/features/access/tokens/api-tokens.server";
import { callerOf } from "~/http/viewer.server";
import { store } from "~/platform/boot.server";
import * as page from "~/routes/account_.data";
import * as schema from "~/routes/api.export[.]schema[.]json";
import * as route from "~/routes/api.user.export";
import { importsSettled } from "../../../app/features/imports/run/run.server";
import { annAndBob, call, type Person, person, SOUP } from "../../support/api";
import { fillAccount } from "../../support/fixtures/whole-account";

const ORIGIN = "http://localhost:3000";
let ann: Person;
beforeEach(async () => {
  ann = await person();
  await call("POST", "/api/food", { token: ann.token, body: SOUP });
});

const args = (request: Request) => ({ request, params: {}, context: {} }) as never;
const get = (query: string, headers: Record<string, string>, method = "GET"): Promise<Response> =>
  route.loader(args(new Request(`${ORIGIN}/api/user/export${query}`, { method, headers })));
const asAnn = () => ({ Cookie: ann.cookie });

describe("/account/data", () => {
  it("sends a visitor to log in and back", async () => {
    const thrown = await page.loader(args(new Request(`${ORIGIN}/account/data`))).catch((answer) => answer);
    expect(thrown.headers.get("Location")).toBe("/log-in?redirectTo=%2Faccount%2Fdata");
  });
});

describe("GET /api/user/export", () => {
  it("is the tables as before, with the version beside them", async () => {
    const { json } = await call("GET", "/api/user/export", { cookie: ann.cookie });
    expect(json).toMatchObject({ success: true, error: null, version: 1 });
    expect(json.data.food).toMatchObject([{ user_id: ann.id, name: SOUP.name, time: expect.any(Number) }]);
    const named = await call("GET", "/api/user/export?format=tables", { token: ann.token });
    expect(named.data.food).toEqual(json.data.food);
  });

  it.each([
    ["json", "application/json", ".json"],
    ["csv", "application/zip", ".zip"],
  ])("as %s is a file to save, not to be stored by anyone between", async (format, type, ending) => {
    for (const method of ["GET", "HEAD"]) {
      const answer = await get(`?format=${format}`, asAnn(), method);
      expect(answer.status).toBe(200);
      expect(answer.headers.get("Content-Type")).toBe(type);
      expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
      expect(answer.headers.get("Content-Disposition")).toMatch(
        new RegExp(`^attachment; filename="pixelplate-\\d{4}-\\d\\d-\\d\\d\\${ending}"$`),
      );
      await answer.body?.cancel();
    }
  });

  it("as json names the schema's version, and times in ISO 8601", async () => {
    const file = await (await get("?format=json", asAnn())).json();
    expect(file).toMatchObject({ format: "pixelplate", version: 1, account: { email: ann.email } });
    expect(file.foods).toMatchObject([
      { name: SOUP.name, time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) },
    ]);
    const described = await (await schema.loader()).json();
    expect(Object.keys(file)).toEqual(Object.keys(described.properties));
  });

  it.each(["?format=json", "?format=csv", ""])("%s is for its owner only", async (query) => {
    for (const headers of [{}, { Cookie: "pp=none" }, { Authorization: "Bearer none" }]) {
      const answer = await get(query, headers as Record<string, string>);
      expect(answer.status).toBe(401);
      expect(await answer.json()).toMatchObject({ success: false, data: null });
    }
    const by = await callerOf(new Request(ORIGIN, { headers: asAnn() }));
    for (const [scope, status] of [
      ["read", 403],
      ["log", 403],
      ["export", 200],
      ["all", 200],
    ] as const) {
      const form = { name: "Scale", key: `${scope} ${query}`.padEnd(20, "k"), scope, days: null };
      const token = await addApiToken(by, form);
      const answer = await get(query, { Authorization: `Bearer ${token}` });
      expect([scope, answer.status]).toEqual([scope, status]);
      await answer.body?.cancel();
    }
  });

  it.each(["?format=xml", "?format=", "?format=json&format=x&user_id=1", "?user_id=1"])(
    "%s is refused with a sentence",
    async (query) => {
      const answer = await get(query, asAnn());
      expect(answer.status).toBe(400);
      expect((await answer.json()).error).toMatch(/\S/);
    },
  );

  it("comes thirty times an hour, then has to wait; others go on", async () => {
    for (let i = 0; i < 30; i++) await (await get("?format=csv", asAnn())).body?.cancel();
    const late = await get("?format=json", asAnn());
    expect(late.status).toBe(429);
    expect(Number(late.headers.get("Retry-After"))).toBeGreaterThan(3000);
    const bob = await person();
    expect((await get("?format=json", { Cookie: bob.cookie })).status).toBe(200);
  });
});

describe("the answer of GET /api/user/export, sent to POST /api/imports", () => {
  const preview = (to: Person, body: string) => {
    const raw = new FormData();
    raw.set("file", new File([body], "export.json", { type: "application/json" }));
    return call("POST", "/api/imports", { token: to.token, raw });
  };
  const add = async (to: Person, body: string) => {
    const { data, error } = await preview(to, body);
    expect([data?.program, error]).toEqual(["Pixelplate", null]);
    await call("POST", `/api/imports/${data.id}/commit`, { token: to.token });
    await importsSettled();
    return data;
  };
  const held = async ({ id }: Person) => {
    const { food, daily_home_data: days, user_collection: cards } = store.read.t;
    const [foods, daysHeld, cardsHeld] = await Promise.all(
      [food, days, cards].map(
        async (table) => (await store.read.select().from(table).where(eq(table.user_id, id))).length,
      ),
    );
    return { foods, days: daysHeld, cards: cardsHeld };
  };
  const answerOf = async (from: Person) => (await get("", { Cookie: from.cookie })).text();

  it("brings the foods, days and cards of one account into another, once", async () => {
    const { ann: eve, bob } = await annAndBob();
    const body = await answerOf(eve);
    expect(JSON.parse(body).data).toHaveProperty("food");
    const { foods, days, parts } = await add(bob, body);
    expect([foods, days]).toEqual([1, 1]);
    const hers = await held(eve);
    expect(hers).toEqual({ foods: 1, days: 1, cards: 4 });
    expect(parts).toContainEqual({ part: "collection", count: hers.cards, already_there: 0 });
    expect(await held(bob)).toEqual(hers);
    expect((await add(bob, body)).already_logged).toBe(1);
    expect(await held(bob)).toEqual(hers);
  });

  it("brings all that the JSON file brings", async () => {
    const whole = await person();
    await fillAccount(store, whole.id);
    const [byTables, byFile] = [await person(), await person()];
    const parts = async (to: Person, body: string) => (await preview(to, body)).data.parts;
    const file = await (await get("?format=json", { Cookie: whole.cookie })).text();
    const body = await answerOf(whole);
    expect(await parts(byTables, body)).toEqual(await parts(byFile, file));
    await add(byTables, body);
    await add(byFile, file);
    const brought = async (who: Person) => {
      const { data } = await call("GET", "/api/user/export", { token: who.token });
      const { users, user_info, avatars, import: _, session, bearer_token, ...rest } = data;
      return JSON.parse(JSON.stringify(rest).replaceAll(who.id, "who"));
    };
    expect((await brought(byTables)).food).toHaveLength(3);
    expect(await brought(byTables)).toEqual(await brought(byFile));
  });

  // biome-ignore lint/suspicious/noExplicitAny: answers that are wrong on purpose
  type Wrong = any;
  it.each<[string, (answer: Wrong) => unknown, RegExp]>([
    ["a newer version", (answer) => Object.assign(answer, { version: 2 }), /version 2 is newer/],
    ["no version", (answer) => Object.assign(answer, { version: null }), /version must be 1/],
    ["an unknown table", ({ data }) => Object.assign(data, { admins: [] }), /admins is unknown/],
    ["a part by its name in the file", ({ data }) => Object.assign(data, { foods: [] }), /foods is unknown/],
    ["a table that is no list", ({ data }) => Object.assign(data, { food: {} }), /foods must be a list/],
    [
      "a row that is none",
      ({ data }) => Object.assign(data, { food: [null] }),
      /foods\[0\] must be an object/,
    ],
    ["two accounts", ({ data }) => data.users.push(data.users[0]), /account must be an object/],
    [
      "someone else's id",
      ({ data }) => Object.assign(data.food[0], { user_id: "bob" }),
      /user_id is unknown/,
    ],
    [
      "an unknown column",
      ({ data }) => Object.assign(data.food[0], { admin: true }),
      /foods\[0\]\.admin is unk/,
    ],
    [
      "a text for a number",
      ({ data }) => Object.assign(data.food[0], { carbs: "10" }),
      /\.carbs must be a number/,
    ],
    [
      "a time out of range",
      ({ data }) => Object.assign(data.food[0], { time: 1e300 }),
      /foods\[0\]\.time must be/,
    ],
    [
      "a time of the future",
      ({ data }) => Object.assign(data.food[0], { time: 4e12 }),
      /\.time is in the future/,
    ],
    ["a food twice", ({ data }) => data.food.push(data.food[0]), /foods\[1\] is there twice/],
  ])("with %s is refused as the file is", async (_, change, sentence) => {
    const answer = JSON.parse(await answerOf(ann));
    change(answer);
    const bob = await person();
    const refused = await preview(bob, JSON.stringify(answer));
    expect([refused.status, refused.error]).toEqual([400, expect.stringMatching(sentence)]);
    expect(await held(bob)).toEqual({ foods: 0, days: 0, cards: 0 });
  });
});

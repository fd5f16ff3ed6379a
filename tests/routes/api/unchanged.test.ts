import "../../support/route-env";
import { beforeAll, describe, expect, it } from "vitest";
import * as csv from "~/routes/trends[.]csv";
import { call, PASSWORD, type Person, person, SOUP } from "../../support/api";

let ann: Person;
let foodId: string;

beforeAll(async () => {
  ann = await person();
  foodId = (await call("POST", "/api/food", { token: ann.token, body: SOUP })).data.id;
});

type Sent = { body?: unknown; match?: string };
const send = (method: string, path: string, { body, match }: Sent = {}) =>
  call(method, path, { token: ann.token, body, headers: match === undefined ? {} : { "If-Match": match } });
const tagOf = async (path: string) => (await send("GET", path)).headers.get("ETag") ?? "";

describe("If-Match", () => {
  it("lets a food be changed as it was read, and refuses who read it before", async () => {
    const path = `/api/food/${foodId}`;
    const first = await tagOf(path);
    expect(first).toMatch(/^"[\w-]{22}"$/);
    expect(await tagOf(path)).toBe(first);
    const changed = await send("PATCH", path, { body: { name: "Thick soup" }, match: first });
    expect(changed.status).toBe(200);
    const second = changed.headers.get("ETag") ?? "";
    expect(second).not.toBe(first);
    expect(await tagOf(path)).toBe(second);

    for (const [method, body] of [
      ["PATCH", { name: "Thin soup" }],
      ["PUT", SOUP],
      ["DELETE", undefined],
    ] as const) {
      const refused = await send(method, path, { body, match: first });
      expect(refused).toMatchObject({ status: 412, json: { code: "changed_meanwhile" } });
      expect(refused.headers.get("ETag")).toBe(second);
    }
    expect((await send("GET", path)).data.name).toBe("Thick soup");
    expect((await send("PATCH", path, { body: { name: "Soup" }, match: "*" })).status).toBe(200);
    expect(
      (await send("PATCH", path, { body: { name: "Soup!" }, match: `"x", ${await tagOf(path)}` })).status,
    ).toBe(200);
    expect((await send("PATCH", path, { body: { name: "Soup" } })).status).toBe(200);
  });

  it("lets one of two writers at once change a food", async () => {
    const path = `/api/food/${foodId}`;
    const match = await tagOf(path);
    const names = ["One", "Two", "Three"];
    const answers = await Promise.all(names.map((name) => send("PATCH", path, { body: { name }, match })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
  });

  it("of a day is that of the day's answer", async () => {
    const { data, headers } = await send("GET", "/api/home");
    const before = headers.get("ETag") ?? "";
    await send("POST", "/api/food", { body: SOUP });
    const path = `/api/days/${data.date}/done`;
    expect(await send("POST", path, { match: before })).toMatchObject({ status: 412 });
    expect((await send("POST", path, { match: await tagOf("/api/home") })).status).toBe(409);

    const [past] = new Date(Date.parse(data.date) - 86_400_000).toISOString().split("T");
    for (const [path, body, changed] of [
      ["/api/plant", { puzzle_name: "carrot" }, "/api/home"],
      [`/api/days/${data.date}/copy`, { to: past }, `/api/home?date=${past}`],
    ] as const) {
      const refused = await send("POST", path, { body, match: before });
      expect(refused, path).toMatchObject({ status: 412, json: { code: "changed_meanwhile" } });
      const match = await tagOf(changed);
      expect(refused.headers.get("ETag")).toBe(match);
      expect((await send("POST", path, { body, match })).status, path).toBe(200);
    }
  });
});

describe("today's answer for a sensor", () => {
  it("has the totals and goals of the day", async () => {
    const [{ data: today }, { data: day }] = [
      await send("GET", "/api/today"),
      await send("GET", "/api/home"),
    ];
    expect(today.totals).toEqual(day.totals);
    expect(today.totals.calories).toBeGreaterThan(0);
    expect(today.goals).toEqual(day.goals);
  });
});

describe("a token that exports", () => {
  const made = async (scope: string) => {
    const body = { name: scope, scope, password: PASSWORD };
    return (await call("POST", "/api/tokens", { token: ann.token, body })).data.token as string;
  };
  const table = async (token: string) => {
    const headers = { Authorization: `Bearer ${token}` };
    const request = new Request("http://localhost:3000/trends.csv?days=7", { headers });
    return csv.loader({ request, params: {}, context: {} }).catch((thrown: Response) => thrown);
  };

  it("saves everything and the table of trends, and nothing else", async () => {
    const token = await made("export");
    const { status, data } = await call("GET", "/api/user/export", { token });
    expect([status, JSON.stringify(data).includes("Lentil soup")]).toEqual([200, true]);
    const csvAnswer = await table(token);
    expect([csvAnswer.status, csvAnswer.headers.get("Content-Type")]).toEqual([
      200,
      "text/csv; charset=utf-8",
    ]);
    for (const [method, path, body] of [
      ["GET", "/api/home", undefined],
      ["POST", "/api/food", SOUP],
      ["GET", "/api/tokens", undefined],
    ] as const)
      expect((await call(method, path, { token, body })).status).toBe(403);
  });

  it("is what it takes, or one for everything", async () => {
    for (const [scope, status] of [
      ["read", 403],
      ["log", 403],
      ["all", 200],
    ] as const) {
      const token = await made(scope);
      const answer = await call("GET", "/api/user/export", { token });
      expect(answer.status, scope).toBe(status);
      if (status === 403)
        expect(answer.error).toBe(`This token’s scope is ${scope}; the call needs export or all.`);
      expect((await table(token)).status).toBe(status);
    }
    expect((await table("pp_nobody")).status).toBe(401);
  });
});

import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { TokenScope } from "../../../app/http/bearer.server";
import { type BuiltApp, startBuiltApp } from "../../support/app";
import { figuresIn } from "../hidden-numbers/figures-in";

const PASSWORD = "carrots-before-noon";
const TODAY = new Date().toISOString().slice(0, 10);
const SOUP = { name: "Soup", calories: 320, carbs: 30, protein: 18, fats: 12 };

let app: BuiltApp;
let people = 0;
const clients: Client[] = [];
beforeAll(async () => {
  app = await startBuiltApp();
});
afterAll(async () => {
  for (const client of clients) await client.close();
});

async function api(method: string, path: string, token: string | undefined, body?: unknown) {
  const headers = { "Content-Type": "application/json", ...(token && { Authorization: `Bearer ${token}` }) };
  const answer = await fetch(app.url + path, {
    method,
    headers,
    body: body ? JSON.stringify(body) : undefined,
  });
  return answer.json();
}

/** Somebody new, with a token of the API and one of a scope for an assistant. */
async function person(scope: TokenScope) {
  const email = `mcp${people++}@example.org`;
  const form = new URLSearchParams({ email, password: PASSWORD });
  await fetch(`${app.url}/sign-up`, {
    ...{ method: "POST", body: form, redirect: "manual" },
    headers: { "Sec-Fetch-Site": "same-origin" },
  });
  const { data } = await api("POST", "/api/auth/token", undefined, { email, password: PASSWORD });
  const mine: string = data.access_token;
  const made = await api("POST", "/api/tokens", mine, { name: "Claude", scope, password: PASSWORD });
  return { email, mine, token: made.data.token as string };
}

async function connect(token: string): Promise<Client> {
  const client = new Client({ name: "test", version: "1" });
  const requestInit = { headers: { Authorization: `Bearer ${token}` } };
  await client.connect(new StreamableHTTPClientTransport(new URL(`${app.url}/mcp`), { requestInit }));
  clients.push(client);
  return client;
}

type Content = { type: string; text?: string; data?: string; mimeType?: string }[];

async function use(client: Client, name: string, args: Record<string, unknown> = {}) {
  const result = await client.callTool({ name, arguments: args });
  const content = result.content as Content;
  return { text: content[0]?.text ?? "", content, isError: result.isError === true };
}

const foodsOf = async (mine: string) =>
  (await api("GET", "/api/food?limit=50", mine)).data.foods.map((food: { name: string }) => food.name);
const trayOf = async (mine: string) => (await api("GET", "/api/tray", mine)).data.proposals;

describe("an assistant", () => {
  it("is shown eight tools, described in few words", async () => {
    const client = await connect((await person("propose")).token);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      ...["describe", "propose_food", "today", "days", "search", "fits", "saved", "undo"],
    ]);
    expect(JSON.stringify(tools).length).toBeLessThan(4000);
    for (const { description = "" } of tools) expect(description.length).toBeLessThan(130);
    expect(client.getServerVersion()).toMatchObject({ name: "pixelplate" });
    expect(client.getInstructions()).toMatch(/propose_food/);
  });

  it("proposes with the scope propose, and the person decides", async () => {
    const { mine, token } = await person("propose");
    const client = await connect(token);
    const { text, isError } = await use(client, "propose_food", { text: "two eggs and a slice of toast" });
    expect([isError, text]).toEqual([
      false,
      expect.stringMatching(/^Proposed: .*\d kcal.*waits on the home page/),
    ]);
    const [proposal] = await trayOf(mine);
    expect(proposal).toMatchObject({ proposed_by: "Claude", date: TODAY, source: "described" });
    expect(proposal.parts).toHaveLength(2);
    expect(await foodsOf(mine)).toEqual([]);
    await api("POST", `/api/tray/${proposal.id}/take`, mine);
    expect(await foodsOf(mine)).toEqual([proposal.name]);
    expect((await use(client, "undo")).text).toMatch(/proposal no longer waits/);
    expect(await foodsOf(mine)).toEqual([proposal.name]);
  });

  it("logs with the scope log, and reads no days", async () => {
    const { mine, token } = await person("log");
    const client = await connect(token);
    expect((await use(client, "propose_food", SOUP)).text).toMatch(/^Logged: Soup: 320 kcal, 30 g carbs/);
    expect(await foodsOf(mine)).toEqual(["Soup"]);
    for (const tool of ["today", "days", "fits"]) {
      const { isError, text } = await use(client, tool);
      expect([isError, text]).toEqual([
        true,
        expect.stringMatching(/scope read, propose or all; this one’s is log/),
      ]);
    }
    expect((await use(client, "describe", { text: "my usual breakfast" })).isError).toBe(true);
    expect((await use(client, "undo")).text).toMatch(/^Taken back: Soup/);
    expect(await foodsOf(mine)).toEqual([]);
    expect((await use(client, "undo")).isError).toBe(true);
  });

  it("with the scope read changes nothing", async () => {
    const { mine, token } = await person("read");
    const client = await connect(token);
    for (const tool of ["propose_food", "undo"])
      expect(await use(client, tool, { text: "two eggs" })).toMatchObject({ isError: true });
    expect([await foodsOf(mine), await trayOf(mine)]).toEqual([[], []]);
  });

  it("sees today with its picture, past days, the search, what is saved and what fits", async () => {
    const { mine, token } = await person("all");
    const client = await connect(token);
    await api("POST", "/api/plant", mine, { puzzle_name: "carrot" });
    const logged = await api("POST", "/api/food", mine, {
      ...{ name: "Soup", nutrition: { calories: 320, carbs: 30, protein: 18, fats: 12 } },
    });
    await api("POST", "/api/saved", mine, { food_id: logged.data.id });
    const today = await use(client, "today");
    expect(today.text).toMatch(/energy: 320 of [\d,]+ kcal[\s\S]*Soup: 320 kcal[\s\S]*Carrot, filled: \d+ %/);
    expect(today.content[1]).toMatchObject({ type: "image", mimeType: "image/png" });
    expect(
      Buffer.from(today.content[1]?.data ?? "", "base64")
        .subarray(1, 4)
        .toString(),
    ).toBe("PNG");
    expect((await use(client, "days", { from: TODAY })).text).toMatch(
      new RegExp(`^${TODAY}: energy: 320 of`),
    );
    expect((await use(client, "search", { query: "rye bread" })).text).toMatch(/Rye bread.*kcal.*in 100 g/);
    expect((await use(client, "describe", { text: "two eggs" })).text).toMatch(/kcal/);
    expect((await use(client, "fits")).text).toMatch(/week of logging/);
    const [, id] = /^id (\S+): Soup/.exec((await use(client, "saved")).text) ?? [];
    expect((await use(client, "propose_food", { saved: id })).text).toMatch(/^Logged: Soup/);
    expect(await foodsOf(mine)).toEqual(["Soup", "Soup"]);
  });
});

describe("the same call", () => {
  it("within a minute is one, also at once; a second coffee later is two", async () => {
    const { mine, token } = await person("log");
    const client = await connect(token);
    const coffee = { text: "a cup of coffee" };
    const answers = await Promise.all([1, 2, 3].map(() => use(client, "propose_food", coffee)));
    expect(answers.filter(({ text }) => /^Logged: /.test(text))).toHaveLength(1);
    expect(answers.filter(({ text }) => /^Logged already/.test(text))).toHaveLength(2);
    expect(await foodsOf(mine)).toHaveLength(1);
    const { idempotency_key: keys } = app.store.read.t;
    await app.store.tx((db) => db.update(keys).set({ created_at: Date.now() - 60_001 }));
    expect((await use(client, "propose_food", coffee)).text).toMatch(/^Logged: /);
    expect(await foodsOf(mine)).toHaveLength(2);
  });

  it("of another conversation, or after it was taken back, counts", async () => {
    const { mine, token } = await person("propose");
    const [one, other] = [await connect(token), await connect(token)];
    for (const client of [one, other, one]) await use(client, "propose_food", SOUP);
    expect(await trayOf(mine)).toHaveLength(2);
    expect((await use(other, "undo")).text).toMatch(/^Taken back/);
    expect((await use(other, "undo")).isError).toBe(true);
    expect((await use(other, "propose_food", SOUP)).text).toMatch(/^Proposed: /);
    expect(await trayOf(mine)).toHaveLength(2);
    const [newest] = await trayOf(mine);
    expect((await use(one, "undo", { id: newest.id })).text).toMatch(/^Taken back/);
  });

  it("is each person's own, and undo reaches only what the token did", async () => {
    const [ann, ben] = [await person("all"), await person("all")];
    const [hers, his] = [await connect(ann.token), await connect(ben.token)];
    await use(hers, "propose_food", SOUP);
    const { data } = await api("GET", "/api/food", ann.mine);
    const typed = await api("POST", "/api/food", ann.mine, {
      ...{ name: "Typed", nutrition: { calories: 1, carbs: 0, protein: 0, fats: 0 } },
    });
    expect((await use(his, "undo", { id: data.foods[0].id })).isError).toBe(true);
    expect((await use(hers, "undo", { id: typed.data.id })).isError).toBe(true);
    expect(await foodsOf(ann.mine)).toEqual(["Typed", "Soup"]);
  });
});

describe("a clumsy model", () => {
  let mine: string;
  let client: Client;
  beforeEach(async () => {
    const made = await person("log");
    mine = made.mine;
    client = await connect(made.token);
  });

  /** Of a model that writes strings and other names, and of one that makes things up. */
  it.each([
    ["strings for numbers", { ...SOUP, calories: "320 kcal", carbs: "30 g", protein: "18", fats: "12,0" }],
    ["other names", { name: "Soup", kcal: 320, carbohydrates: 30, proteins: 18, fat: 12 }],
    [
      "figures in an object",
      { name: "Soup", nutrition: { Calories: 320, carbs: 30, protein: 18, fats: 12 } },
    ],
    ["fields of its own", { ...SOUP, mood: "happy", source: ["web"] }],
    ["nulls and empty texts", { ...SOUP, text: "", date: null, servings: null, time: "" }],
    ["words for a day", { ...SOUP, date: "Today" }],
    ["one figure for a name", { ...SOUP, name: undefined, text: "Soup" }],
  ])("with %s is understood", async (_, args) => {
    const { text, isError } = await use(client, "propose_food", args);
    expect([isError, text]).toEqual([false, expect.stringMatching(/^Logged: Soup: 320 kcal, 30 g carbs/)]);
    if ("mood" in args) expect(text).toContain("Ignored: mood, source.");
    expect((await api("GET", "/api/food", mine)).data.foods).toMatchObject([
      { nutrition: { calories: 320, carbs: 30, protein: 18, fats: 12 }, date: TODAY },
    ]);
  });

  it.each([
    ["no day", { ...SOUP, date: "2026-02-30" }, /“2026-02-30” is no day.*today is \d{4}-/],
    ["a day ahead", { ...SOUP, date: "2999-01-01" }, /2999-01-01 lies ahead/],
    ["a zone", { ...SOUP, time: "8am Europe/Berlin" }, /HH:MM on the person’s clock \(UTC\), or an instant/],
    ["no energy", { name: "Soup", carbs: 30, protein: 18, fats: 12 }, /Missing: calories\. Send calories/],
    ["a word for a number", { ...SOUP, carbs: "some" }, /carbs must be a number/],
    ["less than nothing", { ...SOUP, fats: -4 }, /fats: /],
    ["too much", { ...SOUP, calories: 1e21 }, /calories: /],
    ["no servings", { ...SOUP, servings: 0 }, /servings must be greater than 0/],
    ["nothing", {}, /Send text: the meal in words/],
    ["a list", { text: ["eggs", "toast"] }, /text must be one text/],
    ["nonsense", { text: "qwertz uiop" }, /\w/],
    ["a long text", { text: "eggs ".repeat(1000) }, /1 to 1000 characters/],
    ["a saved food that is none", { saved: "soup" }, /an id that the tool saved lists/],
  ])("hears what to do about %s", async (_, args, said) => {
    const { text, isError } = await use(client, "propose_food", args);
    expect([isError, text]).toEqual([true, expect.stringMatching(said)]);
    expect(text).toMatch(/Nothing was changed\.$/);
    expect(await foodsOf(mine)).toEqual([]);
  });

  it("hears which tools there are", async () => {
    for (const name of ["log_meal", "constructor", "__proto__", "", "x".repeat(5000)]) {
      const { text, isError } = await use(client, name);
      expect([isError, text]).toEqual([
        true,
        expect.stringMatching(/There are: describe, propose_food, today/),
      ]);
      expect(text.length).toBeLessThan(300);
    }
  });

  it("may write arguments as a text, or leave them out", async () => {
    const headers = {
      Authorization: `Bearer ${(await person("all")).token}`,
      "Content-Type": "application/json",
    };
    const call = async (params: object, more: object = {}) => {
      const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params });
      const answer = await fetch(`${app.url}/mcp`, {
        method: "POST",
        headers: { ...headers, ...more },
        body,
      });
      return { status: answer.status, ...(await answer.json()) };
    };
    const asText = await call({ name: "propose_food", arguments: JSON.stringify(SOUP) });
    expect(asText.result.content[0].text).toMatch(/^Logged: Soup/);
    expect((await call({ name: "saved" })).result.content[0].text).toBe("Nothing is saved yet.");
    expect((await call({})).result.content[0].text).toMatch(/There are: describe, propose_food/);
    const past = await call({ name: "today", arguments: { date: "2026-01-31" } });
    expect(past.result.content.at(-1).text).toBe("Ignored: this tool takes no “date”.");
    expect((await call({ name: "today", arguments: null })).result.content[0].text).toMatch(/Soup/);
    const newer = await call({ name: "today" }, { "Mcp-Protocol-Version": "2099-01-01" });
    expect([newer.status, newer.error.message]).toEqual([
      400,
      expect.stringMatching(/supported versions: 2025-/),
    ]);
  });

  it("of a newer protocol is answered in one that is known", async () => {
    const headers = {
      Authorization: `Bearer ${(await person("all")).token}`,
      "Content-Type": "application/json",
    };
    const params = {
      protocolVersion: "2099-01-01",
      capabilities: {},
      clientInfo: { name: "x", version: "1" },
    };
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "initialize", params });
    const answer = await fetch(`${app.url}/mcp`, { method: "POST", headers, body });
    expect(answer.headers.get("Mcp-Session-Id")).toMatch(/^[\w-]{36}$/);
    expect((await answer.json()).result.protocolVersion).toMatch(/^2025-/);
  });
});

describe("what is no message", () => {
  const send = async (body: string, headers: Record<string, string> = {}, method = "POST") => {
    const init = { method, headers: { "Content-Type": "application/json", ...headers } };
    const answer = await fetch(`${app.url}/mcp`, method === "GET" ? { ...init } : { ...init, body });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  const PING = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "ping" });

  it("is refused, and says why", async () => {
    const { token } = await person("all");
    const bearer = { Authorization: `Bearer ${token}` };
    expect(await send(PING)).toMatchObject({ status: 401, text: expect.stringContaining("Apps and API") });
    expect(await send(PING, { Authorization: "Bearer pp_x" })).toMatchObject({ status: 401 });
    expect(await send("", bearer, "GET")).toMatchObject({ status: 405 });
    expect(await send("{", bearer)).toMatchObject({ status: 400 });
    for (const none of ["", "null", "5"])
      expect(await send(none, bearer)).toMatchObject({
        status: 400,
        text: expect.stringContaining("as a JSON object"),
      });
    expect(await send(`[${PING},${PING}]`, bearer)).toMatchObject({ status: 400 });
    expect(await send('{"hello":1}', bearer)).toMatchObject({ status: 400 });
    expect(await send("[".repeat(5000), bearer)).toMatchObject({ status: 400 });
    expect(await send(PING, { ...bearer, "Content-Type": "text/plain" })).toMatchObject({ status: 415 });
    const large = await send(PING + " ".repeat(10_000_000), bearer).catch(() => undefined);
    if (large) expect([large.status, JSON.parse(large.text).error]).toEqual([413, expect.any(String)]);
    expect(await send(PING, bearer)).toMatchObject({ status: 200 });
  });

  it("is answered to the person's cookie no more than to a stranger", async () => {
    const { users } = app.store.read.t;
    const { email } = await person("all");
    const form = new URLSearchParams({ email, password: PASSWORD });
    const logIn = await fetch(`${app.url}/log-in`, {
      ...{ method: "POST", body: form, redirect: "manual" },
      headers: { "Sec-Fetch-Site": "same-origin" },
    });
    const cookie = logIn.headers
      .getSetCookie()
      .map((each) => each.split(";")[0])
      .join("; ");
    expect(await app.store.read.select().from(users).where(eq(users.email, email))).toHaveLength(1);
    expect((await send(PING, { Cookie: cookie, "Sec-Fetch-Site": "same-origin" })).status).toBe(401);
  });
});

describe("200 calls in a row", () => {
  it("are answered up to the limit, then refused, and hold up neither the person nor others", async () => {
    const shared = app;
    app = await startBuiltApp({ RATE_LIMITS: "on", TRUST_PROXY: "1" });
    try {
      const [ann, ben] = [await person("all"), await person("all")];
      const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "today" } });
      const json = { "Content-Type": "application/json" };
      const headers = { ...json, Authorization: `Bearer ${ann.token}`, "X-Forwarded-For": "10.0.0.1" };
      const flood = () => fetch(`${app.url}/mcp`, { method: "POST", headers, body });
      const answers: Response[] = [];
      const calls = Array.from({ length: 10 }, async () => {
        for (let i = 0; i < 20; i++) answers.push(await flood());
      });
      const theirs = { ...headers, Authorization: `Bearer ${ben.token}`, "X-Forwarded-For": "10.0.0.2" };
      const other = await fetch(`${app.url}/mcp`, { method: "POST", headers: theirs, body });
      expect((await other.json()).result.content[0].text).toMatch(/today/);
      await Promise.all(calls);
      const last = await flood();
      // A server that is busy may refuse some before they are counted.
      expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(120);
      for (const { status, headers } of answers)
        if (status !== 200)
          expect([[429, 503].includes(status), headers.has("Retry-After")]).toEqual([true, true]);
      const refused = [...answers, last].find(({ status }) => status === 429);
      expect((await (refused ?? expect.fail("no limit")).json()).error.message).toMatch(
        /^Too many calls\. Wait \d+ seconds/,
      );
      const food = { name: "Soup", nutrition: { calories: 320, carbs: 30, protein: 18, fats: 12 } };
      expect((await api("POST", "/api/food", ann.mine, food)).success).toBe(true);
    } finally {
      app = shared;
    }
  });
});

describe("while numbers are hidden", () => {
  it("no answer has a figure", async () => {
    const { mine, token } = await person("all");
    await api("PATCH", "/api/user", mine, { numbers: "hidden" });
    await api("POST", "/api/plant", mine, { puzzle_name: "carrot" });
    const food = await api("POST", "/api/food", mine, {
      ...{ name: "Pie", nutrition: { calories: 597.7, carbs: 80, protein: 24, fats: 20 } },
    });
    await api("POST", "/api/saved", mine, { food_id: food.data.id });
    const client = await connect(token);
    const calls: [string, Record<string, unknown>][] = [
      ["describe", { text: "two eggs, 150 g chicken and a bowl of lentil soup" }],
      ["propose_food", { text: "two eggs and 150 g chicken" }],
      ["propose_food", { text: "two eggs and 150 g chicken" }],
      ["propose_food", SOUP],
      ["today", {}],
      ["days", {}],
      ["search", { query: "rye bread" }],
      ["search", { query: "pie" }],
      ["fits", {}],
      ["saved", {}],
      ["undo", {}],
    ];
    for (const [name, args] of calls) {
      const { text, isError } = await use(client, name, args);
      expect(isError, `${name}: ${text}`).toBe(false);
      expect(
        [...figuresIn(`<p>${text}</p>`), ...(text.match(/\b(?:598|597|320|80)\b|%|\d ?g\b/g) ?? [])],
        text,
      ).toEqual([]);
    }
  });
});

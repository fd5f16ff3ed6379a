import { beforeAll, describe, expect, it, vi } from "vitest";
import {
  type Answer,
  type BuiltApp,
  builtRoutes,
  PASSWORD,
  PRIVATE,
  startBuiltApp,
  twoPeople,
  Visitor,
} from "../support/app";
import { dataPath, pathOf, ROUTES, type Row } from "../support/route-matrix";
import { watchedContents } from "../support/store";

// Hundreds of requests each, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

type Who = "a" | "b" | "anonymous" | "tampered" | "signed out";
const EVERYBODY: Who[] = ["a", "b", "anonymous", "tampered", "signed out"];
const STRANGERS: Who[] = ["anonymous", "tampered", "signed out"];

const routes = builtRoutes();
const rows = Object.entries(ROUTES).filter(([, { api }]) => !api);
const calls = Object.entries(ROUTES).filter(([, { api }]) => api);
/** What a database has no part in is tried on one of them. */
const onSqlite = <T>(list: T[]) => (process.env.TEST_DATABASE === "postgres" ? [] : list);
let app: BuiltApp;
let contents: ReturnType<typeof watchedContents>;
let ids: { shareId: string; foodId: string };
let people: Record<Who, Visitor>;

beforeAll(async () => {
  app = await startBuiltApp();
  contents = watchedContents(app.store.read, app.databaseUrl);
  const { a, b, ...made } = await twoPeople(app);
  ids = made;
  const tampered = a.copy();
  tampered.cookies.set(
    "pp",
    (a.cookies.get("pp") ?? "").replace(/.$/, (last) => (last === "A" ? "B" : "A")),
  );
  const signedOut = new Visitor(app.url);
  await signedOut.post("/log-in", { email: "canary-a@example.org", password: PASSWORD });
  const ended = signedOut.copy();
  await signedOut.post("/log-out");
  people = { a, b, anonymous: new Visitor(app.url), tampered, "signed out": ended };
});

const at = (row: Row) => pathOf(row.path, ids);
const logIn = (path: string) => `/log-in?redirectTo=${encodeURIComponent(path)}`;
const isStranger = (who: Who) => STRANGERS.includes(who);
/** A copy, so that no cookie an answer brings changes who somebody is. */
const as = (who: Who) => people[who].copy();

/** What says nothing about the person: nonces, form keys, the time left of today. */
const plain = (text: string) =>
  text
    .replace(/nonce="[^"]*"/g, "")
    .replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, "")
    .replace(/(?:midnightInMs|madeAt)\\?",\d+/g, "");

function expectNothingPrivate(who: Who, answer: Answer) {
  if (who === "a") return;
  const everything = `${answer.text} ${JSON.stringify([...answer.headers])}`.toLowerCase();
  for (const word of PRIVATE) expect(everything).not.toContain(word);
}

type Expected = { status: number; location?: string };
function expectedOf(row: Row, who: Who): Expected {
  if (row.leads) return { status: 302, location: row.leads };
  if (row.open === "everyone") return { status: row.get ?? 200 };
  if (row.open === "visitors") return isStranger(who) ? { status: 200 } : { status: 302, location: "/" };
  if (isStranger(who)) return { status: 302, location: logIn(at(row)) };
  return { status: row.open === "owner" && who === "b" ? 404 : (row.get ?? 200) };
}

describe("the table", () => {
  it("has a row for every route of the build, and no other", () => {
    expect(Object.keys(ROUTES).sort()).toEqual(routes.map(({ id }) => id).sort());
  });

  it("knows which routes take a form", () => {
    const posted = routes.filter(({ id, hasAction }) => hasAction && !ROUTES[id]?.api).map(({ id }) => id);
    expect(rows.flatMap(([id, { form }]) => (form ? [id] : [])).sort()).toEqual(posted.sort());
  });
});

describe("a GET", () => {
  it.each(rows)("of %s gives each what is theirs", async (_, row) => {
    for (const who of EVERYBODY) {
      const expected = expectedOf(row, who);
      const answer = await as(who).get(at(row));
      expect({ who, status: answer.status, location: answer.location }).toEqual({
        who,
        location: null,
        ...expected,
      });
      expectNothingPrivate(who, answer);
    }
  });

  it.each(onSqlite(rows))("HEAD of %s answers as its GET, without a body", async (_, row) => {
    for (const who of ["a", "anonymous"] as const) {
      const { status, text } = await as(who).send(at(row), { method: "HEAD" });
      expect({ who, status, text }).toEqual({ who, status: expectedOf(row, who).status, text: "" });
    }
  });

  it.each(onSqlite(rows))("of %s's data reveals no more than its page", async (id, row) => {
    const only = routes.find((route) => route.id === id)?.hasLoader ? [undefined, id] : [undefined];
    for (const who of EVERYBODY) {
      for (const path of only.map((child) => dataPath(at(row), child))) {
        const { status, location } = expectedOf(row, who);
        const answer = await as(who).get(path);
        expect({ who, path, status: answer.status }).toEqual({ who, path, status: location ? 202 : status });
        if (location) expect(answer.text).toContain(JSON.stringify(location));
        expectNothingPrivate(who, answer);
      }
    }
  });

  it.each(onSqlite(rows))("of %s's data in the older format is refused", async (id, row) => {
    const query = `${at(row).includes("?") ? "&" : "?"}_data=${encodeURIComponent(id)}`;
    for (const who of ["a", "anonymous"] as const)
      expect((await as(who).get(at(row) + query)).status).toBe(403);
  });

  const guarded = rows.filter(([, { open, leads }]) => (open === "signed-in" || open === "owner") && !leads);
  it.each(onSqlite(guarded))("of %s in another spelling is guarded alike", async (_, row) => {
    const [pathname = "", query] = at(row).split("?");
    const search = query ? `?${query}` : "";
    const first = pathname[1] ?? "";
    const hex = `%${first.charCodeAt(0).toString(16)}`;
    for (const spelt of [
      pathname.toUpperCase(),
      `${pathname}/`,
      `/${hex}${pathname.slice(2)}`,
      `/${pathname}`,
    ]) {
      const answer = await as("anonymous").get(spelt + search);
      expect([302, 404], spelt).toContain(answer.status);
      if (answer.status === 302) expect(answer.location).toMatch(/^\/log-in\?redirectTo=/);
      expectNothingPrivate("anonymous", answer);
    }
  });

  it.each(rows.filter(([, { random, leads }]) => random && !leads))(
    "of %s shows B only that it does not exist",
    async (_, { random = "", ...row }) => {
      for (const [mine, none] of [
        [at(row as Row), random],
        [dataPath(at(row as Row)), dataPath(random)],
      ] as const) {
        const [theirs, nobodys] = [await as("b").get(mine), await as("b").get(none)];
        expect(theirs.status).toBe(404);
        expect(nobodys.status).toBe(404);
        expect(plain(theirs.text)).toBe(plain(nobodys.text));
      }
    },
  );

  it("changes nothing, whatever A opens", async () => {
    const before = await contents();
    for (const [id, row] of rows) {
      await people.a.get(at(row));
      await people.a.get(dataPath(at(row)));
      await people.a.get(dataPath(at(row), id));
    }
    for (const [, row] of calls) await people.a.get(at(row));
    for (const query of ["?eat=1", "?eat=1&page=1", "?date=2026-03-01", "?date=2999-01-01", "?log-in=1"])
      await people.a.get(`/${query}`);
    expect(await contents()).toEqual(before);
  });
});

const RPC_ERROR = { jsonrpc: "2.0", error: { message: expect.stringMatching(/./) } };

describe("a call of /api", () => {
  it.each(calls)("of %s answers in JSON, each with what is theirs", async (_, row) => {
    for (const who of EVERYBODY) {
      const answer = await as(who).get(at(row));
      const may = row.open === "everyone" || !isStranger(who);
      const status = may ? (row.open === "owner" && who === "b" ? 404 : (row.get ?? 200)) : 401;
      expect({ who, status: answer.status }).toEqual({ who, status });
      expect(answer.headers.get("Content-Type")).toMatch(/^application\/json/);
      expect(answer.headers.get("Cache-Control")).toContain("no-store");
      const { success, data, error } = JSON.parse(answer.text);
      if (row.rpc) expect(JSON.parse(answer.text)).toMatchObject(RPC_ERROR);
      else expect(success).toBe(status === 200);
      if (status >= 400 && !row.rpc)
        expect({ data, error: typeof error }).toEqual({ data: null, error: "string" });
      expectNothingPrivate(who, answer);
      expect((await as(who).send(at(row), { method: "HEAD" })).status).toBe(status);
    }
  });

  it.each(calls.filter(([, { open, writes }]) => (writes ?? open) !== "everyone"))(
    "to %s that changes something is refused to visitors",
    async (_, row) => {
      const before = await contents();
      const statuses = new Set<number>();
      for (const who of STRANGERS)
        for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
          const headers = { "Content-Type": "application/json" };
          const answer = await as(who).post(at(row), {}, { method, headers, body: "{}" });
          expect([401, 405], `${who} ${method} ${answer.status}`).toContain(answer.status);
          statuses.add(answer.status);
          const refused = row.rpc ? RPC_ERROR : { success: false, data: null };
          expect(JSON.parse(answer.text)).toMatchObject(refused);
          expectNothingPrivate(who, answer);
        }
      if (row.writes) expect([...statuses]).toContain(401);
      expect(await contents()).toEqual(before);
    },
  );

  it.each(calls.filter(([, { random }]) => random))(
    "of %s shows B only that it does not exist",
    async (_, row) => {
      const before = await contents();
      for (const method of ["GET", "PUT", "PATCH", "DELETE"]) {
        const body = method === "GET" || method === "DELETE" ? undefined : JSON.stringify({ name: "Mine" });
        const headers = { "Content-Type": "application/json", "Sec-Fetch-Site": "same-origin" };
        const theirs = await as("b").send(at(row), { method, body, headers });
        const nobodys = await as("b").send(row.random ?? "", { method, body, headers });
        expect(theirs.status, method).toBe(nobodys.status);
        expect([400, 404, 405], `${method} ${theirs.status}`).toContain(theirs.status);
        expect(theirs.text).toBe(nobodys.text);
        expectNothingPrivate("b", theirs);
      }
      expect(await contents()).toEqual(before);
    },
  );
});

/** What a visitor typed waits for their log-in. */
async function tablesButInterruptedForms() {
  const { late_form: _, ...others } = await contents();
  return others;
}

describe("a POST", () => {
  it.each(onSqlite(rows.filter(([, { form }]) => !form)))("to %s is not taken", async (_, row) => {
    const before = await contents();
    for (const who of EVERYBODY)
      for (const path of [at(row), dataPath(at(row))]) {
        const answer = await as(who).post(path, { calories: "1" });
        expect([404, 405], `${who} ${path} ${answer.status}`).toContain(answer.status);
        expectNothingPrivate(who, answer);
      }
    expect(await contents()).toEqual(before);
  });

  it.each(rows.filter(([, { form, anyonePosts }]) => form && !anyonePosts))(
    "to %s does nothing for visitors",
    async (_, row) => {
      const before = await tablesButInterruptedForms();
      for (const who of STRANGERS) {
        for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
          const answer = await as(who).post(at(row), row.form, { method });
          expect({ who, method, status: answer.status }).toEqual({ who, method, status: 302 });
          expect(answer.location).toBe(logIn(at(row)));
          expectNothingPrivate(who, answer);
        }
        const data = await as(who).post(dataPath(at(row)), row.form);
        expect(data.status).toBe(202);
        expect(data.text).toContain(JSON.stringify(logIn(at(row))));
        expectNothingPrivate(who, data);
      }
      expect(await tablesButInterruptedForms()).toEqual(before);
    },
  );

  it.each(rows.filter(([, { form, random }]) => form && random))(
    "to %s is to B as if there were no such thing",
    async (_, row) => {
      const before = await contents();
      const theirs = await as("b").post(at(row), row.form);
      const nobodys = await as("b").post(row.random ?? "", row.form);
      // A route without a page leads back to one that says so.
      for (const { status } of [theirs, nobodys]) expect(status).toBe(row.leads ? 303 : 404);
      expect(theirs.location).toBe(nobodys.location);
      expect(theirs.headers.get("Set-Cookie")).toBe(nobodys.headers.get("Set-Cookie"));
      // A form that stays posts to its own address.
      const nameless = (text: string, path = "") => plain(text).replaceAll(path, "");
      expect(nameless(theirs.text, at(row))).toBe(nameless(nobodys.text, row.random));
      expect(await contents()).toEqual(before);
    },
  );

  it("that names A's id in its fields changes B's own things only", async () => {
    const { a: _a, ...theirs } = people;
    const before = await contents();
    const [owner = ""] = ids.shareId.split(" ");
    const forged = { user_id: owner, userId: owner, id: ids.foodId, count: "999", collected: "1" };
    for (const [, row] of rows) {
      if (!row.form || row.random || row.anyonePosts) continue;
      await theirs.b.post(at(row), { ...row.form, ...forged });
    }
    const after = await contents();
    const ofA = (contents: Record<string, string>) =>
      Object.values(contents)
        .flatMap((text) => text.split("\n"))
        .filter((line) => line.includes(owner));
    expect(ofA(after)).toEqual(ofA(before));
    expect(after.user_collection).toBe(before.user_collection);
    expect(after.puzzle_completion).toBe(before.puzzle_completion);
  });

  it("works for its intended user", async () => {
    const late = ["routes/food.$foodId.delete", "routes/food.$foodId.restore", "routes/log-out"];
    const order = [...rows].sort(([one], [other]) => late.indexOf(one) - late.indexOf(other));
    const answers: Record<string, number> = {};
    const wanted: Record<string, number> = {};
    for (const [id, row] of order) {
      if (!row.form) continue;
      wanted[id] = row.post ?? 303;
      const by = row.open === "visitors" ? new Visitor(app.url) : people.a;
      answers[id] = (await by.post(at(row), row.form)).status;
    }
    expect(answers).toEqual(wanted);
    expect((await people.a.get("/account")).location).toBe(logIn("/account"));
  });
});

import { beforeAll, describe, expect, it } from "vitest";
import { type Answer, type BuiltApp, startBuiltApp, Visitor } from "../support/built-app";
import { BAD_PAIRS, BAD_TEXTS } from "../support/bad-values";
import { shownValue } from "../support/html-values";
import { dataPath, pathOf, ROUTES, type Row } from "../support/route-matrix";
import { tableContents } from "../support/table-contents";
import { INFO, PASSWORD, twoPeople } from "../support/two-people";

/** What a form may be answered with, whatever it holds. */
const PLAIN = [200, 202, 204, 303, 400, 401, 403, 404, 413, 415];
const URL_ENCODED = { "Content-Type": "application/x-www-form-urlencoded" };
const MULTIPART = { "Content-Type": "multipart/form-data; boundary=b" };

const forms = Object.entries(ROUTES).filter(([, { form }]) => form);
// A form that two routes take is tried at one of them.
const withFields = forms
  .filter(([, { form }]) => Object.keys(form ?? {}).length > 0)
  .filter(([, { form }], i, all) => all.findIndex(([, row]) => row.form === form) === i);
let app: BuiltApp;
let a: Visitor;
let ids: { shareId: string; foodId: string };

beforeAll(async () => {
  app = await startBuiltApp();
  ({ a, ...ids } = await twoPeople(app));
});

const at = (row: Row) => pathOf(row.path, ids);
const by = (row: Row) => (row.anyonePosts ? new Visitor(app.url) : a.copy());

/** Sends what `sends` gives, and looks at each answer and at what it left behind. */
async function expectCalm(row: Row, sends: Record<string, (visitor: Visitor) => Promise<Answer>>) {
  let before = await tableContents(app.store.read);
  for (const [what, send] of Object.entries(sends)) {
    const started = performance.now();
    const answer = await send(by(row)).catch((error) => expect.fail(`${what}: ${error}`));
    const waited = performance.now() - started;
    expect(PLAIN, `${what}: ${answer.status}`).toContain(answer.status);
    expect(waited, what).toBeLessThan(2000);
    if (answer.headers.get("Content-Type")?.includes("html"))
      expect(answer.text, what).not.toMatch(/<script>alert|<img src=x/);
    const after = await tableContents(app.store.read);
    if (answer.status >= 400) expect(after, `${what} left something behind`).toEqual(before);
    before = after;
  }
}

function file(form: Record<string, string>, name: string, content: string) {
  const data = new FormData();
  for (const [key, value] of Object.entries(form)) if (key !== name) data.set(key, value);
  data.set(name, new File([content], "x.txt"));
  return data;
}

function multipart(form: Record<string, string>) {
  const data = new FormData();
  for (const [key, value] of Object.entries(form)) data.set(key, value);
  return data;
}

describe.each(withFields)("%s", (_, row) => {
  const form = row.form ?? {};

  it.each(Object.keys(form))("takes any text for %s calmly", async (name) => {
    const sends = Object.entries(BAD_TEXTS).map(([what, text], i) => [
      what,
      // As a page and as its data by turns: each shows the value in its own way.
      (visitor: Visitor) => visitor.post(i % 3 ? dataPath(at(row)) : at(row), { ...form, [name]: text }),
    ]);
    await expectCalm(row, Object.fromEntries(sends));
  });

  it.each(Object.keys(form))("takes any shape of %s calmly", async (name) => {
    const { [name]: good = "", ...others } = form;
    const rest = new URLSearchParams(others).toString();
    const crafted = Object.entries(BAD_PAIRS).map(([what, pair], i) => [
      what,
      (visitor: Visitor) => {
        const body = `${pair(name, encodeURIComponent(good))}&${rest}`;
        return visitor.post(i % 3 ? dataPath(at(row)) : at(row), {}, { body, headers: URL_ENCODED });
      },
    ]);
    await expectCalm(row, {
      ...Object.fromEntries(crafted),
      "left out": (visitor) => visitor.post(at(row), others),
      "a file": (visitor) => visitor.post(at(row), file(form, name, "x")),
      "a file, by the router": (visitor) => visitor.post(dataPath(at(row)), file(form, name, "x")),
      "an empty file": (visitor) => visitor.post(at(row), file(form, name, "")),
      "1 MB": (visitor) => visitor.post(dataPath(at(row)), multipart({ ...form, [name]: "é".repeat(500_000) })),
    });
  });
});

describe("a body", () => {
  it.each(forms)("to %s that is no form is refused calmly", async (_, row) => {
    const path = at(row);
    const raw = (body: string | Buffer, headers: Record<string, string> = {}) => (visitor: Visitor) =>
      visitor.post(path, {}, { body, headers });
    await expectCalm(row, {
      nothing: raw(""),
      "no content type": raw(Buffer.from("calories=1")),
      JSON: raw(JSON.stringify(row.form), { "Content-Type": "application/json" }),
      "deep JSON": raw("[".repeat(60_000), { "Content-Type": "application/json" }),
      text: raw("calories=1", { "Content-Type": "text/plain" }),
      "a cut multipart": raw('--b\r\nContent-Disposition: form-data; name="calories"\r\n\r\n1', MULTIPART),
      "a multipart without parts": raw("--b--", MULTIPART),
      "a multipart of another boundary": raw("--c\r\n\r\n--c--", MULTIPART),
      "a multipart without boundary": raw("--b--", { "Content-Type": "multipart/form-data" }),
      "an unknown charset": raw("calories=1", {
        "Content-Type": "application/x-www-form-urlencoded; charset=utf-99",
      }),
      "10,000 fields": raw("a=&".repeat(10_000), URL_ENCODED),
    });
  });

  it.each(forms)("to %s that is too large is refused before it is read", async (_, row) => {
    await expectCalm(row, {
      "1 MB": async (visitor) => {
        const answer = await visitor.post(at(row), { ...row.form, name: "a".repeat(1_000_000) });
        expect(answer.status).toBe(413);
        return answer;
      },
    });
  });
});

describe("after all that", () => {
  it("nothing unprintable, endless or out of bounds was stored", async () => {
    const stored = Object.values(await tableContents(app.store.read)).join("\n");
    expect(stored).not.toMatch(/\\u0000|\\ud[89a-f]|[\u202a-\u202e\u2066-\u2069]/i);
    expect(stored).not.toMatch(/[^\s"]{3000}/);
    const { food } = app.store.read.t;
    for (const row of await app.store.read.select().from(food))
      for (const amount of [row.calories, row.carbs, row.fats, row.protein])
        expect(amount).toSatisfy((value: number) => value >= 0 && value <= 100_000);
  });

  it("every page still opens", async () => {
    for (const row of Object.values(ROUTES))
      for (const path of [at(row), dataPath(at(row))]) expect((await a.get(path)).status, path).toBeLessThan(500);
    expect((await a.get("/?eat=1")).status).toBe(200);
  });

  it("the server logged no failure", () => {
    expect(app.log()).not.toMatch(/"stack"|Error:|ended/);
  });
});

describe("a refused form", () => {
  const HTML = `<b>"Ann" & 'co'</b>`;
  const FOOD = { name: HTML, calories: "abc", carbs: "12,5 g", fats: " 3 ", protein: "1" };
  const CREDENTIALS = { email: HTML, password: PASSWORD, redirectTo: "/tutorials" };
  it.each([
    ["/eat/enter-value", FOOD],
    ["/food/{foodId}", { ...FOOD, number_of_servings: "1", date: "2026-03-01", time: "12:30" }],
    ["/eat/describe", { description: "<q>xyzzy</q> plugh" }],
    ["/welcome/info", { ...INFO, name: HTML, age: "12x", unit: "us", heightFeet: "5", heightInches: "7" }],
    ["/account/info", { ...INFO, lastName: HTML, age: "121", gender: "other", weightGoal: "lose" }],
    ["/welcome/goal", { calories: "1,5,0" }],
    ["/account/goal", { calories: "-1" }],
    ["/sign-up", CREDENTIALS],
    ["/log-in", CREDENTIALS],
  ])("of %s comes back with all that was typed, but no password", async (path, form: Record<string, string>) => {
    const visitor = "password" in form ? new Visitor(app.url) : a;
    const answer = await visitor.post(pathOf(path, ids), form);
    expect(answer.status).toBe(400);
    expect(answer.text).not.toContain(PASSWORD);
    expect(answer.text).not.toContain("<b>");
    const { password: _password, redirectTo: _redirectTo, ...typed } = form;
    if (path === "/account/info") delete typed.name;
    const shown = Object.fromEntries(Object.keys(typed).map((name) => [name, shownValue(answer.text, name)]));
    expect(shown).toEqual(typed);
  });
});

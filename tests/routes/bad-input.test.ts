import { beforeAll, describe, expect, it, vi } from "vitest";
import {
  type Answer,
  type BuiltApp,
  INFO,
  PASSWORD,
  startBuiltApp,
  twoPeople,
  Visitor,
} from "../support/app";
import { BAD_PAIRS, BAD_TEXTS } from "../support/bad-input";
import { dataPath, pathOf, ROUTES, type Row } from "../support/route-matrix";
import { shownValue } from "../support/routes";
import { tableContents, watchedContents } from "../support/store";

// Hundreds of requests each, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** What a form may be answered with, whatever it holds. */
const PLAIN = [200, 202, 204, 303, 400, 401, 403, 404, 409, 413, 415];
const URL_ENCODED = { "Content-Type": "application/x-www-form-urlencoded" };
const MULTIPART = { "Content-Type": "multipart/form-data; boundary=edge-of-part" };

const forms = Object.entries(ROUTES).filter(([, { form }]) => form);
/** Every field of every form; one that several forms have in common is tried at the first of them. */
const fields = forms
  .flatMap(([id, row]) => Object.entries(row.form ?? {}).map(([name, good]) => ({ id, row, name, good })))
  .filter(({ name, good }, i, all) => i === all.findIndex((one) => one.name === name && one.good === good));

let app: BuiltApp;
let a: Visitor;
let ids: { shareId: string; foodId: string };
let contents: () => Promise<Record<string, string>>;

beforeAll(async () => {
  app = await startBuiltApp();
  contents = watchedContents(app.store.read, app.databaseUrl);
  ({ a, ...ids } = await twoPeople(app));
});

const at = (row: Row) => pathOf(row.path, ids);
/** These come back on a whole page; the others as its data alone, which is quicker. */
const ON_A_PAGE = ["HTML", "direction overrides", "the field twice"];
const address = (row: Row, what: string) => (ON_A_PAGE.includes(what) ? at(row) : dataPath(at(row)));
const by = (row: Row) => (row.anyonePosts ? new Visitor(app.url) : a.copy());

/** Sends what `sends` gives, and looks at each answer and at what it left behind. */
async function expectCalm(row: Row, sends: Record<string, (visitor: Visitor) => Promise<Answer>>) {
  let before = await contents();
  for (const [what, send] of Object.entries(sends)) {
    const answer = await send(by(row)).catch((error) => expect.fail(`${what}: ${error}`));
    expect(PLAIN, `${what}: ${answer.status}`).toContain(answer.status);
    for (const secret of row.secret ?? [])
      expect(answer.text, `${what}: ${secret}`).not.toContain(row.form?.[secret]);
    if (answer.headers.get("Content-Type")?.includes("html"))
      expect(answer.text, what).not.toMatch(/<script>alert|<img src=x/);
    const after = await contents();
    if (answer.status >= 400) expect(after, `${what} left something behind`).toEqual(before);
    before = after;
  }
}

function multipart(others: Record<string, string>, name: string, value: string | File) {
  const form = new FormData();
  for (const [key, other] of Object.entries(others)) form.set(key, other);
  form.set(name, value);
  return form;
}

it.each(fields)("the field $name of $id takes any text calmly", async ({ row, name }) => {
  const { [name]: _good, ...others } = row.form ?? {};
  const sends = Object.entries(BAD_TEXTS).map(([what, text]) => [
    what,
    (visitor: Visitor) => visitor.post(address(row, what), { ...others, [name]: text }),
  ]);
  await expectCalm(row, Object.fromEntries(sends));
});

/** Shapes are read alike in all fields of a form. */
const firstFields = forms.flatMap(([id, row]) =>
  Object.entries(row.form ?? {})
    .slice(0, 1)
    .map(([name, good]) => ({ id, row, name, good })),
);

it.each(firstFields)("the form of $id takes any shape calmly", async ({ row, name, good }) => {
  const { [name]: _good, ...others } = row.form ?? {};
  const rest = new URLSearchParams(others).toString();
  const crafted = Object.entries(BAD_PAIRS).map(([what, pair]) => [
    what,
    (visitor: Visitor) => {
      const body = `${pair(name, encodeURIComponent(good))}&${rest}`;
      return visitor.post(address(row, what), {}, { body, headers: URL_ENCODED });
    },
  ]);
  await expectCalm(row, {
    ...Object.fromEntries(crafted),
    "left out": (visitor) => visitor.post(dataPath(at(row)), others),
    "a file": (visitor) => visitor.post(at(row), multipart(others, name, new File(["x"], "x.txt"))),
    "a file, by the router": (visitor) =>
      visitor.post(dataPath(at(row)), multipart(others, name, new File(["x"], "x.txt"))),
    "an empty file": (visitor) => visitor.post(dataPath(at(row)), multipart(others, name, new File([], ""))),
    "1 MB": (visitor) => visitor.post(dataPath(at(row)), multipart(others, name, "é".repeat(500_000))),
  });
});

/** The edge reads bodies alike, but for photos. */
const readApart = forms.filter(([id]) => /enter-value|scan-label|profile|import|log-in/.test(id));

describe("a body", () => {
  it.each(readApart)("to %s that is no form is refused calmly", async (_, row) => {
    const path = at(row);
    const raw =
      (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
      (visitor: Visitor) =>
        visitor.post(path, {}, { body, headers });
    await expectCalm(row, {
      nothing: raw(""),
      "no content type": raw(new TextEncoder().encode("calories=1")),
      JSON: raw(JSON.stringify(row.form), { "Content-Type": "application/json" }),
      "deep JSON": raw("[".repeat(60_000), { "Content-Type": "application/json" }),
      text: raw("calories=1", { "Content-Type": "text/plain" }),
      "a cut multipart": raw(
        '--edge-of-part\r\nContent-Disposition: form-data; name="calories"\r\n\r\n1',
        MULTIPART,
      ),
      "a multipart without parts": raw("--edge-of-part--", MULTIPART),
      "a multipart of another boundary": raw("--c\r\n\r\n--c--", MULTIPART),
      "a multipart without boundary": raw("--edge-of-part--", { "Content-Type": "multipart/form-data" }),
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
    expect(stored).not.toMatch(/"\u200d?"|[\u200b\u2060\u3164]/);
    expect(stored).not.toMatch(/[^\s"]{3000}/);
    const { food } = app.store.read.t;
    for (const row of await app.store.read.select().from(food))
      for (const amount of [row.calories, row.carbs, row.fats, row.protein])
        expect(amount).toSatisfy((value: number) => value >= 0 && value <= 100_000);
  });

  it("every page still opens", async () => {
    for (const row of Object.values(ROUTES))
      for (const path of [at(row), dataPath(at(row))])
        expect((await a.get(path)).status, path).toBeLessThan(500);
    expect((await a.get("/?eat=1")).status).toBe(200);
  });

  it("the server logged no failure", () => {
    expect(
      app
        .log()
        .split("\n")
        .filter((line) => /"stack"|Error:|\bended\b/.test(line)),
    ).toEqual([]);
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
  ])(
    "of %s comes back with all that was typed, but no password",
    async (path, form: Record<string, string>) => {
      const visitor = "password" in form ? new Visitor(app.url) : a;
      const answer = await visitor.post(pathOf(path, ids), form);
      expect(answer.status).toBe(400);
      expect(answer.text).not.toContain(PASSWORD);
      expect(answer.text).not.toContain("<b>");
      const { password: _password, redirectTo: _redirectTo, ...typed } = form;
      if (path === "/account/info") delete typed.name;
      const shown = Object.fromEntries(
        Object.keys(typed).map((name) => [name, shownValue(answer.text, name)]),
      );
      expect(shown).toEqual(typed);
    },
  );
});

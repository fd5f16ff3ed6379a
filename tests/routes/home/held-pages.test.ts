import { beforeAll, expect, it, vi } from "vitest";
import { type BuiltApp, launchBuiltApp, PASSWORD, startBuiltApp, Visitor } from "../../support/app";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const ROUNDS = 12;
let app: BuiltApp;
let twin: string;

beforeAll(async () => {
  app = await startBuiltApp();
  ({ url: twin } = await launchBuiltApp(app.env));
});

async function person(name: string) {
  const visitor = new Visitor(app.url);
  await visitor.post("/sign-up", { email: `${name}@example.org`, password: PASSWORD });
  visitor.cookies = new Map([...visitor.cookies].filter(([cookie]) => cookie === "pp"));
  visitor.cookies.set("pp_prompted", "1");
  return visitor;
}

/** Sends the same cookies to the other process. */
function atTwin(visitor: Visitor) {
  const other = visitor.copy();
  return Object.assign(new Visitor(twin), { cookies: other.cookies });
}

async function logs(visitor: Visitor, name: string) {
  const food = { name, calories: "100", carbs: "10", fats: "2", protein: "5", key: name };
  expect((await visitor.copy().post("/eat/enter-value", food)).status).toBe(303);
}

const nonceOf = (page: string) => /nonce="([^"]+)"/.exec(page)?.[1];
const homeOf = async (visitor: Visitor) => (await visitor.copy().get("/")).text;

it("an unchanged home page is sent again, compressed or not, with the policy that its scripts need", async () => {
  const ann = await person("again");
  const [first, second] = [await ann.copy().get("/"), await ann.copy().get("/")];
  expect(second.text).toBe(first.text);
  expect(second.headers.get("Content-Security-Policy")).toContain(`'nonce-${nonceOf(second.text)}'`);
  expect(second.headers.get("Cache-Control")).toBe("private, no-store");
  for (const encoding of ["br", "gzip", "identity"]) {
    const answer = await ann.copy().get("/", { headers: { "Accept-Encoding": encoding } });
    expect([answer.text, answer.headers.get("Content-Encoding")]).toEqual([
      first.text,
      encoding === "identity" ? null : encoding,
    ]);
  }
  expect(await homeOf(await person("other"))).not.toContain(nonceOf(first.text) ?? "nothing");
});

it("two people who log and look at once, on two processes, each see their own days and nothing old", async () => {
  const people = await Promise.all(["ann", "ben"].map(person));
  const both = people.map((visitor) => [visitor, atTwin(visitor)] as const);
  await Promise.all(
    both.map(async ([here, there], who) => {
      const own = ["Annsoup", "Benstew"][who];
      const others = ["Annsoup", "Benstew"][1 - who] ?? "";
      for (let round = 0; round < ROUNDS; round++) {
        const [writes, reads] = round % 2 ? [there, here] : [here, there];
        await logs(writes, `${own}${round}-`);
        const pages = await Promise.all([homeOf(reads), homeOf(writes), homeOf(reads), homeOf(writes)]);
        for (const page of pages) {
          expect(page).toContain(`${own}${round}-`);
          expect(page).not.toContain(others);
        }
      }
    }),
  );
});

it("a log-out ends it on both processes, while another person looks on", async () => {
  const [ann, ben] = await Promise.all(["leaves", "stays"].map(person));
  if (!ann || !ben) throw new Error("nobody");
  await logs(ann, "Leavesoup");
  await logs(ben, "Staysoup");
  for (const visitor of [ann, atTwin(ann), ben, atTwin(ben)]) await homeOf(visitor);
  const left = ann.copy();
  const [, ...pages] = await Promise.all([
    ann.post("/log-out"),
    ...Array.from({ length: 20 }, (_, n) => homeOf(n % 2 ? ben : atTwin(ben))),
  ]);
  for (const page of pages) {
    expect(page).toContain("Staysoup");
    expect(page).not.toContain("Leavesoup");
  }
  for (const visitor of [left, atTwin(left)]) expect(await homeOf(visitor)).not.toContain("Leavesoup");
});

it("a day by the API follows what the other process writes", async () => {
  const ann = await person("program");
  const json = { "Content-Type": "application/json" };
  const body = JSON.stringify({ email: "program@example.org", password: PASSWORD });
  const token = await new Visitor(app.url).send("/api/auth/token", { method: "POST", headers: json, body });
  const headers = { Authorization: `Bearer ${JSON.parse(token.text).data.access_token}` };
  const foods = async (url: string) =>
    JSON.parse((await new Visitor(url).get("/api/home", { headers })).text).data.foods.length;
  for (let round = 0; round < 4; round++) {
    expect([await foods(app.url), await foods(twin), await foods(twin)]).toEqual([round, round, round]);
    await logs(round % 2 ? ann : atTwin(ann), `Soup ${round}`);
  }
});

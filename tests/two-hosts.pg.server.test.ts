import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type BuiltApp, ended, INFO, launchBuiltApp, PASSWORD, startBuiltApp, Visitor } from "./support/app";

const SETTINGS = { RATE_LIMITS: "on", TRUST_PROXY: "1" };
const otherFolder = mkdtempSync(join(tmpdir(), "pixelplate-other-"));
afterAll(() => rmSync(otherFolder, { recursive: true, force: true }));

let first: BuiltApp;
let second: Awaited<ReturnType<typeof launchBuiltApp>>;
beforeAll(async () => {
  first = await startBuiltApp(SETTINGS);
  second = await launchBuiltApp({ ...first.env, DATA_DIR: otherFolder });
});

/** The statuses of one form sent by one address to both hosts in turn. */
async function inTurn(
  times: number,
  from: string,
  path: string,
  fields: (i: number) => Record<string, string>,
) {
  const headers = { "X-Forwarded-For": from };
  const statuses: number[] = [];
  for (let i = 0; i < times; i++) {
    const host = new Visitor((i % 2 === 0 ? first : second).url);
    const sent = path.startsWith("/api/")
      ? host.send(path, {
          method: "POST",
          headers: { ...headers, "Content-Type": "application/json" },
          body: JSON.stringify(fields(i)),
        })
      : host.post(path, fields(i), { headers });
    statuses.push((await sent).status);
  }
  return statuses;
}

const timesThenRefused = (times: number, status: number) => [...Array(times).fill(status), 429, 429];

it.each([
  [
    "wrong passwords of an account",
    5,
    401,
    "/log-in",
    () => ({ email: "a@example.org", password: PASSWORD }),
  ],
  ["new accounts", 5, 303, "/sign-up", (i: number) => ({ email: `n${i}@example.org`, password: PASSWORD })],
  ["mailed links", 5, 303, "/forgot-password", (i: number) => ({ email: `f${i}@example.org` })],
  ["meals of a stranger", 10, 200, "/api/ai/parse/description", () => ({ description: "two eggs" })],
])("two hosts count %s together", async (what, times, status, path, fields) => {
  const from = `203.0.113.${what.length}`;
  expect(await inTurn(times + 2, from, path, fields)).toEqual(timesThenRefused(times, status));
});

it("a log-out and the use of a token on one host count on the other", async () => {
  const email = "ann@example.org";
  const here = new Visitor(first.url);
  await here.post("/sign-up", { email, password: PASSWORD });
  await here.post("/welcome/info", INFO);
  const there = here.copy();
  Object.assign(there, { url: second.url });
  expect((await there.get("/account")).status).toBe(200);

  const made = await here.post("/account/tokens", { name: "Scale", id: "x".repeat(22), password: PASSWORD });
  const [token] = /pp_[\w.-]+/.exec(made.text) ?? [];
  const used = await fetch(`${second.url}/api/user`, { headers: { Authorization: `Bearer ${token}` } });
  expect(used.status).toBe(200);

  await here.post("/log-out");
  expect((await there.get("/account")).status).toBe(302);

  // What is still in memory is stored at the latest when the process ends.
  await ended(second.child, "SIGTERM");
  const { api_token } = first.store.read.t;
  const rows = await first.store.read.select({ at: api_token.last_used_at }).from(api_token);
  expect(rows).toEqual([{ at: expect.any(Number) }]);
});

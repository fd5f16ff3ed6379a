import { request } from "node:http";
import { beforeAll, expect, it, vi } from "vitest";
import { apiClient, type BuiltApp, newToken, startBuiltApp, Visitor } from "../support/app";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const BODY = "email=nobody%40example.org&password=not-the-password";
let app: BuiltApp;
beforeAll(async () => {
  app = await startBuiltApp({ RATE_LIMITS: "on" });
});

/** Unlike fetch, sends a path as it stands. */
function post(path: string, headers: Record<string, string> = {}) {
  return new Promise<number>((resolve, reject) => {
    const type = { "Content-Type": "application/x-www-form-urlencoded", "Sec-Fetch-Site": "same-origin" };
    const req = request(`${app.url}/`, { path, method: "POST", headers: { ...type, ...headers } }, (res) => {
      res.resume().on("end", () => resolve(res.statusCode ?? 0));
    });
    req.on("error", reject);
    req.end(BODY);
  });
}

it("a guess counts however its path is spelt and whatever sender it claims", async () => {
  const spellings = [
    "/log-in",
    "/LOG-IN",
    "/%6cog-in",
    "/log-in/",
    "/log-in.data",
    "/log-in?index",
    "/./log-in",
    "/about/../log-in",
    "/log-in?redirectTo=%2Faccount",
  ];
  const answers = [];
  for (const [i, path] of spellings.entries())
    answers.push(
      await post(path, { "X-Forwarded-For": `198.51.100.${i}`, "X-Client-IP": `198.51.100.${i}` }),
    );
  expect(answers.filter((status) => status === 401)).toHaveLength(5);
  expect(answers.slice(5).filter((status) => ![404, 429].includes(status))).toEqual([]);
  expect(await post("/log-in")).toBe(429);
});

it("the page of a refused form is whole, with what was typed", async () => {
  const { status, text, headers } = await new Visitor(app.url).post("/log-in", {
    email: "nobody@example.org",
    password: "not-the-password",
  });
  expect(status).toBe(429);
  expect(headers.get("Retry-After")).toMatch(/^\d+$/);
  expect(text).toContain("Too many requests. Please try again later.");
  expect(text).toContain('value="nobody@example.org"');
  expect(text).not.toContain("not-the-password");
});

it("the start warns when limits are off, and only then", async () => {
  expect(app.log()).not.toContain("RATE_LIMITS");
  const off = await startBuiltApp({ RATE_LIMITS: "off" });
  expect(off.log()).toContain("RATE_LIMITS=off");
});

it("a call past its limit says when it is counted anew, and no other does", async () => {
  const call = apiClient(app.url, await newToken(app.url, "ann@example.org"));
  const limits = ({ headers }: { headers: Headers }) =>
    [...headers.keys()].filter((name) => /limit/.test(name));
  const write = () => call("POST", "/api/ai/parse/emoji", { text: "" });
  let answer = await write();
  for (let i = 0; i < 200 && answer.status !== 429; i++) {
    expect([answer.status, limits(answer)]).toEqual([400, []]);
    answer = await write();
  }
  expect(answer.status).toBe(429);
  const { headers } = answer;
  expect(headers.get("RateLimit-Remaining")).toBe("0");
  expect(headers.get("RateLimit-Reset")).toBe(headers.get("Retry-After"));
  expect(Number(headers.get("Retry-After"))).toBeGreaterThan(0);
  const read = await call("GET", "/api/today");
  expect([read.status, limits(read)]).toEqual([200, []]);
});

import { BlockList } from "node:net";
import { expect, it, vi } from "vitest";
import { REQUESTS_PER_MINUTE } from "../../app/entry/security-headers";
import { startEdge } from "../../tests/support/edge";

type Edge = Awaited<ReturnType<typeof startEdge>>;
// Thousands of requests, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 });

const warn = vi.spyOn(console, "warn").mockImplementation(() => {});

/** How many of these requests, sent fifty at a time, were refused. */
async function refused(edge: Edge, requests: number, headersOf: (i: number) => Record<string, string>) {
  let found = 0;
  for (let i = 0; i < requests; i += 50) {
    const part = Array.from({ length: 50 }, (_, j) => edge.send({ headers: headersOf(i + j) }));
    found += (await Promise.all(part)).filter(({ status }) => status === 429).length;
  }
  return found;
}
const ofAddress = (i: number) => ({ "X-Forwarded-For": `198.51.${i >> 8}.${i & 255}` });

it("limits one address, whatever address it claims", async () => {
  const edge = await startEdge({ settings: { rateLimits: "on" } });
  expect(await refused(edge, 1000, ofAddress)).toBe(1000 - REQUESTS_PER_MINUTE);
  expect(edge.seen).toHaveLength(REQUESTS_PER_MINUTE);
  expect(warn.mock.calls.flat()).toEqual([expect.stringMatching(/"proxy not trusted".+Set TRUST_PROXY/)]);

  const page = await edge.send();
  expect(page.text).toBe("Too many requests. Please try again later.\n");
  expect(Number(page.headers["retry-after"])).toBeGreaterThan(30);
  expect(page.headers["content-security-policy"]).toBe("default-src 'none'; frame-ancestors 'none'");
  const call = await edge.send({ path: "/api/food", method: "POST", body: "{}" });
  expect(call.headers).toMatchObject({
    "ratelimit-remaining": "0",
    "ratelimit-reset": call.headers["retry-after"],
  });
  expect(JSON.parse(call.text)).toEqual({
    success: false,
    data: null,
    error: "Too many requests. Please try again later.",
    code: "too_many_requests",
  });
  expect((await edge.send({ path: "/healthz" })).status).toBe(200);
});

it("counts visitors behind a trusted proxy by the address that the proxy wrote", async () => {
  const edge = await startEdge({ settings: { rateLimits: "on", trustProxy: 1 } });
  expect(await refused(edge, 700, ofAddress)).toBe(0);
  const lies = (i: number) => ({ "X-Forwarded-For": `10.0.${i >> 8}.${i & 255}, 203.0.113.9` });
  expect(await refused(edge, 700, lies)).toBe(100);
  const network = (i: number) => ({ "X-Forwarded-For": `2001:db8:1:2::${i.toString(16)}` });
  expect(await refused(edge, 700, network)).toBe(100);
});

it("counts nothing when it is off", async () => {
  const edge = await startEdge({ settings: { rateLimits: "off" } });
  expect(await refused(edge, 700, () => ({}))).toBe(0);
});

it("counts no health checks, and no figures for this machine, trusted proxies and operators", async () => {
  const trusted = new BlockList();
  trusted.addAddress("127.0.0.1");
  const operators = new BlockList();
  operators.addSubnet("198.51.100.0", 24);
  const unlimited = { paths: ["/healthz", "/readyz"], forOperators: ["/metrics"], operators };
  const edge = await startEdge({ settings: { rateLimits: "on", trustProxy: trusted, unlimited } });
  const visitor = { "X-Forwarded-For": "203.0.113.7" };
  const operator = { "X-Forwarded-For": "198.51.100.9" };
  expect(await refused(edge, 650, () => visitor)).toBe(50);
  expect(await refused(edge, 650, () => operator)).toBe(50);
  const status = async (path: string, headers = {}) => (await edge.send({ path, headers })).status;
  expect(await status("/readyz", visitor)).toBe(200);
  expect(await status("/readyz?verbose", visitor)).toBe(200);
  expect(await status("/metrics", visitor)).toBe(429);
  expect(await status("/metrics", operator)).toBe(200);
  for (let i = 0; i < 650; i += 50) await Promise.all(Array.from({ length: 50 }, () => status("/metrics")));
  expect(await status("/metrics")).toBe(200);
});

import { expect, test, vi } from "vitest";
import { startEdge } from "../../tests/support/edge";

const CACHE_FOR_HEADER = "x-keep-seconds";

let made = 0;
const edge = await startEdge({
  handle: async (request) => {
    const { pathname } = new URL(request.url);
    const headers = new Headers({ "Content-Type": "text/html" });
    if (pathname !== "/own") headers.set(CACHE_FOR_HEADER, "10");
    if (pathname === "/cookie") headers.set("Set-Cookie", "a=b");
    if (pathname === "/short") headers.set(CACHE_FOR_HEADER, "0.05");
    return new Response(`${++made} ${"x".repeat(2000)}`, {
      status: pathname === "/gone" ? 404 : 200,
      headers,
    });
  },
});
const number = (text: string) => Number(text.split(" ")[0]);

test("caches a shared response per encoding, without its cache header", async () => {
  const [first, second] = [await edge.send({ path: "/" }), await edge.send({ path: "/" })];
  expect(second.text).toBe(first.text);
  const own = { date: "", "x-request-id": "" };
  expect({ ...second.headers, ...own }).toEqual({ ...first.headers, ...own });
  expect(first.headers).not.toHaveProperty(CACHE_FOR_HEADER.toLowerCase());
  expect(first.headers["cache-control"]).toBe("private, no-store");
  const packed = { "Accept-Encoding": "gzip" };
  const [third, fourth] = [
    await edge.send({ path: "/", headers: packed }),
    await edge.send({ path: "/", headers: packed }),
  ];
  expect(third.headers["content-encoding"]).toBe("gzip");
  expect(fourth.body.equals(third.body)).toBe(true);
});

test.each<[string, Parameters<typeof edge.send>[0]]>([
  ["comes with a cookie", { path: "/", headers: { Cookie: "pp=x" } }],
  ["comes with a token", { path: "/", headers: { Authorization: "Bearer x" } }],
  ["asks for something", { path: "/?eat=1" }],
  ["sends something", { path: "/", method: "POST", body: "a=1" }],
  ["is for another host", { path: "/" }],
  ["gets an answer of its own", { path: "/own" }],
  ["gets a cookie", { path: "/cookie" }],
  ["finds nothing", { path: "/gone" }],
])("a request that %s gets a fresh response", async (what, sent) => {
  await edge.send({ path: "/" });
  const ask = (i: number) =>
    edge.send({
      ...sent,
      headers: { ...sent?.headers, ...(what.includes("host") && { Host: `host-${i}` }) },
    });
  expect(number((await ask(1)).text)).toBeLessThan(number((await ask(2)).text));
});

test("expires, and does not grow with the number of hosts", async () => {
  const short = async () => number((await edge.send({ path: "/short" })).text);
  const before = await short();
  await vi.waitFor(async () => expect(await short()).toBeGreaterThan(before));
  const numberOf = async (i: number) =>
    number((await edge.send({ path: "/", headers: { Host: `many-${i}` } })).text);
  const first = await numberOf(0);
  expect(await numberOf(0)).toBe(first);
  for (let i = 1; i < 60; i++) await numberOf(i);
  expect(await numberOf(0)).toBeGreaterThan(first);
  expect(await numberOf(0)).toBe(made);
});

import type { IncomingMessage } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, expect, test, vi } from "vitest";
import { securityHeaders } from "~/entry/security-headers";
import { startEdge } from "../../tests/support/edge";
import { unlessHeld } from "./send";

const html = `<!doctype html>${"<p>plate</p>".repeat(200)}`;
const edge = await startEdge({
  handle: async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === "/throws") throw new Error("kaputt /secret/path");
    if (pathname === "/cookies") {
      const headers = new Headers({ Location: "/" });
      headers.append("Set-Cookie", "a=1");
      headers.append("Set-Cookie", "b=2");
      return new Response(null, { status: 303, headers });
    }
    if (pathname === "/none") return new Response(null, { status: 204 });
    const type = searchParams.get("type") ?? "text/html";
    const more: Record<string, string> = JSON.parse(searchParams.get("headers") ?? "{}");
    return new Response(pathname === "/short" ? "hi" : html, { headers: { "Content-Type": type, ...more } });
  },
});
const secure = await startEdge({ settings: { baseUrl: "https://food.example.org", baseUrlGiven: true } });
const withHeaders = (headers: Record<string, string>) =>
  `/?headers=${encodeURIComponent(JSON.stringify(headers))}`;

afterEach(() => vi.restoreAllMocks());

test.each([
  ["gzip, deflate, br", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip;q=0.5", "gzip"],
  ["identity", undefined],
])("compresses a page as the browser accepts: %s", async (accept, encoding) => {
  const { headers, body } = await edge.send({ headers: { "Accept-Encoding": accept } });
  expect(headers["content-encoding"]).toBe(encoding);
  expect(headers.vary).toBe("Accept-Encoding");
  expect(headers["content-length"]).toBe(String(body.length));
  const plain =
    encoding === "br" ? brotliDecompressSync(body) : encoding === "gzip" ? gunzipSync(body) : body;
  expect(plain.toString()).toBe(html);
});

test.each([
  "/short",
  "/?type=image/jpeg",
  withHeaders({ "Content-Encoding": "x" }),
  withHeaders({ "Cache-Control": "no-transform" }),
])("does not compress what gains nothing: %s", async (path) => {
  const { headers } = await edge.send({ path, headers: { "Accept-Encoding": "br" } });
  expect(headers["content-encoding"]).not.toBe("br");
});

test("weakens the ETag of a compressed page", async () => {
  const { headers } = await edge.send({
    path: withHeaders({ ETag: '"v1"' }),
    headers: { "Accept-Encoding": "br" },
  });
  expect(headers.etag).toBe('W/"v1"');
});

test("keeps every cookie of a response, and adds no body", async () => {
  const redirect = await edge.send({ path: "/cookies" });
  expect(redirect).toMatchObject({ status: 303, headers: { "set-cookie": ["a=1", "b=2"], location: "/" } });
  const none = await edge.send({ path: "/none" });
  expect(none).toMatchObject({ status: 204, text: "" });
  expect(none.headers).not.toHaveProperty("content-length");
});

test("HEAD returns the headers only", async () => {
  const answer = await edge.send({ method: "HEAD" });
  expect(answer).toMatchObject({ status: 200, text: "", headers: { "content-type": "text/html" } });
});

const SECURITY = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "same-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "cross-origin-embedder-policy": "require-corp",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "cache-control": "private, no-store",
  "permissions-policy": expect.stringMatching(
    /^camera=\(self\), clipboard-write=\(self\), .*\bmicrophone=\(\)/,
  ),
};

test.each([
  ["a page", { path: "/" }, 200],
  ["a redirect", { path: "/cookies" }, 303],
  ["a refusal", { method: "OPTIONS" }, 405],
  ["a failure", { path: "/throws" }, 500],
])("%s carries the security headers", async (_, sent, status) => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const answer = await edge.send(sent);
  expect(answer).toMatchObject({ status, headers: SECURITY });
  expect(answer.headers).not.toHaveProperty("x-powered-by");
  expect(answer.headers).not.toHaveProperty("strict-transport-security");
});

test("the product's own headers win, once", async () => {
  const own = { "Content-Security-Policy": "default-src 'self'", "Cache-Control": "public, max-age=60" };
  const { headers } = await edge.send({ path: withHeaders(own) });
  expect(headers).toMatchObject({
    "content-security-policy": "default-src 'self'",
    "cache-control": "public, max-age=60",
  });
});

test("sends Strict-Transport-Security only if the public URL is https", async () => {
  const { headers } = await secure.send();
  expect(headers["strict-transport-security"]).toBe("max-age=31536000");
});

test.each([
  ["https://food.example.org", undefined, undefined, "max-age=31536000"],
  ["https://food.example.org", undefined, "subdomains", "max-age=31536000; includeSubDomains"],
  ["https://food.example.org", undefined, "off", undefined],
  ["https://home.example.org/food", "/food", "subdomains", undefined],
  ["http://food.lan", undefined, "subdomains", undefined],
] as const)(
  "Strict-Transport-Security of %s under %j with HSTS=%s is %j",
  (baseUrl, basePath, hsts, value) => {
    expect(securityHeaders({ baseUrl, basePath, hsts })["Strict-Transport-Security"]).toBe(value);
  },
);

test("logs a failure in full and answers without details", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const answer = await edge.send({ path: "/throws" });
  expect(answer.text).toBe("Server error. Please try again later.\n");
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: "kaputt /secret/path" }));
});

const held = (method: string, ifNoneMatch: string | undefined, status = 200) =>
  unlessHeld({ method, headers: { "if-none-match": ifNoneMatch } } as IncomingMessage, {
    status,
    headers: { etag: '"1-a"', vary: "Accept-Encoding", "content-length": "5", "content-encoding": "br" },
    body: "plate",
  });

test.each([
  ["GET", '"1-a"'],
  ["GET", '"0-b", "1-a"'],
  ["HEAD", '"1-a"'],
])("%s by who holds %s gets 304, without the body and what described it", (method, tags) => {
  expect(held(method, tags)).toEqual({
    status: 304,
    headers: { etag: '"1-a"', vary: "Accept-Encoding" },
    body: "",
  });
});

test.each([
  ["GET", undefined, 200],
  ["GET", '"1-ab"', 200],
  ["GET", "1-a", 200],
  ["POST", '"1-a"', 200],
  ["GET", '"1-a"', 404],
])("%s with %s and an answer of %i is sent whole", (method, tags, status) => {
  expect(held(method, tags, status)).toMatchObject({ status, body: "plate" });
});

import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { startEdge } from "../../tests/support/edge";

beforeAll(() => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterAll(() => vi.restoreAllMocks());

const COOKIE = { Cookie: "pp=abc" };
const lan = await startEdge();
const home = await startEdge({
  settings: { baseUrl: "https://food.example.org", baseUrlGiven: true, trustProxy: 1 },
});
const odd = await startEdge({ settings: { baseUrl: "http://box.lan:8080", baseUrlGiven: true } });
const proxied = await startEdge({ settings: { trustProxy: 1 } });

type Case = [what: string, headers: Record<string, string>];

describe.each(["POST", "PUT", "PATCH", "DELETE"])("%s", (method) => {
  const status = async (edge: typeof lan, headers: Record<string, string>) =>
    (await edge.send({ method, headers: { ...COOKIE, ...headers }, body: "a=1" })).status;

  test.each<Case>([
    ["a page of this site, on https or localhost", { "Sec-Fetch-Site": "same-origin" }],
    ["an address typed by hand", { "Sec-Fetch-Site": "none" }],
    [
      "a page of this site, on a plain http network",
      { Host: "192.168.1.5:3000", Origin: "http://192.168.1.5:3000" },
    ],
    ["a default port, written out", { Host: "box.lan:80", Origin: "http://box.lan" }],
    ["a program with a bearer token", { Authorization: "Bearer abc" }],
  ])("lets in %s", async (_, headers) => {
    expect(await status(lan, headers)).toBe(200);
  });

  test.each<Case>([
    ["neither header, with a cookie", {}],
    ["the null origin", { Origin: "null" }],
    ["another site", { Origin: "https://evil.example" }],
    ["another port of the same host", { Host: "box.lan:3000", Origin: "http://box.lan:4000" }],
    ["a sibling subdomain", { Host: "food.example.org", Origin: "http://evil.example.org" }],
    ["a malformed origin", { Host: "box.lan", Origin: "box.lan" }],
    ["this host by https, when the request came by http", { Host: "box.lan", Origin: "https://box.lan" }],
    [
      "this host by https, which an untrusted header claims",
      { Host: "box.lan", Origin: "https://box.lan", "X-Forwarded-Proto": "https" },
    ],
    ["a file", { Host: "box.lan", Origin: "file://box.lan" }],
    ["a cross-site form whose origin is missing", { "Sec-Fetch-Site": "cross-site" }],
    [
      "a same-site form whose origin is missing",
      { "Sec-Fetch-Site": "same-site", Authorization: "Bearer abc" },
    ],
    ["an untrusted X-Forwarded-Host", { "X-Forwarded-Host": "evil.example", Origin: "http://evil.example" }],
  ])("refuses %s", async (_, headers) => {
    const before = lan.seen.length;
    expect(await status(lan, headers)).toBe(403);
    expect(lan.seen).toHaveLength(before);
  });

  test.each<[string, typeof lan, Record<string, string>, number]>([
    [
      "host passed on by the proxy",
      home,
      { Host: "food.example.org", Origin: "https://food.example.org" },
      200,
    ],
    ["host changed by the proxy", home, { Host: "127.0.0.1:3000", Origin: "https://food.example.org" }, 200],
    ["https port written out", home, { Host: "x", Origin: "https://food.example.org:443" }, 200],
    ["http instead of https", home, { Host: "food.example.org", Origin: "http://food.example.org" }, 403],
    [
      "the host's own name, which is not the public one",
      home,
      { Host: "evil.example", Origin: "https://evil.example" },
      403,
    ],
    ["an odd port", odd, { Origin: "http://box.lan:8080" }, 200],
    ["an odd port that is missing", odd, { Origin: "http://box.lan" }, 403],
    [
      "a trusted X-Forwarded-Host",
      proxied,
      { "X-Forwarded-Host": "box.lan", Origin: "https://box.lan" },
      200,
    ],
    [
      "a trusted proxy's host over the client's",
      proxied,
      { "X-Forwarded-Host": "evil.example, box.lan", Origin: "https://evil.example" },
      403,
    ],
  ])("behind a proxy: %s", async (_, edge, headers, expected) => {
    expect(await status(edge, headers)).toBe(expected);
  });
});

test("lets in a program without cookie, token or browser headers", async () => {
  expect((await lan.send({ method: "POST", body: "{}" })).status).toBe(200);
});

test("reading needs no origin", async () => {
  expect(
    (await lan.send({ headers: { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" } })).status,
  ).toBe(200);
});

test("the product sees the public URL and no origin, whatever Host says", async () => {
  const spoofs = {
    Host: "evil.example",
    "X-Forwarded-Host": "evil.example:99",
    Forwarded: "host=evil.example",
  };
  await home.send({
    method: "POST",
    path: "/a?b=1",
    headers: { ...spoofs, Origin: "https://food.example.org" },
  });
  const { request } = home.seen.at(-1) ?? {};
  expect(request?.url).toBe("https://food.example.org/a?b=1");
  expect(request?.headers.get("host")).toBe("food.example.org");
  for (const name of ["origin", "x-forwarded-host", "forwarded"])
    expect(request?.headers.has(name)).toBe(false);
});

test("answers a refusal in one line, and logs it without the query", async () => {
  const answer = await lan.send({
    method: "POST",
    path: "/log-in?token=secret",
    headers: { Origin: "null" },
  });
  expect(answer.text).toBe("Access denied. You do not have permission to perform this action.\n");
  await vi.waitFor(() =>
    expect(lan.served.at(-1)).toMatchObject({
      method: "POST",
      path: "/log-in",
      status: 403,
      notes: {
        event: "foreign origin refused",
        facts: {
          received: "null",
          expected: expect.stringMatching(/^http:/),
          remedy: expect.stringContaining("Set BASE_URL"),
        },
      },
    }),
  );
});

import { describe, expect, test } from "vitest";
import { startEdge } from "../../tests/support/edge";
import { HttpError } from "../answers/send";
import {
  BOUNDARY_MIN_CHARS,
  boundaryOf,
  HEADERS_MAX,
  hasFewParts,
  PARTS_MAX,
  URL_MAX_CHARS,
} from "./check-request";

const edge = await startEdge();

describe("refuses before the product what no honest client sends", () => {
  test.each([
    ["TRACE", 405],
    ["OPTIONS", 405],
    ["PROPFIND", 405],
  ])("the method %s", async (method, status) => {
    const answer = await edge.send({ method });
    expect(answer.status).toBe(status);
    expect(answer.headers.allow).toBe("GET, HEAD, POST, PUT, PATCH, DELETE");
  });

  test.each(["a b", "a/b", "user@host", "a:b", "a:1:2", "[::1", "-a", "a..b:99999", "é", "a,b", "<script>"])(
    "the host %j",
    async (host) => {
      const answer = await edge.raw(`GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    },
  );

  test("more headers than any client and its proxies send", async () => {
    const headers = (count: number) => `Host: a b\r\n${"a:1\r\n".repeat(count - 2)}Connection: close\r\n\r\n`;
    // Not too many, but a bad host.
    expect(await edge.raw(`GET / HTTP/1.1\r\n${headers(HEADERS_MAX)}`)).toMatch(/^HTTP\/1\.1 400 /);
    expect(await edge.raw(`GET / HTTP/1.1\r\n${headers(HEADERS_MAX + 1)}`)).toMatch(/^HTTP\/1\.1 431 /);
    expect(await edge.raw(`GET / HTTP/1.1\r\n${headers(3000)}`)).toMatch(/^HTTP\/1\.1 431 /);
  });

  test("two hosts, of which a proxy may have read the other", async () => {
    const hosts = "Host: food.example.org\r\nhost: food.example.org\r\n";
    expect(await edge.raw(`GET / HTTP/1.1\r\n${hosts}Connection: close\r\n\r\n`)).toMatch(/^HTTP\/1\.1 400 /);
  });

  test("no host at all", async () => {
    expect(await edge.raw("GET / HTTP/1.0\r\n\r\n")).toMatch(/^HTTP\/1\.1 400 /);
  });

  test.each([
    "localhost",
    "localhost:3000",
    "127.0.0.1:80",
    "[::1]:3000",
    "food.example.org",
    "my_box.",
    "x",
  ])("but the host %j is fine", async (host) => {
    expect((await edge.send({ headers: { Host: host } })).status).toBe(200);
  });

  test.each([
    ["http://evil.example/", 400],
    ["/%E0", 400],
    ["/%00", 400],
    ["/a%0d%0ab", 400],
    ["/%5c", 400],
    ["/a\\b", 400],
    ["/?_data=routes%2Faccount", 403],
    ["/x?a=1&%5Fdata", 403],
    [`/${"a".repeat(URL_MAX_CHARS)}`, 414],
  ])("the address %.40s", async (path, status) => {
    expect((await edge.send({ path })).status).toBe(status);
  });

  test.each(["/?data=1", "/a%20b?x=%E0", "//evil.example", `/${"a".repeat(URL_MAX_CHARS - 1)}`])(
    "but the path %.40s is fine",
    async (path) => {
      expect((await edge.send({ path })).status).toBe(200);
    },
  );

  test("only good requests came through", () => {
    expect(edge.seen).toHaveLength(11);
  });
});

test("refuses calls of /api in the API's envelope", async () => {
  const answer = await edge.send({ method: "OPTIONS", path: "/api/food" });
  expect(answer.headers["content-type"]).toBe("application/json");
  expect(JSON.parse(answer.text)).toEqual({
    success: false,
    data: null,
    error: "Method not allowed.",
    code: "method_not_allowed",
  });
});

const typed = (boundary: string) => `multipart/form-data; boundary=${boundary}`;
const part = (boundary: string, head = 'Content-Disposition: form-data; name="a"') =>
  `--${boundary}\r\n${head}\r\n\r\n1\r\n`;
const form = (boundary: string, parts: number) =>
  Buffer.from(`${part(boundary).repeat(parts)}--${boundary}--\r\n`);

describe("a boundary", () => {
  test.each([
    ["short", "a".repeat(BOUNDARY_MIN_CHARS - 1)],
    ["of one dash", "-"],
    ["empty", ""],
    ["over the standard's length", "a".repeat(71)],
  ])("that is %s is refused", (_, boundary) => {
    expect(() => boundaryOf(typed(boundary))).toThrow(HttpError);
  });

  test.each([
    ["Chromium's and Safari's", "----WebKitFormBoundaryx8jO2oVc6SWP3Sad"],
    ["Firefox's", "---------------------------9051914041544843365972754266"],
    ["curl's", "------------------------d74496d66958873e"],
    ["Node's", "----formdata-undici-053012345678"],
    ["Python's", "c4b2e0d3f1a64fd49d2d2c52b2e5e6f1"],
  ])("of %s is taken", (_, boundary) => {
    expect(boundaryOf(typed(boundary))).toBe(boundary);
  });

  test("is needed only by multipart forms", () => {
    expect(() => boundaryOf("multipart/form-data")).toThrow(HttpError);
    expect(boundaryOf("application/json; boundary=a")).toBeUndefined();
    expect(boundaryOf(undefined)).toBeUndefined();
  });
});

describe("parts", () => {
  test("are few up to the maximum", () => {
    expect(hasFewParts(form("edge-of-part", PARTS_MAX), "edge-of-part")).toBe(true);
    expect(hasFewParts(form("edge-of-part", PARTS_MAX + 1), "edge-of-part")).toBe(false);
    expect(hasFewParts(Buffer.from("no part"), "edge-of-part")).toBe(true);
  });

  test("with an endless head are refused", () => {
    const long = Buffer.from(part("edge-of-part", `X: ${"a".repeat(5000)}`));
    expect(hasFewParts(long, "edge-of-part")).toBe(false);
    expect(hasFewParts(Buffer.from("--edge-of-part\r\nX: a"), "edge-of-part")).toBe(false);
  });

  test.each([
    ["parts", "edge-of-part", form("edge-of-part", 50_000)],
    ["ends", "edge-of-part", Buffer.alloc(1_000_000, "--edge-of-part--\r\n")],
    ["dashes", "-".repeat(BOUNDARY_MIN_CHARS), Buffer.alloc(1_000_000, "-")],
  ])("are not looked for beyond the first too many: %s", (_, boundary, body) => {
    let searches = 0;
    const counting = new Proxy(body, {
      get(target, name) {
        if (name === "indexOf") searches++;
        const value = Reflect.get(target, name, target);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
    expect(hasFewParts(counting, boundary)).toBe(false);
    expect(searches).toBeLessThanOrEqual(PARTS_MAX + 2);
  });
});

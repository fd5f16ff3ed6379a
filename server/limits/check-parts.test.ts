import { describe, expect, test } from "vitest";
import { HttpError } from "../answers/http-error";
import { BOUNDARY_MIN_CHARS, boundaryOf, hasFewParts, PARTS_MAX } from "./check-parts";

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

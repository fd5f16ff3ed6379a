import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { safePath } from "./safe-path";

describe("safePath", () => {
  it.each(["/", "/account", "/?eat=1", "/share/a/carrot?nickname=%20x", "/a#b"])(
    "lets %s through",
    (path) => {
      expect(safePath(path)).toBe(path);
    },
  );

  it.each([
    "",
    "account",
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "https://evil.example",
    "javascript:alert(1)",
    "/\t/evil.example",
    "/\n/evil.example",
    " /x",
    "/.//evil.example",
    "/x/../..//evil.example",
    "/%2E%2e//evil.example",
    "/a b",
    "/%\u0000",
    undefined,
    null,
    7,
    `/${"x".repeat(3000)}`,
  ])("gives the fallback for %j", (value) => {
    expect(safePath(value, "/home")).toBe("/home");
  });

  it.each([
    ["/日本?q=é#ü", "/%E6%97%A5%E6%9C%AC?q=%C3%A9#%C3%BC"],
    ["/\u2028", "/%E2%80%A8"],
    ["/a/../b", "/b"],
    ["/%0d%0aX:1", "/%0d%0aX:1"],
  ])("writes %j as browsers send it", (value, path) => {
    expect(safePath(value)).toBe(path);
  });

  it("never leads off this site, whatever comes in, and always fits a header", () => {
    const part = fc.constantFrom(
      ...[
        "/",
        "//",
        "\\",
        "/\\",
        ".",
        "..",
        "/.//",
        "/..//",
        "%2e",
        "%2F",
        "%5c",
        "%00",
        "%0d%0a",
        ";",
        ":",
        "@",
      ],
      ...[
        "?",
        "#",
        "&",
        "=",
        "a",
        "evil.example",
        "@evil.example",
        "https:",
        "javascript:",
        "data:",
        "[::1]",
        "\t",
      ],
      ...[
        "\r\n",
        "\u0000",
        " ",
        "\u00a0",
        "\u2028",
        "\u3000",
        "．",
        "／",
        "＼",
        "。",
        "é",
        "日",
        "😀",
        "\ud800",
        "\u202e",
        "ⓔ",
      ],
    );
    const address = fc
      .tuple(fc.constantFrom("", "/", "/", "/", "//", "\\", " "), fc.array(part, { maxLength: 8 }))
      .map(([start, parts]) => start + parts.join(""));
    const staysOn = (here: string, path: string) => {
      const { origin, pathname } = new URL(path, `${here}/log-in?redirectTo=x`);
      return origin === here && !/^\/[/\\]/.test(pathname);
    };
    let through = 0;
    fc.assert(
      fc.property(fc.oneof({ weight: 4, arbitrary: address }, fc.string({ unit: "binary" })), (text) => {
        const path = safePath(text, "/fallback");
        if (path !== "/fallback") through++;
        return (
          staysOn("https://here.example", path) &&
          staysOn("http://192.168.1.2:3000", path) &&
          new Headers({ Location: path }).get("Location") === path &&
          /^\/(?![/\\])[\x21-\x7e]*$/.test(path) &&
          safePath(path) === path
        );
      }),
      { numRuns: 20_000 },
    );
    expect(through).toBeGreaterThan(2000);
  });
});

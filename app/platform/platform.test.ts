import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import "../../tests/support/route-env";
import { longTexts } from "~/http/cut-texts";
import { readForm } from "~/http/form.server";
import { cleanText } from "./clean-text";
import { graphemeCount } from "./grapheme-count";
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

describe("cleanText", () => {
  it.each([
    ["  a  b ", "a b"],
    ["a\u0000b\nc", "a b c"],
    ["\u202eabc\u202c", "abc"],
    ["e\u0301", "é"],
    ["\ud800", "\ufffd"],
    ["👩‍🍳", "👩‍🍳"],
    ["🏴󠁧󠁢󠁥󠁮󠁧󠁿 pie 1️⃣", "🏴󠁧󠁢󠁥󠁮󠁧󠁿 pie 1️⃣"],
    ["می‌خواهم", "می‌خواهم"],
    ["བསྒྲུབས", "བསྒྲུབས"],
    ["so\u00adup\u200b \u200fx\u{e0041}", "soup x"],
    [`e${"\u0351".repeat(500)}`, `e${"\u0351".repeat(5)}`],
    ["\u200b\u2060", ""],
    ["\u200d", ""],
    ["\u3164\u2800\u115f\ufe0f", ""],
    ["\u0301", ""],
  ])("of %j is %j", (text, clean) => {
    expect(cleanText(text)).toBe(clean);
  });

  it("gives text that can stand in an address", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => encodeURIComponent(cleanText(text)).length >= 0),
    );
  });
});

it("graphemeCount counts as readers do", () => {
  expect(["abc", "👩‍🍳", "e\u0301", ""].map(graphemeCount)).toEqual([3, 1, 1, 0]);
});

describe("readForm", () => {
  const schema = z.object({ name: z.string("Field cannot be empty"), password: z.string().optional() });
  const post = (body: BodyInit, headers?: HeadersInit) =>
    new Request("http://x.test/", { method: "POST", body, headers });

  it("reads the schema's own fields and nothing else", async () => {
    const form = await readForm(post(new URLSearchParams("name=Ann&name=Ben&admin=1&x[0]=1")), schema);
    expect(form.value).toEqual({ name: "Ann" });
  });

  it("is not held up by a crafted field name", async () => {
    const form = await readForm(
      post(new URLSearchParams("name=Ann&x[4294967294]=1&name[4294967294]=1")),
      schema,
    );
    expect(JSON.stringify(form.reply()).length).toBeLessThan(500);
  });

  it("keeps what was typed, but never a password", async () => {
    const form = await readForm(post(new URLSearchParams("name=&password=hunter22222")), schema);
    expect(form.value).toBeUndefined();
    expect(form.reply().error).toEqual({ name: ["Field cannot be empty"] });
    expect(JSON.stringify(form.reply())).not.toContain("hunter22222");
  });

  it("answers 415 to a body that is no form, and 400 to a broken one", async () => {
    const json = post("{]", { "Content-Type": "application/json" });
    await expect(readForm(json, schema)).rejects.toMatchObject({ status: 415 });
    const broken = post("--x", { "Content-Type": "multipart/form-data; boundary=y" });
    await expect(readForm(broken, schema)).rejects.toMatchObject({ status: 400 });
  });

  it("refuses a field far beyond any use, reads no more than its beginning, and gives that back", async () => {
    let longest = 0;
    const reads = (text: string) => {
      longest = Math.max(longest, text.length);
      return text;
    };
    const long = z.string().transform(reads);
    const shape = z.object({
      name: long,
      story: z.string().register(longTexts, { max: 4000 }),
      note: z.string(),
    });
    const sent = { name: "x".repeat(131_072), story: "y".repeat(4001), note: "z".repeat(2000) };
    const form = await readForm(post(new URLSearchParams(sent)), shape);
    expect([form.value, form.refusal, longest]).toEqual([undefined, { status: 400 }, 2000]);
    const tooLong = ["This is too long."];
    expect(form.reply()).toMatchObject({
      status: "error",
      error: { name: tooLong, story: tooLong },
      initialValue: { name: "x".repeat(2000), story: "y".repeat(4000), note: sent.note },
    });
    expect(form.reply().error?.note).toBeUndefined();
  });

  it("says what the schema says of a field that is too long and wrong too", async () => {
    const short = z.object({ name: z.string().max(80, "Use at most 80 characters") });
    const form = await readForm(post(new URLSearchParams({ name: "x".repeat(3000) })), short);
    expect(form.reply().error).toEqual({ name: ["Use at most 80 characters"] });
  });

  it("does not take a file for text", async () => {
    const body = new FormData();
    body.set("name", new File(["x"], "x.txt"));
    expect((await readForm(post(body), schema)).value).toBeUndefined();
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import "../../tests/support/route-env";
import { cleanText } from "./clean-text";
import { readForm } from "./form.server";
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
    "/a b",
    "/%\u0000",
    undefined,
    null,
    7,
    `/${"x".repeat(3000)}`,
  ])("gives the fallback for %j", (value) => {
    expect(safePath(value, "/home")).toBe("/home");
  });

  it("never leads off this site, whatever comes in", () => {
    const nasty = fc.string({
      unit: fc.constantFrom("/", "\\", ":", "@", ".", "a", "\t", "%", "?", "#", " ", "\u0000"),
    });
    fc.assert(
      fc.property(fc.oneof(nasty, fc.string()), (text) => {
        const path = safePath(text);
        expect(new URL(path, "https://here.example").origin).toBe("https://here.example");
      }),
      { numRuns: 20_000 },
    );
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

  it("answers 413 to a field far beyond any use", async () => {
    const huge = post(new URLSearchParams({ name: "x".repeat(65_537) }));
    await expect(readForm(huge, schema)).rejects.toMatchObject({ status: 413 });
  });

  it("does not take a file for text", async () => {
    const body = new FormData();
    body.set("name", new File(["x"], "x.txt"));
    expect((await readForm(post(body), schema)).value).toBeUndefined();
  });
});

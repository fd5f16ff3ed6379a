import { describe, expect, it } from "vitest";
import { z } from "zod";
import "../../tests/support/route-env";
import { longTexts } from "./cut-texts";
import { readForm } from "./form.server";

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
    expect([form.value, form.refusal?.status, longest]).toEqual([undefined, 400, 2000]);
    const tooLong = ["This is too long."];
    expect(form.reply(form.refusal?.errors)).toMatchObject({
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

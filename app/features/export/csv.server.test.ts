import { parse } from "csv-parse/sync";
import { describe, expect, it } from "vitest";
import { csvOf } from "./csv.server";

const read = (text: string) => parse(text, { bom: true, record_delimiter: "\r\n" });

describe("csvOf", () => {
  it.each(["=", "+", "-", "@", "\t", "\r", "＝", "＋", "－", "＠"])(
    "puts a quote before a text that begins with %j",
    (sign) => {
      const text = `${sign}cmd|' /C calc'!A0`;
      expect(read(csvOf([["a", text, "b"]]))).toEqual([["a", `'${text}`, "b"]]);
    },
  );

  it("leaves numbers as they are, negative ones too", () => {
    expect(csvOf([[-12.5, 0, 1e21, "-12.5"]])).toBe(`-12.5,0,1e+21,"'-12.5"\r\n`);
  });

  it("writes nothing for what is missing, and yes or no", () => {
    expect(csvOf([[null, undefined, "", true, false]])).toBe(",,,yes,no\r\n");
  });

  it("gives back every other text", () => {
    const row = ['a "b"', "c,d", "e\r\nf\ng", "Müsli 🥣", " =1", "'=1", "a=b"];
    expect(read(csvOf([row]))).toEqual([row]);
  });

  it.each([";=1", "|=1", "a\n=1"])("keeps %j in one cell, whatever parts cells elsewhere", (text) => {
    expect(csvOf([[text]])).toBe(`"${text}"\r\n`);
  });

  it("marks the first part of a file as UTF-8", () => {
    expect(csvOf([["é"]], { first: true })).toBe('\uFEFF"é"\r\n');
    expect(csvOf([], { first: true })).toBe("\uFEFF");
  });
});

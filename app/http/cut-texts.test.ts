import { expect, it } from "vitest";
import { z } from "zod";
import { cutTexts, longTexts } from "./cut-texts";

const long = "x".repeat(5000);

it("cuts each text at its field's limit, however deep, and names the fields", () => {
  const story = z.string().register(longTexts, { max: 4000 });
  const sent = {
    name: long,
    story: long,
    list: ["a", { b: long }],
    short: "y".repeat(2000),
    none: null,
    count: 3,
  };
  const { sent: short, cut } = cutTexts(sent, { story });
  expect(cut).toEqual(["name", "story", "list"]);
  expect(short).toEqual({
    ...sent,
    name: long.slice(0, 2000),
    story: long.slice(0, 4000),
    list: ["a", { b: long.slice(0, 2000) }],
  });
});

it("leaves alone what is short, files, and names that every object has", () => {
  const sent = JSON.parse('{ "constructor": "a", "__proto__": "b", "name": "c" }');
  expect(cutTexts(sent)).toEqual({ sent, cut: [] });
  const file = new File([long], "long.txt");
  expect(cutTexts({ file }).sent.file).toBe(file);
});

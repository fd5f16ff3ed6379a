import { describe, expect, it } from "vitest";
import { isEmail, normalEmail } from "./credentials";

describe("normalEmail", () => {
  it.each([
    ["  Ann@Example.ORG ", "ann@example.org"],
    ["ann+food@example.org", "ann+food@example.org"],
    ["\u212Aate@example.org", "\u212Aate@example.org"],
    ["ÄNN@example.org", "Änn@example.org"],
  ])("%j becomes %j", (typed, stored) => expect(normalEmail(typed)).toBe(stored));
});

describe("isEmail", () => {
  it.each([
    "a@b.co",
    "ann.o'hara+food@mail.example.org",
    "änn@bücher.example",
    `${"a".repeat(242)}@example.org`,
  ])("takes %s", (address) => expect(isEmail(address)).toBe(true));

  it.each([
    "",
    "ann",
    "ann@",
    "@example.org",
    "ann@example",
    "ann@example.",
    "ann@.org",
    "ann@exa..mple.org",
    "ann@@example.org",
    "ann @example.org",
    "ann@example.org,ben@example.org",
    "ann@example.org\nbcc: ben@example.org",
    '"ann"@example.org',
    "Ann <ann@example.org>",
    "ann\u0000@example.org",
    "ann\ud800@example.org",
    `${"a".repeat(243)}@example.org`,
  ])("refuses %j", (address) => expect(isEmail(address)).toBe(false));
});

import { expect, it } from "vitest";
import { isTooDeep } from "./read-json.server";

it.each([
  ["{}", false],
  [`${"[".repeat(10)}${"]".repeat(10)}`, false],
  [`${"[".repeat(11)}${"]".repeat(11)}`, true],
  [`${'{"a":'.repeat(11)}1${"}".repeat(11)}`, true],
  [`"${"[".repeat(50)}"`, false],
  [`["\\"${"[".repeat(50)}"]`, false],
  [`[${"[],".repeat(50)}[]]`, false],
  ["[".repeat(60_000), true],
])("%#", (text, deep) => {
  expect(isTooDeep(text)).toBe(deep);
});

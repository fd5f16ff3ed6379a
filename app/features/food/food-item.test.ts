import { expect, test } from "vitest";
import { cursorIn, cursorText } from "./food-item";

test("a cursor comes out of an address as it went in, whatever the id", () => {
  for (const id of ["a", "a_b", "ü 🥕\n"]) {
    const cursor = { time: Date.UTC(2026, 10, 21), id };
    expect(cursorIn(cursorText(cursor))).toEqual(cursor);
  }
});

test.each([
  null,
  "",
  "_",
  "1_",
  "_a",
  "x_a",
  "-1_a",
  "1.5_a",
  "1e9_a",
  `1_${"a".repeat(201)}`,
  "9".repeat(16),
])("%j is none", (text) => expect(cursorIn(text)).toBeUndefined());

import { describe, expect, it, test } from "vitest";
import {
  decimalMarkIn,
  delimiterOf,
  mealTime,
  needsOrder,
  orderIn,
  readCell,
  readDate,
  readTime,
} from "./cells";
import { rowOfRecord } from "./row";

test.each([
  ["12", ".", 12],
  ["12.5 g", ".", 12.5],
  ["1,234.5", ".", 1234.5],
  ["1,234", ".", 1234],
  ["1.234", ".", 1.234],
  ["1.234", ",", 1234],
  ["1,234", ",", 1.234],
  ["12,5", ",", 12.5],
  ["1 234,5", ",", 1234.5],
  ["1.2e-05", ".", 0.000012],
  ["520 kcal", ".", 520],
  ["2000 kJ", ".", 2000],
  ["", ".", "nothing"],
  ["--", ".", "nothing"],
  ["n/a", ".", "nothing"],
  ["N/A", ".", "nothing"],
  ["NaN", ".", "nothing"],
  ["-5", ".", "negative"],
  ["−5", ".", "negative"],
  ["-0.0", ".", 0],
  ["some", ".", "unreadable"],
  ["1/0", ".", "unreadable"],
] as const)("%j with a decimal %s is %s", (text, mark, value) => {
  expect(readCell(text, mark)).toBe(value);
});

test.each([
  ["12.5", "."],
  ["12,5", ","],
  ["0,125", ","],
  ["1.234.567", ","],
  ["1,234.50", "."],
  ["1,234", undefined],
  ["12", undefined],
])("the decimal mark of %s is %s", (text, mark) => {
  expect(decimalMarkIn(text)).toBe(mark);
});

describe("a date", () => {
  it.each([
    ["2026-03-04", undefined, "2026-03-04"],
    ["2026-03-04T08:00:00Z", undefined, "2026-03-04"],
    ["2026/3/4", undefined, "2026-03-04"],
    ["20260304", undefined, "2026-03-04"],
    ["4.3.2026", undefined, "2026-03-04"],
    ["04.03.26", undefined, "2026-03-04"],
    ["3/4/2026", "month first", "2026-03-04"],
    ["3/4/26 8:00", "month first", "2026-03-04"],
    ["4/3/2026", "day first", "2026-03-04"],
    ["3/3/2026", undefined, "2026-03-03"],
    ["Mar 4, 2026", undefined, "2026-03-04"],
    ["Wednesday, March 4, 2026", undefined, "2026-03-04"],
    ["4 Mar 2026", undefined, "2026-03-04"],
    ["46085", undefined, "2026-03-04"],
    ["3/4/2026", undefined, undefined],
    ["31/31/2026", "day first", undefined],
    ["2026-02-30", undefined, undefined],
    ["yesterday", undefined, undefined],
    ["", undefined, undefined],
  ] as const)("%j, %s, is %s", (text, order, date) => {
    expect(readDate(text, order)).toBe(date);
  });

  it.each([
    ["13/4/2026", "day first", false],
    ["4/13/2026", "month first", false],
    ["3/4/2026", undefined, true],
    ["3/3/2026", undefined, false],
    ["3.4.2026", undefined, false],
    ["2026-03-04", undefined, false],
  ] as const)("%s shows its order as %s", (text, order, unclear) => {
    expect([orderIn(text), order ? false : needsOrder(text)]).toEqual([order, unclear]);
  });
});

test.each([
  ["8:30 PM", "20:30"],
  ["12:05 AM", "00:05"],
  ["20:30:15", "20:30"],
  ["2026-03-04T07:45:00.000", "07:45"],
  ["25:00", undefined],
  ["soon", undefined],
])("the time of %s is %s", (text, time) => {
  expect(readTime(text)).toBe(time);
});

test.each([
  ["Breakfast", "08:00"],
  ["Mittagessen", "12:30"],
  ["DINNER", "19:00"],
  ["Morning Snack", "10:00"],
  ["Post-Workout", "12:00"],
])("%s is eaten around %s", (meal, time) => {
  expect(mealTime(meal)).toBe(time);
});

test.each([
  ["a,b,c\n1,2,3", ","],
  ["a;b;c\n1,5;2;3", ";"],
  ["a\tb\n1\t2", "\t"],
  ['"a;x",b\n"1;2;3;4",2', ","],
])("%j is parted by %j", (text, delimiter) => {
  expect(delimiterOf(text)).toBe(delimiter);
});

describe("a row that stands for a day", () => {
  const columns = { date: 0, meal: 1, name: 2, calories: 3 };
  const read = (...cells: string[]) =>
    rowOfRecord(cells, 2, {
      header: ["Date", "Meal", "Name", "Calories"],
      table: { columns, energy: "kcal" },
      mark: ".",
      further: [],
    });

  it("is known by its name in any file", () => {
    expect(read("2026-03-01", "Whole day", "", "2000")).toMatchObject({ kind: "food", isWholeDay: true });
    expect(read("2026-03-01", "", "whole day", "2000")).toMatchObject({ isWholeDay: true });
    expect(read("2026-03-01", "Lunch", "Soup", "200")).not.toHaveProperty("isWholeDay");
  });

  it("is left out as a total, which a food of that name is not", () => {
    for (const name of ["Totals", "Daily Totals", "Summe", "Total for the day"])
      expect(read("2026-03-01", "", name, "2000"), name).toMatchObject({ kind: "left out" });
    expect(read("2026-03-01", "Snack", "Total 0% Greek yogurt", "90")).toMatchObject({ kind: "food" });
  });
});

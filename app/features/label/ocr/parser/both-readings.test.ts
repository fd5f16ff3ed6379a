import { expect, test } from "vitest";
import type { Values } from "~/features/nutrition/agreement";
import { bothReadings } from "./both-readings";
import type { Read } from "./reading-of";

const read = (worth: number, nutrition: Values): Read => ({
  worth,
  whole: false,
  reading: {
    name: "Oats",
    emoji: "🥣",
    nutrition,
    basis: "100g",
    servingSize: null,
    note: null,
    source: "built-in",
  },
});
const first = { calories: 370, carbs: 59, fats: null, protein: 13 };

test("what one look could not read, the other gives", () => {
  const both = bothReadings(read(3, first), read(2, { calories: null, carbs: 59, fats: 7, protein: null }));
  expect(both?.reading.nutrition).toEqual({ calories: 370, carbs: 59, fats: 7, protein: 13 });
});

test("two looks that contradict each other are not mixed", () => {
  const both = bothReadings(read(3, first), read(2, { calories: null, carbs: 5.9, fats: 7, protein: null }));
  expect(both?.reading.nutrition).toEqual(first);
});

test("nor is a value taken that makes the whole absurd", () => {
  const both = bothReadings(read(3, first), read(2, { calories: null, carbs: 59, fats: 70, protein: null }));
  expect(both?.reading.nutrition).toEqual(first);
});

test("the better look counts, and one is enough", () => {
  const better = read(6, { ...first, fats: 7 });
  expect(bothReadings(read(3, first), better)?.reading.nutrition.fats).toBe(7);
  expect(bothReadings(null, better)).toBe(better);
  expect(bothReadings(null, null)).toBeNull();
});

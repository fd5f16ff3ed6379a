import { expect, it } from "vitest";
import { gramsByDay } from "./grams-by-day";

const grams = (carbs: number) => ({ carbs, protein: carbs / 2, fats: carbs / 4 });
const done = (puzzle_name: string, day: number, completed_at = day) => ({
  puzzle_name,
  date: `2026-03-0${day}`,
  completed_at,
});
const day = (number: number, carbs: number) => ({ date: `2026-03-0${number}`, ...grams(carbs) });

const old = [
  { name: "food", rows: [{ id: "a", carbs: 1 }] },
  { name: "daily_home_data", rows: [day(1, 212), day(2, 300), day(3, 240)] },
  {
    name: "user_collection",
    rows: [
      { puzzle_name: "carrot", count: 1, ...grams(200) },
      { puzzle_name: "corn", count: 2, ...grams(540) },
      { puzzle_name: "tomato", count: 3, ...grams(700) },
    ],
  },
  {
    name: "puzzle_completion",
    rows: [done("carrot", 1), done("corn", 2, 9), done("corn", 3), done("tomato", 7)],
  },
];
const carbsOf = (tables: typeof old, name: string) =>
  tables.find((table) => table.name === name)?.rows.map((row) => ("carbs" in row ? row.carbs : null));

it("gives every day its grams, and a record those of its first", () => {
  const tables = gramsByDay(old) as typeof old;
  expect(carbsOf(tables, "puzzle_completion")).toEqual([200, 300, 240, null]);
  expect(carbsOf(tables, "user_collection")).toEqual([200, 240, 233.3]);
  expect(tables.slice(0, 2)).toEqual(old.slice(0, 2));
});

it("leaves alone what has them", () => {
  const now = gramsByDay(old);
  expect(gramsByDay(now)).toBe(now);
});

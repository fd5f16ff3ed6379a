import { expect, it } from "vitest";
import { readFile } from "~/features/imports/read/read-file.server";
import type { Choices } from "./format";

/** What is known of the foods of a file beside their amounts. */
async function furtherIn(file: string, choices: Choices = {}) {
  const reading = await readFile({ name: "file", bytes: Buffer.from(file) }, choices);
  if (!("rows" in reading)) return reading.question;
  const all: unknown[] = [];
  for await (const row of reading.rows) all.push(row.kind === "food" ? row.entry.further : row);
  return all;
}

it.each([
  [
    "MyFitnessPal",
    "Date,Meal,Calories,Fat (g),Saturated Fat,Sodium (mg),Carbohydrates (g),Fiber,Sugar,Protein (g)\n2025-07-02,Breakfast,518,29,7.9,400,36.7,2.1,14.1,27.6\n",
    { fibre: 2.1, sugars: 14.1, saturated_fat: 7.9, salt: 1 },
  ],
  [
    "Cronometer",
    'Day,Group,Food Name,Amount,Energy (kcal),Alcohol (g),Caffeine (mg),Carbs (g),Fiber (g),Sugars (g),Sugar Alcohol (g),Fat (g),Saturated (g),Protein (g),Sodium (mg)\n2026-01-15,Dinner,Cider,1,150,12,0,10,,8.5,1,0,0,0,"1,000"\n',
    { sugars: 8.5, saturated_fat: 0, salt: 2.5, alcohol: 12, polyols: 1, caffeine: 0 },
  ],
  [
    "Lose It!",
    "Date,Name,Type,Quantity,Units,Calories,Fat (g),Protein (g),Carbohydrates (g),Saturated Fat (g),Sugars (g),Fiber (g),Sodium (mg)\n01/31/2026,Bread,Lunch,2,Slices,200,2,8,40,n/a,3,4,200\n",
    { fibre: 4, sugars: 3, salt: 0.5 },
  ],
  [
    "MacroFactor",
    "Date,Time,Food Name,Serving Qty,Calories (kcal),Fat (g),Carbs (g),Protein (g),Fiber (g),Caffeine (mg)\n2026-01-02,08:00,Coffee,2,10,0,1,0,0,190\n",
    { fibre: 0, caffeine: 190 },
  ],
])("%s has columns of further nutrients; an empty or unreadable cell is unknown", async (_, file, known) => {
  expect(await furtherIn(file)).toEqual([known]);
});

it("any CSV has, and what is per serving is for all", async () => {
  const file = "Day,Food,kcal,Portions,Salt (g),Fibre,fat\n2026-01-02,Soup,100,3,0.5,-1,2\n";
  const columns = { date: 0, name: 1, calories: 2, servings: 3 };
  expect(await furtherIn(file, { columns, perServing: true })).toEqual([{ salt: 1.5 }]);
});

it("Waistline and OpenNutriTracker have", async () => {
  const nutrition = {
    calories: 200,
    carbohydrates: 20,
    proteins: 4,
    fat: 8,
    fiber: 3,
    salt: 0.4,
    caffeine: 40,
  };
  const waistline = {
    diary: [
      { dateTime: "2026-01-02T00:00:00Z", items: [{ id: 1, category: 0, portion: "200", quantity: 1 }] },
    ],
    foodList: [{ id: 1, name: "Cake", portion: "100", nutrition }],
  };
  expect(await furtherIn(JSON.stringify(waistline))).toEqual([{ fibre: 6, salt: 0.8, caffeine: 80 }]);
  const nutriments = {
    energyKcal100: 50,
    carbohydrates100: 10,
    sugars100: 9,
    saturatedFat100: null,
    fiber100: 2,
  };
  const intake = {
    dateTime: "2026-01-02T08:00:00",
    type: "breakfast",
    amount: 50,
    meal: { name: "Apple", nutriments },
  };
  expect(await furtherIn(JSON.stringify([intake]))).toEqual([{ fibre: 1, sugars: 4.5 }]);
});

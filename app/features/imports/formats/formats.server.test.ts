import { describe, expect, it } from "vitest";
import { readFile } from "~/features/imports/read/read-file.server";
import type { ReadRow } from "~/features/imports/read/row";
import { zipOf } from "../../../../tests/support/uploads";
import type { Choices } from "./format";

/** The rows of a file: foods as [day, time, name, kcal, carbs, protein, fats], others as [line, reason]. */
async function read(file: string | Buffer, choices: Choices = {}) {
  const reading = await readFile({ name: "file", bytes: Buffer.from(file as string) }, choices);
  if (!("rows" in reading)) return { question: reading.question };
  const rows: unknown[][] = [];
  for await (const row of reading.rows) rows.push(shown(row));
  return { program: reading.program, rows };
}

const shown = (row: ReadRow) =>
  row.kind === "left out"
    ? [row.line, row.reason]
    : row.kind === "weight"
      ? [row.date, row.weight, row.unit]
      : [row.date, row.time, row.entry.name, ...Object.values(row.entry.amounts)];

// Columns as in three exports of 2018 to 2026 that its users published; their help page names the files.
describe("MyFitnessPal's Nutrition-Summary", () => {
  const AMOUNTS =
    "Fat (g),Saturated Fat,Polyunsaturated Fat,Monounsaturated Fat,Trans Fat,Cholesterol,Sodium (mg),Potassium,Carbohydrates (g),Fiber,Sugar,Protein (g),Vitamin A,Vitamin C,Calcium,Iron";

  it("has a meal a row", async () => {
    const csv = `Date,Meal,Calories,${AMOUNTS},Note\r\n2025-07-02,Breakfast,518.0,29.0,7.9,0,0,0,0,574.5,740,36.7,2.1,14.1,27.6,0,0,0,0,\r\n2025-07-02,Post-Workout,120,1,0,0,0,0,0,0,0,2,0,0,25,0,0,0,0,"good\nday"\r\n`;
    expect(await read(csv)).toEqual({
      program: "MyFitnessPal",
      rows: [
        ["2025-07-02", "08:00", "Breakfast", 518, 36.7, 27.6, 29],
        ["2025-07-02", "12:00", "Post-Workout", 120, 2, 25, 1],
      ],
    });
  });

  it("has the time of each entry in other exports, with a byte order mark, and comes in an archive with others", async () => {
    const csv = `\ufeffDate,Meal,Time,Calories,${AMOUNTS}\n2018-07-01,Snacks,10:20 PM,40.0,0.6,0,0,0,0,0,0,0,5.8,0,0,1.8,0,0,0,0\n2018-07-01,Snacks,,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0\n`;
    const zip = await zipOf({
      "File-Export/Measurement-Summary-2018-07-01-to-2018-07-02.csv": "Date,Weight\n2018-07-01,85.5\n",
      "File-Export/Nutrition-Summary-2018-07-01-to-2018-07-02.csv": csv,
      "File-Export/Exercise-Summary-2018-07-01-to-2018-07-02.csv":
        "Date,Exercise,Type,Exercise Calories\n2018-07-01,Walk,Cardio,100\n",
    });
    expect(await read(zip)).toEqual({
      program: "MyFitnessPal",
      rows: [
        ["2018-07-01", "22:20", "Snacks", 40, 5.8, 1.8, 0.6],
        [3, "It has no calories and no nutrients"],
        ["2018-07-01", 85.5, undefined],
      ],
    });
  });
});

// Columns as parsers and tests of public importers have them (Day or Date, Group, Food Name, Amount).
describe("Cronometer", () => {
  it("exports a food a row in servings.csv", async () => {
    const csv = `Day,Time,Group,Food Name,Amount,Energy (kcal),Carbs (g),Fat (g),Protein (g),Category\n2026-01-15,9:15 AM,Breakfast,"Oats, rolled",58.00 g,220.4,37.54,4.1,7.7,Cereal\n2026-01-15,,Dinner,Water,1 cup,0,0,0,0,Drinks`;
    expect((await read(csv)).rows).toEqual([
      ["2026-01-15", "09:15", "Oats, rolled", 220.4, 37.5, 7.7, 4.1],
      ["2026-01-15", "19:00", "Water", 0, 0, 0, 0],
    ]);
  });

  it("exports a day a row in dailysummary.csv, also in kJ", async () => {
    const csv = `Date,Energy (kJ),Carbs (g),Net Carbs (g),Fat (g),Protein (g),Completed\n2026-09-25,"8,368.0",340,300,91,162,true\n2026-09-26,0.0,0.0,0.0,0.0,0.0,false`;
    expect(await read(csv)).toEqual({
      program: "Cronometer",
      rows: [
        ["2026-09-25", "12:00", "Whole day", 2000, 340, 162, 91],
        [3, "It has no calories and no nutrients"],
      ],
    });
  });
});

// Columns as importers of public projects and a user's published script have them; dates follow the phone's region.
describe("Lose It!'s daily log", () => {
  it("has foods, exercise and deleted rows", async () => {
    const csv = `Date,Name,Icon,Type,Quantity,Units,Calories,Deleted,Fat (g),Protein (g),Carbohydrates (g)\n07/18/2026,Oats,Oatmeal,Breakfast,1,cup,300,0,6,10,n/a\n07/18/2026,Walk,Walking,Exercise,30,minutes,-250,0,,,\n07/18/2026,Mistake,Cake,Lunch,1,unit,999,1,10,10,10`;
    expect(await read(csv)).toEqual({
      program: "Lose It!",
      rows: [
        ["2026-07-18", "08:00", "Oats", 300, 0, 10, 6],
        [3, "It is exercise, not food"],
        [4, "It was deleted in the other program"],
      ],
    });
  });
});

// The header of a published export of 2026, and of a workbook's sheets saved as CSV.
describe("MacroFactor", () => {
  it("exports a food a row", async () => {
    const csv = `\ufeffDate,Time,Food Name,Serving Size,Serving Qty,Serving Weight (g),Calories (kcal),Fat (g),Carbs (g),Protein (g),Alcohol (g)\n13/10/2026,07:30 AM,Oats,cup,1.0,80.0,300,5,54,10,\n14/10/2026,7:38 PM,"Pasta, cooked",cup,2,280,440,2.6,86,16,`;
    expect(await read(csv)).toEqual({
      program: "MacroFactor",
      rows: [
        ["2026-10-13", "07:30", "Oats", 300, 54, 10, 5],
        ["2026-10-14", "19:38", "Pasta, cooked", 440, 86, 16, 2.6],
      ],
    });
  });

  it("exports a day a row, parted by semicolons, with commas for decimals and a spreadsheet's dates", async () => {
    const csv = `Date;Calories (kcal);Protein (g);Carbs (g);Fat (g)\n46308;2.100,5;160,25;210;70`;
    expect((await read(csv)).rows).toEqual([["2026-10-13", "12:00", "Whole day", 2100.5, 210, 160.3, 70]]);
  });
});

// IntakeDBO, MealDBO and MealNutrimentsDBO of simonoppowa/OpenNutriTracker, as its ExportDataUsecase writes them.
describe("OpenNutriTracker's archive", () => {
  const nutriments = {
    energyKcal100: 389,
    carbohydrates100: 66.3,
    fat100: 6.9,
    proteins100: 16.9,
    sugars100: 1,
  };
  const meal = { code: "1", name: "Oats", servingQuantity: 40, servingUnit: "g", nutriments };
  const intake = {
    id: "a",
    unit: "g",
    amount: 50,
    type: "breakfast",
    meal,
    dateTime: "2026-03-01T07:45:00.000",
  };

  it("has foods with figures for 100 g", async () => {
    const files = {
      "user_activity.json": "[]",
      "user_intake.json": JSON.stringify([
        intake,
        { ...intake, unit: "serving", amount: 80 },
        { ...intake, unit: "oz", amount: 113.4, meal: { ...meal, servingQuantity: 28 } },
        { ...intake, meal: { ...meal, nutriments: { energyKcal100: null } } },
      ]),
      "tracked_day.json": JSON.stringify([{ day: "2026-03-01T00:00:00.000", calorieGoal: 2000 }]),
    };
    expect(await read(await zipOf(files))).toEqual({
      program: "OpenNutriTracker",
      rows: [
        ["2026-03-01", "07:45", "Oats", 194.5, 33.2, 8.5, 3.5],
        ["2026-03-01", "07:45", "Oats", 311.2, 53, 13.5, 5.5],
        ["2026-03-01", "07:45", "Oats", 441.1, 75.2, 19.2, 7.8],
        [4, "It has no calories and no nutrients"],
      ],
    });
  });
});

// The diary, food list and recipes as diary.js and foods-meals-recipes.js of davidhealey/waistline write and sum them.
describe("Waistline's database export", () => {
  it("has days of items that name their food", async () => {
    const backup = {
      version: 37,
      foodList: [
        {
          id: 7,
          name: "Skyr",
          brand: "",
          portion: 100,
          unit: "g",
          nutrition: { calories: 63, proteins: 11, carbohydrates: 4, fat: 0.2 },
        },
        { id: 8, name: "Bread", portion: "50", unit: "g", nutrition: { kilojoules: 418.4 } },
      ],
      recipes: [{ id: 7, name: "Stew", portion: 1, nutrition: { calories: 500, proteins: 30 } }],
      meals: [],
      diary: [
        {
          dateTime: "2026-03-01T00:00:00.000Z",
          stats: { weight: 80 },
          items: [
            {
              id: 7,
              type: "food",
              portion: "150",
              quantity: 2,
              category: 0,
              dateTime: "2026-03-01T06:00:00.000Z",
            },
            { id: 8, type: "food", portion: 50, quantity: 1, category: 3 },
            { id: 7, type: "recipe", portion: 1, quantity: 1, category: 2 },
            { id: 99, type: "food", portion: 1, quantity: 1, category: 1 },
          ],
        },
      ],
    };
    expect(await read(JSON.stringify(backup))).toEqual({
      program: "Waistline",
      rows: [
        ["2026-03-01", 80, "kg"],
        ["2026-03-01", "08:00", "Skyr", 189, 12, 33, 0.6],
        ["2026-03-01", "16:00", "Bread", 100, 0, 0, 0],
        ["2026-03-01", "19:00", "Stew", 500, 0, 30, 0],
        [4, "It has no calories and no nutrients"],
      ],
    });
  });
});

describe("any other CSV", () => {
  it("is read by its named columns, of two with one name the one chosen", async () => {
    const csv = "When|Dish|Amount|Amount|kJ\n2026-03-01 08:30|Soup|1|2|418,4\nTotal||3||9\n";
    const columns = { date: 0, name: 1, servings: 3, calories: 4 };
    expect((await read(csv, { columns, energy: "kJ", perServing: true })).rows).toEqual([
      ["2026-03-01", "08:30", "Soup", 200, 0, 0, 0],
      [3, "It is a total, not a food"],
    ]);
  });

  it("leaves its columns open, with a guess", async () => {
    const csv =
      "Datum;Uhrzeit;Mahlzeit;Lebensmittel;Energie (kJ);Kohlenhydrate (g);Fett (g);Eiweiß (g)\n1.3.2026;8:00;Frühstück;Brot;400;20;1;3";
    const { question } = await read(csv);
    expect(question?.guess).toEqual({
      columns: { date: 0, time: 1, meal: 2, name: 3, calories: 4, carbs: 5, fats: 6, protein: 7 },
      energy: "kJ",
    });
    expect((await read(csv, question?.guess)).rows).toEqual([
      ["2026-03-01", "08:00", "Brot", 95.6, 20, 3, 1],
    ]);
  });

  it("has rows with an empty column more, but none whose columns are shifted", async () => {
    const csv = "Date,Food,kcal\n2026-03-01,Soup,5,\n2026-03-01,Soup, hot,5";
    expect((await read(csv, { columns: { date: 0, name: 1, calories: 2 } })).rows).toEqual([
      ["2026-03-01", "12:00", "Soup", 5, 0, 0, 0],
      [3, "It has more columns than the header"],
    ]);
  });

  it("leaves its columns open when a named one isn't there", async () => {
    const answer = await read("Date,kcal\n2026-03-01,5", { columns: { date: 0, calories: 7 } });
    expect(answer.question?.header).toEqual(["Date", "kcal"]);
  });
});

const CSV =
  "Day,Group,Food Name,Amount,Energy (kcal),Carbs (g),Fat (g),Protein (g)\n2026-03-01,Lunch,Süße Milch,1,64,4.8,3.6,3.4\n";
const utf16 = Buffer.from(CSV, "utf16le");

describe("the text of a file", () => {
  it.each([
    ["UTF-8", Buffer.from(CSV)],
    ["UTF-8 with a mark", Buffer.from(`\ufeff${CSV}`)],
    ["UTF-16 with a mark", Buffer.concat([Buffer.from([0xff, 0xfe]), utf16])],
    ["UTF-16 without one", utf16],
    ["UTF-16, large end first", Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(utf16).swap16()])],
    ["Windows-1252", Buffer.from(CSV, "latin1")],
    ["semicolons", Buffer.from(CSV.replaceAll(",", ";").replace(/(\d)\.(\d)/g, "$1,$2"))],
    ["tabs", Buffer.from(CSV.replaceAll(",", "\t"))],
    ["old Macintosh lines", Buffer.from(CSV.replaceAll("\n", "\r"))],
    ["blank lines and a title above", Buffer.from(`My diary\r\n\r\n${CSV.replaceAll("\n", "\r\n\r\n")}`)],
  ])("may be in %s", async (_, bytes) => {
    expect((await read(bytes)).rows).toEqual([["2026-03-01", "12:30", "Süße Milch", 64, 4.8, 3.4, 3.6]]);
  });
});

describe("a file that can't be read", () => {
  it.each([
    ["a workbook", zipOf({ "xl/workbook.xml": "<x/>" }), /Excel workbook/],
    ["an archive of pictures", zipOf({ "a.png": "x" }), /no CSV or JSON/],
    [
      "an archive that unpacks to too much",
      zipOf({ "a.csv": Buffer.alloc(61 * 1024 * 1024, "1,2\n") }),
      /more than 60 MB/,
    ],
    [
      "too many files",
      zipOf(Object.fromEntries(Array.from({ length: 201 }, (_, i) => [`${i}.csv`, "a,b"]))),
      /200 files/,
    ],
    ["foreign JSON", Promise.resolve(Buffer.from('{"meals": []}')), /import JSON from that program/],
    [
      "too many rows",
      Promise.resolve(Buffer.from(CSV + "2026-03-01,Lunch,Milk,1,64,4.8,3.6,3.4\n".repeat(100_000))),
      /more than 100,000 rows/,
    ],
    [
      "too many columns",
      Promise.resolve(Buffer.from(`a${",a".repeat(600)}\n`)),
      /Line 1 has more than 500 columns/,
    ],
    [
      "an endless record",
      Promise.resolve(Buffer.from(`${CSV}2026-03-01,"${"x".repeat(300_000)}`)),
      /at line 3 is too long/,
    ],
    ["a header alone", Promise.resolve(Buffer.from(CSV.split("\n")[0] ?? "")), /no rows/],
    ["no header", Promise.resolve(Buffer.from("one\ntwo\n")), /no header/],
  ])("says so: %s", async (_, bytes, message) => {
    await expect(read(await bytes)).rejects.toMatchObject({
      status: 400,
      message: expect.stringMatching(message),
    });
  });
});

import { expect, it } from "vitest";
import { readFile } from "~/features/imports/read/read-file.server";
import { zipOf } from "../../../../tests/support/uploads";
import type { Choices } from "./format";

/** Weights as [day, number, unit], rows left out as [line, reason], and what is not taken over. */
async function read(file: string | Buffer, choices: Choices = {}) {
  const reading = await readFile({ name: "file", bytes: Buffer.from(file as string) }, choices);
  if (!("rows" in reading)) return { unclear: reading.question?.unclearDate };
  const rows: unknown[][] = [];
  for await (const row of reading.rows)
    if (row.kind === "weight") rows.push([row.date, row.weight, row.unit]);
    else if (row.kind === "left out") rows.push([row.line, row.reason]);
  const { program, notTaken } = reading;
  return { program, rows, notTaken: notTaken.map(({ count, one }) => [count, one]) };
}

// Header and rows as tests and parsers of public importers have them, some with their device in the metric.
it("Cronometer's biometrics.csv has a measurement a row, with its unit", async () => {
  const csv = `Day,Group,Metric,Unit,Amount\n2026-02-01,Uncategorized,Recovery (Garmin),%,73.0\n2026-02-01,Uncategorized,Weight (Garmin),kg,83.524\n2026-02-02,Uncategorized,Weight,lbs,184\n2026-02-03,Uncategorized,Weight,stone,13`;
  expect(await read(csv)).toEqual({
    program: "Cronometer",
    rows: [
      ["2026-02-01", 83.524, "kg"],
      ["2026-02-02", 184, "lb"],
      [5, "The weight can't be right"],
    ],
    notTaken: [[1, "measurement"]],
  });
});

// The sheet "Scale Weight" as a project describes it after an export of December 2025.
it("MacroFactor's scale weight names its unit in the header", async () => {
  const csv = "Date,Weight (kg),Fat Percent\n13/10/2026,81.4,\n2/10/2026,,18\n";
  expect(await read(csv)).toMatchObject({ program: "MacroFactor", rows: [["2026-10-13", 81.4, "kg"]] });
});

// The quick export, whose columns an importer lists: food and weight of a day in one row.
it("MacroFactor's quick export has the day's food and weight", async () => {
  const csv =
    "Date,Trend Weight (lbs),Weight (lbs),Calories (kcal),Protein (g),Fat (g),Carbs (g)\n2026-10-13,180.2,179.5,2000,150,70,200\n";
  expect(await read(csv)).toMatchObject({ program: "MacroFactor", rows: [["2026-10-13", 179.5, "lb"]] });
});

// The files and headers of the full export as public importers of it test them; Date is MM/DD/YYYY.
it("Lose It!'s archive has weights beside the food log, without a unit", async () => {
  const zip = await zipOf({
    "food-logs.csv": "Date,Name,Meal,Quantity,Units,Calories\n05/02/2023,Toast,Breakfast,1,Servings,200\n",
    "weights.csv":
      "Date,Weight,Last Updated,Deleted\n05/02/2023,91.99,2023-05-02T23:21:13+0100,false\n05/23/2023,90.5,2023-05-23T00:00:00+0100,true\n",
    "exercise-logs.csv": "Date,Name,Calories\n05/02/2023,Walk,100\n05/03/2023,Walk,100\n",
    "notes.csv": "Date,Title,Body\n05/02/2023,Hello,World\n",
  });
  expect(await read(zip, { order: "month first" })).toEqual({
    program: "Lose It!",
    rows: [
      ["2023-05-02", 91.99, undefined],
      [3, "It was deleted in the other program"],
    ],
    notTaken: [
      [2, "exercise"],
      [1, "note"],
    ],
  });
});

it("MyFitnessPal's archive has measurements beside the meals, and notes in them", async () => {
  const zip = await zipOf({
    "Measurement-Summary.csv": "Date,Body Fat %,Weight\n2018-07-01,18.5,75.3\n2018-07-02,18.4,\n",
    "Nutrition-Summary.csv":
      "Date,Meal,Calories,Fat (g),Saturated Fat,Carbohydrates (g),Protein (g),Note\n2018-07-01,Lunch,500,10,1,60,30,good\n",
    "Exercise-Summary.csv": "Date,Exercise,Type,Exercise Calories\n2018-07-01,Walk,Cardio,100\n",
  });
  expect(await read(zip)).toEqual({
    program: "MyFitnessPal",
    rows: [["2018-07-01", 75.3, undefined]],
    notTaken: [
      [1, "note"],
      [1, "exercise"],
    ],
  });
});

// Stats are stored in kg, whatever unit diary.js of davidhealey/waistline shows; goals and lists as its database export has them.
it("Waistline's days have their weight in kg; goals, lists and other measurements are not taken over", async () => {
  const backup = {
    diary: [{ dateTime: "2026-03-01T00:00:00.000Z", items: [], stats: { weight: 80.5, waist: 90 } }],
    foodList: [{ id: 1, name: "Skyr" }],
    recipes: [],
    meals: [{ id: 2 }],
    settings: { goals: { calories: ["2000", "", ""], proteins: ["", "", ""], "calories-shared-goal": true } },
  };
  expect(await read(JSON.stringify(backup))).toEqual({
    program: "Waistline",
    rows: [["2026-03-01", 80.5, "kg"]],
    notTaken: [
      [1, "goal"],
      [1, "measurement"],
      [1, "saved food"],
      [1, "recipe"],
    ],
  });
});

// File names as ExportDataUsecase of simonoppowa/OpenNutriTracker writes them; a tracked day holds the goals of a day.
it("OpenNutriTracker's goals and activities are not taken over", async () => {
  const nutriments = { energyKcal100: 389 };
  const intake = {
    unit: "g",
    amount: 50,
    meal: { name: "Oats", nutriments },
    dateTime: "2026-03-01T07:45:00",
  };
  const zip = await zipOf({
    "user_activity.json": JSON.stringify([{ id: "run" }]),
    "user_intake.json": JSON.stringify([intake]),
    "tracked_day.json": JSON.stringify([{ calorieGoal: 2000 }, { calorieGoal: 2100 }]),
  });
  expect(await read(zip)).toMatchObject({
    program: "OpenNutriTracker",
    notTaken: [
      [1, "exercise"],
      [2, "goal"],
    ],
  });
});

it("weights whose days can be read both ways ask for their order", async () => {
  const csv = "Date,Weight\n03/04/2026,80\n05/04/2026,81";
  expect(await read(csv)).toEqual({ unclear: "03/04/2026" });
  expect(await read(csv, { order: "day first" })).toMatchObject({
    program: "CSV",
    rows: [
      ["2026-04-03", 80, undefined],
      ["2026-04-05", 81, undefined],
    ],
  });
});

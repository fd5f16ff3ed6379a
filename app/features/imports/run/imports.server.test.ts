import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Store } from "~/db/store";
import { activeDates, daySnapshot } from "~/features/day/day.server";
import { choosePuzzle } from "~/features/day/puzzle.server";
import { foodsOfDay } from "~/features/food/logged.server";
import { dropImport, importOf, importsOf } from "~/features/imports/stage/import.server";
import { deleteFood, editFood, logFood } from "~/features/log/log-food.server";
import { readSettings } from "~/platform/settings/settings.server";
import { addPeople, testCaller, testStore } from "../../../../tests/support/store";
import { previewAgain, previewFile } from "../stage/preview-file.server";
import {
  advanceImport,
  commitImport,
  dropOldImports,
  importsSettled,
  resumeImports,
  undoImport,
} from "./run.server";

const settings = readSettings({ TZ: "UTC" });

const NOON = Date.parse("2026-11-21T17:00:00Z");
const DAY_MS = 24 * 3_600_000;
const ann = { id: "ann", timeZone: "America/New_York", dayStart: 0, nickname: null };
const ben = { ...ann, id: "ben" };

const HEADER = "Day,Time,Group,Food Name,Amount,Energy (kcal),Carbs (g),Fat (g),Protein (g)";
const OATS = "2026-11-19,8:00 AM,Breakfast,Oats,80 g,300,54,5,10";
const file = (...rows: string[]) => ({
  name: "servings.csv",
  bytes: Buffer.from([HEADER, ...rows].join("\r\n")),
});
const LARGE_MEAL = file(OATS.replace("300,54,5,10", "3000,900,300,400"));
const SMALL = file(
  OATS,
  "2026-11-20,12:30 PM,Lunch,Soup,1 bowl,120,10,3,5",
  "2026-11-20,,Dinner,Stew,1 bowl,400.25,30,20,25",
);

let store: Store;
beforeEach(async () => {
  store = await testStore();
  await addPeople(store, "ann", "ben");
});

const preview = (upload = SMALL, player = ann) => previewFile(testCaller(store, player, NOON), upload);
const seen = async (id: string, player = ann) => importOf(store.read, player.id, id);
async function imported(upload = SMALL, player = ann) {
  const id = await preview(upload, player);
  await commitImport(testCaller(store, { id: player.id }, NOON), id);
  await importsSettled();
  return id;
}
const undo = async (id: string, now = NOON) => {
  await undoImport(testCaller(store, { id: "ann" }, now), id);
  await importsSettled();
};
const foodsOn = async (date: string, player = ann) =>
  (await foodsOfDay(store.read, player.id, date)).map(({ entry, time }) => [
    entry.name,
    entry.amounts.calories,
    new Date(time).toISOString().slice(11, 16),
  ]);
const rowsOf = async (table: "food" | "day_food_total" | "import" | "import_row" | "import_piece") =>
  (await store.read.select().from(store.read.t[table])).length;

describe("a preview", () => {
  it("shows what the file holds and logs nothing", async () => {
    const { state, program, summary } = (await seen(await preview())) ?? {};
    expect({ state, program }).toEqual({ state: "ready", program: "Cronometer" });
    expect(summary).toMatchObject({
      foods: 3,
      days: 2,
      from: "2026-11-19",
      to: "2026-11-20",
      known: 0,
      leftOut: [],
    });
    expect(summary?.first[0]).toMatchObject({ date: "2026-11-19", time: "08:00", name: "Oats" });
    expect(await rowsOf("food")).toBe(0);
  });

  it("leaves out future and old days, with their lines", async () => {
    const id = await preview(
      file(OATS, OATS.replace("2026-11-19", "2026-11-22"), OATS.replace("2026", "1999")),
    );
    expect((await seen(id))?.summary).toMatchObject({
      foods: 1,
      leftOut: [
        { reason: "The day is in the future", count: 1, first: [{ line: 3 }] },
        { reason: "The day is before 2000", count: 1, first: [{ line: 4 }] },
      ],
    });
  });

  it("leaves out sums of days that hold their foods, logged or in the file", async () => {
    const text =
      "Date,Energy (kcal),Carbs (g),Protein (g),Fat (g),Completed\n" +
      "2026-11-18,1800,200,90,60,true\n2026-11-19,2100,210,100,70,true";
    const sums = { name: "dailysummary.csv", bytes: Buffer.from(text) };
    const days = await imported(sums);
    const again = await preview(sums);
    expect((await seen(again))?.summary).toMatchObject({ foods: 2, known: 2, leftOut: [] });
    await undo(days);
    await imported(file(OATS));
    const beside = await preview(sums);
    expect((await seen(beside))?.summary).toMatchObject({
      foods: 1,
      leftOut: [{ reason: "The day already has its foods", count: 1, first: [{ line: 3 }] }],
    });
  });

  it("points at rows of more than anybody eats at once", async () => {
    const id = await preview(file(OATS, OATS.replace(",300,", ",65000,")));
    expect((await seen(id))?.summary.large).toMatchObject({ count: 1 });
  });

  it("takes the place of an earlier one, and can be dropped", async () => {
    const [one, two] = [await preview(), await preview()];
    expect(await seen(one)).toBeUndefined();
    expect(await dropImport(testCaller(store, { id: "ben" }), two)).toBe(false);
    expect(await dropImport(testCaller(store, { id: "ann" }), two)).toBe(true);
    expect([await rowsOf("import"), await rowsOf("import_row")]).toEqual([0, 0]);
  });

  it.each([
    [
      "a cut file",
      `${HEADER}\n${OATS}\n2026-11-20,,"Lun`,
      "A quotation mark opened before line 3 never closes. The file may be cut.",
    ],
    ["a picture", "\u0089PNG\r\n\u001a\n\0\0\0\rIHDR\0\0\0", "This isn’t a CSV, JSON or ZIP file."],
    ["an empty file", "", "This file is empty."],
    ["a broken archive", "PK\u0003\u0004 no more", "This ZIP file is broken. Download it again."],
    ["cut JSON", '{"diary": [', "This JSON file is cut or broken, in line 1, column 12."],
  ])("of %s is refused in a sentence and leaves nothing", async (_, text, message) => {
    const bytes = Buffer.from(text, "latin1");
    await expect(previewFile(testCaller(store, ann, NOON), { name: "x", bytes })).rejects.toMatchObject({
      status: 400,
      message,
    });
    expect([await rowsOf("import"), await rowsOf("import_row"), await rowsOf("import_piece")]).toEqual([
      0, 0, 0,
    ]);
  });

  it("asks for the columns of an unknown file, and again for the order of its dates", async () => {
    const text = "When,What,kcal\n03/04/2026,Soup,120\n05/04/2026,Tea,3";
    const id = await previewFile(testCaller(store, ann, NOON), {
      name: "mine.csv",
      bytes: Buffer.from(text),
    });
    expect(await seen(id)).toMatchObject({
      state: "choosing",
      summary: { question: { header: ["When", "What", "kcal"] } },
    });
    const columns = { date: 0, name: 1, calories: 2 };
    await previewAgain(testCaller(store, ann, NOON), id, { columns });
    expect((await seen(id))?.summary.question?.unclearDate).toBe("03/04/2026");
    await previewAgain(testCaller(store, ann, NOON), id, { columns, order: "day first" });
    expect(await seen(id)).toMatchObject({ state: "ready", summary: { foods: 2, from: "2026-04-03" } });
    await expect(previewAgain(testCaller(store, ben, NOON), id, { columns })).rejects.toMatchObject({
      status: 404,
    });
  });
});

describe("an import", () => {
  it("logs its foods on their days, with their sums, back before the account", async () => {
    await imported();
    expect(await foodsOn("2026-11-19")).toEqual([["Oats", 300, "13:00"]]);
    expect(await foodsOn("2026-11-20")).toEqual([
      ["Soup", 120, "17:30"],
      ["Stew", 400.3, "00:00"],
    ]);
    expect((await daySnapshot(store.read, "ann", "2026-11-20")).totals).toMatchObject({
      calories: 520.3,
      carbs: 40,
    });
    expect(await activeDates(store.read, "ann", "2026-11")).toEqual(["2026-11-19", "2026-11-20"]);
    expect(await foodsOn("2026-11-20", ben)).toEqual([]);
    expect(await rowsOf("day_food_total")).toBe(2);
  });

  it("adds nothing the second time, under another name or in a later, longer export", async () => {
    await imported();
    const again = await imported({ ...SMALL, name: "renamed.csv" });
    expect((await seen(again))?.summary).toMatchObject({ known: 3, added: 0 });
    await imported(file("2026-11-18,,Lunch,Rice,1 cup,200,44,0,4", OATS, OATS));
    expect(await rowsOf("food")).toBe(5);
  });

  it("of two equal foods on a day adds both", async () => {
    await imported(file(OATS, OATS));
    expect(await foodsOn("2026-11-19")).toHaveLength(2);
  });

  it("pressed several times at once adds once", async () => {
    const id = await preview();
    await Promise.all([1, 2, 3].map(() => commitImport(testCaller(store, { id: "ann" }, NOON), id)));
    await importsSettled();
    expect(await seen(id)).toMatchObject({ state: "added", done: 3, summary: { added: 3 } });
    expect(await rowsOf("food")).toBe(3);
  });

  it("is another user's neither to commit nor to undo", async () => {
    const id = await preview();
    await expect(commitImport(testCaller(store, { id: "ben" }, NOON), id)).rejects.toMatchObject({
      status: 404,
    });
    await expect(undoImport(testCaller(store, { id: "ben" }, NOON), id)).rejects.toMatchObject({
      status: 404,
    });
    expect(await importsOf(store.read, "ben")).toEqual([]);
  });

  it("gives a past day no puzzle, and spares what was logged there before", async () => {
    const entry = {
      name: "Tea",
      emoji: "🍵",
      amounts: { calories: 2, carbs: 0.5, protein: 0, fats: 0 },
      servings: 1,
    };
    await logFood(testCaller(store, ann, NOON), {
      entry,
      key: "tea",
      eaten: { date: "2026-11-19", time: NOON - 2 * DAY_MS },
    });
    await imported(LARGE_MEAL);
    expect((await daySnapshot(store.read, "ann", "2026-11-19")).complete).toBe(false);
    expect(await store.read.select().from(store.read.t.puzzle_completion)).toEqual([]);
    expect(await foodsOn("2026-11-19")).toHaveLength(2);
  });

  it("that fills the puzzle chosen for a past day collects it for that day, once and for good", async () => {
    await choosePuzzle(testCaller(store, ann, NOON), "carrot", "2026-11-19");
    const id = await imported(LARGE_MEAL);
    const { puzzle_completion: completion } = store.read.t;
    const collected = async () =>
      (await store.read.select().from(completion)).map(({ date, puzzle_name }) => [date, puzzle_name]);
    expect((await daySnapshot(store.read, "ann", "2026-11-19")).complete).toBe(true);
    expect(await collected()).toEqual([["2026-11-19", "carrot"]]);
    await undo(id);
    await imported(LARGE_MEAL);
    expect(await collected()).toEqual([["2026-11-19", "carrot"]]);
  });
});

const DAYS = 160;
const LARGE = file(
  ...Array.from({ length: DAYS }, (_, day) => {
    const date = new Date(NOON - (day + 1) * DAY_MS).toISOString().slice(0, 10);
    return `${date},,Lunch,Soup ${day},1 bowl,120,10,3,5\n${date},,Dinner,Stew,1 bowl,400,30,20,25`;
  }),
);

describe("a large import", () => {
  it("that stopped half way is resumed", async () => {
    const id = await preview(LARGE);
    await store.tx((db) => db.update(db.t.import).set({ state: "adding" }).where(eq(db.t.import.id, id)));
    expect(await advanceImport(testCaller(store, { id: "ann" }, NOON), id)).toBe(true);
    expect(await rowsOf("food")).toBeLessThan(2 * DAYS);
    await resumeImports(store, settings, NOON);
    await importsSettled();
    expect(await seen(id)).toMatchObject({ state: "added", done: 2 * DAYS });
    expect(await rowsOf("food")).toBe(2 * DAYS);
  });

  it("that stopped half way can be undone", async () => {
    const id = await preview(LARGE);
    await store.tx((db) => db.update(db.t.import).set({ state: "adding" }).where(eq(db.t.import.id, id)));
    await advanceImport(testCaller(store, { id: "ann" }, NOON), id);
    await undo(id);
    expect([await rowsOf("food"), (await seen(id))?.state]).toEqual([0, "undone"]);
  });
});

describe("an undone import", () => {
  it("takes its foods and the days it opened, and can be imported again", async () => {
    const id = await imported();
    await Promise.all([undo(id), undo(id)]);
    expect([await rowsOf("food"), await rowsOf("import_row"), await rowsOf("day_food_total")]).toEqual([
      0, 0, 0,
    ]);
    expect(await activeDates(store.read, "ann", "2026-11")).toEqual([]);
    await imported();
    expect(await rowsOf("food")).toBe(3);
  });

  it("leaves what was changed since, and what was there before", async () => {
    await imported(file(OATS));
    const id = await imported();
    const [soup, stew] = await foodsOfDay(store.read, "ann", "2026-11-20");
    if (!soup || !stew) throw new Error("nothing was imported");
    const eaten = { date: "2026-11-20", time: soup.time };
    await editFood(testCaller(store, ann, NOON), soup.id, () => ({
      entry: { ...soup.entry, name: "Broth" },
      eaten,
    }));
    await deleteFood(testCaller(store, ann, NOON), stew.id);
    await undo(id);
    expect(await foodsOn("2026-11-19")).toEqual([["Oats", 300, "13:00"]]);
    expect(await foodsOn("2026-11-20")).toEqual([["Broth", 120, "17:30"]]);
    expect((await daySnapshot(store.read, "ann", "2026-11-20")).totals.calories).toBe(120);
    expect(await seen(id)).toMatchObject({ state: "undone", summary: { stayed: 1 } });
    expect(await rowsOf("food")).toBe(2);
  });

  it("is no longer possible after seven days", async () => {
    const id = await imported();
    await expect(undo(id, NOON + 7 * DAY_MS)).rejects.toMatchObject({ status: 400 });
    await undo(id, NOON + 7 * DAY_MS - 1);
    expect(await rowsOf("food")).toBe(0);
  });
});

it("drops a preview after a day, and what an undo needs after seven", async () => {
  const id = await imported();
  await preview(file(OATS.replace("Oats", "Rice")));
  await dropOldImports(store, settings, NOON + DAY_MS - 1);
  expect([await rowsOf("import"), await rowsOf("import_row")]).toEqual([2, 4]);
  await dropOldImports(store, settings, NOON + DAY_MS);
  expect([await rowsOf("import"), await rowsOf("import_row")]).toEqual([1, 3]);
  await dropOldImports(store, settings, NOON + 7 * DAY_MS);
  expect([(await seen(id))?.state, await rowsOf("import_row"), await rowsOf("food")]).toEqual([
    "added",
    0,
    3,
  ]);
});

import { asc } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import type { Store } from "~/db/store";
import { importOf } from "~/features/imports/stage/import.server";
import { previewFile } from "~/features/imports/stage/preview-file.server";
import { saveWeight, weightsOf } from "~/features/weight/weights.server";
import { addPeople, testCaller, testStore } from "../../../../tests/support/store";
import { commitImport, importsSettled, undoImport } from "./run.server";

const NOON = Date.parse("2026-11-21T17:00:00Z");
const ann = { id: "ann", timeZone: "America/New_York", dayStart: 0, nickname: null };
const csv = (...rows: string[]) => ({ name: "weights.csv", bytes: Buffer.from(rows.join("\n")) });
const IN_KG = csv(
  "Date,Weight (kg),Fat Percent",
  "2026-11-17,82,",
  "2026-11-18,81.5,",
  "2026-11-18,81.4,",
  "2026-11-19,81,",
  "2026-11-20,8,",
  "2026-12-24,80,",
);

let store: Store;
beforeEach(async () => {
  store = await testStore();
  await addPeople(store, "ann");
});

async function imported(file = IN_KG) {
  const id = await previewFile(testCaller(store, ann, NOON), file);
  const { summary } = (await importOf(store.read, "ann", id)) ?? {};
  await commitImport(testCaller(store, { id: "ann" }, NOON), id);
  await importsSettled();
  return { id, summary };
}
const weights = async () => (await weightsOf(store.read, "ann")).map(({ date, kg }) => [date, kg]);
const own = (date: string, kg: number, now = NOON) =>
  saveWeight(testCaller(store, { id: "ann" }, now), { date, kg });
async function undo(id: string) {
  await undoImport(testCaller(store, { id: "ann" }, NOON), id);
  await importsSettled();
}

it("weights come one a day, the last of a day, and spare one's own; unbelievable and future ones are left out", async () => {
  await own("2026-11-17", 83);
  const { id, summary } = await imported();
  expect(summary).toMatchObject({
    foods: 0,
    weights: { count: 3, known: 1, from: "2026-11-17", to: "2026-11-19", kg: 81, guessed: false },
    leftOut: [
      { reason: "The weight can't be right", count: 1, first: [{ line: 6 }] },
      { reason: "The day is in the future", count: 1, first: [{ line: 7 }] },
    ],
  });
  expect(await weights()).toEqual([
    ["2026-11-19", 81],
    ["2026-11-18", 81.4],
    ["2026-11-17", 83],
  ]);
  expect((await importOf(store.read, "ann", id))?.summary).toMatchObject({ added: 0, addedWeights: 2 });
});

it("weights are undone with their import, except those changed since and those that were there before", async () => {
  await own("2026-11-17", 82);
  const { id } = await imported();
  await own("2026-11-18", 81.4, NOON + 1);
  await undo(id);
  expect(await weights()).toEqual([
    ["2026-11-18", 81.4],
    ["2026-11-17", 82],
  ]);
});

it("weights imported twice add nothing, and can be imported again after an undo", async () => {
  const { id } = await imported();
  const again = await imported();
  expect(again.summary?.weights).toMatchObject({ count: 3, known: 3 });
  await undo(again.id);
  expect(await weights()).toHaveLength(3);
  await undo(id);
  expect(await weights()).toEqual([]);
  await imported();
  expect(await weights()).toHaveLength(3);
});

it("weights without a unit are in that of the profile", async () => {
  const info = { user_id: "ann", unit: "us" as const, updated_at: NOON };
  await store.tx((db) => db.insert(db.t.user_info).values(info));
  const { summary } = await imported(csv("Date,Weight", "2026-11-19,180"));
  expect(summary?.weights).toMatchObject({ unit: "lb", guessed: true });
  expect(await weights()).toEqual([["2026-11-19", 81.6466]]);
});

it("foods and weights of one row are added and undone together", async () => {
  const { id } = await imported(
    csv(
      "Date,Weight (kg),Calories (kcal),Protein (g),Fat (g),Carbs (g)",
      "2026-11-18,82,2000,150,70,200",
      "2026-11-19,81,2000,150,70,200",
    ),
  );
  const foods = () => store.read.select().from(store.read.t.food).orderBy(asc(store.read.t.food.id));
  expect([(await foods()).length, (await weights()).length]).toEqual([2, 2]);
  expect((await importOf(store.read, "ann", id))?.summary).toMatchObject({ added: 2, addedWeights: 2 });
  await undo(id);
  expect([await foods(), await weights()]).toEqual([[], []]);
});

import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import type { Store } from "~/db/store";
import { importOf } from "~/features/imports/stage/import.server";
import { moveDatabase } from "~/platform/backup/move-database.server";
import { readSettings } from "~/platform/settings/settings.server";
import { addPeople, backupTarget, sqliteTarget, testCaller } from "../../../../tests/support/store";
import { previewFile } from "../stage/preview-file.server";
import { advanceImport, importsSettled, resumeImports, undoImport } from "./run.server";

const settings = readSettings({ TZ: "UTC" });

const NOON = Date.parse("2026-11-21T17:00:00Z");
const DAY_MS = 24 * 3_600_000;
const DAYS = 200;
const ann = { id: "ann", timeZone: "America/New_York", dayStart: 0, nickname: null };
const lines = Array.from({ length: DAYS }, (_, day) => {
  const date = new Date(NOON - (day + 1) * DAY_MS).toISOString().slice(0, 10);
  return `${date},${80 + day / 100},120,5,3,10`;
});
const header = "Date,Weight (kg),Calories (kcal),Protein (g),Fat (g),Carbs (g)";
const file = { name: "days.csv", bytes: Buffer.from([header, ...lines].join("\n")) };

const counts = async ({ read }: Store) =>
  Promise.all([read.t.food, read.t.weight].map(async (table) => (await read.select().from(table)).length));

it("an import that is half done when its database is moved goes on there, and can be undone", async () => {
  const from = await (await sqliteTarget()).open();
  await addPeople(from, "ann");
  const id = await previewFile(testCaller(from, ann, NOON), file);
  await from.tx((db) => db.update(db.t.import).set({ state: "adding" }).where(eq(db.t.import.id, id)));
  expect(await advanceImport(testCaller(from, { id: "ann" }, NOON), id)).toBe(true);
  const [half = 0] = await counts(from);
  expect(half).toBeGreaterThan(0);
  expect(half).toBeLessThan(DAYS);

  const to = await backupTarget();
  await moveDatabase(from, { to: to.databaseUrl, dataDir: to.dataDir });
  const there = await to.open();
  expect(await counts(there)).toEqual([half, half]);
  await resumeImports(there, settings, NOON);
  await importsSettled();
  expect(await counts(there)).toEqual([DAYS, DAYS]);
  expect(await importOf(there.read, "ann", id)).toMatchObject({
    state: "added",
    summary: { added: DAYS, addedWeights: DAYS },
  });

  await undoImport(testCaller(there, { id: "ann" }, NOON), id);
  await importsSettled();
  expect(await counts(there)).toEqual([0, 0]);
});

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Row } from "~/db/contents";
import { fillFoodTotals } from "~/features/day/food-totals.server";
import { backupTarget, scratchFolder } from "../../../tests/support/store";
import { ACCESS_TABLES, type Manifest, unpack } from "./make-backup.server";
import { restoreBackup } from "./restore-backup.server";

/** Made by the versions of these days, whose servers thirty days of a person's foods were logged on. */
const STORED = ["2026-11-21", "2026-11-23"].map((day) => `tests/support/fixtures/backup-of-${day}.tar.gz`);

/** A restore makes new links, a picture has the grams of its first day, and the foods of a day became plain JSON. */
const CHANGED: Record<string, string[]> = {
  users: ["share_id", "picture_id"],
  user_collection: ["carbs", "protein", "fats"],
  day_food_total: ["names", "figures"],
};

test.each(STORED)("%s starts, with every value of every row", async (archive) => {
  const folder = scratchFolder();
  await unpack(archive, folder);
  const read = (path: string) => readFileSync(join(folder, path), "utf8");
  const manifest: Manifest = JSON.parse(read("manifest.json"));
  const to = await backupTarget();
  await restoreBackup(archive, to);
  const store = await to.open();

  const foods: Row[] = [];
  for (const { name, columns } of manifest.tables) {
    // New after each write.
    if (ACCESS_TABLES.includes(name) || name === "user_version") continue;
    const left = Object.keys(columns).filter((column) => !CHANGED[name]?.includes(column));
    const before: Row[] = read(`tables/${name}.ndjson`)
      .split("\n")
      .filter(Boolean)
      .map((line) => JSON.parse(line));
    const now: Row[] = await store.read.select().from(store.read.t[name as "food"]);
    expect(valuesOf(now, left), name).toEqual(valuesOf(before, left));
    if (name === "food") foods.push(...now);
  }
  await fillFoodTotals(store, "UTC");
  const days = await store.read
    .select({ foods: store.read.t.day_food_total.foods })
    .from(store.read.t.day_food_total);
  const inTenths = days.flatMap(({ foods }) => foods?.calories ?? []);
  expect(inTenths).toHaveLength(foods.length);
  expect(sum(inTenths) / 10).toBeCloseTo(sum(foods.map(({ calories }) => Number(calories))), 0);
  expect(foods.length).toBeGreaterThan(100);
});

const valuesOf = (rows: Row[], columns: string[]) =>
  rows
    .map((row) =>
      JSON.stringify(
        columns.map((column) => row[column] ?? null),
        inOrder,
      ),
    )
    .sort();

/** PostgreSQL orders the keys of its JSON anew. */
const inOrder = (_: string, value: unknown) =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);

import { buffer, text } from "node:stream/consumers";
import { parse } from "csv-parse/sync";
import { getTableColumns } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { fromBuffer } from "yauzl";
import { NOT_EXPORTED, userTables } from "~/db/contents";
import type { Store } from "~/db/store";
import { everythingOf } from "~/features/account/data.server";
import { importUser } from "~/features/account/import-user.server";
import { fillAccount, NOW } from "../../../tests/support/fixtures/whole-account";
import { addPeople, tableContents, testCaller, testStore } from "../../../tests/support/store";
import { type ExportKind, exportDownload, exportSchemaText } from "./export.server";
import { exportFileSchema } from "./file-schema.server";

import { SECTIONS, tablesOf } from "./sections";

let store: Store;
const failed = (error: unknown) => {
  throw error;
};
const download = (userId: string, kind: ExportKind) =>
  exportDownload(testCaller(store, { id: userId }, NOW), kind, failed);
const fileOf = async (userId: string) => JSON.parse(await text(download(userId, "json").body));

beforeAll(async () => {
  store = await testStore();
  await addPeople(store, "ann");
  await fillAccount(store, "ann");
  await addPeople(store, "bob");
  await store.tx(async (db) => {
    const session = { user_id: "ann", id_hash: "secret-hash", created_at: NOW, last_seen_at: NOW };
    await db.insert(db.t.session).values(session);
    const weights = Array.from({ length: 450 }, (_, i) => ({
      user_id: "bob",
      date: new Date(Date.UTC(2025, 0, 1 + i)).toISOString().slice(0, 10),
      kg: 70,
      updated_at: i,
    }));
    await db.insert(db.t.weight).values(weights);
  });
});

it("every table of a person is in the file, or has a reason why not", () => {
  const tables = ["users", ...Object.keys(userTables(store.read.t))];
  expect([...Object.keys(SECTIONS), ...Object.keys(NOT_EXPORTED)].sort()).toEqual(tables.sort());
  for (const reason of Object.values(NOT_EXPORTED)) expect(reason).toMatch(/^.{20,}\.$/);
});

describe("the JSON file", () => {
  it("is as its schema says", async () => {
    const file = await fileOf("ann");
    expect(exportFileSchema.parse(file)).toEqual(file);
    expect(file).toMatchObject({ format: "pixelplate", version: 1, exported_at: "2026-03-10T12:00:00.000Z" });
    expect(JSON.parse(await exportSchemaText())).toMatchObject({
      $schema: "https://json-schema.org/draft/2020-12/schema",
      description: expect.stringContaining("a change meanwhile may be in one part and not in another"),
      properties: { foods: { items: { properties: { time: { format: "date-time" } } } } },
    });
  });

  it("holds every row and column, with ISO times, and neither secrets nor what is someone else's", async () => {
    const file = await fileOf("ann");
    const contents = await tableContents(store.read);
    for (const [table, { name, single }] of Object.entries(SECTIONS)) {
      const own = (contents[table] ?? "")
        .split("\n")
        .filter(Boolean)
        .map((row) => JSON.parse(row))
        .filter((row: { user_id?: string; id: string }) => (row.user_id ?? row.id) === "ann");
      expect(single ? [file[name] ?? []].flat() : file[name], name).toHaveLength(own.length);
    }
    const columns = Object.keys(getTableColumns(store.read.t.food)).filter((name) => name !== "user_id");
    expect(Object.keys(file.foods[0])).toEqual(columns);
    expect(file.foods[0]).toMatchObject({ name: "=Feast", time: "2026-03-02T09:30:00.000Z", calories: 2000 });
    expect(file.account).toMatchObject({
      time_zone: "Europe/Paris",
      energy: "kj",
      numbers: "hidden",
      logs_weight: true,
      shown_nutrients: ["fibre", "salt"],
    });
    expect(JSON.stringify(file)).not.toMatch(/bob|_hash|secret-hash|user_id/);
  });

  it("goes on beyond a page", async () => {
    const { weights } = await fileOf("bob");
    expect(weights).toHaveLength(450);
    expect(new Set(weights.map(({ date }: { date: string }) => date)).size).toBe(450);
  });

  it("of an empty account is whole", async () => {
    await addPeople(store, "eve");
    const file = await fileOf("eve");
    expect(exportFileSchema.parse(file)).toEqual(file);
    expect(file).toMatchObject({ profile: null, picture: null, foods: [], days: [] });
  });
});

describe("the ZIP", () => {
  const sheets = async (userId: string) => {
    const bytes = await buffer(download(userId, "csv").body);
    const found: Record<string, string[][]> = {};
    await new Promise<void>((resolve, reject) => {
      fromBuffer(bytes, { lazyEntries: true }, (error, zip) => {
        if (error) return reject(error);
        zip.on("end", resolve).on("error", reject);
        zip.on("entry", (entry) =>
          zip.openReadStream(entry, async (failure, stream) => {
            if (failure) return reject(failure);
            found[entry.fileName] = parse(await buffer(stream), { bom: true, record_delimiter: "\r\n" });
            zip.readEntry();
          }),
        );
        zip.readEntry();
      });
    });
    return found;
  };

  it("has a sheet each for foods, days, weights and the collection", async () => {
    expect(await sheets("ann")).toEqual({
      "foods.csv": [
        [
          "date",
          "time",
          "name",
          "emoji",
          "servings",
          "kcal",
          "carbs_g",
          "protein_g",
          "fats_g",
          "estimated",
          "source",
          ...["fibre_g", "sugars_g", "saturated_fat_g", "salt_g", "alcohol_g", "polyols_g", "caffeine_mg"],
        ],
        [
          "2026-03-02",
          "2026-03-02T09:30:00.000Z",
          "'=Feast",
          "🍲",
          "2",
          "2000",
          "100",
          "60",
          "30",
          "yes",
          "described",
          ...["6.4", "", "", "", "", "", "95"],
        ],
        [
          "2026-03-03",
          "2026-03-03T09:30:00.000Z",
          "Soup, hot",
          "🍜",
          "1",
          "120.5",
          "10",
          "6.2",
          "0.333",
          "no",
          "",
          ...["", "", "", "", "", "", ""],
        ],
        [
          "2026-03-03",
          "2026-03-03T09:30:00.000Z",
          "Gone",
          "🍜",
          "1",
          "120.5",
          "10",
          "6.2",
          "0.333",
          "no",
          "",
          ...["", "", "", "", "", "", ""],
        ],
      ],
      "days.csv": [
        expect.arrayContaining(["date", "kcal", "fats_g_goal", "puzzle", "progress_percent", "neat"]),
        expect.arrayContaining(["2026-03-02", "Carrot", "100"]),
        expect.arrayContaining(["2026-03-03", "Salmon"]),
      ],
      "weights.csv": [
        ["date", "kg"],
        ["2026-03-02", "68.2"],
      ],
      "collection.csv": [
        ["puzzle", "category", "times", "first_collected", "carbs_g", "protein_g", "fats_g"],
        expect.arrayContaining(["Carrot", "1"]),
        expect.arrayContaining(["Sushi Rice"]),
      ],
    });
  });

  it("of an empty account has its headings", async () => {
    await addPeople(store, "zoe");
    expect(Object.values(await sheets("zoe")).map((rows) => rows.length)).toEqual([1, 1, 1, 1]);
  });
});

it("the JSON file is a whole account for the operator's import, too", async () => {
  const other = await testStore();
  await importUser(other, tablesOf(await fileOf("ann")), NOW);
  const [there, here] = [await everythingOf(store.read, "ann"), await everythingOf(other.read, "ann")];
  for (const table of ["food", "daily_home_data", "nutrition_goal", "weekday_goal", "user_collection"])
    expect(here[table], table).toEqual(there[table]);
  for (const table of ["puzzle_completion", "saved_food", "product", "confirmed_meal", "weight", "users"])
    expect(here[table], table).toEqual(there[table]);
  expect(here.avatars).toHaveLength(1);
});

it("a download that is not read to its end stops reading the database", async () => {
  for (const kind of ["tables", "json", "csv"] as const) {
    const { body } = download("bob", kind);
    for await (const _ of body) break;
    expect(body.destroyed).toBe(true);
  }
});

it("a failure cuts the file short, and is heard of", async () => {
  for (const kind of ["tables", "json", "csv"] as const) {
    const errors: unknown[] = [];
    const broken = {
      ...store.read,
      select: () => {
        throw new Error("disk on fire");
      },
    };
    const by = { ...testCaller(store, { id: "ann" }, NOW), db: broken as typeof store.read };
    const heard = (error: unknown) => errors.push(error);
    await expect(buffer(exportDownload(by, kind, heard).body)).rejects.toThrow("disk on fire");
    expect(errors).toHaveLength(1);
  }
});

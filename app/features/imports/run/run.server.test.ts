import { expect, it } from "vitest";
import type { Store } from "~/db/store";
import { readSettings } from "~/platform/settings/settings.server";
import { addPeople, testStore } from "../../../../tests/support/store";
import { dropOldImports } from "./run.server";

const settings = readSettings({ TZ: "UTC" });

const NOW = Date.UTC(2026, 10, 21);
const DAY_MS = 24 * 3_600_000;

const addImports = (store: Store, ids: string[], updated_at: number) =>
  store.tx((db) =>
    db.insert(db.t.import).values(
      ids.map((id) => ({
        user_id: "ann",
        id,
        program: "cronometer",
        file_name: "a.csv",
        state: "added" as const,
        summary: {},
        created_at: updated_at,
        updated_at,
      })),
    ),
  );

it("a thousand imports that hold nothing any more do not hide one that does", async () => {
  const store = await testStore();
  await addPeople(store, "ann");
  for (let from = 0; from < 1000; from += 250) {
    const ids = Array.from({ length: 250 }, (_, i) => `old ${from + i}`);
    await addImports(store, ids, NOW - 20 * DAY_MS);
  }
  await addImports(store, ["newer"], NOW - 8 * DAY_MS);
  await store.tx((db) =>
    db.insert(db.t.import_row).values({
      user_id: "ann",
      import_id: "newer",
      local_date: "2026-11-01",
      id: "row",
      kind: "food",
      line: 1,
      content: {},
    }),
  );
  await dropOldImports(store, settings, NOW);
  expect(await store.read.select().from(store.read.t.import_row)).toEqual([]);
  expect(await store.read.select().from(store.read.t.import)).toHaveLength(1001);
});

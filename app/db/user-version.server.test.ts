import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { addPeople, testStore } from "../../tests/support/store";
import { startVersion } from "./rows.server";
import type { Db, Store } from "./store";

const AMOUNTS = { calories: 1, carbs: 1, fats: 1, protein: 1 };
const ZEROES = { calories_goal: 1, carbs_goal: 1, fats_goal: 1, protein_goal: 1 };
const own = (userId: string) => ({ user_id: userId });

/** A row of each table that home is made of, and a change of it. */
const ROWS: Record<string, { row: (id: string) => object; change: object }> = {
  user_info: { row: (id) => ({ ...own(id), updated_at: 1 }), change: { nickname: "Annie" } },
  food: {
    row: (id) => ({
      ...own(id),
      ...AMOUNTS,
      id: "soup",
      name: "Soup",
      emoji: "🍲",
      time: 1,
      local_date: "2026-03-01",
      number_of_servings: 1,
      created_at: 1,
    }),
    change: { name: "Stew" },
  },
  proposal: {
    row: (id) => ({
      ...own(id),
      ...AMOUNTS,
      id: "soup",
      name: "Soup",
      emoji: "🍲",
      time: 1,
      local_date: "2026-03-01",
      number_of_servings: 1,
      created_at: 1,
    }),
    change: { name: "Stew" },
  },
  daily_home_data: {
    row: (id) => ({
      ...own(id),
      ...AMOUNTS,
      ...ZEROES,
      date: "2026-03-01",
      daily_text: "",
      puzzle_progress: 0,
      carbs_colors: [],
      protein_colors: [],
      fats_colors: [],
      updated_at: 1,
    }),
    change: { puzzle_id: "carrot" },
  },
  nutrition_goal: {
    row: (id) => ({ ...own(id), ...AMOUNTS, local_date: "2026-03-01", created_at: 1 }),
    change: { calories: 2 },
  },
  weekday_goal: {
    row: (id) => ({ ...own(id), ...AMOUNTS, weekday: 1, local_date: "2026-03-01", created_at: 1 }),
    change: { ended: true },
  },
  user_collection: {
    row: (id) => ({
      ...own(id),
      collection_type: "garden",
      puzzle_name: "carrot",
      carbs: 0,
      fats: 0,
      protein: 0,
      count: 1,
      first_completed_at: 1,
      created_at: 1,
      updated_at: 1,
    }),
    change: { congratulated_at: 2 },
  },
};

let store: Store;
beforeAll(async () => {
  store = await testStore();
  await addPeople(store, "ann", "ben");
  await store.tx(async (db) => {
    await startVersion(db, "ann");
    await startVersion(db, "ben");
  });
});

async function versionOf(id: string) {
  const { user_version } = store.read.t;
  const [row] = await store.read.select().from(user_version).where(eq(user_version.user_id, id));
  return row?.version;
}

async function changesOnlyAnn(work: (db: Db) => PromiseLike<unknown>) {
  const before = [await versionOf("ann"), await versionOf("ben")];
  await store.tx(async (db) => {
    await work(db);
  });
  const [ann, ben] = [await versionOf("ann"), await versionOf("ben")];
  expect(ann).not.toBe(before[0]);
  expect(ann).toMatch(/\S/);
  expect(ben).toBe(before[1]);
}

it.each(Object.entries(ROWS))(
  "each write of %s changes the version of its owner alone",
  async (name, { row, change }) => {
    const table = store.read.t[name as "food"];
    const ofAnn = eq(table.user_id, "ann");
    await store.tx(async (db) => {
      await db.insert(table).values(row("ben") as never);
    });
    await changesOnlyAnn((db) => db.insert(table).values(row("ann") as never));
    await changesOnlyAnn((db) => db.update(table).set(change).where(ofAnn));
    await changesOnlyAnn((db) => db.delete(table).where(ofAnn));
  },
);

it("a change of the account's own row changes it too", async () => {
  const { users } = store.read.t;
  await changesOnlyAnn((db) => db.update(users).set({ energy: "kj" }).where(eq(users.id, "ann")));
});

it("a write that fails in the end changes nothing", async () => {
  const before = await versionOf("ann");
  const { users } = store.read.t;
  const failed = store.tx(async (db) => {
    await db.update(users).set({ day_start: 3 }).where(eq(users.id, "ann"));
    throw new Error("no");
  });
  await expect(failed).rejects.toThrow("no");
  expect(await versionOf("ann")).toBe(before);
});

import { beforeAll, describe, expect, it } from "vitest";
import type { Store } from "~/db/store";
import { testStore } from "../../../tests/support/store";
import { DEFAULT_GOALS, macroSplit } from "./estimate";
import { goalOf } from "./goals.server";

let store: Store;
beforeAll(async () => {
  store = await testStore();
  await store.tx(async (db) => {
    const row = (user_id: string, local_date: string, calories: number) => ({
      user_id,
      local_date,
      created_at: 1,
      ...macroSplit(calories),
    });
    await db
      .insert(db.t.nutrition_goal)
      .values([
        row("ann", "2026-03-09", 1800),
        row("ann", "2026-11-02", 2100),
        row("ben", "2026-11-03", 2500),
      ]);
  });
});

describe("goalOf", () => {
  it.each([
    ["before the first goal", "2026-03-08", macroSplit(1800)],
    ["on its day", "2026-03-09", macroSplit(1800)],
    ["until the next", "2026-11-01", macroSplit(1800)],
    ["on the next one's day", "2026-11-02", macroSplit(2100)],
    ["long after, never another person's", "2027-01-01", macroSplit(2100)],
  ])("%s", async (_when, date, goals) =>
    expect(await goalOf(store.read, "ann", date)).toEqual({ goals, finishAt: 100 }),
  );

  it("is the default for a person who has set none", async () => {
    expect(await goalOf(store.read, "cy", "2026-03-09")).toEqual({ goals: DEFAULT_GOALS, finishAt: 100 });
  });
});

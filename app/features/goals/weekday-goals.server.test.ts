import { beforeAll, describe, expect, it } from "vitest";
import type { Store } from "~/db/store";
import { addPeople, testCaller, testStore } from "../../../tests/support/store";
import { macroSplit } from "./estimate";
import { goalOf, setWeekdayGoals, weekdayGoalsOf } from "./goals.server";

let store: Store;
const [EVERY_DAY, WEEKEND, LATER] = [macroSplit(1800), macroSplit(2400), macroSplit(2200)];

// 2026-11-07 is a Saturday.
beforeAll(async () => {
  store = await testStore();
  await addPeople(store, "ann");
  await store.tx(async (db) => {
    const row = { local_date: "2026-11-02", created_at: 1, ...EVERY_DAY };
    await db.insert(db.t.nutrition_goal).values(["ann", "ben"].map((user_id) => ({ user_id, ...row })));
  });
  const set = (from: string, weekdays: number[], goals: typeof WEEKEND | undefined) =>
    testCaller(store, { id: "ann" }, Date.parse(`${from}T12:00:00Z`)).change((tx) =>
      setWeekdayGoals(tx, { weekdays, goals }),
    );
  await set("2026-11-05", [6, 7], WEEKEND);
  await set("2026-11-15", [7], LATER);
  await set("2026-11-20", [6], undefined);
  await set("2026-11-28", [6], WEEKEND);
  await set("2026-11-28", [6], LATER);
});

const on = async (userId: string, date: string) => (await goalOf(store.read, userId, date)).goals;

describe("a weekday's goals", () => {
  it.each([
    ["a Saturday before them", "2026-10-31", EVERY_DAY],
    ["the first Saturday", "2026-11-07", WEEKEND],
    ["a Monday between", "2026-11-09", EVERY_DAY],
    ["the next Saturday", "2026-11-14", WEEKEND],
    ["a Sunday with newer ones", "2026-11-15", LATER],
    ["the Sunday before stays as it was", "2026-11-08", WEEKEND],
    ["a Saturday once they have ended", "2026-11-21", EVERY_DAY],
    ["a Saturday on which they were set twice", "2026-11-28", LATER],
  ])("%s", async (_when, date, goals) => expect(await on("ann", date)).toEqual(goals));

  it("are nobody else's", async () => expect(await on("ben", "2026-11-07")).toEqual(EVERY_DAY));

  it("stand together where they are equal", async () => {
    expect(await weekdayGoalsOf(store.read, "ann", "2026-11-10")).toEqual([
      { weekdays: [6, 7], goals: WEEKEND },
    ]);
    expect(await weekdayGoalsOf(store.read, "ann", "2026-11-27")).toEqual([{ weekdays: [7], goals: LATER }]);
    expect(await weekdayGoalsOf(store.read, "ben", "2026-11-27")).toEqual([]);
  });
});

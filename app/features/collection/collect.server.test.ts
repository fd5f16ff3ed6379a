import { beforeEach, describe, expect, it } from "vitest";
import { testCaller, testStore } from "../../../tests/support/store";
import { collectPuzzle } from "./collect.server";
import { acknowledgeCongratulation, collectedDays, collectedPuzzle, collectionOf } from "./collection.server";
import { pendingCongratulation } from "./shelves";

const store = await testStore();
const NOW = Date.UTC(2026, 2, 5, 18);
const DAY_MS = 86_400_000;
const amounts = { carbs: 200.1, protein: 150.2, fats: 65.3 };
let users = 0;
let ada = "";
let bob = "";

async function newUser() {
  const id = `user-${++users}`;
  await store.tx(async (db) => {
    await db
      .insert(db.t.users)
      .values({ id, email: `${id}@example.org`, password_hash: "-", share_id: id, created_at: NOW });
  });
  return id;
}

const collect = (id: string, puzzleId: string, date: string, now = NOW) =>
  testCaller(store, { id }, now).change((tx) => collectPuzzle(tx, { puzzleId, date, amounts }));

beforeEach(async () => {
  ada = await newUser();
  bob = await newUser();
});

describe("collectPuzzle", () => {
  it("adds the puzzle with the day's grams", async () => {
    expect(await collect(ada, "carrot", "2026-03-05")).toEqual({ collected: true, unlocked: [] });
    expect(await collectionOf(store.read, ada)).toEqual([
      {
        puzzleId: "carrot",
        collectionType: "Magic Garden",
        count: 1,
        nutrition: amounts,
        firstCompletedAt: NOW,
        createdAt: NOW,
        updatedAt: NOW,
        congratulatedAt: null,
      },
    ]);
    expect(await collectionOf(store.read, bob)).toEqual([]);
  });

  it("counts a day once and another day again; the record stays that of the first day", async () => {
    await collect(ada, "carrot", "2026-03-05");
    expect(await collect(ada, "carrot", "2026-03-05", NOW + 5)).toEqual({ collected: false, unlocked: [] });
    const more = { carbs: 300, protein: 160, fats: 70 };
    const later = { puzzleId: "carrot", date: "2026-03-06", amounts: more };
    await testCaller(store, { id: ada }, NOW + DAY_MS).change((tx) => collectPuzzle(tx, later));
    expect(await collectedPuzzle(store.read, ada, "Carrot")).toMatchObject({
      count: 2,
      nutrition: amounts,
      firstCompletedAt: NOW,
      updatedAt: NOW + DAY_MS,
    });
  });

  it("stores the grams of every day, and is of a past day once that is completed", async () => {
    await collect(ada, "carrot", "2026-03-05");
    const less = { carbs: 180, protein: 140, fats: 60 };
    const past = { puzzleId: "carrot", date: "2026-03-03", amounts: less };
    await testCaller(store, { id: ada }, NOW + 1).change((tx) =>
      collectPuzzle(tx, { ...past, completedAt: NOW - 2 * DAY_MS }),
    );
    expect(await collectedPuzzle(store.read, ada, "carrot")).toMatchObject({
      count: 2,
      nutrition: less,
      firstCompletedAt: NOW - 2 * DAY_MS,
    });
    expect((await collectedDays(store.read, ada)).get("carrot")).toEqual([
      { date: "2026-03-03", nutrition: less },
      { date: "2026-03-05", nutrition: amounts },
    ]);
  });

  it("counts a hundred parallel completions once", async () => {
    const tries = await Promise.all(Array.from({ length: 100 }, () => collect(ada, "corn", "2026-03-05")));
    expect(tries.filter(({ collected }) => collected)).toHaveLength(1);
    expect(await collectedPuzzle(store.read, ada, "corn")).toMatchObject({ count: 1, nutrition: amounts });
  });

  it("leaves nothing behind when the transaction that completed the day fails", async () => {
    const failing = testCaller(store, { id: ada }, NOW).change(async (tx) => {
      await collectPuzzle(tx, { puzzleId: "carrot", date: "2026-03-05", amounts });
      throw new Error("the day could not be saved");
    });
    await expect(failing).rejects.toThrow("the day could not be saved");
    expect(await collectionOf(store.read, ada)).toEqual([]);
    expect(await collect(ada, "carrot", "2026-03-05")).toMatchObject({ collected: true });
  });

  it.each(["salmon_nigiri_boy", "turnip", "__proto__", ""])("collects no %j by a day", async (puzzleId) => {
    expect(await collect(ada, puzzleId, "2026-03-05")).toEqual({ collected: false, unlocked: [] });
    expect(await collectionOf(store.read, ada)).toEqual([]);
  });
});

describe("the special puzzle", () => {
  it("is unlocked by its last part, once, without grams", async () => {
    expect(await collect(ada, "salmon", "2026-03-05")).toEqual({ collected: true, unlocked: [] });
    expect(await collect(ada, "sushi_rice", "2026-03-06", NOW + 9)).toEqual({
      collected: true,
      unlocked: ["salmon_nigiri_boy"],
    });
    expect(await collect(ada, "salmon", "2026-03-07")).toEqual({ collected: true, unlocked: [] });
    expect(await collectedPuzzle(store.read, ada, "salmon nigiri boy")).toMatchObject({
      collectionType: "Salmon Nigiri Boy",
      count: 1,
      nutrition: { carbs: 0, protein: 0, fats: 0 },
      firstCompletedAt: NOW + 9,
    });
  });

  it("is unlocked once when both parts are completed at the same moment", async () => {
    for (let round = 0; round < 20; round++) {
      const user = await newUser();
      const tries = await Promise.all([
        collect(user, "salmon", "2026-03-05"),
        collect(user, "sushi_rice", "2026-03-06"),
        collect(user, "salmon", "2026-03-06"),
      ]);
      expect(tries.flatMap(({ unlocked }) => unlocked)).toEqual(["salmon_nigiri_boy"]);
    }
  });

  it("does not count another user's parts", async () => {
    await collect(ada, "salmon", "2026-03-05");
    expect(await collect(bob, "sushi_rice", "2026-03-05")).toEqual({ collected: true, unlocked: [] });
  });
});

describe("the congratulation", () => {
  it("waits from the unlocking until it is acknowledged, and the first time stays", async () => {
    await collect(ada, "salmon", "2026-03-05");
    expect(pendingCongratulation(await collectionOf(store.read, ada))).toBeUndefined();
    await collect(ada, "sushi_rice", "2026-03-05");
    expect(pendingCongratulation(await collectionOf(store.read, ada))).toMatchObject({
      puzzleId: "salmon_nigiri_boy",
    });
    expect(pendingCongratulation(await collectionOf(store.read, bob))).toBeUndefined();

    await acknowledgeCongratulation(testCaller(store, { id: bob }, NOW), "salmon_nigiri_boy");
    expect(pendingCongratulation(await collectionOf(store.read, ada))).toBeDefined();
    await acknowledgeCongratulation(testCaller(store, { id: ada }, NOW + 1), "Salmon Nigiri Boy");
    await acknowledgeCongratulation(testCaller(store, { id: ada }, NOW + 2), "salmon_nigiri_boy");
    expect(pendingCongratulation(await collectionOf(store.read, ada))).toBeUndefined();
    expect(await collectedPuzzle(store.read, ada, "salmon_nigiri_boy")).toMatchObject({
      congratulatedAt: NOW + 1,
    });
  });

  it("of an unknown puzzle does nothing", async () => {
    await acknowledgeCongratulation(testCaller(store, { id: ada }, NOW), "turnip");
    expect(await collectionOf(store.read, ada)).toEqual([]);
  });
});

it("a puzzle that doesn't exist or isn't collected is undefined", async () => {
  await collect(ada, "carrot", "2026-03-05");
  expect(await collectedPuzzle(store.read, ada, "turnip")).toBeUndefined();
  expect(await collectedPuzzle(store.read, ada, "corn")).toBeUndefined();
  expect(await collectedPuzzle(store.read, bob, "carrot")).toBeUndefined();
});

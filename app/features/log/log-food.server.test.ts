import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import type { Store } from "~/db/store";
import { testCaller } from "../../../tests/support/test-caller";
import { testStore } from "../../../tests/support/test-store";
import { KEY_TTL_MS, logFoodOnce } from "./log-food.server";

const NOW = Date.UTC(2026, 2, 1, 12);
const entry = {
  name: "Soup",
  emoji: "🍲",
  amounts: { calories: 100, carbs: 10, protein: 5, fats: 2 },
  servings: 1,
};
let store: Store;
let people = 0;

beforeAll(async () => {
  store = await testStore();
});

async function newPlayer() {
  const id = `player-${people++}`;
  const row = { id, email: `${id}@example.org`, password_hash: "-", share_id: id, created_at: NOW };
  await store.tx(async (db) => {
    await db.insert(db.t.users).values(row);
  });
  return { id, timeZone: "UTC", dayStart: 0, nickname: null };
}
const foodsOf = (id: string) =>
  store.read.select().from(store.read.t.food).where(eq(store.read.t.food.user_id, id));

it("logs once per key, and gives all concurrent callers the same answer", async () => {
  const player = await newPlayer();
  const all = await Promise.all(
    Array.from({ length: 20 }, () => logFoodOnce(testCaller(store, player, NOW), { entry, key: "key" })),
  );
  const [food] = await foodsOf(player.id);
  expect(await foodsOf(player.id)).toHaveLength(1);
  for (const answer of all)
    expect(answer).toEqual({
      id: food?.id,
      time: NOW,
      date: "2026-03-01",
      progress: 0,
      collected: false,
      unlocked: [],
    });
});

it("gives a later caller the first answer, also when the food is gone or the day is over", async () => {
  const player = await newPlayer();
  const first = await logFoodOnce(testCaller(store, player, NOW), { entry, key: "key" });
  await store.tx(async (db) => {
    await db.delete(db.t.food).where(eq(db.t.food.user_id, player.id));
  });
  expect(await logFoodOnce(testCaller(store, player, NOW + KEY_TTL_MS), { entry, key: "key" })).toEqual(
    first,
  );
  expect(await foodsOf(player.id)).toEqual([]);
});

it("logs to another day when given one, as a separate request under the same key", async () => {
  const player = await newPlayer();
  const eaten = { date: "2026-02-27", time: Date.UTC(2026, 1, 27, 8) };
  const first = await logFoodOnce(testCaller(store, player, NOW), { entry, key: "key", eaten });
  expect(first).toMatchObject(eaten);
  expect(await logFoodOnce(testCaller(store, player, NOW), { entry, key: "key", eaten })).toEqual(first);
  expect(await logFoodOnce(testCaller(store, player, NOW), { entry, key: "key" })).toBeUndefined();
  expect(await foodsOf(player.id)).toMatchObject([{ time: eaten.time, local_date: eaten.date }]);
});

it("refuses another food under the key, and forgets the key after a day", async () => {
  const player = await newPlayer();
  const first = await logFoodOnce(testCaller(store, player, NOW), { entry, key: "key" });
  const other = { ...entry, amounts: { ...entry.amounts, fats: 3 } };
  expect(await logFoodOnce(testCaller(store, player, NOW), { entry: other, key: "key" })).toBeUndefined();
  const later = await logFoodOnce(testCaller(store, player, NOW + KEY_TTL_MS + 1), { entry, key: "key" });
  expect(later?.date).toBe("2026-03-02");
  expect(later?.id).not.toBe(first?.id);
  expect(await foodsOf(player.id)).toHaveLength(2);
});

it("without a key logs every time", async () => {
  const player = await newPlayer();
  await logFoodOnce(testCaller(store, player, NOW), { entry, key: null });
  await logFoodOnce(testCaller(store, player, NOW), { entry, key: null });
  expect(await foodsOf(player.id)).toHaveLength(2);
});

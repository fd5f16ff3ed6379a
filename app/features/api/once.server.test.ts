import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import type { Store } from "~/db/store";
import type { Eaten } from "~/features/day/dates.server";
import type { FoodEntry } from "~/features/food/entry";
import { logFood } from "~/features/log/log-food.server";
import { newKey } from "~/platform/crypto.server";
import { testCaller, testStore } from "../../../tests/support/store";
import { KEY_TTL_MS, once } from "./once.server";

const NOW = Date.UTC(2026, 2, 1, 12);
const SOUP: FoodEntry = {
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
type Sent = { entry?: FoodEntry; eaten?: Eaten };
const log = (player: { id: string }, { entry = SOUP, eaten }: Sent = {}, now = NOW) =>
  once(testCaller(store, player, now), { key: "key", content: [entry, eaten] }, (by) =>
    logFood(by, { entry, key: newKey(), eaten }),
  );
const foodsOf = (id: string) =>
  store.read.select().from(store.read.t.food).where(eq(store.read.t.food.user_id, id));

it("logs once per key, and gives all concurrent callers the same answer", async () => {
  const player = await newPlayer();
  const all = await Promise.all(Array.from({ length: 20 }, () => log(player)));
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
  const first = await log(player);
  await store.tx(async (db) => {
    await db.delete(db.t.food).where(eq(db.t.food.user_id, player.id));
  });
  expect(await log(player, {}, NOW + KEY_TTL_MS)).toEqual(first);
  expect(await foodsOf(player.id)).toEqual([]);
});

it("refuses other content under the key, and forgets the key after a day", async () => {
  const player = await newPlayer();
  const first = await log(player);
  const other = { ...SOUP, amounts: { ...SOUP.amounts, fats: 3 } };
  const yesterday = { date: "2026-02-27", time: Date.UTC(2026, 1, 27, 8) };
  for (const sent of [{ entry: other }, { eaten: yesterday }])
    await expect(log(player, sent)).rejects.toMatchObject({ status: 409, code: "idempotency_key_reused" });
  const later = await log(player, {}, NOW + KEY_TTL_MS + 1);
  expect(later.date).toBe("2026-03-02");
  expect(later.id).not.toBe(first.id);
  expect(await foodsOf(player.id)).toHaveLength(2);
});

it("remembers nothing of a change that failed", async () => {
  const player = await newPlayer();
  const failing = once(
    testCaller(store, player, NOW),
    { key: "key", content: [SOUP, undefined] },
    async (by) => {
      await logFood(by, { entry: SOUP, key: newKey() });
      throw new Error("after the food");
    },
  );
  await expect(failing).rejects.toThrow("after the food");
  expect(await foodsOf(player.id)).toEqual([]);
  await log(player);
  expect(await foodsOf(player.id)).toHaveLength(1);
});

import { and, eq, isNull } from "drizzle-orm";
import { expect, it, vi } from "vitest";
import type { FoodEntry } from "../../app/features/food/entry";
import { deleteFood, editFood, logFood, restoreFood } from "../../app/features/log/log-food.server";
import { testCaller, testStore } from "../support/store";

// Hundreds of requests each, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const NOW = Date.UTC(2026, 2, 10, 12);
const DATES = ["2026-03-01", "2026-03-02", "2026-03-03", "2026-03-04"];
const ENTRY: FoodEntry = {
  name: "Soup",
  emoji: "🍲",
  servings: 1,
  amounts: { calories: 100, carbs: 10, protein: 5, fats: 2 },
};

const store = await testStore();

it("a food moved, deleted and put back at the same moment counts on the one day that holds it", async () => {
  const { users, food, daily_home_data: days } = store.read.t;
  for (let round = 0; round < 15; round++) {
    const player = { id: `player-${round}`, timeZone: "UTC", dayStart: 0, nickname: null };
    const email = `${player.id}@example.org`;
    await store.tx(async (db) => {
      await db.insert(users).values({
        id: player.id,
        email,
        password_hash: "",
        share_id: player.id,
        created_at: NOW,
      });
    });
    await logFood(testCaller(store, player, NOW), { entry: ENTRY, key: "key" });
    const [logged] = await store.read.select().from(food).where(eq(food.user_id, player.id));
    const id = logged?.id ?? "";
    await Promise.all([
      ...DATES.map((date) =>
        editFood(testCaller(store, player, NOW), id, () => ({ entry: ENTRY, eaten: { date, time: NOW } })),
      ),
      deleteFood(testCaller(store, player, NOW), id),
      restoreFood(testCaller(store, player, NOW), id),
    ]);
    const left = await store.read
      .select()
      .from(food)
      .where(and(eq(food.user_id, player.id), isNull(food.deleted_at)));
    const counted = await store.read.select().from(days).where(eq(days.user_id, player.id));
    expect(counted.filter(({ carbs }) => carbs > 0).map(({ date, carbs }) => [date, carbs])).toEqual(
      left.map(({ local_date, carbs }) => [local_date, carbs]),
    );
  }
});

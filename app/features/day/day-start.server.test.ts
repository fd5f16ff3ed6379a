import { beforeEach, expect, it } from "vitest";
import type { Store } from "~/db/store";
import { eatPage } from "~/features/eat/recent.server";
import { homeForDay } from "~/features/home/home.server";
import { copyFoods } from "~/features/log/log-again.server";
import { logFood } from "~/features/log/log-food.server";
import { addPeople, testCaller, testStore } from "../../../tests/support/store";
import { eatenAt } from "./dates.server";
import { choosePuzzle } from "./puzzle.server";

const early = { id: "ann", timeZone: "America/New_York", dayStart: 0, nickname: null };
const late = { ...early, dayStart: 3 };
const AT_TWO = Date.parse("2026-11-20T07:00:00Z");
const AT_THREE = AT_TWO + 3_600_000;

let store: Store;
beforeEach(async () => {
  store = await testStore();
  await addPeople(store, "ann");
});

const entry = (name: string) => ({
  name,
  emoji: "🍲",
  servings: 1,
  amounts: { calories: 2000, carbs: 250, protein: 150, fats: 67 },
});
const log = (player: typeof early, name: string, now: number, time?: string) =>
  logFood(testCaller(store, player, now), {
    entry: entry(name),
    key: name,
    eaten: eatenAt(player, { time }, now),
  });
const home = (player: typeof early, now: number, date: string | null = null) =>
  homeForDay(testCaller(store, player, now), date);
const plate = async (player: typeof early, now: number, date?: string) =>
  (await home(player, now, date)).foods.map(({ name, part }) => [name, part]);

it("a night snack ends the day that it belongs to", async () => {
  await log(late, "Snack", AT_TWO);
  await log(late, "Typed", AT_TWO, "01:00");
  await log(late, "Soup", AT_TWO, "12:30");
  expect(await plate(late, AT_TWO)).toEqual([
    ["Soup", "midday"],
    ["Typed", "evening"],
    ["Snack", "evening"],
  ]);
  const today = await home(late, AT_TWO);
  expect(today).toMatchObject({ date: "2026-11-19", isToday: true, midnightInMs: AT_THREE - AT_TWO });
  expect(await home(late, AT_THREE)).toMatchObject({ date: "2026-11-20", foods: [] });
  const { recent } = await eatPage(testCaller(store, late, AT_THREE), { page: 0 });
  expect(JSON.stringify(recent)).toContain("Yesterday, 2:00 AM");
});

it("the picture that a night snack completes is of that day", async () => {
  await choosePuzzle(testCaller(store, late, AT_TWO), "carrot");
  expect(await log(late, "Feast", AT_TWO)).toMatchObject({ collected: true });
  const days = await store.read.select().from(store.read.t.puzzle_completion);
  expect(days).toMatchObject([{ date: "2026-11-19", puzzle_name: "carrot" }]);
});

it("a copy stays in the night, at the end of its new day", async () => {
  await log(late, "Snack", AT_TWO);
  const noon = Date.parse("2026-11-21T17:00:00Z");
  await copyFoods(testCaller(store, late, noon), {
    from: "2026-11-19",
    to: "2026-11-21",
    group: "evening",
    key: "k",
  });
  await log(late, "Soup", noon);
  expect(await plate(late, noon)).toEqual([
    ["Soup", "midday"],
    ["Snack", "evening"],
  ]);
});

it("a new start at 2 AM moves no food, and what is ahead is found again at 3", async () => {
  await log(early, "Snack", AT_TWO);
  expect(await plate(early, AT_TWO)).toEqual([["Snack", "morning"]]);
  const before = await home(late, AT_TWO);
  expect(before).toMatchObject({ date: "2026-11-19", isToday: true, foods: [], next: "2026-11-20" });
  await log(late, "Tea", AT_TWO);
  expect(await plate(late, AT_TWO)).toEqual([["Tea", "evening"]]);
  expect(await plate(late, AT_THREE)).toEqual([["Snack", "morning"]]);
  expect(await plate(early, AT_TWO, "2026-11-19")).toEqual([["Tea", "evening"]]);
});

import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Store } from "~/db/store";
import { collectedDays, collectionOf } from "~/features/collection/collection.server";
import { recentPage } from "~/features/eat/recent.server";
import type { FoodEntry } from "~/features/food/entry";

import { cursorIn } from "~/features/food/food-item";
import { foodsOfDay, LATEST_MAX, recentFood } from "~/features/food/logged.server";
import { homeOf } from "~/features/home/home.server";
import { logFood } from "~/features/log/log-food.server";
import { localDate } from "~/platform/local-date";
import { addPeople } from "../../../tests/support/add-people";
import { testStore } from "../../../tests/support/test-store";
import { eatenAt } from "./dates";
import { activeAround, activeDates, dayOf, isActive } from "./day.server";
import { changeGoal } from "./goal.server";
import { choosePuzzle } from "./puzzle.server";

const ann = { id: "ann", timeZone: "America/New_York", dayStart: 0, nickname: "Ann" };
const ben = { id: "ben", timeZone: "UTC", dayStart: 0, nickname: null };
const NOON = Date.parse("2026-11-21T17:00:00Z");
const DAY_MS = 86_400_000;
const YESTERDAY = "2026-11-20";
const yesterday = eatenAt(ann, { date: YESTERDAY }, NOON);

const entry = (carbs: number, protein = 0, fats = 0, name = "Stew"): FoodEntry => ({
  name,
  emoji: "🍲",
  amounts: { calories: 100, carbs, protein, fats },
  servings: 1,
});
const wholeDay = entry(200, 150, 65, "Feast");

let store: Store;
beforeEach(async () => {
  store = await testStore();
  await addPeople(store, "ann", "ben");
});

describe("logFood", () => {
  it("adds to the totals of the player's local day", async () => {
    await logFood(store, ann, entry(10.1), "k1", NOON);
    await logFood(store, ann, entry(0.2), "k2", NOON);
    await logFood(store, ann, entry(5), "k3", Date.parse("2026-11-22T04:59:59Z"));
    expect((await dayOf(store.read, "ann", "2026-11-21")).totals).toEqual({
      calories: 300,
      carbs: 15.3,
      protein: 0,
      fats: 0,
    });
    expect(await activeDates(store.read, "ann", "2026-11")).toEqual(["2026-11-21"]);
    expect(await activeDates(store.read, "ben", "2026-11")).toEqual([]);
  });

  it("logs the same form once, however often and however parallel it is sent", async () => {
    await Promise.all(Array.from({ length: 20 }, () => logFood(store, ann, entry(10), "same", NOON)));
    expect((await recentFood(store.read, "ann", 0)).foods).toHaveLength(1);
    expect((await dayOf(store.read, "ann", "2026-11-21")).totals.carbs).toBe(10);
  });

  it("adds to the given day, once for each day the form is sent for", async () => {
    const eaten = eatenAt(ann, { date: "2026-11-19", time: "08:30" }, NOON);
    for (const _ of [1, 2]) await logFood(store, ann, entry(10), "k", NOON, eaten);
    await logFood(store, ann, entry(10), "k", NOON);
    const on = async (date: string) => (await dayOf(store.read, "ann", date)).totals.carbs;
    expect([await on("2026-11-19"), await on("2026-11-21")]).toEqual([10, 10]);
    expect((await foodsOfDay(store.read, "ann", "2026-11-19"))[0]?.time).toBe(
      Date.parse("2026-11-19T13:30:00Z"),
    );
  });

  it("makes a day one with data, for its own person only", async () => {
    for (const days of [3, 1]) await logFood(store, ann, entry(1), `k${days}`, NOON - days * DAY_MS);
    await logFood(store, ben, entry(1), "k", NOON);
    expect(await activeAround(store.read, "ann", "2026-11-19")).toEqual({
      before: "2026-11-18",
      after: "2026-11-20",
    });
    expect(await activeAround(store.read, "ann", "2026-11-20")).toEqual({
      before: "2026-11-18",
      after: null,
    });
    expect(await isActive(store.read, "ann", "2026-11-20")).toBe(true);
    expect(await isActive(store.read, "ann", "2026-11-21")).toBe(false);
    await logFood(store, ann, entry(1), "older", NOON - 60 * DAY_MS);
    expect(await activeDates(store.read, "ann", "2026-11")).toEqual([
      "2026-09-22",
      "2026-11-18",
      "2026-11-20",
    ]);
    expect(await activeDates(store.read, "ann", "2026-10")).toEqual(["2026-09-22"]);
  });

  it("loses none of many foods logged at once", async () => {
    await Promise.all(Array.from({ length: 50 }, (_, i) => logFood(store, ann, entry(1.1), `k${i}`, NOON)));
    expect((await dayOf(store.read, "ann", "2026-11-21")).totals.carbs).toBe(55);
  });
});

describe("choosePuzzle", () => {
  it("fills the puzzle with what was already eaten", async () => {
    await logFood(store, ann, entry(100), "k", NOON);
    expect(await choosePuzzle(store, ann, "carrot", NOON)).toMatchObject({ ok: true });
    const home = await homeOf(store.read, ann, null, NOON);
    expect(home.puzzle).toMatchObject({ id: "carrot", complete: false, filled: { protein: 0, fats: 0 } });
    expect(home.puzzle?.filled.carbs).toBeGreaterThan(10);
  });

  it("refuses what is no puzzle, and the special one", async () => {
    for (const id of ["", "brick", "salmon_nigiri_boy", "pancake_bear", "__proto__", "constructor"]) {
      expect(await choosePuzzle(store, ann, id, NOON)).toEqual({ ok: false, reason: "unknown-puzzle" });
    }
    expect(await activeDates(store.read, "ann", "2026-11")).toEqual([]);
  });

  it("can be changed until the day is complete", async () => {
    await choosePuzzle(store, ann, "carrot", NOON);
    await choosePuzzle(store, ann, "tomato", NOON);
    await logFood(store, ann, wholeDay, "k", NOON);
    expect(await choosePuzzle(store, ann, "corn", NOON)).toEqual({ ok: false, reason: "day-complete" });
    expect(await dayOf(store.read, "ann", "2026-11-21")).toMatchObject({
      puzzleId: "tomato",
      complete: true,
    });
    expect((await collectionOf(store.read, "ann")).map(({ puzzleId }) => puzzleId)).toEqual(["tomato"]);
  });
});

describe("a day gone by", () => {
  it("may get a puzzle while it has none, and stays with it", async () => {
    expect(await choosePuzzle(store, ann, "corn", NOON, YESTERDAY)).toMatchObject({ ok: true });
    expect(await choosePuzzle(store, ann, "carrot", NOON, YESTERDAY)).toEqual({
      ok: false,
      reason: "day-past",
    });
    const { puzzle, canChange } = await homeOf(store.read, ann, YESTERDAY, NOON);
    expect([puzzle?.id, canChange]).toEqual(["corn", false]);
    expect((await homeOf(store.read, ann, "2026-11-18", NOON)).canChange).toBe(true);
  });

  it("is collected for its own day when it is completed late, once", async () => {
    await choosePuzzle(store, ann, "corn", NOON - DAY_MS);
    expect(await logFood(store, ann, wholeDay, "k1", NOON, yesterday)).toMatchObject({ collected: true });
    await logFood(store, ann, wholeDay, "k2", NOON, yesterday);
    await choosePuzzle(store, ann, "corn", NOON);
    await logFood(store, ann, wholeDay, "k3", NOON);
    const [corn] = await collectionOf(store.read, "ann");
    expect(corn).toMatchObject({ puzzleId: "corn", count: 2 });
    expect(localDate(ann, corn?.firstCompletedAt ?? 0)).toBe(YESTERDAY);
  });

  it("unlocks a special puzzle for the day of its last part", async () => {
    const days = ["2026-11-19", YESTERDAY].map((date) => eatenAt(ann, { date }, NOON));
    await choosePuzzle(store, ann, "salmon", NOON, "2026-11-19");
    await choosePuzzle(store, ann, "sushi_rice", NOON, YESTERDAY);
    const unlocked = [];
    for (const [i, eaten] of days.entries())
      unlocked.push((await logFood(store, ann, wholeDay, `k${i}`, NOON, eaten)).unlocked);
    expect(unlocked).toEqual([[], ["salmon_nigiri_boy"]]);
    const special = (await collectionOf(store.read, "ann")).find(
      ({ puzzleId }) => puzzleId === "salmon_nigiri_boy",
    );
    expect(special?.firstCompletedAt).toBe(yesterday.time);
  });

  it("becomes the first of a puzzle that was collected on a later day before", async () => {
    await choosePuzzle(store, ann, "corn", NOON - DAY_MS);
    await choosePuzzle(store, ann, "corn", NOON);
    await logFood(store, ann, wholeDay, "k1", NOON);
    await logFood(store, ann, wholeDay, "k2", NOON, yesterday);
    expect(await collectionOf(store.read, "ann")).toMatchObject([
      { count: 2, firstCompletedAt: yesterday.time },
    ]);
  });

  it("takes the first goal when it lies before all of them", async () => {
    const goals = { calories: 1800, carbs: 225, protein: 90, fats: 60 };
    await changeGoal(store, ann, goals, NOON);
    await logFood(store, ann, entry(10), "k", NOON, yesterday);
    expect((await dayOf(store.read, "ann", YESTERDAY)).goals).toEqual(goals);
  });
});

describe("completing a day", () => {
  it("collects the puzzle once, with the whole day's nutrition", async () => {
    await choosePuzzle(store, ann, "carrot", NOON);
    const parallel = Array.from({ length: 10 }, (_, i) => logFood(store, ann, wholeDay, `k${i}`, NOON));
    const settled = await Promise.all(parallel);
    expect(settled.filter(({ collected }) => collected)).toHaveLength(1);
    const [carrot, ...others] = await collectionOf(store.read, "ann");
    expect(others).toEqual([]);
    expect(carrot).toMatchObject({
      puzzleId: "carrot",
      count: 1,
      nutrition: { carbs: 2000, protein: 1500, fats: 650 },
      firstCompletedAt: NOON,
    });
  });

  it("renews the card until the day is over, and no card of another day", async () => {
    await choosePuzzle(store, ann, "carrot", NOON);
    await logFood(store, ann, wholeDay, "lunch", NOON);
    const dinner = entry(100, 40, 30, "Dinner");
    await logFood(store, ann, dinner, "dinner", NOON + 3_600_000);
    const nutrition = { carbs: 300, protein: 190, fats: 95 };
    expect(await collectionOf(store.read, "ann")).toMatchObject([{ nutrition }]);
    await choosePuzzle(store, ann, "carrot", NOON + DAY_MS);
    for (const key of ["next", "more"]) await logFood(store, ann, wholeDay, key, NOON + DAY_MS);
    const today = eatenAt(ann, { date: "2026-11-21" }, NOON + DAY_MS);
    await logFood(store, ann, dinner, "late", NOON + DAY_MS, today);
    expect(await collectionOf(store.read, "ann")).toMatchObject([{ count: 2, nutrition }]);
    expect((await collectedDays(store.read, "ann")).get("carrot")).toMatchObject([
      { nutrition },
      { nutrition: { carbs: 400, protein: 300, fats: 130 } },
    ]);
  });

  it("never completes by rounding", async () => {
    await choosePuzzle(store, ann, "carrot", NOON);
    const { progress, collected } = await logFood(store, ann, entry(199.9, 150, 65), "k", NOON);
    expect(progress).toBeLessThan(1);
    expect(collected).toBe(false);
  });

  it("counts again on another day and unlocks the special puzzle by its two parts", async () => {
    await choosePuzzle(store, ann, "salmon", NOON);
    expect(await logFood(store, ann, wholeDay, "k1", NOON)).toMatchObject({ collected: true, unlocked: [] });
    await choosePuzzle(store, ann, "sushi_rice", NOON + DAY_MS);
    expect(await logFood(store, ann, wholeDay, "k2", NOON + DAY_MS)).toMatchObject({
      collected: true,
      unlocked: ["salmon_nigiri_boy"],
    });
    await choosePuzzle(store, ann, "salmon", NOON + 2 * DAY_MS);
    expect(await logFood(store, ann, wholeDay, "k3", NOON + 2 * DAY_MS)).toMatchObject({ unlocked: [] });
    const counts = (await collectionOf(store.read, "ann")).map(({ puzzleId, count }) => [puzzleId, count]);
    expect(Object.fromEntries(counts)).toEqual({ salmon: 2, sushi_rice: 1, salmon_nigiri_boy: 1 });
    expect(await collectionOf(store.read, "ben")).toEqual([]);
  });

  it("unlocks a special puzzle by three parts of two collections", async () => {
    const unlocked = [];
    for (const [i, puzzleId] of ["honey", "strawberry", "pancakes"].entries()) {
      await choosePuzzle(store, ann, puzzleId, NOON + i * DAY_MS);
      unlocked.push((await logFood(store, ann, wholeDay, `k${i}`, NOON + i * DAY_MS)).unlocked);
    }
    expect(unlocked).toEqual([[], [], ["pancake_bear"]]);
    const types = (await collectionOf(store.read, "ann")).map((each) => [each.puzzleId, each.collectionType]);
    expect(Object.fromEntries(types)).toEqual({
      honey: "Breakfast Table",
      strawberry: "Summer Market",
      pancakes: "Breakfast Table",
      pancake_bear: "Pancake Bear",
    });
  });

  it("stays whole when the picture is drawn anew with other blocks", async () => {
    await choosePuzzle(store, ann, "carrot", NOON);
    await logFood(store, ann, wholeDay, "k", NOON);
    const old = { carbs: 7, protein: 5, fats: 3 };
    await store.tx(async (db) => {
      await db.update(db.t.daily_home_data).set({ pixel_art_data: { blocks: old, filled: old } });
    });
    const home = await homeOf(store.read, ann, null, NOON);
    expect(home.puzzle).toMatchObject({ complete: true, progress: 1 });
    expect(home.puzzle?.filled.carbs).toBeGreaterThan(7);
    await logFood(store, ann, entry(1), "k2", NOON);
    expect(await collectionOf(store.read, "ann")).toMatchObject([{ puzzleId: "carrot", count: 1 }]);
  });
});

describe("changeGoal", () => {
  const small = { calories: 500, carbs: 10, protein: 10, fats: 10 };

  it("holds from today on; days gone by keep theirs", async () => {
    await logFood(store, ben, entry(5), "k", NOON - DAY_MS);
    await changeGoal(store, ben, small, NOON);
    expect((await dayOf(store.read, "ben", "2026-11-20")).goals.carbs).toBe(200);
    expect((await dayOf(store.read, "ben", "2026-11-21")).goals).toEqual(small);
    expect((await dayOf(store.read, "ben", "2026-11-25")).goals).toEqual(small);
  });

  it("may complete the day by itself, and never undoes a completed one", async () => {
    await choosePuzzle(store, ben, "corn", NOON);
    await logFood(store, ben, entry(20, 20, 20), "k", NOON);
    await changeGoal(store, ben, small, NOON);
    await changeGoal(store, ben, { ...small, carbs: 900 }, NOON);
    expect(await dayOf(store.read, "ben", "2026-11-21")).toMatchObject({
      complete: true,
      goals: { carbs: 900 },
    });
    expect(await collectionOf(store.read, "ben")).toMatchObject([{ puzzleId: "corn", count: 1 }]);
  });
});

describe("a person who is done when close", () => {
  const goals = { calories: 2000, carbs: 200, protein: 150, fats: 65 };
  const close = entry(180, 135, 58.5);

  it("collects at 90 per cent of every goal, and later goals stay so", async () => {
    await changeGoal(store, ann, goals, NOON, { finishAt: 90 });
    await choosePuzzle(store, ann, "corn", NOON);
    expect((await logFood(store, ann, entry(179.9, 135, 58.5), "k1", NOON)).collected).toBe(false);
    expect((await logFood(store, ann, entry(0.1, 0, 0), "k2", NOON)).collected).toBe(true);
    await changeGoal(store, ann, goals, NOON + DAY_MS);
    expect(await dayOf(store.read, "ann", "2026-11-22")).toMatchObject({ finishAt: 90, goals });
  });

  it("finds past days as they were", async () => {
    await choosePuzzle(store, ann, "corn", NOON - DAY_MS);
    await logFood(store, ann, close, "k1", NOON - DAY_MS);
    await changeGoal(store, ann, goals, NOON, { finishAt: 90 });
    await logFood(store, ann, entry(0, 0, 0), "k2", NOON, yesterday);
    expect(await dayOf(store.read, "ann", YESTERDAY)).toMatchObject({ finishAt: 100, complete: false });
  });
});

describe("a neat day", () => {
  const meal = (calories: number, carbs: number) => ({
    ...entry(carbs),
    amounts: { calories, carbs, protein: 150, fats: 65 },
  });

  it.each([
    [1800, 220, true],
    [1799, 200, false],
    [2000, 221, false],
  ])("with %d kcal and %d g carbs: %j", async (calories, carbs, neat) => {
    await logFood(store, ann, meal(calories, carbs), "k", NOON);
    expect((await dayOf(store.read, "ann", "2026-11-21")).neat).toBe(neat);
  });

  it("is neat no more once more is eaten", async () => {
    await logFood(store, ann, meal(2000, 200), "k1", NOON);
    await logFood(store, ann, entry(60), "k2", NOON);
    expect((await dayOf(store.read, "ann", "2026-11-21")).neat).toBe(false);
  });
});

describe("the stored snapshot", () => {
  it("says what the day came to", async () => {
    await choosePuzzle(store, ann, "avocado", NOON);
    await logFood(store, ann, entry(50, 30, 20), "k", NOON);
    const [row] = await store.read
      .select()
      .from(store.read.t.daily_home_data)
      .where(eq(store.read.t.daily_home_data.user_id, "ann"));
    expect(row).toMatchObject({
      date: "2026-11-21",
      puzzle_category: "magic_garden",
      puzzle_name: "Avocado",
      carbs: 50,
      carbs_goal: 200,
      completed_at: null,
    });
    expect(row?.carbs_colors).toContainEqual(expect.stringMatching(/^#[0-9a-f]{6}$/));
    expect(row?.puzzle_progress).toBeGreaterThan(0.1);
  });
});

describe("the recent list", () => {
  it("pages five at a time, newest first, each person's own", async () => {
    for (let i = 0; i < 12; i++)
      await logFood(store, ann, entry(i, 0, 0, `Food ${i}`), `k${i}`, NOON + i * 1000);
    await logFood(store, ben, entry(1), "k", NOON);
    const pages = await Promise.all([0, 1, 2, 3].map((page) => recentPage(store.read, ann, page)));
    expect(pages.map(({ foods, more }) => [foods.length, more])).toEqual([
      [5, true],
      [5, true],
      [2, false],
      [0, false],
    ]);
    expect(pages[0]?.foods[0]).toMatchObject({ name: "Food 11", timeText: "Sat, Nov 21, 12:00 PM" });
    expect(pages[2]?.foods.at(-1)?.name).toBe("Food 0");
  });

  it("goes on after the last food that was shown, whatever was logged meanwhile, and also at one moment", async () => {
    for (let i = 0; i < 12; i++) await logFood(store, ann, entry(i, 0, 0, `Food ${i}`), `k${i}`, NOON);
    const all = (await Promise.all([0, 1, 2].map((page) => recentPage(store.read, ann, page)))).flatMap(
      ({ foods }) => foods.map(({ id }) => id),
    );
    const shown: string[] = [];
    let before: string | undefined;
    for (let page = 0; page < 3; page++) {
      const { foods, next } = await recentPage(store.read, ann, page, cursorIn(before ?? null));
      shown.push(...foods.map(({ id }) => id));
      before = next;
      await logFood(store, ann, entry(1), `new${page}`, NOON + 1000);
    }
    expect(shown).toEqual(all);
    expect(await recentPage(store.read, ben, 1, cursorIn(before ?? null))).toMatchObject({ foods: [] });
  });
});

describe("the recent list of equal foods", () => {
  it("holds them once, with how often, also across pages", async () => {
    for (let i = 0; i < 24; i++)
      await logFood(store, ann, entry(i % 8, 0, 0, `Food ${i % 8}`), `k${i}`, NOON + i * 1000);
    const first = await recentPage(store.read, ann, 0);
    const second = await recentPage(store.read, ann, 1, cursorIn(first.next ?? null));
    const shown = [...first.foods, ...second.foods].map(({ name, times }) => [name, times]);
    expect(shown).toEqual([7, 6, 5, 4, 3, 2, 1, 0].map((i) => [`Food ${i}`, 3]));
    expect([first.more, second.more]).toEqual([true, false]);
  });

  it("tells apart values and servings of another size, not how many", async () => {
    const soup = entry(10, 0, 0, "Soup");
    const double = {
      ...entry(20, 0, 0, "soup"),
      amounts: { ...soup.amounts, calories: 2 * soup.amounts.calories, carbs: 20 },
      servings: 2,
    };
    await logFood(store, ann, soup, "one", NOON);
    await logFood(store, ann, double, "two", NOON + 1000);
    await logFood(store, ann, entry(11, 0, 0, "Soup"), "other", NOON + 2000);
    const { foods } = await recentPage(store.read, ann, 0);
    expect(foods.map(({ name, times }) => [name, times])).toEqual([
      ["Soup", 1],
      ["soup", 2],
    ]);
  });

  it("goes on to each single food further back than the latest", async () => {
    const row = {
      user_id: "ann",
      emoji: "🍲",
      local_date: "2026-01-01",
      number_of_servings: 1,
      created_at: 0,
    };
    const amounts = { calories: 1, carbs: 1, protein: 1, fats: 1 };
    const rows = Array.from({ length: LATEST_MAX + 7 }, (_, i) => {
      const old = i < 7;
      return { ...row, ...amounts, id: `made-${i}`, time: i, name: old ? "Old" : "Same" };
    });
    await store.tx(async (db) => {
      for (let i = 0; i < rows.length; i += 50) await db.insert(db.t.food).values(rows.slice(i, i + 50));
    });
    const pages = [await recentPage(store.read, ann, 0)];
    for (let page = 1; pages.at(-1)?.more; page++)
      pages.push(await recentPage(store.read, ann, page, cursorIn(pages.at(-1)?.next ?? null)));
    expect(pages.map(({ foods }) => foods.map(({ name, times }) => `${name} ${times}`))).toEqual([
      [`Same ${LATEST_MAX}`],
      Array(5).fill("Old 1"),
      Array(2).fill("Old 1"),
    ]);
  });
});

describe("homeOf", () => {
  it("greets, and shows today for a date that is none or lies ahead", async () => {
    for (const dateParam of [null, "", "2026-02-30", "2026-11-22", "x".repeat(5000), "2999-01-01"]) {
      const home = await homeOf(store.read, ann, dateParam, NOON);
      expect(home).toMatchObject({ date: "2026-11-21", isToday: true, relativeText: "Today", puzzle: null });
      expect(home.line).toBe("Hey Ann! Ready to collect today's nutrition puzzle?");
    }
    expect((await homeOf(store.read, ben, null, NOON)).line).toContain("Hey there!");
  });

  it("shows a past day read-only, with its own words", async () => {
    await choosePuzzle(store, ann, "corn", NOON - DAY_MS);
    await logFood(store, ann, entry(10), "k", NOON - DAY_MS);
    const home = await homeOf(store.read, ann, "2026-11-20", NOON);
    expect(home).toMatchObject({ isToday: false, relativeText: "Yesterday", canChange: false });
    expect(home.line).toBe("So close to completing this puzzle! — try again next time!");
  });

  it("says what is missing while numbers are hidden, until the day's energy is reached", async () => {
    const hidden = { ...ann, numbers: "hidden" as const };
    await choosePuzzle(store, ann, "corn", NOON);
    await logFood(
      store,
      ann,
      { ...entry(200, 100, 65), amounts: { ...wholeDay.amounts, protein: 100, calories: 1999 } },
      "k",
      NOON,
    );
    const line = async () => (await homeOf(store.read, hidden, null, NOON)).line;
    expect(await line()).toBe("A bit more protein would finish the picture.");
    await logFood(
      store,
      ann,
      { ...entry(0), amounts: { calories: 1, carbs: 0, protein: 0, fats: 0 } },
      "tea",
      NOON,
    );
    expect(await line()).not.toContain("more");
  });

  it("says for each food in which part of its eater's day it was eaten", async () => {
    const inAuckland = { ...ann, timeZone: "Pacific/Auckland" };
    for (const time of ["10:59", "11:00", "17:30", "23:00"])
      await logFood(store, inAuckland, entry(10), time, NOON, eatenAt(inAuckland, { time }, NOON));
    const { foods } = await homeOf(store.read, inAuckland, null, NOON);
    expect(foods.map(({ timeText, part }) => [timeText, part])).toEqual([
      ["10:59 AM", "morning"],
      ["11:00 AM", "midday"],
      ["5:30 PM", "afternoon"],
      ["11:00 PM", "evening"],
    ]);
  });

  it("shows a day that a journey west put ahead, and does not call it missed", async () => {
    const inAuckland = { ...ann, timeZone: "Pacific/Auckland" };
    await choosePuzzle(store, inAuckland, "corn", NOON);
    await logFood(store, inAuckland, entry(10), "k", NOON);
    expect((await homeOf(store.read, ann, null, NOON)).next).toBe("2026-11-22");
    const home = await homeOf(store.read, ann, "2026-11-22", NOON);
    expect(home).toMatchObject({ date: "2026-11-22", isToday: false, canChange: false, relativeText: "" });
    expect(home).toMatchObject({ previous: "2026-11-21", next: null, totals: { carbs: 10 } });
    expect(home.line).not.toBe("So close to completing this puzzle! — try again next time!");
  });
});

import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Store } from "~/db/store";
import { collectedDays, collectionOf } from "~/features/collection/collection.server";
import { recentPage } from "~/features/eat/recent.server";
import type { FoodEntry } from "~/features/food/entry";
import { cursorIn } from "~/features/food/food-item";
import { foodsOfDay, LATEST_MAX, recentFood } from "~/features/food/logged.server";
import { homeForDay } from "~/features/home/home.server";
import { logFood } from "~/features/log/log-food.server";
import { localDate } from "~/platform/local-date";
import { addPeople, testCaller, testStore } from "../../../tests/support/store";
import { eatenAt } from "./dates.server";
import { activeAround, activeDates, daySnapshot, isActive } from "./day.server";
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
    await logFood(testCaller(store, ann, NOON), { entry: entry(10.1), key: "k1" });
    await logFood(testCaller(store, ann, NOON), { entry: entry(0.2), key: "k2" });
    await logFood(testCaller(store, ann, Date.parse("2026-11-22T04:59:59Z")), { entry: entry(5), key: "k3" });
    expect((await daySnapshot(store.read, "ann", "2026-11-21")).totals).toEqual({
      calories: 300,
      carbs: 15.3,
      protein: 0,
      fats: 0,
    });
    expect(await activeDates(store.read, "ann", "2026-11")).toEqual(["2026-11-21"]);
    expect(await activeDates(store.read, "ben", "2026-11")).toEqual([]);
  });

  it("logs the same form once, however often and however parallel it is sent", async () => {
    await Promise.all(
      Array.from({ length: 20 }, () =>
        logFood(testCaller(store, ann, NOON), { entry: entry(10), key: "same" }),
      ),
    );
    expect((await recentFood(store.read, "ann", 0)).foods).toHaveLength(1);
    expect((await daySnapshot(store.read, "ann", "2026-11-21")).totals.carbs).toBe(10);
  });

  it("adds to the given day, once for each day the form is sent for", async () => {
    const eaten = eatenAt(ann, { date: "2026-11-19", time: "08:30" }, NOON);
    for (const _ of [1, 2])
      await logFood(testCaller(store, ann, NOON), { entry: entry(10), key: "k", eaten });
    await logFood(testCaller(store, ann, NOON), { entry: entry(10), key: "k" });
    const on = async (date: string) => (await daySnapshot(store.read, "ann", date)).totals.carbs;
    expect([await on("2026-11-19"), await on("2026-11-21")]).toEqual([10, 10]);
    expect((await foodsOfDay(store.read, "ann", "2026-11-19"))[0]?.time).toBe(
      Date.parse("2026-11-19T13:30:00Z"),
    );
  });

  it("makes a day one with data, for its own person only", async () => {
    for (const days of [3, 1])
      await logFood(testCaller(store, ann, NOON - days * DAY_MS), { entry: entry(1), key: `k${days}` });
    await logFood(testCaller(store, ben, NOON), { entry: entry(1), key: "k" });
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
    await logFood(testCaller(store, ann, NOON - 60 * DAY_MS), { entry: entry(1), key: "older" });
    expect(await activeDates(store.read, "ann", "2026-11")).toEqual([
      "2026-09-22",
      "2026-11-18",
      "2026-11-20",
    ]);
    expect(await activeDates(store.read, "ann", "2026-10")).toEqual(["2026-09-22"]);
  });

  it("loses none of many foods logged at once", async () => {
    await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        logFood(testCaller(store, ann, NOON), { entry: entry(1.1), key: `k${i}` }),
      ),
    );
    expect((await daySnapshot(store.read, "ann", "2026-11-21")).totals.carbs).toBe(55);
  });
});

describe("choosePuzzle", () => {
  it("fills the puzzle with what was already eaten", async () => {
    await logFood(testCaller(store, ann, NOON), { entry: entry(100), key: "k" });
    expect(await choosePuzzle(testCaller(store, ann, NOON), "carrot")).toMatchObject({ ok: true });
    const home = await homeForDay(testCaller(store, ann, NOON), null);
    expect(home.puzzle).toMatchObject({ id: "carrot", complete: false, filled: { protein: 0, fats: 0 } });
    expect(home.puzzle?.filled.carbs).toBeGreaterThan(10);
  });

  it("refuses what is no puzzle, and the special one", async () => {
    for (const id of ["", "brick", "salmon_nigiri_boy", "pancake_bear", "__proto__", "constructor"]) {
      expect(await choosePuzzle(testCaller(store, ann, NOON), id)).toEqual({
        ok: false,
        reason: "unknown-puzzle",
      });
    }
    expect(await activeDates(store.read, "ann", "2026-11")).toEqual([]);
  });

  it("can be changed until the day is complete", async () => {
    await choosePuzzle(testCaller(store, ann, NOON), "carrot");
    await choosePuzzle(testCaller(store, ann, NOON), "tomato");
    await logFood(testCaller(store, ann, NOON), { entry: wholeDay, key: "k" });
    expect(await choosePuzzle(testCaller(store, ann, NOON), "corn")).toEqual({
      ok: false,
      reason: "day-complete",
    });
    expect(await daySnapshot(store.read, "ann", "2026-11-21")).toMatchObject({
      puzzleId: "tomato",
      complete: true,
    });
    expect((await collectionOf(store.read, "ann")).map(({ puzzleId }) => puzzleId)).toEqual(["tomato"]);
  });
});

describe("a day gone by", () => {
  it("may get a puzzle while it has none, and stays with it", async () => {
    expect(await choosePuzzle(testCaller(store, ann, NOON), "corn", YESTERDAY)).toMatchObject({ ok: true });
    expect(await choosePuzzle(testCaller(store, ann, NOON), "carrot", YESTERDAY)).toEqual({
      ok: false,
      reason: "day-past",
    });
    const { puzzle, canChange } = await homeForDay(testCaller(store, ann, NOON), YESTERDAY);
    expect([puzzle?.id, canChange]).toEqual(["corn", false]);
    expect((await homeForDay(testCaller(store, ann, NOON), "2026-11-18")).canChange).toBe(true);
  });

  it("is collected for its own day when it is completed late, once", async () => {
    await choosePuzzle(testCaller(store, ann, NOON - DAY_MS), "corn");
    expect(
      await logFood(testCaller(store, ann, NOON), { entry: wholeDay, key: "k1", eaten: yesterday }),
    ).toMatchObject({ collected: true });
    await logFood(testCaller(store, ann, NOON), { entry: wholeDay, key: "k2", eaten: yesterday });
    await choosePuzzle(testCaller(store, ann, NOON), "corn");
    await logFood(testCaller(store, ann, NOON), { entry: wholeDay, key: "k3" });
    const [corn] = await collectionOf(store.read, "ann");
    expect(corn).toMatchObject({ puzzleId: "corn", count: 2 });
    expect(localDate(ann, corn?.firstCompletedAt ?? 0)).toBe(YESTERDAY);
  });

  it("unlocks a special puzzle for the day of its last part", async () => {
    const days = ["2026-11-19", YESTERDAY].map((date) => eatenAt(ann, { date }, NOON));
    await choosePuzzle(testCaller(store, ann, NOON), "salmon", "2026-11-19");
    await choosePuzzle(testCaller(store, ann, NOON), "sushi_rice", YESTERDAY);
    const unlocked = [];
    for (const [i, eaten] of days.entries())
      unlocked.push(
        (await logFood(testCaller(store, ann, NOON), { entry: wholeDay, key: `k${i}`, eaten })).unlocked,
      );
    expect(unlocked).toEqual([[], ["salmon_nigiri_boy"]]);
    const special = (await collectionOf(store.read, "ann")).find(
      ({ puzzleId }) => puzzleId === "salmon_nigiri_boy",
    );
    expect(special?.firstCompletedAt).toBe(yesterday.time);
  });

  it("becomes the first of a puzzle that was collected on a later day before", async () => {
    await choosePuzzle(testCaller(store, ann, NOON - DAY_MS), "corn");
    await choosePuzzle(testCaller(store, ann, NOON), "corn");
    await logFood(testCaller(store, ann, NOON), { entry: wholeDay, key: "k1" });
    await logFood(testCaller(store, ann, NOON), { entry: wholeDay, key: "k2", eaten: yesterday });
    expect(await collectionOf(store.read, "ann")).toMatchObject([
      { count: 2, firstCompletedAt: yesterday.time },
    ]);
  });

  it("takes the first goal when it lies before all of them", async () => {
    const goals = { calories: 1800, carbs: 225, protein: 90, fats: 60 };
    await changeGoal(testCaller(store, ann, NOON), goals);
    await logFood(testCaller(store, ann, NOON), { entry: entry(10), key: "k", eaten: yesterday });
    expect((await daySnapshot(store.read, "ann", YESTERDAY)).goals).toEqual(goals);
  });
});

describe("completing a day", () => {
  it("collects the puzzle once, with the whole day's nutrition", async () => {
    await choosePuzzle(testCaller(store, ann, NOON), "carrot");
    const parallel = Array.from({ length: 10 }, (_, i) =>
      logFood(testCaller(store, ann, NOON), { entry: wholeDay, key: `k${i}` }),
    );
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
    await choosePuzzle(testCaller(store, ann, NOON), "carrot");
    await logFood(testCaller(store, ann, NOON), { entry: wholeDay, key: "lunch" });
    const dinner = entry(100, 40, 30, "Dinner");
    await logFood(testCaller(store, ann, NOON + 3_600_000), { entry: dinner, key: "dinner" });
    const nutrition = { carbs: 300, protein: 190, fats: 95 };
    expect(await collectionOf(store.read, "ann")).toMatchObject([{ nutrition }]);
    await choosePuzzle(testCaller(store, ann, NOON + DAY_MS), "carrot");
    for (const key of ["next", "more"])
      await logFood(testCaller(store, ann, NOON + DAY_MS), { entry: wholeDay, key });
    const today = eatenAt(ann, { date: "2026-11-21" }, NOON + DAY_MS);
    await logFood(testCaller(store, ann, NOON + DAY_MS), { entry: dinner, key: "late", eaten: today });
    expect(await collectionOf(store.read, "ann")).toMatchObject([{ count: 2, nutrition }]);
    expect((await collectedDays(store.read, "ann")).get("carrot")).toMatchObject([
      { nutrition },
      { nutrition: { carbs: 400, protein: 300, fats: 130 } },
    ]);
  });

  it("never completes by rounding", async () => {
    await choosePuzzle(testCaller(store, ann, NOON), "carrot");
    const { progress, collected } = await logFood(testCaller(store, ann, NOON), {
      entry: entry(199.9, 150, 65),
      key: "k",
    });
    expect(progress).toBeLessThan(1);
    expect(collected).toBe(false);
  });

  it("counts again on another day and unlocks the special puzzle by its two parts", async () => {
    await choosePuzzle(testCaller(store, ann, NOON), "salmon");
    expect(await logFood(testCaller(store, ann, NOON), { entry: wholeDay, key: "k1" })).toMatchObject({
      collected: true,
      unlocked: [],
    });
    await choosePuzzle(testCaller(store, ann, NOON + DAY_MS), "sushi_rice");
    expect(
      await logFood(testCaller(store, ann, NOON + DAY_MS), { entry: wholeDay, key: "k2" }),
    ).toMatchObject({
      collected: true,
      unlocked: ["salmon_nigiri_boy"],
    });
    await choosePuzzle(testCaller(store, ann, NOON + 2 * DAY_MS), "salmon");
    expect(
      await logFood(testCaller(store, ann, NOON + 2 * DAY_MS), { entry: wholeDay, key: "k3" }),
    ).toMatchObject({ unlocked: [] });
    const counts = (await collectionOf(store.read, "ann")).map(({ puzzleId, count }) => [puzzleId, count]);
    expect(Object.fromEntries(counts)).toEqual({ salmon: 2, sushi_rice: 1, salmon_nigiri_boy: 1 });
    expect(await collectionOf(store.read, "ben")).toEqual([]);
  });

  it("unlocks a special puzzle by three parts of two collections", async () => {
    const unlocked = [];
    for (const [i, puzzleId] of ["honey", "strawberry", "pancakes"].entries()) {
      await choosePuzzle(testCaller(store, ann, NOON + i * DAY_MS), puzzleId);
      unlocked.push(
        (await logFood(testCaller(store, ann, NOON + i * DAY_MS), { entry: wholeDay, key: `k${i}` }))
          .unlocked,
      );
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
    await choosePuzzle(testCaller(store, ann, NOON), "carrot");
    await logFood(testCaller(store, ann, NOON), { entry: wholeDay, key: "k" });
    const old = { carbs: 7, protein: 5, fats: 3 };
    await store.tx(async (db) => {
      await db.update(db.t.daily_home_data).set({ pixel_art_data: { blocks: old, filled: old } });
    });
    const home = await homeForDay(testCaller(store, ann, NOON), null);
    expect(home.puzzle).toMatchObject({ complete: true, progress: 1 });
    expect(home.puzzle?.filled.carbs).toBeGreaterThan(7);
    await logFood(testCaller(store, ann, NOON), { entry: entry(1), key: "k2" });
    expect(await collectionOf(store.read, "ann")).toMatchObject([{ puzzleId: "carrot", count: 1 }]);
  });
});

describe("changeGoal", () => {
  const small = { calories: 500, carbs: 10, protein: 10, fats: 10 };

  it("holds from today on; days gone by keep theirs", async () => {
    await logFood(testCaller(store, ben, NOON - DAY_MS), { entry: entry(5), key: "k" });
    await changeGoal(testCaller(store, ben, NOON), small);
    expect((await daySnapshot(store.read, "ben", "2026-11-20")).goals.carbs).toBe(200);
    expect((await daySnapshot(store.read, "ben", "2026-11-21")).goals).toEqual(small);
    expect((await daySnapshot(store.read, "ben", "2026-11-25")).goals).toEqual(small);
  });

  it("may complete the day by itself, and never undoes a completed one", async () => {
    await choosePuzzle(testCaller(store, ben, NOON), "corn");
    await logFood(testCaller(store, ben, NOON), { entry: entry(20, 20, 20), key: "k" });
    await changeGoal(testCaller(store, ben, NOON), small);
    await changeGoal(testCaller(store, ben, NOON), { ...small, carbs: 900 });
    expect(await daySnapshot(store.read, "ben", "2026-11-21")).toMatchObject({
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
    await changeGoal(testCaller(store, ann, NOON), goals, { finishAt: 90 });
    await choosePuzzle(testCaller(store, ann, NOON), "corn");
    expect(
      (await logFood(testCaller(store, ann, NOON), { entry: entry(179.9, 135, 58.5), key: "k1" })).collected,
    ).toBe(false);
    expect(
      (await logFood(testCaller(store, ann, NOON), { entry: entry(0.1, 0, 0), key: "k2" })).collected,
    ).toBe(true);
    await changeGoal(testCaller(store, ann, NOON + DAY_MS), goals);
    expect(await daySnapshot(store.read, "ann", "2026-11-22")).toMatchObject({ finishAt: 90, goals });
  });

  it("finds past days as they were", async () => {
    await choosePuzzle(testCaller(store, ann, NOON - DAY_MS), "corn");
    await logFood(testCaller(store, ann, NOON - DAY_MS), { entry: close, key: "k1" });
    await changeGoal(testCaller(store, ann, NOON), goals, { finishAt: 90 });
    await logFood(testCaller(store, ann, NOON), { entry: entry(0, 0, 0), key: "k2", eaten: yesterday });
    expect(await daySnapshot(store.read, "ann", YESTERDAY)).toMatchObject({ finishAt: 100, complete: false });
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
    await logFood(testCaller(store, ann, NOON), { entry: meal(calories, carbs), key: "k" });
    expect((await daySnapshot(store.read, "ann", "2026-11-21")).neat).toBe(neat);
  });

  it("is neat no more once more is eaten", async () => {
    await logFood(testCaller(store, ann, NOON), { entry: meal(2000, 200), key: "k1" });
    await logFood(testCaller(store, ann, NOON), { entry: entry(60), key: "k2" });
    expect((await daySnapshot(store.read, "ann", "2026-11-21")).neat).toBe(false);
  });
});

describe("the stored snapshot", () => {
  it("says what the day came to", async () => {
    await choosePuzzle(testCaller(store, ann, NOON), "avocado");
    await logFood(testCaller(store, ann, NOON), { entry: entry(50, 30, 20), key: "k" });
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
      await logFood(testCaller(store, ann, NOON + i * 1000), {
        entry: entry(i, 0, 0, `Food ${i}`),
        key: `k${i}`,
      });
    await logFood(testCaller(store, ben, NOON), { entry: entry(1), key: "k" });
    const pages = await Promise.all([0, 1, 2, 3].map((page) => recentPage(testCaller(store, ann), page)));
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
    for (let i = 0; i < 12; i++)
      await logFood(testCaller(store, ann, NOON), { entry: entry(i, 0, 0, `Food ${i}`), key: `k${i}` });
    const all = (
      await Promise.all([0, 1, 2].map((page) => recentPage(testCaller(store, ann), page)))
    ).flatMap(({ foods }) => foods.map(({ id }) => id));
    const shown: string[] = [];
    let before: string | undefined;
    for (let page = 0; page < 3; page++) {
      const { foods, next } = await recentPage(testCaller(store, ann), page, cursorIn(before ?? null));
      shown.push(...foods.map(({ id }) => id));
      before = next;
      await logFood(testCaller(store, ann, NOON + 1000), { entry: entry(1), key: `new${page}` });
    }
    expect(shown).toEqual(all);
    expect(await recentPage(testCaller(store, ben), 1, cursorIn(before ?? null))).toMatchObject({
      foods: [],
    });
  });
});

describe("the recent list of equal foods", () => {
  it("holds them once, with how often, also across pages", async () => {
    for (let i = 0; i < 24; i++)
      await logFood(testCaller(store, ann, NOON + i * 1000), {
        entry: entry(i % 8, 0, 0, `Food ${i % 8}`),
        key: `k${i}`,
      });
    const first = await recentPage(testCaller(store, ann), 0);
    const second = await recentPage(testCaller(store, ann), 1, cursorIn(first.next ?? null));
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
    await logFood(testCaller(store, ann, NOON), { entry: soup, key: "one" });
    await logFood(testCaller(store, ann, NOON + 1000), { entry: double, key: "two" });
    await logFood(testCaller(store, ann, NOON + 2000), { entry: entry(11, 0, 0, "Soup"), key: "other" });
    const { foods } = await recentPage(testCaller(store, ann), 0);
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
    const pages = [await recentPage(testCaller(store, ann), 0)];
    for (let page = 1; pages.at(-1)?.more; page++)
      pages.push(await recentPage(testCaller(store, ann), page, cursorIn(pages.at(-1)?.next ?? null)));
    expect(pages.map(({ foods }) => foods.map(({ name, times }) => `${name} ${times}`))).toEqual([
      [`Same ${LATEST_MAX}`],
      Array(5).fill("Old 1"),
      Array(2).fill("Old 1"),
    ]);
  });
});

describe("homeForDay", () => {
  it("greets, and shows today for a date that is none or lies ahead", async () => {
    for (const dateParam of [null, "", "2026-02-30", "2026-11-22", "x".repeat(5000), "2999-01-01"]) {
      const home = await homeForDay(testCaller(store, ann, NOON), dateParam);
      expect(home).toMatchObject({ date: "2026-11-21", isToday: true, relativeText: "Today", puzzle: null });
      expect(home.line).toBe("Hey Ann! Ready to collect today's nutrition puzzle?");
    }
    expect((await homeForDay(testCaller(store, ben, NOON), null)).line).toContain("Hey there!");
  });

  it("shows a past day read-only, with its own words", async () => {
    await choosePuzzle(testCaller(store, ann, NOON - DAY_MS), "corn");
    await logFood(testCaller(store, ann, NOON - DAY_MS), { entry: entry(10), key: "k" });
    const home = await homeForDay(testCaller(store, ann, NOON), "2026-11-20");
    expect(home).toMatchObject({ isToday: false, relativeText: "Yesterday", canChange: false });
    expect(home.line).toBe("So close to completing this puzzle! — try again next time!");
  });

  it("says what is missing while numbers are hidden, until the day's energy is reached", async () => {
    const hidden = { ...ann, numbers: "hidden" as const };
    await choosePuzzle(testCaller(store, ann, NOON), "corn");
    await logFood(testCaller(store, ann, NOON), {
      entry: { ...entry(200, 100, 65), amounts: { ...wholeDay.amounts, protein: 100, calories: 1999 } },
      key: "k",
    });
    const line = async () => (await homeForDay(testCaller(store, hidden, NOON), null)).line;
    expect(await line()).toBe("A bit more protein would finish the puzzle.");
    await logFood(testCaller(store, ann, NOON), {
      entry: { ...entry(0), amounts: { calories: 1, carbs: 0, protein: 0, fats: 0 } },
      key: "tea",
    });
    expect(await line()).not.toContain("more");
  });

  it("says for each food in which part of its eater's day it was eaten", async () => {
    const inAuckland = { ...ann, timeZone: "Pacific/Auckland" };
    for (const time of ["10:59", "11:00", "17:30", "23:00"])
      await logFood(testCaller(store, inAuckland, NOON), {
        entry: entry(10),
        key: time,
        eaten: eatenAt(inAuckland, { time }, NOON),
      });
    const { foods } = await homeForDay(testCaller(store, inAuckland, NOON), null);
    expect(foods.map(({ timeText, part }) => [timeText, part])).toEqual([
      ["10:59 AM", "morning"],
      ["11:00 AM", "midday"],
      ["5:30 PM", "afternoon"],
      ["11:00 PM", "evening"],
    ]);
  });

  it("shows a day that a journey west put ahead, and does not call it missed", async () => {
    const inAuckland = { ...ann, timeZone: "Pacific/Auckland" };
    await choosePuzzle(testCaller(store, inAuckland, NOON), "corn");
    await logFood(testCaller(store, inAuckland, NOON), { entry: entry(10), key: "k" });
    expect((await homeForDay(testCaller(store, ann, NOON), null)).next).toBe("2026-11-22");
    const home = await homeForDay(testCaller(store, ann, NOON), "2026-11-22");
    expect(home).toMatchObject({ date: "2026-11-22", isToday: false, canChange: false, relativeText: "" });
    expect(home).toMatchObject({ previous: "2026-11-21", next: null, totals: { carbs: 10 } });
    expect(home.line).not.toBe("So close to completing this puzzle! — try again next time!");
  });
});

import { beforeEach, describe, expect, it } from "vitest";
import type { Store } from "~/db/store";
import { cardOn, neatDays } from "~/features/collection/collection.server";
import { eatenAt } from "~/features/day/dates.server";
import { activeDates, daySnapshot } from "~/features/day/day.server";
import { choosePuzzle, chooseSeed } from "~/features/day/puzzle.server";
import { homeForDay } from "~/features/home/home.server";
import { logFood } from "~/features/log/log-food.server";
import { localDate } from "~/platform/local-date";
import { addPeople, testCaller, testStore } from "../../../../tests/support/store";
import { finaleOf } from "./finale.server";

const ann = { id: "ann", timeZone: "UTC", dayStart: 0, nickname: null };
const ben = { id: "ben", timeZone: "UTC", dayStart: 0, nickname: null };
const NOON = Date.parse("2026-11-21T12:00:00Z");
const DAY_MS = 86_400_000;
const [YESTERDAY, TODAY, TOMORROW] = ["2026-11-20", "2026-11-21", "2026-11-22"];
const amounts = { calories: 2000, carbs: 200, protein: 150, fats: 65 };
const FEAST = { name: "Feast", emoji: "🍲", amounts, servings: 1 };

let store: Store;
beforeEach(async () => {
  store = await testStore();
  await addPeople(store, "ann", "ben");
});

async function complete(puzzleId: string, date = TODAY) {
  await choosePuzzle(testCaller(store, ann, NOON), puzzleId, date);
  await logFood(testCaller(store, ann, NOON), {
    entry: FEAST,
    key: `${puzzleId} ${date}`,
    eaten: eatenAt(ann, { date }, NOON),
  });
}
const plant = (puzzleId: string, date = TOMORROW, now = NOON) =>
  chooseSeed(testCaller(store, ann, now), { puzzleId, date });

describe("the end of a day", () => {
  it("is its card, its garden with a new visitor, and tomorrow's seeds", async () => {
    await complete("carrot");
    const finale = await finaleOf(testCaller(store, ann, NOON), null);
    expect(finale?.card).toMatchObject({
      puzzle: { id: "carrot" },
      date: "Saturday, November 21, 2026",
      nutrition: { carbs: 200, protein: 150, fats: 65 },
    });
    expect(finale?.garden.puzzles.filter(({ count }) => count > 0).map(({ id }) => id)).toEqual(["carrot"]);
    expect(finale?.garden.visitors).toEqual([{ sprite: "snail", isNew: true }]);
    expect(finale?.tomorrow).toMatchObject({ date: TOMORROW, chosen: null });
    expect(finale?.tomorrow?.seeds.map(({ id }) => id)).not.toContain("carrot");
  });

  it("is that of a past day which was completed late, with its own date and no seeds", async () => {
    await complete("carrot", YESTERDAY);
    const finale = await finaleOf(testCaller(store, ann, NOON), YESTERDAY);
    expect(finale).toMatchObject({ card: { date: "Friday, November 20, 2026" }, tomorrow: null });
  });

  it("brings no new visitor for a picture that stood there before", async () => {
    await complete("carrot", YESTERDAY);
    await complete("carrot");
    const finale = await finaleOf(testCaller(store, ann, NOON), null);
    expect(finale?.garden.visitors).toEqual([{ sprite: "snail", isNew: false }]);
  });

  it("does not exist before the last block, on another person's day, and for a date that is none", async () => {
    await choosePuzzle(testCaller(store, ann, NOON), "carrot");
    expect(await finaleOf(testCaller(store, ann, NOON), null)).toBeNull();
    await complete("carrot");
    expect(await finaleOf(testCaller(store, ben, NOON), null)).toBeNull();
    expect(await finaleOf(testCaller(store, ann, NOON), TOMORROW)).toBeNull();
    expect(await finaleOf(testCaller(store, ann, NOON), "tomorrow")).not.toBeNull();
  });
});

describe("chooseSeed", () => {
  it("is tomorrow's puzzle as soon as tomorrow begins, and makes no day of it before", async () => {
    await complete("carrot");
    expect(await plant("corn")).toEqual({ ok: true, name: "Corn", isToday: false });
    expect(await activeDates(store.read, "ann", "2026-11")).toEqual([TODAY]);
    expect((await homeForDay(testCaller(store, ann, NOON), TOMORROW)).date).toBe(TODAY);
    expect((await homeForDay(testCaller(store, ann, NOON), null)).tomorrow?.chosen).toBe("corn");
    expect((await homeForDay(testCaller(store, ann, NOON + DAY_MS), null)).puzzle?.id).toBe("corn");
    await logFood(testCaller(store, ann, NOON + DAY_MS), { entry: FEAST, key: "next" });
    expect(await daySnapshot(store.read, "ann", TOMORROW)).toMatchObject({
      puzzleId: "corn",
      complete: true,
    });
    expect((await daySnapshot(store.read, "ann", "2026-11-23")).puzzleId).toBeNull();
  });

  it("takes another seed until the day is over, and lets the day's own choice win", async () => {
    await complete("carrot");
    await plant("corn");
    await plant("tomato");
    await logFood(testCaller(store, ann, NOON), { entry: FEAST, key: "second helping" });
    expect((await homeForDay(testCaller(store, ann, NOON), null)).tomorrow?.chosen).toBe("tomato");
    await choosePuzzle(testCaller(store, ann, NOON + DAY_MS), "pumpkin");
    expect((await daySnapshot(store.read, "ann", TOMORROW)).puzzleId).toBe("pumpkin");
  });

  it("is today's when midnight came between", async () => {
    await complete("carrot");
    expect(await plant("corn", TOMORROW, NOON + DAY_MS)).toMatchObject({ ok: true, isToday: true });
    expect((await daySnapshot(store.read, "ann", TOMORROW)).puzzleId).toBe("corn");
  });

  it.each([
    ["a puzzle that doesn't exist", "moon", TOMORROW, "unknown-puzzle"],
    ["a special one", "salmon_nigiri_boy", TOMORROW, "unknown-puzzle"],
    ["a day further ahead", "corn", "2026-11-23", "day-past"],
    ["a past day", "corn", YESTERDAY, "day-past"],
    ["a day that is complete", "corn", TODAY, "day-complete"],
  ])("refuses %s", async (_what, puzzleId, date, reason) => {
    await complete("carrot");
    expect(await plant(puzzleId, date)).toEqual({ ok: false, reason });
    expect((await daySnapshot(store.read, "ann", TOMORROW)).puzzleId).toBeNull();
  });

  it("waits for today's puzzle", async () => {
    await choosePuzzle(testCaller(store, ann, NOON), "carrot");
    expect(await plant("corn")).toEqual({ ok: false, reason: "day-open" });
  });
});

it("a neat day is counted once it is over, and its card wears the ribbon", async () => {
  await complete("carrot", YESTERDAY);
  await complete("corn");
  expect(await neatDays(store.read, "ann", TODAY)).toBe(1);
  expect(await neatDays(store.read, "ben", TODAY)).toBe(0);
  const card = async () =>
    (await cardOn(store.read, { id: ann.id, dateOf: (instant) => localDate(ann, instant) }, "carrot", null))
      ?.card;
  expect((await card())?.neat).toBe(true);
  await logFood(testCaller(store, ann, NOON), {
    entry: FEAST,
    key: "more",
    eaten: eatenAt(ann, { date: YESTERDAY }, NOON),
  });
  expect((await card())?.neat).toBeUndefined();
  expect(await neatDays(store.read, "ann", TODAY)).toBe(0);
});

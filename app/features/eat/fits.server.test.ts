import { beforeEach, describe, expect, test } from "vitest";
import type { Store } from "~/db/store";
import { addDays } from "~/features/day/calendar-days";
import { playedDay } from "~/features/day/day.server";
import { choosePuzzle } from "~/features/day/puzzle.server";
import { blocksText } from "~/features/eat/fits";
import { fitsOf } from "~/features/eat/fits.server";
import type { FoodEntry } from "~/features/food/entry";
import { fitsOffer, homeOf } from "~/features/home/home.server";
import { logFood } from "~/features/log/log-food.server";
import { addPeople } from "../../../tests/support/add-people";
import { testStore } from "../../../tests/support/test-store";

const ann = { id: "ann", timeZone: "UTC", dayStart: 0, nickname: null };
const ben = { ...ann, id: "ben" };
const TODAY = "2026-11-21";
const AT_SIX = Date.parse(`${TODAY}T18:00:00Z`);
const noonOf = (daysAgo: number) => Date.parse(`${addDays(TODAY, -daysAgo)}T12:00:00Z`);
const part = { ref: null, emoji: "🥛", unit: "g", source: null, estimated: false };

const amounts = (calories: number, carbs: number, protein: number, fats: number) => ({
  ...{ calories, carbs, protein, fats },
});
const SKYR: FoodEntry = {
  ...{ name: "Skyr", emoji: "🥛", amounts: amounts(95, 6, 16, 0.3), servings: 1 },
  parts: [{ ...part, name: "Skyr", amount: 150, grams: 150, ...amounts(95, 6, 16, 0.3) }],
};
const FEAST: FoodEntry = { name: "Feast", emoji: "🍖", amounts: amounts(5000, 400, 300, 250), servings: 1 };

let store: Store;
const eat = (daysAgo: number, entry: FoodEntry, who = ann) =>
  logFood(store, who, entry, `${entry.name} ${daysAgo}`, noonOf(daysAgo));
const fits = async (count?: number) =>
  fitsOf(store.read, ann, await playedDay(store.read, ann, null, AT_SIX), count);

beforeEach(async () => {
  store = await testStore();
  await addPeople(store, "ann", "ben");
  await choosePuzzle(store, ann, "carrot", AT_SIX);
});

describe("what fits", () => {
  test("is a portion of an own food that fills open blocks, and never goes over a goal", async () => {
    for (let day = 1; day <= 8; day++) {
      await eat(day, SKYR);
      await eat(day, FEAST);
      await eat(day, { ...SKYR, name: "Ben's skyr" }, ben);
    }
    const { fits: offered } = await fits();
    expect(offered.map(({ name }) => name)).toEqual(["Skyr"]);
    const [skyr] = offered;
    if (!skyr) throw new Error("nothing fits");
    expect(skyr.portion).toBe("225 g");
    const before = (await playedDay(store.read, ann, null, AT_SIX)).puzzle;
    await logFood(store, ann, { ...SKYR, amounts: amounts(142.5, 9, 24, 0.5), servings: 1.5 }, "now", AT_SIX);
    const { puzzle: after } = await playedDay(store.read, ann, null, AT_SIX);
    expect(skyr.blocks.protein.count).toBe((after?.filled.protein ?? 0) - (before?.filled.protein ?? 0));
    expect(blocksText(skyr.blocks)).toMatch(/^\d+ carbs,? (and )?\d+ protein/);
  });

  test("names the last blocks, within a tenth of the goal", async () => {
    for (let day = 1; day <= 8; day++) await eat(day, SKYR);
    const { goals } = await playedDay(store.read, ann, null, AT_SIX);
    const rest = { ...goals, calories: goals.calories / 2, protein: goals.protein - 15 };
    await logFood(store, ann, { ...FEAST, amounts: { ...rest, carbs: 0, fats: 0 } }, "rest", AT_SIX);
    const [skyr] = (await fits()).fits;
    expect(skyr && blocksText(skyr.blocks)).toMatch(/the last \d+ protein( and \d+ fats)? blocks$/);
  });

  test("needs a week of logging, a food of two days, and open blocks", async () => {
    for (let day = 1; day <= 6; day++) await eat(day, SKYR);
    expect(await fits()).toEqual({ fits: [], enough: false });
    await eat(7, { ...FEAST, name: "Once", amounts: SKYR.amounts });
    const { fits: offered, enough } = await fits();
    expect([enough, ...offered.map(({ name }) => name)]).toEqual([true, "Skyr"]);
    await logFood(store, ann, FEAST, "all", AT_SIX);
    expect((await fits()).fits).toEqual([]);
  });

  test("is offered at home in the evening of today only", async () => {
    for (let day = 1; day <= 8; day++) await eat(day, SKYR);
    const offer = async (date: string | null, at: number) =>
      fitsOffer(store.read, ann, await homeOf(store.read, ann, date, at), at);
    expect(await offer(null, AT_SIX)).toBe("🥛 Skyr");
    expect(await offer(null, AT_SIX - 60_000)).toBeNull();
    expect(await offer(addDays(TODAY, -1), AT_SIX)).toBeNull();
  });
});

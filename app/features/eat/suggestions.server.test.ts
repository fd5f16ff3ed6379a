import { beforeEach, describe, expect, test } from "vitest";
import type { Store } from "~/db/store";
import { addDays } from "~/features/day/calendar-days";
import { dayWithFoods } from "~/features/day/day.server";
import { choosePuzzle } from "~/features/day/puzzle.server";
import { portionText, sayableServings, suggestFoods } from "~/features/eat/suggestions";
import { suggestionsFor } from "~/features/eat/suggestions.server";
import type { FoodEntry } from "~/features/food/entry";
import { eveningSuggestion, homeForDay } from "~/features/home/home.server";
import { logFood } from "~/features/log/log-food.server";
import { type Amounts, NUTRIENTS, type PerNutrient, perNutrient } from "~/features/nutrition/amounts";
import { addPeople, testCaller, testStore } from "../../../tests/support/store";

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
  logFood(testCaller(store, who, noonOf(daysAgo)), { entry, key: `${entry.name} ${daysAgo}` });
const suggestions = async (count?: number) =>
  suggestionsFor(testCaller(store, ann), await dayWithFoods(testCaller(store, ann, AT_SIX), null), count);

beforeEach(async () => {
  store = await testStore();
  await addPeople(store, "ann", "ben");
  await choosePuzzle(testCaller(store, ann, AT_SIX), "carrot");
});

describe("what fits", () => {
  test("is a portion of an own food that fills open blocks, and never goes over a goal", async () => {
    for (let day = 1; day <= 8; day++) {
      await eat(day, SKYR);
      await eat(day, FEAST);
      await eat(day, { ...SKYR, name: "Ben's skyr" }, ben);
    }
    const { suggestions: offered } = await suggestions();
    expect(offered.map(({ name }) => name)).toEqual(["Skyr"]);
    const [skyr] = offered;
    if (!skyr) throw new Error("nothing fits");
    expect(skyr.portion).toBe("150 g");
    const before = (await dayWithFoods(testCaller(store, ann, AT_SIX), null)).puzzle;
    await logFood(testCaller(store, ann, AT_SIX), { entry: SKYR, key: "now" });
    const { puzzle: after } = await dayWithFoods(testCaller(store, ann, AT_SIX), null);
    expect(skyr.blocks.protein).toBe((after?.filled.protein ?? 0) - (before?.filled.protein ?? 0));
    expect(skyr.fills).toBe("carbs and protein");
  });

  test("says what it finishes, within a tenth of the goal", async () => {
    for (let day = 1; day <= 8; day++) await eat(day, SKYR);
    const { goals } = await dayWithFoods(testCaller(store, ann, AT_SIX), null);
    const rest = { ...goals, calories: goals.calories / 2, protein: goals.protein - 15 };
    await logFood(testCaller(store, ann, AT_SIX), {
      entry: { ...FEAST, amounts: { ...rest, carbs: 0, fats: 0 } },
      key: "rest",
    });
    const [skyr] = (await suggestions()).suggestions;
    const day = await dayWithFoods(testCaller(store, ann, AT_SIX), null);
    expect((await suggestionsFor(testCaller(store, ann), day, 1, true)).suggestions[0]?.fills).toBe(
      "finishes the protein",
    );
    expect(skyr?.fills).toBe("finishes the protein");
  });

  test("is said in half servings, and never more than fits", async () => {
    const portions = 2.5;
    const shake = { ...FEAST, name: "Shake", amounts: amounts(1000, 60, 80, 30), servings: portions };
    for (let day = 1; day <= 8; day++) await eat(day, shake);
    const { goals } = await dayWithFoods(testCaller(store, ann, AT_SIX), null);
    await logFood(testCaller(store, ann, AT_SIX), {
      entry: { ...FEAST, amounts: { calories: 200, carbs: 0, protein: goals.protein - 60, fats: 0 } },
      key: "rest",
    });
    const [offer] = (await suggestions()).suggestions;
    expect(offer).toMatchObject({ portion: "1½ servings", servings: 1.5, calories: 600 });
  });

  test.each([
    [1.875, undefined, 1.5],
    [0.75, undefined, 0.5],
    [0.4, undefined, 0.25],
    [1, undefined, 1],
    [0.94, [{ ...part, name: "Bread", unit: "slice", amount: 2 }], 0.75],
    [0.95, SKYR.parts, 0.95],
  ])("%d servings are offered as people say them", (servings, parts, said) => {
    expect(sayableServings({ parts: parts as FoodEntry["parts"] }, servings)).toBe(said);
  });

  test("needs a week of logging, a food of two days, and open blocks", async () => {
    for (let day = 1; day <= 6; day++) await eat(day, SKYR);
    expect(await suggestions()).toEqual({ suggestions: [], enough: false });
    await eat(7, { ...FEAST, name: "Once", amounts: SKYR.amounts });
    const { suggestions: offered, enough } = await suggestions();
    expect([enough, ...offered.map(({ name }) => name)]).toEqual([true, "Skyr"]);
    await logFood(testCaller(store, ann, AT_SIX), { entry: FEAST, key: "all" });
    expect((await suggestions()).suggestions).toEqual([]);
  });

  test("knows how much history there is without a puzzle and with a full one", async () => {
    const enough = async () => {
      const day = await dayWithFoods(testCaller(store, ann, AT_SIX), null);
      return [
        (await suggestions()).enough,
        (await suggestionsFor(testCaller(store, ann), { ...day, puzzle: null })).enough,
      ];
    };
    await eat(1, SKYR);
    expect(await enough()).toEqual([false, false]);
    await logFood(testCaller(store, ann, AT_SIX), { entry: FEAST, key: "all" });
    expect(await enough()).toEqual([false, false]);
    for (let day = 2; day <= 8; day++) await eat(day, SKYR);
    expect(await enough()).toEqual([true, true]);
  });

  test("offers nothing to who has reached the day's energy, whatever is open", async () => {
    for (let day = 1; day <= 8; day++) await eat(day, SKYR);
    const { goals } = await dayWithFoods(testCaller(store, ann, AT_SIX), null);
    const cake = (calories: number) => ({ ...FEAST, name: "Cake", amounts: amounts(calories, 50, 5, 20) });
    await logFood(testCaller(store, ann, AT_SIX), { entry: cake(goals.calories - 95), key: "cake" });
    expect((await suggestions()).suggestions).toHaveLength(1);
    await logFood(testCaller(store, ann, AT_SIX), { entry: cake(95), key: "more" });
    expect(await suggestions()).toEqual({ suggestions: [], enough: true });
    expect(
      await eveningSuggestion(
        testCaller(store, ann, AT_SIX),
        await homeForDay(testCaller(store, ann, AT_SIX), null),
      ),
    ).toBeNull();
  });

  test("is offered at home in the evening of today only", async () => {
    for (let day = 1; day <= 8; day++) await eat(day, SKYR);
    const offer = async (date: string | null, at: number) =>
      eveningSuggestion(testCaller(store, ann, at), await homeForDay(testCaller(store, ann, at), date));
    expect(await offer(null, AT_SIX)).toMatchObject({ name: "Skyr", portion: "150 g" });
    expect(await offer(null, AT_SIX - 60_000)).toBeNull();
    expect(await offer(addDays(TODAY, -1), AT_SIX)).toBeNull();
  });
});

test("a portion is said as people say it", () => {
  const cup = {
    parts: [{ ...part, name: "Yogurt", unit: "cup", amount: 1, grams: 245, ...amounts(150, 11, 9, 8) }],
  };
  expect([0.5, 1, 1.5, 2].map((servings) => portionText(cup, servings))).toEqual([
    "½ cup",
    "1 cup",
    "1½ × cup",
    "2 × cup",
  ]);
  expect(portionText(SKYR, 0.5)).toBe("75 g");
});

describe("the order and the portions", () => {
  /** Grams are blocks; `most` is what may still be eaten of each. */
  const offered = (
    foods: Record<string, [carbs: number, protein: number, fats: number]>,
    most: PerNutrient,
  ) => {
    const days = Array.from({ length: 8 }, (_, i) => ({
      date: addDays(TODAY, i - 8),
      foods: {
        name: Object.keys(foods),
        minute: Object.keys(foods).map(() => 720),
        calories: Object.keys(foods).map(() => 1000),
        ...perNutrient((name) =>
          Object.values(foods).map((grams) => (grams[NUTRIENTS.indexOf(name)] ?? 0) * 10),
        ),
      },
    }));
    const brings = (eaten: Amounts) =>
      NUTRIENTS.some((name) => eaten[name] > most[name] * 1.1)
        ? undefined
        : perNutrient((name) => Math.min(Math.round(eaten[name]), most[name]));
    return suggestFoods(days, brings, most, 6).map(({ at, times }) => [Object.keys(foods)[at], times]);
  };

  test("what closes most of all that is open comes before what fills one nutrient", () => {
    const open = { carbs: 150, protein: 60, fats: 100 };
    expect(offered({ Nuts: [7, 20, 92], Stew: [70, 30, 45], Juice: [150, 2, 0] }, open)[0]).toEqual([
      "Stew",
      1,
    ]);
    const rest = { carbs: 150, protein: 3, fats: 2 };
    expect(offered({ Egg: [0, 3, 2], Rice: [80, 0, 0] }, rest)[0]?.[0]).toBe("Rice");
  });

  test("each food in its own portion: the usual one, less where that is too much, more where that finishes", () => {
    const open = { carbs: 60, protein: 40, fats: 30 };
    expect(
      Object.fromEntries(offered({ Usual: [20, 10, 5], Large: [80, 20, 20], Close: [48, 32, 24] }, open)),
    ).toEqual({ Usual: 1, Large: 0.75, Close: 1.25 });
  });
});

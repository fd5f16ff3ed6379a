import type { FoodEntry } from "~/features/food/entry";
import { withServings } from "~/features/food/servings";
import { analyse } from "~/features/meals/analyse";
import { AMOUNTS, type Amounts, addAmounts, NO_AMOUNTS, NUTRIENTS } from "~/features/nutrition/amounts";
import { partsOf, reviewOf, rowsTotal } from "~/features/review/review";
import { TABLE_FOODS } from "~/features/search/search-table";
import { foodsIn } from "~/features/search/sources.server";

const DEMO_MEALS = {
  breakfast: [
    "two scrambled eggs, a slice of whole wheat toast with butter and a glass of orange juice",
    "a bowl of oatmeal with a banana and a tablespoon of honey",
    "greek yogurt with blueberries and granola",
    "two pancakes with maple syrup and a cup of coffee with milk",
    "a bagel with cream cheese and a glass of orange juice",
    "avocado toast and a boiled egg",
  ],
  lunch: [
    "a turkey sandwich and an apple",
    "a bowl of tomato soup and two slices of bread with butter",
    "chicken caesar salad and a roll",
    "2 slices of pizza and a side salad",
    "a tuna sandwich and a banana",
    "a bean burrito and a glass of milk",
  ],
  dinner: [
    "grilled salmon, a cup of white rice and broccoli",
    "spaghetti with meat sauce and a side salad with olive oil",
    "chicken breast, mashed potatoes and green beans",
    "a cheeseburger with french fries",
    "two beef tacos and a cup of black beans",
    "200 g tofu, a cup of brown rice and a cup of carrots",
  ],
  snack: [
    "an apple and a handful of almonds",
    "a cup of yogurt",
    "a banana with 2 tablespoons of peanut butter",
    "a glass of milk and 2 cookies",
    "a bowl of granola with milk",
    "30 g cheddar and 5 crackers",
  ],
} as const;

const KINDS: readonly (keyof typeof DEMO_MEALS)[] = ["breakfast", "lunch", "snack", "dinner", "snack"];

const SERVINGS = [1, 0.5, 1.5];

/**
 * A day of five meals for each of `unfinished`: it ends within 95 to 108 per cent of every goal, an unfinished one below
 * a nutrient's.
 */
export async function demoDays(goals: Amounts, unfinished: readonly boolean[]): Promise<FoodEntry[][]> {
  const slots: FoodEntry[][] = [];
  for (const kind of KINDS) {
    const meals = await Promise.all(DEMO_MEALS[kind].map(entryOf));
    slots.push(meals.flatMap((meal) => SERVINGS.flatMap((servings) => withServings(meal, servings) ?? [])));
  }
  const days = [true, false].map((finishes) => fitting(slots, goals, finishes));
  const lastDay = new Map<string, number>();
  return unfinished.map((isUnfinished, day) => {
    const chosen = leastRepeated(days[isUnfinished ? 1 : 0] ?? [], lastDay, day);
    for (const { name } of chosen) lastDay.set(name, day);
    return chosen;
  });
}

/** A meal as its eater confirmed it in the review. */
async function entryOf(text: string): Promise<FoodEntry> {
  const analysis = analyse(text);
  const refs = analysis.items.flatMap(({ ref }) => ref ?? []);
  const review = reviewOf(text, analysis, await foodsIn([TABLE_FOODS], "", refs));
  const rows = review.rows.map((row) => ({ ...row, confidence: 1 }));
  const { name, emoji } = review;
  return {
    name,
    emoji,
    amounts: rowsTotal(rows) ?? NO_AMOUNTS,
    servings: 1,
    ...partsOf({ rows }),
    source: "described",
  };
}

const [LOW, HIGH] = [0.95, 1.08];

function fitting(slots: FoodEntry[][], goals: Amounts, finishes: boolean): FoodEntry[][] {
  const found: FoodEntry[][] = [];
  const end = (day: FoodEntry[]) => {
    const totals = addAmounts(day.map(({ amounts }) => amounts));
    const ratios = AMOUNTS.map((name) => totals[name] / goals[name]);
    const full = NUTRIENTS.every((name) => totals[name] >= goals[name]);
    if (full === finishes && ratios.every((ratio) => ratio >= LOW && ratio <= HIGH)) found.push(day);
  };
  const go = (day: FoodEntry[], calories: number) => {
    const slot = slots[day.length];
    if (!slot) return calories < goals.calories * LOW ? undefined : end(day);
    for (const meal of slot) {
      const sum = calories + meal.amounts.calories;
      if (sum > goals.calories * HIGH || day.some(({ name }) => name === meal.name)) continue;
      go([...day, meal], sum);
    }
  };
  go([], 0);
  return found;
}

/** Of what was eaten longest ago, with as few odd portions as can be. */
function leastRepeated(
  days: FoodEntry[][],
  lastDay: ReadonlyMap<string, number>,
  today: number,
): FoodEntry[] {
  const cost = (day: FoodEntry[]) =>
    day.reduce((sum, { name, servings }) => {
      const ago = today - (lastDay.get(name) ?? Number.NEGATIVE_INFINITY);
      return sum + 6 / ago + (servings === 1 ? 0 : 1);
    }, 0);
  const costs = days.map(cost);
  const best = days[costs.indexOf(Math.min(...costs))];
  if (!best) throw new Error("No such day can be made of these meals.");
  return best;
}

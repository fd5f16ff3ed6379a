import { expect, it } from "vitest";
import { AMOUNTS, addAmounts, NUTRIENTS } from "~/features/nutrition/amounts";
import { demoDays } from "./demo-days.server";

const GOALS = { calories: 1904, carbs: 238, protein: 95, fats: 63 };

it("are varied days of 95 to 108 per cent of every goal, of meals whose parts are known", async () => {
  const unfinished = Array.from({ length: 30 }, (_, day) => day % 5 === 4);
  const days = await demoDays(GOALS, unfinished);
  for (const [i, meals] of days.entries()) {
    const totals = addAmounts(meals.map(({ amounts }) => amounts));
    for (const name of AMOUNTS) {
      expect(totals[name] / GOALS[name], `${i} ${name}`).toBeGreaterThanOrEqual(0.95);
      expect(totals[name] / GOALS[name], `${i} ${name}`).toBeLessThanOrEqual(1.08);
    }
    expect(NUTRIENTS.some((name) => totals[name] < GOALS[name])).toBe(unfinished[i]);
    for (const { parts, estimated } of meals) expect([parts?.length !== 0, estimated]).toEqual([true, false]);
  }
  const eaten = days.flat();
  expect(new Set(eaten.map(({ name }) => name)).size).toBeGreaterThan(15);
  expect(new Set(eaten.map(({ servings }) => servings)).size).toBeGreaterThan(1);
});

import { describe, expect, test } from "vitest";
import { chooseColumn, worth } from "./choose-column";
import type { Candidate } from "./read-table";

const column = (kind: Candidate["kind"], values: number[], agreed: boolean | null = true): Candidate => {
  const [calories = null, carbs = null, fats = null, protein = null] = values;
  return { kind, values: { calories, carbs, fats, protein }, agreed, sureEnergy: true };
};

describe("a column", () => {
  const right = column("serving", [533, 30, 38.9, 10.4]);

  test("whose energy is that of its grams is worth more than one that is so by chance", () => {
    const slipped = column("serving", [533, 20.5, 21.5, 38.9]);
    expect(worth(right)).toBeGreaterThan(worth(slipped) + 0.5);
  });

  test("that agrees a little is worth more than one that can't be checked, and that more than one that is wrong", () => {
    const loose = column("serving", [660, 30, 38.9, 10.4]);
    const open = column("serving", [533, 30, 38.9], null);
    const wrong = column("serving", [33, 30, 38.9, 10.4], false);
    expect(worth(loose)).toBeGreaterThan(worth(open));
    expect(worth(open)).toBeGreaterThan(worth(wrong));
  });

  test("for a serving is preferred to one for 100 g that agrees a little better", () => {
    const loose = column("serving", [120, 20, 3, 2]);
    const exact = column("100g", [388, 62, 12, 8]);
    expect(chooseColumn([exact, loose])).toBe(loose);
    expect(chooseColumn([exact, column("serving", [116])])).toBe(exact);
  });
});

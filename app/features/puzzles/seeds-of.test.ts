import { describe, expect, it } from "vitest";
import { everyPuzzle } from "./every-puzzle";
import { seedsOf } from "./seeds-of";

const choosable = everyPuzzle().filter(({ puzzle, category }) => puzzle !== category.result);
const ids = choosable.map(({ puzzle }) => puzzle.id);
const dates = Array.from({ length: 60 }, (_, i) =>
  new Date(Date.UTC(2026, 0, i + 1)).toISOString().slice(0, 10),
);

describe("seedsOf", () => {
  it("are three puzzles of three categories, the same all day", () => {
    for (const date of dates) {
      const seeds = seedsOf(date, []);
      expect(new Set(seeds.map(({ id }) => id)).size).toBe(3);
      expect(new Set(seeds.map(({ categoryId }) => categoryId)).size).toBe(3);
      expect(seedsOf(date, [])).toEqual(seeds);
    }
  });

  it("change from day to day, and leave no puzzle out for long", () => {
    const offered = dates.flatMap((date) => seedsOf(date, []).map(({ id }) => id));
    expect(new Set(offered).size).toBeGreaterThan(ids.length * 0.75);
  });

  it("are those not collected first, also when all are of one category", () => {
    const garden = choosable.filter(({ category }) => category.id === "magic_garden");
    const rest = garden.slice(0, 2).map(({ puzzle }) => puzzle.id);
    for (const date of dates) {
      const seeds = seedsOf(
        date,
        ids.filter((id) => !rest.includes(id)),
      ).map(({ id }) => id);
      expect(seeds.slice(0, 2).toSorted()).toEqual(rest.toSorted());
    }
  });

  it("are still three when everything is collected, and never a special", () => {
    for (const date of dates) for (const { id } of seedsOf(date, ids)) expect(ids).toContain(id);
    expect(seedsOf("2026-01-01", ids)).toHaveLength(3);
  });
});

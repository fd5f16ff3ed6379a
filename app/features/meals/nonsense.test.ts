import { expect, it } from "vitest";
import { analyse } from "~/features/meals/analyse";
import { NONSENSE } from "../../../tests/bench/nonsense.mjs";

it("has texts enough to mean something", () => {
  expect(new Set(NONSENSE).size).toBe(NONSENSE.length);
  expect(NONSENSE.length).toBeGreaterThanOrEqual(120);
});

it("refuses what is not food", () => {
  const taken = NONSENSE.map((text) => [text, analyse(text).items.map(({ name }) => name)] as const).filter(
    ([, names]) => names.length > 0,
  );
  expect(taken).toEqual([]);
});

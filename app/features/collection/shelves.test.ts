import { describe, expect, it } from "vitest";
import { CATEGORIES, unlockedBy } from "~/features/puzzles/catalogue";
import { shelvesOf } from "./shelves";

const once = (...ids: string[]) => ids.map((puzzleId) => ({ puzzleId, count: 1 }));
describe("shelvesOf", () => {
  it("shows every shelf from the first day, its places as silhouettes", () => {
    const shelves = shelvesOf([]);
    expect(shelves.map(({ category }) => category.id)).toEqual(CATEGORIES.map(({ id }) => id));
    for (const { slots, special, collected } of shelves) {
      expect(collected).toBe(0);
      expect(slots.every(({ count, silhouette }) => count === 0 && silhouette !== "")).toBe(true);
      expect(special?.unlocked ?? false).toBe(false);
    }
  });

  it("counts the garden's collected slots and keeps its description", () => {
    const [garden] = shelvesOf([...once("corn"), { puzzleId: "carrot", count: 3 }]);
    expect(garden?.slots.map(({ puzzle, count }) => [puzzle.id, count])).toEqual([
      ["carrot", 3],
      ["avocado", 0],
      ["tomato", 0],
      ["corn", 1],
      ["broccoli", 0],
      ["pumpkin", 0],
    ]);
    expect(garden).toMatchObject({ collected: 2, special: undefined });
    expect(garden?.description).toBe(
      "Complete daily nutrition challenge and collect 5 nutrition puzzles in the Magic Garden. Little by little, your garden is coming alive. Keep tending to it with care.",
    );
  });

  it("unlocks the special puzzle with the last of its parts", () => {
    const [, half] = shelvesOf(once("salmon"));
    expect(half).toMatchObject({ collected: 1, special: { unlocked: false, count: 0 } });
    expect(half?.description).toMatch(/^A sleepy heap of rice/);
    expect(half?.slots.map(({ silhouette }) => silhouette !== "")).toEqual([false, true]);
    const [, whole] = shelvesOf(once("salmon", "sushi_rice", "salmon_nigiri_boy"));
    expect(whole).toMatchObject({ collected: 2, special: { unlocked: true, count: 1 } });
    expect(whole?.description).toBe("Congratulations! Salmon Nigiri Boy is fully unlocked!");
  });
});

it.each([
  [[], []],
  [["salmon"], []],
  [["sushi_rice", "carrot", "avocado"], []],
  [["salmon", "sushi_rice"], ["salmon_nigiri_boy"]],
  [["sushi_rice", "corn", "salmon"], ["salmon_nigiri_boy"]],
  [["pancakes", "strawberry"], []],
  [["honey", "strawberry", "pancakes"], ["pancake_bear"]],
  [
    ["salmon", "pancakes", "honey", "sushi_rice", "strawberry"],
    ["salmon_nigiri_boy", "pancake_bear"],
  ],
])("%j unlocks %j", (collected, unlocked) => {
  expect(unlockedBy(new Set(collected)).map(({ puzzle }) => puzzle.id)).toEqual(unlocked);
});

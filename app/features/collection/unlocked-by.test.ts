import { expect, it } from "vitest";
import { unlockedBy } from "./unlocked-by";

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

import type { Category, Puzzle } from "~/features/puzzles/puzzle";
import { pancakeBear } from "../maps/pancake-bear";

import { breakfastTable } from "./breakfast-table";
import { summerMarket } from "./summer-market";

const PARTS = ["pancakes", "strawberry", "honey"];

const partOf = (id: string): Puzzle[] =>
  [...breakfastTable.puzzles, ...summerMarket.puzzles].filter((puzzle) => puzzle.id === id);

/** Its pieces are puzzles of the market and the table. */
export const pancakeBearRecipe: Category = {
  id: "pancake_bear",
  type: "synthesis",
  title: "Pancake Bear",
  desc: "Warm pancakes, a ripe strawberry and a whole pot of honey. Collect all three pieces to unlock Pancake Bear.",
  count: PARTS.length,
  bgColor: "#FBBC91",
  puzzles: PARTS.flatMap(partOf),
  result: {
    id: "pancake_bear",
    name: "Pancake Bear",
    description: "Smelled the honey in its sleep and woke up fluffy. Gives the warmest hugs.",
    progressTexts: [
      "Something on the plate is snoring softly.",
      "Two ears have come up, round and golden.",
      "It sniffs. Is that honey?",
      "Somebody has put a strawberry on its head.",
      "One eye is open, and the other is smiling already!",
    ],
    bgColor: "#FBBC91",
    map: pancakeBear,
    unlockConditions: PARTS,
  },
};

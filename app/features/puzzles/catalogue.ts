import { breakfastTable } from "./categories/breakfast-table";
import { magicGarden } from "./categories/magic-garden";
import { pancakeBearRecipe } from "./categories/pancake-bear";
import { salmonNigiriBoyRecipe } from "./categories/salmon-nigiri-boy";
import { summerMarket } from "./categories/summer-market";
import type { Category } from "./category";

/**
 * Every category there is, in the order in which they are shown. A puzzle belongs to the first that holds it: a recipe
 * made of other categories' puzzles comes after them.
 */
export const CATEGORIES: readonly Category[] = [
  magicGarden,
  salmonNigiriBoyRecipe,
  summerMarket,
  breakfastTable,
  pancakeBearRecipe,
];

import { breakfastTable } from "./categories/breakfast-table";
import { magicGarden } from "./categories/magic-garden";
import { pancakeBearRecipe } from "./categories/pancake-bear";
import { salmonNigiriBoyRecipe } from "./categories/salmon-nigiri-boy";
import { summerMarket } from "./categories/summer-market";
import type { Category } from "./category";

/** In display order; a puzzle belongs to the first category that holds it, so syntheses follow their parts. */
export const CATEGORIES: readonly Category[] = [
  magicGarden,
  salmonNigiriBoyRecipe,
  summerMarket,
  breakfastTable,
  pancakeBearRecipe,
];

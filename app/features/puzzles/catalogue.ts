import { bentoCatRecipe } from "./categories/bento-cat";
import { breakfastTable } from "./categories/breakfast-table";
import { magicGarden } from "./categories/magic-garden";
import { oldOrchard } from "./categories/old-orchard";
import { pancakeBearRecipe } from "./categories/pancake-bear";
import { rainyDaySoup } from "./categories/rainy-day-soup";
import { salmonNigiriBoyRecipe } from "./categories/salmon-nigiri-boy";
import { saturdayPicnic } from "./categories/saturday-picnic";
import { summerMarket } from "./categories/summer-market";
import type { Category } from "./category";

/** In display order; a puzzle belongs to the first category that holds it, so syntheses follow their parts. */
export const CATEGORIES: readonly Category[] = [
  magicGarden,
  salmonNigiriBoyRecipe,
  summerMarket,
  breakfastTable,
  pancakeBearRecipe,
  oldOrchard,
  saturdayPicnic,
  rainyDaySoup,
  bentoCatRecipe,
];

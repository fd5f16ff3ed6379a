import type { FoodSourceName } from "~/db/tables/public-food";

/** What each source is called wherever a figure of it is shown; the Open Database License asks to be named. */
export const SOURCE_NAMES: Record<FoodSourceName, string> = {
  fndds: "USDA FNDDS",
  "sr-legacy": "USDA SR Legacy",
  foundation: "USDA Foundation Foods",
  "open-food-facts": "Open Food Facts (ODbL)",
};

/** Tables of plain foods, whose names are what people say; packaged products are found by search and barcode only. */
export const GENERIC_SOURCES: readonly FoodSourceName[] = ["fndds", "sr-legacy", "foundation"];

import type { FoodSourceName } from "~/db/tables/public-food";

/** Shown with the figures, as the Open Database License demands. */
export const SOURCE_NAMES: Record<FoodSourceName, string> = {
  fndds: "USDA FNDDS",
  "sr-legacy": "USDA SR Legacy",
  foundation: "USDA Foundation Foods",
  "open-food-facts": "Open Food Facts (ODbL)",
};

/** Without packaged products, which only a search or a barcode finds. */
export const GENERIC_SOURCES: readonly FoodSourceName[] = ["fndds", "sr-legacy", "foundation"];

/** In the specification's order of nutrient indexes 1, 2, 3. */
export const NUTRIENTS = ["carbs", "protein", "fats"] as const;

export type Nutrient = (typeof NUTRIENTS)[number];

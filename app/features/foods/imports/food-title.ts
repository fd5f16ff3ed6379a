import type { ImportedFood } from "./imported-food";

/** What an imported food is called, with its brand where the name doesn't say it. */
export const foodTitle = ({ name, brand }: Pick<ImportedFood, "name" | "brand">): string =>
  brand && !name.toLowerCase().includes(brand.toLowerCase()) ? `${name}, ${brand}` : name;

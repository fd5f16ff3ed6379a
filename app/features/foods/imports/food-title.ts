import type { ImportedFood } from "./imported-food";

export const foodTitle = ({ name, brand }: Pick<ImportedFood, "name" | "brand">): string =>
  brand && !name.toLowerCase().includes(brand.toLowerCase()) ? `${name}, ${brand}` : name;

/** The four values of a food as its forms ask for them, in their order. */
export const AMOUNT_LABELS = [
  { name: "calories", label: "Calories", unit: "kcal" },
  { name: "carbs", label: "Carbs", unit: "g" },
  { name: "protein", label: "Protein", unit: "g" },
  { name: "fats", label: "Fats", unit: "g" },
] as const;

export type AmountName = (typeof AMOUNT_LABELS)[number]["name"];

export const AMOUNT_NAMES = AMOUNT_LABELS.map(({ name }) => name);

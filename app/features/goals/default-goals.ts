import type { Amounts } from "~/features/nutrition/amounts";

export const DEFAULT_GOALS: Amounts = { calories: 2000, carbs: 200, protein: 150, fats: 65 };

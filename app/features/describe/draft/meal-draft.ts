import type { Review } from "../review/review";

export type MealDraft = { description: string; reviewed?: { review: Review; entryKey: string } };

export const MEAL_DRAFT = "meal";

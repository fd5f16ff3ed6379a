import type { Review } from "../review/review";

/** A description, and its review with the key of that form. */
export type MealDraft = { description: string; reviewed?: { review: Review; entryKey: string } };

export const MEAL_DRAFT = "meal";

import type { Review } from "../review/review";

/** A meal that was described; with its review and the key of that form, once it was read. */
export type MealDraft = { description: string; reviewed?: { review: Review; entryKey: string } };

export const MEAL_DRAFT = "meal";

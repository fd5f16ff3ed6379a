/** Below this many kcal a day a goal comes with a word of caution. */
export const LOW_CALORIES = 1200;

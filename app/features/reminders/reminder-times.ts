export const REMINDERS_MAX = 3;

/** `HH:MM`, offered until others are chosen. */
export const OFFERED_TIMES: readonly string[] = ["08:30", "12:30", "20:00"];

export type Reminders = { on: boolean; times: readonly string[] };

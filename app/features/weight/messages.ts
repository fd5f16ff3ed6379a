export const WEIGHT_MESSAGES = {
  empty: "Field cannot be empty",
  notANumber: "Must be a valid number",
  between: (range: string) => `Must be between ${range}`,
  saveFailed: "Save failed",
  saved: "Weight saved",
  deleted: "Weight deleted",
  restored: "Weight restored",
  gone: "There is no weight on this day.",
  off: "Weight is switched off.",
  hint: "One weight a day; a later one takes its place.",
  forGoal: "Your goals are estimated again from your last weight, and shown before anything changes.",
} as const;

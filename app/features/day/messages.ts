export const DAY_MESSAGES = {
  notADay: "Must be a valid date",
  futureDay: "Must not be in the future",
  notATime: "Must be a valid time",
  foodSaved: "Food updated",
  foodDeleted: "Food deleted",
  foodRestored: "Food is back",
  foodGone: "This food is no longer there.",
} as const;

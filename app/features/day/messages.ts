export const DAY_MESSAGES = {
  notADay: "Must be a valid date",
  futureDay: "Must not be in the future",
  notATime: "Must be a valid time",
  foodSaved: "Food updated",
  foodDeleted: "Food deleted",
  foodRestored: "Food restored",
  snapshotSlow: "快照加载超时，请检查网络或稍后重试",
  snapshotFailed: "快照加载失败",
  calendarFailed: "Something went wrong with the date picker.",
  newDay: "A new day has begun. What you log now counts for it.",
  foodGone: "This food no longer exists.",
  foodGoneElsewhere: "This food was deleted elsewhere.",
} as const;

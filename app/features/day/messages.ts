export const DAY_MESSAGES = {
  notADay: "Must be a valid date",
  notAWeek: "Must be a week, such as 2026-W47",
  notAMonth: "Must be a month, such as 2026-11",
  badPicture: "size must be 240 to 1600 pixels, and theme light, dark or paper.",
  futureDay: "Must not be in the future",
  notATime: "Must be a valid time",
  notAPart: "Must be a part of the day",
  notASize: "Must be light, usual or big",
  nothingToCopy: "There is nothing to copy.",
  tooMuchToCopy: "This day holds too much to copy at once.",
  copyUndone: "Copy undone",
  noOwnMeal: {
    usual: (meal: string) => `No usual ${meal} is known yet: it shows in your log after two days.`,
    yesterday: (meal: string) => `No ${meal} was logged yesterday.`,
  },
  foodSaved: "Food updated",
  foodDeleted: "Food deleted",
  foodRestored: "Food restored",
  snapshotSlow: "快照加载超时，请检查网络或稍后重试",
  snapshotFailed: "快照加载失败",
  calendarFailed: "Something went wrong with the date picker.",
  planted: ({ name, isToday }: { name: string; isToday: boolean }) =>
    `${name} is planted for ${isToday ? "today" : "tomorrow"}`,
  newDay: "A new day has begun. What you log now counts for it.",
  foodGone: "This food no longer exists.",
  foodGoneElsewhere: "This food was deleted elsewhere.",
} as const;

/** `done`: with the card of the picture that was just completed. */
export function homePath(date: string, today: string, done = false): string {
  const query = [date !== today && `date=${date}`, done && "done=1"].filter(Boolean).join("&");
  return query ? `/?${query}` : "/";
}

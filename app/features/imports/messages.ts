import { FOODS_A_DAY_MAX } from "~/features/day/foods-a-day-max";

export const IMPORT_MESSAGES = {
  unnamed: "Food",
  notADate: "The date can't be read",
  future: "The day is in the future",
  tooOld: "The day is before 2000",
  tooWide: "It has more columns than the header",
  unreadable: "The number can't be read",
  negative: "A number is negative",
  tooLarge: "A number is more than 100,000",
  nothing: "It has neither energy nor nutrients",
  weight: "The weight can't be right",
  total: "It is a total, not a food",
  exercise: "It is exercise, not food",
  deleted: "It was deleted in the other program",
  tooMany: `More than ${FOODS_A_DAY_MAX} foods on one day`,
} as const;

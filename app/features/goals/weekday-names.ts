const format = new Intl.DateTimeFormat("en-US", { weekday: "short", timeZone: "UTC" });

const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

export const WEEKDAY_CHOICES = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
  value: String(weekday),
  label: format.format(MONDAY + (weekday - 1) * DAY_MS),
}));

const list = new Intl.ListFormat("en-US");

export const weekdayNames = (weekdays: number[]): string =>
  list.format(weekdays.map((weekday) => WEEKDAY_CHOICES[weekday - 1]?.label ?? ""));

const DAY_MS = 86_400_000;

export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

export const monthsOf = (year: string): string[] =>
  Array.from({ length: 12 }, (_, i) => `${year}-${String(i + 1).padStart(2, "0")}`);

export const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

export const PARTS_OF_DAY = ["morning", "midday", "afternoon", "evening"] as const;
export type PartOfDay = (typeof PARTS_OF_DAY)[number];

export const PART_NAMES: Record<PartOfDay, string> = {
  morning: "Morning",
  midday: "Midday",
  afternoon: "Afternoon",
  evening: "Evening",
};

/** Of a local time, `HH:MM`: up to 11:00, 15:00 and 18:00. */
export function partOfDay(time: string): PartOfDay {
  if (time < "11:00") return "morning";
  if (time < "15:00") return "midday";
  return time < "18:00" ? "afternoon" : "evening";
}

export const isPartOfDay = (text: unknown): text is PartOfDay => PARTS_OF_DAY.some((part) => part === text);

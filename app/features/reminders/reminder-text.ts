import type { PartOfDay } from "~/features/day/calendar-days";
export type ReminderText = { title: string; body: string; url: string };

type DayState = {
  date: string;
  part: PartOfDay;
  eaten: readonly PartOfDay[];
  puzzle: { name: string; blocksLeft: number } | null;
  hasEnergy: boolean;
};

const COUNTS = [
  "one block",
  "two blocks",
  "three blocks",
  "four blocks",
  "five blocks",
  "six blocks",
  "seven blocks",
  "eight blocks",
  "nine blocks",
  "ten blocks",
  "eleven blocks",
  "twelve blocks",
];

const WORDS: Record<PartOfDay, { title: string; body: string }> = {
  morning: { title: "Good morning", body: "Had breakfast? A few words are enough to log it." },
  midday: { title: "How was lunch?", body: "Log it while it is fresh. A few words are enough." },
  afternoon: { title: "A little something?", body: "If you had a snack, a few words are enough to log it." },
  evening: { title: "How was dinner?", body: "Add it to your plate before the day ends." },
};

/** Null when there is nothing to say: the part of the day has food, the picture is complete, or the day's energy is reached. */
export function reminderText({ date, part, eaten, puzzle, hasEnergy }: DayState): ReminderText | null {
  if (hasEnergy || eaten.includes(part) || puzzle?.blocksLeft === 0) return null;
  const url = `/?date=${date}`;
  const left = part === "evening" && puzzle ? COUNTS[puzzle.blocksLeft - 1] : undefined;
  if (!left) return { ...WORDS[part], url };
  return {
    title: `Your ${puzzle?.name} is ${left} from done`,
    body: "Had something tonight? It may finish the puzzle.",
    url,
  };
}

export const REMINDERS_MAX = 3;

/** `HH:MM`, offered until others are chosen. */
export const OFFERED_TIMES: readonly string[] = ["08:30", "12:30", "20:00"];

export type Reminders = { on: boolean; times: readonly string[] };

export const BROWSERS_MAX = 10;

export const REMINDER_MESSAGES = {
  notSent: "Reminders are off on this server.",
  needs:
    "Reminders need https and a browser that shows notifications. On an iPhone or iPad, add Pixelplate to the home screen first.",
  tooMany: `${BROWSERS_MAX} browsers already get your reminders. Remove one first.`,
  tooManyTimes: `Choose up to ${REMINDERS_MAX} times`,
} as const;

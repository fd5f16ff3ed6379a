import type { PartOfDay } from "~/features/day/calendar/part-of-day";

/** What a notification shows, and the address that a press opens. */
export type ReminderText = { title: string; body: string; url: string };

type DayState = {
  date: string;
  part: PartOfDay;
  /** Parts that have food already. */
  eaten: readonly PartOfDay[];
  puzzle: { name: string; blocksLeft: number } | null;
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

/** Null when there is nothing to say: the part of the day has food, or the picture is complete. */
export function reminderText({ date, part, eaten, puzzle }: DayState): ReminderText | null {
  if (eaten.includes(part) || puzzle?.blocksLeft === 0) return null;
  const url = `/?date=${date}`;
  const left = part === "evening" && puzzle ? COUNTS[puzzle.blocksLeft - 1] : undefined;
  if (!left) return { ...WORDS[part], url };
  return {
    title: `Your ${puzzle?.name} is ${left} from done`,
    body: "Had something tonight? It may finish the picture.",
    url,
  };
}

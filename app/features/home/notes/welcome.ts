import type { PartOfDay } from "~/features/day/calendar-days";
import { type Energy, energyText, energyUnit, formatGrams, inUnit } from "~/features/nutrition/amounts";

type Morning = {
  /** Since the last day with data; 0 with none. */
  daysAway: number;
  planted: string | null;
  part: PartOfDay;
  /** Null once the day has its energy. */
  meal: string | null;
};

const AWAY_DAYS = 4;

const HELLO: Record<PartOfDay, string> = {
  morning: "Good morning.",
  midday: "Hello.",
  afternoon: "Hello.",
  evening: "Good evening.",
};

/** "Good morning. Your cookie is planted. Breakfast?"; null without a picture, unless somebody comes back. */
export function greetingText({ daysAway, planted, part, meal }: Morning): string | null {
  const back = daysAway >= AWAY_DAYS;
  if (!planted) return back ? "The snail kept your place." : null;
  const hello = back ? "The snail kept your place." : HELLO[part];
  const verb = /[^s]s$/i.test(planted) ? "are" : "is";
  const question = meal === null || meal === "Night snack" ? "" : ` ${meal === "Snack" ? "A snack" : meal}?`;
  return `${hello} Your ${planted.toLowerCase()} ${verb} planted.${question}`;
}

/** Days with food, and different plants eaten. */
export type MonthFigures = { days: number; plants: number };

type Month = {
  month: string;
  before: string;
  last: MonthFigures;
  earlier: MonthFigures;
  /** Names of pictures collected for the first time. */
  firsts: readonly string[];
};

const DAYS_MORE_MIN = 3;
/** Logged in the earlier month, which may have been the first: fewer say nothing of it. */
const COMPARED_MIN = 10;
const NAMED_MAX = 3;
const LIST = new Intl.ListFormat("en-GB");

/** What a month brought, in words; only what grew is compared. Null for a month without food. */
export function monthNews({ month, before, last, earlier, firsts }: Month): string | null {
  if (last.days === 0) return null;
  const isCompared = earlier.days >= COMPARED_MIN;
  const more = (now: number, then: number) =>
    isCompared && now > then ? `, ${now - then} more than in ${before}` : "";
  const few = firsts.length <= NAMED_MAX + 1 ? firsts : firsts.slice(0, NAMED_MAX);
  const rest = firsts.length - few.length;
  const sentences = [
    last.plants > 1 &&
      `In ${month} you ate ${last.plants} different plants${more(last.plants, earlier.plants)}.`,
    isCompared &&
      last.days >= earlier.days + DAYS_MORE_MIN &&
      `You logged ${last.days} days${more(last.days, earlier.days)}.`,
    few.length > 0 &&
      `New in your collection: ${LIST.format(rest > 0 ? [...few, `${rest} more`] : [...few])}.`,
  ];
  return sentences.filter(Boolean).join(" ") || null;
}

/** kcal a day, as a goal was misread and as it stands now. */
export type Mended = { was: number; is: number };

export function mendedText({ was, is }: Mended, energy: Energy, hidesNumbers = false): string {
  if (hidesNumbers) return "Your daily goal had been stored far too low. It was mended.";
  const unit = energyUnit(energy);
  const before = `${formatGrams(inUnit(unit, was))} ${unit}`;
  return `Your daily goal had been stored as ${before}. It was set to ${energyText(is, energy)}.`;
}

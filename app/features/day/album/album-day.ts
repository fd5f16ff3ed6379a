import type { Amounts } from "~/features/nutrition/amounts";
import { howMuch } from "~/features/nutrition/how-much";
import type { PerNutrient } from "~/features/nutrition/per-nutrient";
import type { Puzzle } from "~/features/puzzles/puzzle";
import { longDateText } from "../calendar/date-text";

export type AlbumDay = {
  date: string;
  puzzle: Pick<Puzzle, "id" | "name" | "map"> | null;
  /** Blocks of each nutrient. */
  filled: PerNutrient;
  /** 0 to 1. */
  progress: number;
  neat: boolean;
  totals: Amounts;
};

export function albumDayText(
  date: string,
  day?: Pick<AlbumDay, "puzzle" | "progress" | "neat">,
  hidesNumbers = false,
): string {
  const picture = day?.puzzle
    ? `${day.puzzle.name}, ${progressText(day.progress, hidesNumbers)}`
    : "no picture";
  return `${longDateText(date)}: ${picture}${day?.neat ? ", a neat day" : ""}`;
}

const progressText = (progress: number, hidesNumbers: boolean) =>
  progress === 1 ? "complete" : hidesNumbers ? howMuch(progress) : `${Math.floor(progress * 100)} percent`;

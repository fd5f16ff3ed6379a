import { longDateText } from "~/features/day/date-text";
import {
  AMOUNTS,
  type Amounts,
  addAmounts,
  howMuch,
  type PerNutrient,
  perAmount,
} from "~/features/nutrition/amounts";
import type { Puzzle } from "~/features/puzzles/puzzle";

export type AlbumDay = {
  date: string;
  puzzle: Pick<Puzzle, "id" | "name" | "map"> | null;
  filled: PerNutrient;
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

type Averages = { daysLogged: number; amounts: Amounts };

/** Of the days with food only; 0 without any. */
export function averagesOf(days: readonly { totals: Amounts }[]): Averages {
  const logged = days
    .map(({ totals }) => totals)
    .filter((totals) => AMOUNTS.some((name) => totals[name] > 0));
  const sum = addAmounts(logged);
  return { daysLogged: logged.length, amounts: perAmount((name) => sum[name] / (logged.length || 1)) };
}

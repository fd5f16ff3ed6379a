import { longDateText } from "~/features/day/calendar-days";
import {
  AMOUNTS,
  type Amounts,
  addAmounts,
  NUTRIENTS,
  type PerNutrient,
  perAmount,
  roundTenth,
} from "~/features/nutrition/amounts";
import { howMuch, isNearGoal } from "~/features/nutrition/goal-ratio";
import { gridPaths } from "~/features/puzzles/grid-paths";
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

export function averagesOf(days: readonly { totals: Amounts }[]): Averages {
  const logged = days
    .map(({ totals }) => totals)
    .filter((totals) => AMOUNTS.some((name) => totals[name] > 0));
  const sum = addAmounts(logged);
  return { daysLogged: logged.length, amounts: perAmount((name) => sum[name] / (logged.length || 1)) };
}

export function albumText(title: string, days: readonly Pick<AlbumDay, "puzzle" | "progress" | "neat">[]) {
  const withPicture = days.filter(({ puzzle }) => puzzle);
  const complete = withPicture.filter(({ progress }) => progress === 1).length;
  const neat = days.filter((day) => day.neat).length;
  const parts = [
    complete > 0 && `${complete} ${complete === 1 ? "picture" : "pictures"} complete`,
    withPicture.length > complete && `${withPicture.length - complete} begun`,
    neat > 0 && `${neat} neat ${neat === 1 ? "day" : "days"}`,
  ].filter(Boolean);
  return `${title}: ${parts.join(", ") || "no pictures yet"}`;
}

type DayOfWeek = { totals: Amounts; goals: Amounts; complete: boolean };

const DAYS_MIN = 2;

/** "An even week. Three pictures finished.", of its energy against seven goals; light is only a week logged whole. Null with fewer than two days of food. */
export function weekSentence(days: readonly DayOfWeek[]): string | null {
  const logged = days.filter(({ totals }) => totals.calories > 0);
  if (logged.length < DAYS_MIN) return null;
  const sum = (of: (day: DayOfWeek) => number) => roundTenth(logged.reduce((all, day) => all + of(day), 0));
  const eaten = sum(({ totals }) => totals.calories);
  const goal = roundTenth((sum(({ goals }) => goals.calories) * WEEK) / logged.length);
  const kind = isNearGoal(eaten, goal)
    ? "An even"
    : eaten > goal
      ? "A full"
      : logged.length === WEEK && "A light";
  const finished = logged.filter(({ complete }) => complete).length;
  const sentences = [
    kind && `${kind} week.`,
    finished > 0 && `${COUNTS[finished]} ${finished === 1 ? "picture" : "pictures"} finished.`,
  ].filter(Boolean);
  return sentences.join(" ") || `${COUNTS[logged.length]} days logged.`;
}

const WEEK = 7;
const COUNTS = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven"];

/** Each picture once, by the id of its symbol, and the days that show them. */
export type AlbumShown = {
  pictures: ({ id: string } & ReturnType<typeof gridPaths>)[];
  days: Record<string, { picture: string | null; text: string; neat: boolean }>;
};

/** `dates` are those to be named, with data or without. */
export function albumShown(
  days: readonly AlbumDay[],
  dates: readonly string[],
  hidesNumbers: boolean,
): AlbumShown {
  const pictures = new Map<string, AlbumShown["pictures"][number]>();
  const byDate = new Map(days.map((day) => [day.date, day]));
  const shown = dates.map((date) => {
    const day = byDate.get(date);
    const picture = day?.puzzle && symbolOf(day.puzzle.id, day.filled);
    if (day?.puzzle && picture)
      pictures.set(picture, { id: picture, ...gridPaths(day.puzzle.map, day.filled) });
    return [
      date,
      { picture: picture ?? null, text: albumDayText(date, day, hidesNumbers), neat: day?.neat ?? false },
    ] as const;
  });
  return { pictures: [...pictures.values()], days: Object.fromEntries(shown) };
}

const symbolOf = (id: string, filled: PerNutrient) =>
  `day-${id}-${NUTRIENTS.map((nutrient) => filled[nutrient]).join("-")}`;

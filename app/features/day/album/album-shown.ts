import { NUTRIENTS } from "~/features/nutrition/nutrients";
import type { PerNutrient } from "~/features/nutrition/per-nutrient";
import { gridPaths } from "~/features/puzzles/grid-paths";
import type { AlbumDay } from "./album-day";
import { albumDayText } from "./album-day";

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

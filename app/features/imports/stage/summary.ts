import type { Question } from "~/features/imports/formats/format";
import type { FileSectionName } from "~/features/imports/pixelplate/file-rows";
import type { LeftOut, NotTaken, ReadFood } from "~/features/imports/read/row";
import type { ShownAdded } from "~/features/imports/recipes/recipe-file";
import type { Amounts } from "~/features/nutrition/amounts";
import { ENTRY_KCAL_MAX } from "~/features/nutrition/read-number";
import type { WeightUnit } from "~/features/weight/weight";

export type ShownRow = { line: number; date: string; time: string; name: string; amounts: Amounts };

export type LeftOutRows = { reason: string; count: number; first: { line: number; column?: string }[] };

/** Rows of a part of a file of Pixelplate, and those of them that the account has already. */
export type SectionCount = { section: FileSectionName; count: number; known: number };

/** Days with a weight, and those of them where the account has one already; the last one's kg, and the unit to show it in. */
export type WeightCount = {
  count: number;
  known: number;
  from: string;
  to: string;
  kg: number;
  unit: WeightUnit;
  /** Whether the file doesn't name its unit. */
  guessed: boolean;
};

export type ImportSummary = {
  timeZone: string;
  dayStart: number;
  nickname: string | null;
  foods: number;
  days: number;
  from: string;
  to: string;
  known: number;
  first: ShownRow[];
  leftOut: LeftOutRows[];
  /** Rows with more than a person eats at once, and the first of them. */
  large?: { count: number; first: ShownRow[] };
  weights?: WeightCount;
  notTaken?: NotTaken[];
  own?: SectionCount[];
  recipes?: ShownAdded;
  question?: Question;
  added?: number;
  addedWeights?: number;
  /** Foods that an undo did not remove, since they were changed. */
  stayed?: number;
};

export const NOTHING_READ = { foods: 0, days: 0, from: "", to: "", known: 0, first: [], leftOut: [] };

const FIRST_ROWS = 8;
const PLACES = 5;

type Tally = Omit<ImportSummary, "timeZone" | "dayStart" | "nickname" | "question">;

export function tally() {
  const counts: Tally = { ...NOTHING_READ, first: [], leftOut: [] };
  const perDay = new Map<string, number>();

  return {
    addFood({ line, date, time, entry }: ReadFood): number {
      const ofDay = (perDay.get(date) ?? 0) + 1;
      perDay.set(date, ofDay);
      counts.foods++;
      if (counts.from === "" || date < counts.from) counts.from = date;
      if (date > counts.to) counts.to = date;
      const shown = { line, date, time, name: entry.name, amounts: entry.amounts };
      if (counts.first.length < FIRST_ROWS) counts.first.push(shown);
      if (entry.amounts.calories > ENTRY_KCAL_MAX) {
        counts.large ??= { count: 0, first: [] };
        if (counts.large.count++ < PLACES) counts.large.first.push(shown);
      }
      return ofDay;
    },
    foodsOn: (date: string) => perDay.get(date) ?? 0,
    leaveOut({ line, column, reason }: LeftOut) {
      const same = counts.leftOut.find((rows) => rows.reason === reason);
      const place = { line, ...(column !== undefined && { column }) };
      if (!same) counts.leftOut.push({ reason, count: 1, first: [place] });
      else {
        same.count++;
        if (same.first.length < PLACES) same.first.push(place);
      }
    },
    result: (): Tally => ({ ...counts, days: perDay.size }),
  };
}

import type { Amounts } from "~/features/nutrition/amounts";
import type { Question } from "../read/choices";

export type ShownRow = { date: string; time: string; name: string; amounts: Amounts };

/** Rows left out for the same reason, with the places of the first ones. */
export type LeftOutRows = { reason: string; count: number; first: { line: number; column?: string }[] };

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
  question?: Question;
  added?: number;
  /** Foods that an undo did not remove, since they were changed. */
  stayed?: number;
};

export const NOTHING_READ = { foods: 0, days: 0, from: "", to: "", known: 0, first: [], leftOut: [] };

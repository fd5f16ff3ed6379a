import type { Amounts } from "~/features/nutrition/amounts";
import type { OwnSectionName } from "../own/own-sections";
import type { Question } from "../read/choices";

export type ShownRow = { line: number; date: string; time: string; name: string; amounts: Amounts };

/** Rows left out for the same reason, with the places of the first ones. */
export type LeftOutRows = { reason: string; count: number; first: { line: number; column?: string }[] };

/** Rows of a part of an own file, and those of them that the account has already. */
export type OwnCount = { section: OwnSectionName; count: number; known: number };

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
  /** Of a file of Pixelplate. */
  own?: OwnCount[];
  question?: Question;
  added?: number;
  /** Foods that an undo did not remove, since they were changed. */
  stayed?: number;
};

export const NOTHING_READ = { foods: 0, days: 0, from: "", to: "", known: 0, first: [], leftOut: [] };

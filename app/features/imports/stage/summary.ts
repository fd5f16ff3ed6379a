import type { Amounts } from "~/features/nutrition/amounts";
import type { WeightUnit } from "~/features/weight/weight-unit";
import type { OwnSectionName } from "../own/own-sections";
import type { Question } from "../read/choices";
import type { NotTaken } from "../read/not-taken";

export type ShownRow = { line: number; date: string; time: string; name: string; amounts: Amounts };

/** Rows left out for the same reason, with the places of the first ones. */
export type LeftOutRows = { reason: string; count: number; first: { line: number; column?: string }[] };

/** Rows of a part of an own file, and those of them that the account has already. */
export type OwnCount = { section: OwnSectionName; count: number; known: number };

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
  weights?: WeightCount;
  notTaken?: NotTaken[];
  /** Of a file of Pixelplate. */
  own?: OwnCount[];
  question?: Question;
  added?: number;
  addedWeights?: number;
  /** Foods that an undo did not remove, since they were changed. */
  stayed?: number;
};

export const NOTHING_READ = { foods: 0, days: 0, from: "", to: "", known: 0, first: [], leftOut: [] };

import type { Amounts } from "~/features/nutrition/amounts";
import { amountsOf } from "~/features/nutrition/amounts-of";
import { type FoodPart, partsFrom } from "./food-part";

export const DEFAULT_EMOJI = "🍽️";

/** A food to log: `amounts` as eaten, already multiplied by `servings`; `parts` are those of one serving. */
export type FoodEntry = {
  name: string;
  emoji: string;
  amounts: Amounts;
  servings: number;
  parts?: FoodPart[];
  /** "label", "barcode", "typed", "described", or what a food table says of its row. */
  source?: string;
  estimated?: boolean;
};

/** An entry as the columns of `food` hold it. */
export const entryColumns = ({ name, emoji, amounts, servings, parts, source, estimated }: FoodEntry) => ({
  name,
  emoji,
  ...amounts,
  number_of_servings: servings,
  parts: parts && parts.length > 0 ? parts : null,
  source: source ?? null,
  estimated: estimated ?? false,
});

type Made = "parts" | "source" | "estimated";
type Columns = Omit<ReturnType<typeof entryColumns>, Made> & {
  parts?: unknown;
  source?: string | null;
  estimated?: boolean;
};

export function entryFrom(row: Columns): FoodEntry {
  const parts = partsFrom(row.parts);
  return {
    name: row.name,
    emoji: row.emoji,
    amounts: amountsOf(row),
    servings: row.number_of_servings,
    parts,
    source: row.source ?? undefined,
    estimated: row.estimated || parts?.some((part) => part.estimated) || undefined,
  };
}

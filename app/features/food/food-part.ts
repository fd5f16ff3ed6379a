import { AMOUNTS, type Amounts } from "~/features/nutrition/amounts";
import { amountsOf } from "~/features/nutrition/amounts-of";

export const PARTS_MAX = 20;

/** A food within a logged one: `amount` of `unit`, with the kcal and grams in it. The parts are those of one serving. */
export type FoodPart = Amounts & {
  /** As `SourceFood.ref`; null for figures of no table. */
  ref: string | null;
  name: string;
  emoji: string;
  amount: number;
  unit: string;
  grams: number | null;
  source: string | null;
  /** Not confirmed yet. */
  estimated: boolean;
};

/** The parts in a column of the database. */
export function partsFrom(stored: unknown): FoodPart[] | undefined {
  const parts = Array.isArray(stored) ? stored.filter(isPart).slice(0, PARTS_MAX) : [];
  if (parts.length === 0) return undefined;
  return parts.map(({ ref, name, emoji, amount, unit, grams, source, estimated, ...amounts }) => ({
    ref,
    name,
    emoji,
    amount,
    unit,
    grams,
    ...amountsOf(amounts),
    source,
    estimated,
  }));
}

function isPart(value: unknown): value is FoodPart {
  const part = value as Partial<Record<keyof FoodPart, unknown>> | null;
  return (
    [part?.name, part?.emoji, part?.unit].every((text) => typeof text === "string") &&
    [part?.ref, part?.source].every((text) => text === null || typeof text === "string") &&
    [part?.amount, part?.grams ?? 0, ...AMOUNTS.map((name) => part?.[name])].every(isAmount) &&
    typeof part?.estimated === "boolean"
  );
}

const isAmount = (value: unknown) => typeof value === "number" && value >= 0 && Number.isFinite(value);

import { z } from "zod";
import { DEFAULT_EMOJI, singleEmoji } from "~/features/food/entry";
import { FOOD_NAME_MAX } from "~/features/food/entry-form.server";
import { withoutFnddsCodes } from "~/features/foods/fndds-codes";
import { per100 } from "~/features/meals/by-ai.server";
import { perAmount } from "~/features/nutrition/amounts";
import { furtherFrom } from "~/features/nutrition/further";
import { MAX_AMOUNT } from "~/features/nutrition/read-number";
import { type ReviewRow, rowFood, rowUnits, type SourceFood } from "~/features/search/row";
import { attempt, cleanText } from "~/platform/text";

const AMOUNT_MAX_LENGTH = 20;
/** The most that a tenth of a gram can hold, in 100 g of it. */
const FIGURE_MAX = 1000 * MAX_AMOUNT;
const UNIT_MAX_LENGTH = 80;

const line = (max: number) => z.string().max(max).transform(cleanText);
const short = (text: string): string => [...text].slice(0, FOOD_NAME_MAX).join("");

const rowShape = {
  name: line(200).pipe(z.string().min(1)).transform(short),
  emoji: z
    .string()
    .max(40)
    .transform((text) => singleEmoji(text) ?? DEFAULT_EMOJI),
  amount: line(AMOUNT_MAX_LENGTH),
  unit: line(UNIT_MAX_LENGTH),
  portion: line(200).transform(short),
  confidence: z.number().min(0).max(1),
};

const ref = z
  .string()
  .max(200)
  .regex(/^[a-z]+:[^\s\p{C}]+$/u);

/** A forged row can only have possible figures, in a log where any total may be typed anyway. */
const food = z.object({
  unit: z.enum(["g", "ml", "portion"]),
  amounts: z.object(perAmount(() => z.number().min(0).max(FIGURE_MAX))),
  portions: z
    .array(z.object({ name: line(UNIT_MAX_LENGTH), amount: z.number().positive().max(MAX_AMOUNT) }))
    .max(1),
  source: line(400),
  further: z.unknown().transform(furtherFrom).optional(),
});

const figuresOfAi = z.object({
  amounts: z.object(per100),
  source: line(400).transform((text) => (text.startsWith("AI estimate") ? text : "AI estimate")),
});

const sentRow = z.union([
  z.object({ ref, ...rowShape }),
  z.object({ ref: z.null(), ...rowShape, food }),
  // Of older forms and confirmed meals, with the figures of no table under two more names.
  z.object({ ref: z.null(), ...rowShape, own: food }).transform(({ own, ...row }) => ({ ...row, food: own })),
  z.object({ ref: z.null(), ...rowShape, estimate: figuresOfAi }).transform(({ estimate, ...row }) => ({
    ...row,
    food: { unit: "g" as const, portions: [], ...estimate },
  })),
]);

/** A row as its form holds it: what is known of its food stays here. */
export type SentRow = z.output<typeof sentRow>;

export const readSentRow = (value: unknown): SentRow | undefined =>
  sentRow.safeParse(typeof value === "string" ? attempt(() => JSON.parse(value)) : value).data;

/** Sent rows with the current figures of their foods; `lost` are the names of foods that no longer exist. */
export function rowsOfSent(
  sent: readonly SentRow[],
  foods: ReadonlyMap<string, SourceFood>,
): { rows: ReviewRow[]; lost: string[] } {
  const all = sent.map((row) => rowOfSent(row, foods));
  return {
    rows: all.flatMap((row) => row ?? []),
    lost: sent.filter((_, i) => !all[i]).map(({ name }) => name),
  };
}

export function rowOfSent(sent: SentRow, foods: ReadonlyMap<string, SourceFood>): ReviewRow | undefined {
  if (sent.ref === null) return withKnownUnit(sent);
  const food = foods.get(sent.ref);
  if (!food) return undefined;
  return withKnownUnit({ ...sent, unit: withoutFnddsCodes(sent.unit), food: rowFood(food) });
}

const withKnownUnit = (row: ReviewRow): ReviewRow =>
  rowUnits(row.food).some(({ value }) => value === row.unit) ? row : { ...row, unit: row.food.unit };

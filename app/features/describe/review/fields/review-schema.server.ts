import { z } from "zod";
import { perAmount } from "~/features/nutrition/per-amount";
import { longTexts } from "~/http/cut-texts";
import { DESCRIPTION_MAX } from "../../describe-schema.server";
import { ROW_NUMBERS, rowField } from "./review-fields";

const text = z.string().optional();
/** JSON with its quotes, and queries that are cut later. */
const longText = z.string().optional().register(longTexts, { max: 16_384 });
const rowFields = Object.fromEntries(
  ROW_NUMBERS.flatMap((i) => {
    const { row, amount, unit } = rowField(i);
    return [[row, longText] as const, [amount, text] as const, [unit, text] as const];
  }),
);

export const reviewSchema = z.object({
  name: text,
  emoji: text,
  ...perAmount(() => text),
  energy: text,
  key: text,
  description: text
    .transform((words) => words?.slice(0, DESCRIPTION_MAX) ?? "")
    .register(longTexts, { max: 4 * DESCRIPTION_MAX }),
  /** The computed totals as JSON. */
  shown: text,
  /** The provenance as JSON. */
  provenance: longText,
  intent: text,
  pick: text,
  q: longText,
  target: text,
  date: text,
  time: text,
  number_of_servings: text,
  confirmed: text,
  /** "on" to save the meal, too. */
  save: text,
  ...rowFields,
});

export type ReviewFields = z.output<typeof reviewSchema> & Record<string, string | undefined>;

export function untouchedFields(values: Record<string, unknown> | null | undefined): ReviewFields {
  const texts = Object.entries(values ?? {}).filter(([, value]) => typeof value === "string");
  return { description: "", ...Object.fromEntries(texts) } as ReviewFields;
}

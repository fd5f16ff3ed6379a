import { z } from "zod";
import { perAmount } from "~/features/nutrition/per-amount";
import { longTexts } from "~/http/cut-texts";
import { DESCRIPTION_MAX } from "../../describe-schema.server";
import { ROW_NUMBERS, rowField } from "./review-fields";

const text = z.string().optional();
/** Rows and what was not understood, as JSON with all its quotes; words of a search, which reads only their beginning. */
const longer = z.string().optional().register(longTexts, { max: 16_384 });
const rowFields = Object.fromEntries(
  ROW_NUMBERS.flatMap((i) => {
    const { row, amount, unit } = rowField(i);
    return [[row, longer] as const, [amount, text] as const, [unit, text] as const];
  }),
);

/** Every field that the review reads. What is in them is checked when it is clear what they are for. */
export const reviewSchema = z.object({
  name: text,
  emoji: text,
  ...perAmount(() => text),
  key: text,
  description: text
    .transform((words) => words?.slice(0, DESCRIPTION_MAX) ?? "")
    .register(longTexts, { max: 4 * DESCRIPTION_MAX }),
  /** The totals that were added up, as they were shown; the others were typed. */
  shown: text,
  told: longer,
  intent: text,
  /** The food that was chosen from what a search found. */
  pick: text,
  q: longer,
  /** The row that a search is to fill anew; none when it is to add one. */
  target: text,
  date: text,
  time: text,
  ...rowFields,
});

export type ReviewFields = z.output<typeof reviewSchema> & Record<string, string | undefined>;

/** The fields of a form that was refused as a whole, so that it can be shown again. */
export function untouchedFields(sent: Record<string, unknown> | null | undefined): ReviewFields {
  const texts = Object.entries(sent ?? {}).filter(([, value]) => typeof value === "string");
  return { description: "", ...Object.fromEntries(texts) } as ReviewFields;
}

import { z } from "zod";
import { DESCRIPTION_MAX } from "../describe-schema.server";
import { ROW_NUMBERS, rowField } from "./review-fields";

const text = z.string().optional();
const rowFields = Object.fromEntries(
  ROW_NUMBERS.flatMap((i) => Object.values(rowField(i)).map((name) => [name, text])),
);

/** Every field that the review reads. What is in them is checked when it is clear what they are for. */
export const reviewSchema = z.object({
  name: text,
  emoji: text,
  calories: text,
  carbs: text,
  fats: text,
  protein: text,
  key: text,
  description: text.transform((words) => words?.slice(0, DESCRIPTION_MAX) ?? ""),
  /** The totals that were added up, as they were shown; the others were typed. */
  shown: text,
  told: text,
  intent: text,
  /** The food that was chosen from what a search found. */
  pick: text,
  q: text,
  /** The row that a search is to fill anew; none when it is to add one. */
  target: text,
  date: text,
  time: text,
  ...rowFields,
});

export type ReviewFields = z.output<typeof reviewSchema> & Record<string, string | undefined>;

/** The fields of a form that was refused as a whole, so that it can be shown again. */
export function keptFields(sent: Record<string, unknown> | null | undefined): ReviewFields {
  const texts = Object.entries(sent ?? {}).filter(([, value]) => typeof value === "string");
  return { description: "", ...Object.fromEntries(texts) } as ReviewFields;
}

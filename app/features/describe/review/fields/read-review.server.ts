import { z } from "zod";
import { perAmount } from "~/features/nutrition/per-amount";
import type { ReviewRow } from "~/features/search/portion/review-row";
import type { FoodSource } from "~/features/search/sources/food-source";
import { foodsByRef } from "~/features/search/sources/foods-by-ref";
import { SENT_MAX } from "~/http/cut-texts";
import { attempt } from "~/platform/attempt";
import { cleanText } from "~/platform/text/clean-text";
import type { Provenance, Review, TotalTexts } from "../review";
import { typedTotals } from "../typed-totals";
import { withRows } from "../with-rows";
import { rowsOfNotes } from "./restore-rows";
import { ROW_NUMBERS, rowField } from "./review-fields";
import type { ReviewFields } from "./review-schema.server";
import type { RowNote } from "./saved-row";
import { rowNoteOf } from "./saved-row-schema.server";

/**
 * The review that a form brings back, amounts and totals as they were typed. Where an amount was changed the totals
 * are added up anew, but for those that were typed. `changed` says whether one was;
 * `lost` are foods that are no longer there.
 */
export async function readReview(
  sources: readonly FoodSource[],
  userId: string,
  fields: ReviewFields,
): Promise<{ review: Review; changed: boolean; lost: string[] }> {
  const notes = ROW_NUMBERS.map((i) => rowNoteOf(fields[rowField(i).row]));
  const sent = notes.map((note, i) => note && typedInto(note, i, fields));
  const kept = sent.filter((note) => note !== undefined);
  const refs = kept.flatMap(({ ref }) => ref ?? []);
  const foods = await foodsByRef(sources, userId, refs);
  const shown = rowsOfNotes(
    notes.filter((note) => note !== undefined),
    foods,
  );
  const { rows, lost } = rowsOfNotes(kept, foods);
  const review: Review = {
    description: fields.description,
    name: fields.name ?? "",
    emoji: fields.emoji ?? "",
    totals: totalsOf(fields),
    typed: [],
    rows: shown.rows,
    provenance: toldOf(fields.told),
  };
  const addedUp = shownOf(fields.shown);
  const read = { ...review, typed: addedUp ? typedTotals(review, addedUp) : [] };
  const changed = lost.length > 0 || rows.some((row, i) => !isSame(row, shown.rows[i]));
  return { review: changed ? withRows(read, rows) : { ...read, rows }, changed, lost };
}

const typedInto = (note: RowNote, i: number, fields: ReviewFields): RowNote => {
  const { amount, unit } = rowField(i);
  return {
    ...note,
    // An emptied field isn't sent on by the form library.
    amount: cleanText(fields[amount] ?? "").slice(0, 20),
    unit: cleanText(fields[unit] ?? note.unit).slice(0, 80),
  };
};

const isSame = (row: ReviewRow, other: ReviewRow | undefined): boolean =>
  row.amount === other?.amount && row.unit === other.unit;

const totalsOf = (fields: ReviewFields): TotalTexts => perAmount((name) => fields[name] ?? "");

const text = z.string().max(SENT_MAX);
const addedUpSchema: z.ZodType<Partial<TotalTexts>> = z.object(perAmount(() => text)).partial();
const toldSchema: z.ZodType<Provenance> = z.object({
  engine: z.enum(["built-in", "ai"]).optional(),
  aiMissed: z.boolean().optional(),
  confirmedOn: z.string().max(40).transform(cleanText).optional(),
  unrecognised: z.array(z.string().max(1000).transform(cleanText)).max(100),
});

const shownOf = (json: string | undefined) => addedUpSchema.safeParse(jsonOf(json)).data;
const toldOf = (json: string | undefined): Provenance =>
  toldSchema.safeParse(jsonOf(json)).data ?? { unrecognised: [] };

const jsonOf = (text: string | undefined): unknown => attempt(() => JSON.parse(text ?? ""));

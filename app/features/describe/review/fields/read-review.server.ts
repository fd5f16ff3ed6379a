import { z } from "zod";
import { energyIn } from "~/features/nutrition/energy-in";
import { perAmount } from "~/features/nutrition/per-amount";
import type { ReviewRow } from "~/features/search/portion/review-row";
import type { FoodSource } from "~/features/search/sources/food-source";
import { foodsByRef } from "~/features/search/sources/foods-by-ref";
import { SENT_MAX } from "~/http/cut-texts";
import { attempt } from "~/platform/attempt";
import { cleanText } from "~/platform/text/clean-text";
import type { Provenance, Review, TotalTexts } from "../review";
import { typedTotals } from "../totals";
import { withRows } from "../with-rows";
import { restoreRows } from "./restore-rows";
import { ROW_NUMBERS, rowField } from "./review-fields";
import type { ReviewFields } from "./review-schema.server";
import type { SavedRow } from "./saved-row";
import { parseSavedRow } from "./saved-row-schema.server";

/** The review in a form. If an amount `changed`, untyped totals are computed again. `lost` are foods that no longer exist. */
export async function readReview(
  sources: readonly FoodSource[],
  userId: string,
  fields: ReviewFields,
): Promise<{ review: Review; changed: boolean; lost: string[] }> {
  const saved = ROW_NUMBERS.flatMap((i) => {
    const shown = parseSavedRow(fields[rowField(i).row]);
    return shown ? [{ shown, typed: typedRow(shown, i, fields) }] : [];
  });
  const refs = saved.flatMap(({ typed }) => typed.ref ?? []);
  const foods = await foodsByRef(sources, userId, refs);
  const shown = restoreRows(
    saved.map((row) => row.shown),
    foods,
  );
  const typed = restoreRows(
    saved.map((row) => row.typed),
    foods,
  );
  const rows = typed.rows.map((row, i) => (isSame(row, shown.rows[i]) ? row : { ...row, confidence: 1 }));
  const { lost } = typed;
  const review: Review = {
    description: fields.description,
    name: fields.name ?? "",
    emoji: fields.emoji ?? "",
    totals: totalsOf(fields),
    energy: energyIn(fields.energy) ?? "kcal",
    typed: [],
    rows: shown.rows,
    provenance: parseProvenance(fields.provenance),
  };
  const computed = computedSchema.safeParse(jsonOf(fields.shown)).data;
  const asShown = { ...review, typed: computed ? typedTotals(review, computed) : [] };
  const changed = lost.length > 0 || rows.some((row, i) => !isSame(row, shown.rows[i]));
  return { review: changed ? withRows(asShown, rows) : { ...asShown, rows }, changed, lost };
}

const typedRow = (row: SavedRow, i: number, fields: ReviewFields): SavedRow => {
  const { amount, unit } = rowField(i);
  return {
    ...row,
    // The form library drops an empty field.
    amount: cleanText(fields[amount] ?? "").slice(0, 20),
    unit: cleanText(fields[unit] ?? row.unit).slice(0, 80),
  };
};

const isSame = (row: ReviewRow, other: ReviewRow | undefined): boolean =>
  row.amount === other?.amount && row.unit === other.unit;

const totalsOf = (fields: ReviewFields): TotalTexts => perAmount((name) => fields[name] ?? "");

const text = z.string().max(SENT_MAX);
const computedSchema: z.ZodType<Partial<TotalTexts>> = z.object(perAmount(() => text)).partial();
const provenanceSchema: z.ZodType<Provenance> = z.object({
  engine: z.enum(["built-in", "ai"]).optional(),
  aiMissed: z.boolean().optional(),
  confirmedOn: z.string().max(40).transform(cleanText).optional(),
  unrecognised: z.array(z.string().max(1000).transform(cleanText)).max(100),
});

const parseProvenance = (json: string | undefined): Provenance =>
  provenanceSchema.safeParse(jsonOf(json)).data ?? { unrecognised: [] };

const jsonOf = (json: string | undefined): unknown => attempt(() => JSON.parse(json ?? ""));

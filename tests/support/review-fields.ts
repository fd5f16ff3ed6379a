import { computedTotals, type Review, savedRow } from "~/features/review/review";

export type Fields = Record<string, string>;

/** The fields of a review's form as the page shows it. */
export function fieldsOf(review: Review, key = "key"): Fields {
  const { description, name, emoji, totals, rows, whole, provenance } = review;
  const fields: Fields = { key, description, name, emoji, ...totals, provenance: JSON.stringify(provenance) };
  fields.shown = JSON.stringify(computedTotals(review));
  if (whole)
    Object.assign(fields, {
      whole_servings: whole.servings,
      share: whole.share,
      shown_servings: whole.shown.servings,
      shown_share: whole.shown.share,
    });
  for (const [i, row] of rows.entries()) {
    fields[`row_${i}`] = JSON.stringify(savedRow(row));
    fields[`amount_${i}`] = row.amount;
    fields[`unit_${i}`] = row.unit;
  }
  return fields;
}

import { ROWS_MAX } from "./review-row";

/** The numbers of the rows that a form can hold. */
export const ROW_NUMBERS: readonly number[] = Array.from({ length: ROWS_MAX }, (_, i) => i);

/** The names of a row's fields. */
export const rowField = (i: number) =>
  ({ row: `row_${i}`, amount: `amount_${i}`, unit: `unit_${i}` }) as const;

/** What a review's buttons ask for; without one it is logged. Those about one row are followed by its number. */
export const INTENTS = ["update", "sum", "search", "cancel", "afresh"] as const;
export type Intent = { kind: "log" | (typeof INTENTS)[number] } | { kind: "remove" | "swap"; row: number };

export function readIntent(text: string | undefined): Intent {
  const plain = INTENTS.find((intent) => intent === text);
  if (plain) return { kind: plain };
  const [, kind, row] = /^(remove|swap)-(\d{1,2})$/.exec(text ?? "") ?? [];
  return kind ? { kind: kind as "remove" | "swap", row: Number(row) } : { kind: "log" };
}

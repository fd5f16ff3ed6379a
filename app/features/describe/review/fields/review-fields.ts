import { ROWS_MAX } from "~/features/search/portion/review-row";

/** The numbers of the rows that a form can hold. */
export const ROW_NUMBERS: readonly number[] = Array.from({ length: ROWS_MAX }, (_, i) => i);

/** The names of a row's fields. */
export const rowField = (i: number) =>
  ({ row: `row_${i}`, amount: `amount_${i}`, unit: `unit_${i}` }) as const;

/** What a review's buttons ask for. Those about one row are followed by its number; without one it is logged. */
const INTENTS = ["update", "sum", "search", "cancel", "afresh"] as const;
export type Intent = { kind: "log" | (typeof INTENTS)[number] } | { kind: "remove" | "swap"; row: number };

type Sent = { intent?: string; pick?: string; q?: string };

/**
 * What a sent form is to do. The return key asks for what was just typed: for what is in the search field, for new
 * totals when an amount was `changed`, else for the meal to be logged.
 */
export function readIntent({ intent, pick, q }: Sent, changed: boolean): Intent {
  if (pick !== undefined) return { kind: "update" };
  if (intent === "enter") return { kind: q?.trim() ? "search" : changed ? "update" : "log" };
  const plain = INTENTS.find((kind) => kind === intent);
  if (plain) return { kind: plain };
  const [, kind, row] = /^(remove|swap)-(\d{1,2})$/.exec(intent ?? "") ?? [];
  if (kind) return { kind: kind as "remove" | "swap", row: Number(row) };
  return { kind: intent === undefined ? "log" : "update" };
}

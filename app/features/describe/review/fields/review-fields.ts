import { ROWS_MAX } from "~/features/search/portion/review-row";

export const ROW_NUMBERS: readonly number[] = Array.from({ length: ROWS_MAX }, (_, i) => i);

export const rowField = (i: number) =>
  ({ row: `row_${i}`, amount: `amount_${i}`, unit: `unit_${i}` }) as const;

const INTENTS = ["update", "sum", "search", "cancel", "afresh"] as const;
export type Intent =
  | { kind: "log" | (typeof INTENTS)[number] }
  | { kind: "remove" | "swap" | "confirm"; row: number };

type Buttons = { intent?: string; pick?: string; q?: string };

/** The return key searches if there is a query, updates the totals if an amount `changed`, else logs the meal. */
export function readIntent({ intent, pick, q }: Buttons, changed: boolean): Intent {
  if (pick !== undefined) return { kind: "update" };
  if (intent === "enter") return { kind: q?.trim() ? "search" : changed ? "update" : "log" };
  if (intent === "new") return { kind: "log" };
  const plain = INTENTS.find((kind) => kind === intent);
  if (plain) return { kind: plain };
  const [, kind, row] = /^(remove|swap|confirm)-(\d{1,2})$/.exec(intent ?? "") ?? [];
  if (kind) return { kind: kind as "remove" | "swap" | "confirm", row: Number(row) };
  return { kind: intent === undefined ? "log" : "update" };
}

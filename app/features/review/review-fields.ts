import { type ReviewRow, ROWS_MAX } from "~/features/search/row";

export const ROW_NUMBERS: readonly number[] = Array.from({ length: ROWS_MAX }, (_, i) => i);

export const rowField = (i: number) =>
  ({ row: `row_${i}`, amount: `amount_${i}`, unit: `unit_${i}` }) as const;

/** A row as JSON in its form. The figures of a food with a ref are looked up when it comes back. */
export const rowText = (row: ReviewRow): string =>
  JSON.stringify(row.ref === null ? row : { ...row, food: undefined });

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

type Problems = Record<string, string[]>;

/** The problems of a refused form, at their fields and, as some are hidden, once above them. */
export function refusedFields(errors: Record<string, string[] | null> = {}): Problems {
  const problems = Object.entries(errors).map(([name, messages]) => [name, messages ?? []] as const);
  const all = problems.flatMap(([, messages]) => messages);
  return { ...Object.fromEntries(problems), "": [...new Set(all)] };
}

/** Who a meal is also for, in place of somebody's id. */
export const EVERYBODY = "all";

export const REVIEW_MESSAGES = {
  rowsFull: "A meal can have up to 20 foods.",
  byHand: "Your own total. It stays when a food below changes.",
  aiMissed: "The AI service didn’t answer, so this server read it.",
  lost: (names: readonly string[]) => `No longer available and left out: ${names.join(", ")}.`,
  nothingFound: (words: string) => `Nothing found for “${words}”.`,
} as const;

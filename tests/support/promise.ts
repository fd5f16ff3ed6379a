import { appendFileSync } from "node:fs";
import { vi } from "vitest";

/** `npm run test:long` tries each promise as often as is said of it; any other run only rehearses. */
export const LONG = process.env.TEST_LONG === "1";

/** How often to try, or how long to go on: a little in every run, a lot in the long one. */
export const often = (rehearsal: number, long: number): number => (LONG ? long : rehearsal);

// A promise takes its time, and other tests may run beside it.
vi.setConfig({ testTimeout: LONG ? 1_800_000 : 120_000, hookTimeout: 120_000 });

/** Notes a figure for the table that the long run prints; `id` as in SECURITY.md. */
export function measured(id: string, promised: string, figure: string): void {
  const file = process.env.TEST_FIGURES;
  if (file) appendFileSync(file, `${JSON.stringify({ id, promised, figure })}\n`);
}

/** The value below which this part (0 to 1) of the numbers lies. */
export function percentile(numbers: number[], part: number): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
}

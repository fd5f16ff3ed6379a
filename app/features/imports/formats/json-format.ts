import { readCell } from "~/features/imports/read/cells";
import type { NotTaken, ReadRow } from "~/features/imports/read/row";

export type JsonFormat = {
  program: string;
  /** The rows of a parsed file, numbered from 1 as `line`; undefined for a file of another program. */
  rowsOf(json: unknown): Iterable<ReadRow> | undefined;
  notTaken?(json: unknown): NotTaken[];
};

export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

export const asList = (value: unknown): Json[] | undefined => (Array.isArray(value) ? value : undefined);

export const asRecord = (value: unknown): Record<string, Json> | undefined =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Record<string, Json>)
    : undefined;

export const asText = (value: unknown): string =>
  typeof value === "string" ? value.slice(0, 1000) : typeof value === "number" ? String(value) : "";

export function asNumber(value: unknown): number | undefined {
  if (typeof value === "number") return Number.isFinite(value) ? value : undefined;
  const read = typeof value === "string" ? readCell(value.slice(0, 40), ".") : "nothing";
  return read === "negative" ? -1 : typeof read === "number" ? read : undefined;
}

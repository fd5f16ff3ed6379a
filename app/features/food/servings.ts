import { mapAmounts, roundTenth } from "~/features/nutrition/amounts";
import { furtherTimes } from "~/features/nutrition/further";
import { fieldText, MAX_AMOUNT, parseCount } from "~/features/nutrition/read-number";
import type { FoodEntry } from "./entry";
/** A typed number of servings to four decimals: "2", "0,5", "1 1/2". Undefined for anything else, or 0. */
export function readServings(text: string): number | undefined {
  const count = parseCount(text);
  return count === undefined ? undefined : roundServings(count);
}

export function roundServings(count: number): number | undefined {
  const servings = Math.round(count * 10_000) / 10_000;
  return servings > 0 && servings <= MAX_AMOUNT ? servings : undefined;
}

/** A third of a serving, three times, is all of it. */
const CRUMB = 0.005;

/** What stays of servings when some are eaten, or given back (below 0), to four decimals; undefined for more than there are. */
export function servingsAfter(left: number, eaten: number): number | undefined {
  const rest = Math.round((left - eaten) * 10_000) / 10_000;
  if (rest <= -CRUMB) return undefined;
  return rest < CRUMB ? 0 : rest;
}

/** "250" g are 2.5 servings of a label's 100 g; other texts stay. */
export function servingsOfAmount(text: string): string {
  const amount = parseCount(text);
  return amount === undefined ? text : fieldText(amount / 100);
}

export const validServings = (text: string): string => (readServings(text) === undefined ? "1" : text.trim());

/** One more or fewer, always a whole number from 1. */
export function steppedServings(text: string, by: 1 | -1): string {
  const servings = readServings(text) ?? 1;
  const next = by > 0 ? Math.floor(servings) + 1 : Math.ceil(servings) - 1;
  return String(Math.max(1, next));
}

/** The same food in another number of servings; undefined for impossible amounts. */
export function withServings(entry: FoodEntry, servings: number): FoodEntry | undefined {
  const amounts = mapAmounts(entry.amounts, (amount) => roundTenth((amount * servings) / entry.servings));
  if (Object.values(amounts).some((amount) => amount > MAX_AMOUNT)) return undefined;
  return { ...entry, amounts, servings, further: furtherTimes(entry.further, servings / entry.servings) };
}

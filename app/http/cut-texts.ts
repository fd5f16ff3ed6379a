import { z } from "zod";

export const SENT_MAX = 2000;
/** Longer fields: `z.string().register(longTexts, { max: 4000 })`. */
export const longTexts = z.registry<{ max: number }>();
export const TOO_LONG = "This is too long.";

/** The values with overlong texts cut, and the names of the fields that were. */
export function cutTexts<T extends Record<string, unknown>>(
  sent: T,
  shape: Record<string, z.ZodType> = {},
): { sent: T; cut: string[] } {
  const cut: string[] = [];
  const shortened = Object.entries(sent).map(([name, value]) => {
    const short = shortOf(value, maxSent(Object.hasOwn(shape, name) ? shape[name] : undefined));
    if (short !== value) cut.push(name);
    return [name, short];
  });
  return { sent: cut.length > 0 ? (Object.fromEntries(shortened) as T) : sent, cut };
}

const maxSent = (field: z.ZodType | undefined) => (field && longTexts.get(field)?.max) ?? SENT_MAX;

function shortOf(value: unknown, max: number): unknown {
  if (typeof value === "string") return value.length > max ? value.slice(0, max) : value;
  if (typeof value !== "object" || value === null || value instanceof Blob) return value;
  const entries = Object.entries(value);
  const shortened = entries.map(([name, inner]) => [name, shortOf(inner, max)] as const);
  if (shortened.every(([, inner], i) => inner === entries[i]?.[1])) return value;
  return Array.isArray(value) ? shortened.map(([, inner]) => inner) : Object.fromEntries(shortened);
}

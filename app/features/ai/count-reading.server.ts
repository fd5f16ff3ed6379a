import { readingLimit, senderOf } from "~/http/limits.server";

export type Asker = { request: Request; viewer: { id: string } | null };

/**
 * Counts a reading of a meal, a label or an emoji. Gives whose it is: the user's id, or a visitor's network address.
 * Throws Refusal: 429.
 */
export async function countReading({ request, viewer }: Asker): Promise<string> {
  const tooOften = await readingLimit(request, viewer);
  if (tooOften) throw tooOften;
  return viewer?.id ?? senderOf(request);
}

import type { Visitor } from "~/http/caller.server";
import { readingLimit } from "~/http/limits.server";

/**
 * Counts a reading of a meal, a label or an emoji. Gives whose it is: the user's id, or a visitor's network address.
 * Throws Refusal: 429.
 */
export async function countReading(by: Visitor): Promise<string> {
  const tooOften = await readingLimit(by);
  if (tooOften) throw tooOften;
  return by.viewer?.id ?? by.sender.block;
}

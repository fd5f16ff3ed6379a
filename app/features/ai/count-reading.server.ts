import { readingLimit, senderOf } from "~/http/limits.server";
import { Refusal } from "~/http/refusal";
import type { RequestLike } from "~/http/request-like";

export type Caller = { request: RequestLike; viewer: { id: string } | null };

/**
 * Counts a reading of a meal, a label or an emoji. Gives whose it is: the user's id, or a visitor's network address.
 * Throws Refusal: 401 for visitors where the server reads for users only, 429.
 */
export async function countReading({ request, viewer }: Caller, anonymous: "on" | "off"): Promise<string> {
  if (!viewer && anonymous === "off") throw new Refusal(401);
  const tooOften = await readingLimit(request, viewer);
  if (tooOften) throw tooOften;
  return viewer?.id ?? senderOf(request);
}

import { readingLimit, senderOf } from "~/http/limits.server";
import { Refusal } from "~/http/refusal";

export type Caller = { request: Request; viewer: { id: string } | null };

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

import { readingLimit, senderOf } from "~/http/limits.server";
import type { RequestLike } from "~/http/request-like";
import { errorWording } from "~/ui/error-wording";
import { CallRefused } from "./call-refused";

/**
 * Counts a reading of food, and gives for whom: the user, or a stranger's address. Throws CallRefused for a stranger
 * where the server reads only for those who are signed in, and a 429 answer after too many.
 */
export async function aiCaller(
  request: RequestLike,
  viewer: { id: string } | null,
  anonymous: "on" | "off",
): Promise<string> {
  if (!viewer && anonymous === "off") throw new CallRefused(401, errorWording(401));
  const tooOften = await readingLimit(request, viewer);
  if (tooOften) throw new Response(null, tooOften);
  return viewer?.id ?? senderOf(request);
}

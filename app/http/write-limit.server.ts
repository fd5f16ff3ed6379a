import { settings } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";
import { fixedWindowLimiter } from "../platform/fixed-window-limiter";
import { presentedSession } from "./auth.server";
import { senderOf } from "./limits.server";
import type { RequestLike } from "./request-like";
import { type TooOften, tooOften } from "./too-often";

// Counted in memory, in each process by itself: to count in the database would cost as much as what is counted.
const writes = fixedWindowLimiter({ points: 120, perMs: 60_000 }, now);

/** Counts a write of this person; of strangers, of their address. */
export function writeLimitOf(userId: string): TooOften | undefined {
  if (settings.rateLimits === "off") return undefined;
  const waitMs = writes.take(userId);
  return waitMs > 0 ? tooOften(waitMs) : undefined;
}

/** Counts a form, by the session that comes with it. */
export async function formLimit(request: RequestLike): Promise<TooOften | undefined> {
  const key = await presentedSession(request);
  return writeLimitOf(key?.userId ?? senderOf(request));
}

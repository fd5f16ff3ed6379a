import { settings } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";
import { fixedWindowLimiter } from "~/platform/limits/fixed-window-limiter";
import { presentedSession } from "./auth.server";
import { senderOf } from "./limits.server";
import { type Refusal, tooOften } from "./refusal";

// In memory per process: counting in the database would cost as much as the write.
const writes = fixedWindowLimiter({ points: 120, perMs: 60_000 }, now);

const downloads = fixedWindowLimiter({ points: 30, perMs: 3_600_000 }, now);

const limitBy =
  (limiter: typeof writes) =>
  (userId: string): Refusal | undefined => {
    if (settings.rateLimits === "off") return undefined;
    const waitMs = limiter.take(userId);
    return waitMs > 0 ? tooOften(waitMs) : undefined;
  };

export const writeLimitOf = limitBy(writes);

/** Downloads of everything; they read all of a person's rows. */
export const exportLimitOf = limitBy(downloads);

export async function formLimit(request: Request): Promise<Refusal | undefined> {
  const key = await presentedSession(request);
  return writeLimitOf(key?.userId ?? senderOf(request));
}

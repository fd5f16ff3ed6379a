import { settings } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";
import { fixedWindowLimiter } from "~/platform/limits/fixed-window-limiter";
import { presentedSession } from "./auth.server";
import { senderOf } from "./limits.server";
import { type Refusal, tooOften } from "./refusal";

// In memory per process: counting in the database would cost as much as the write.
const writes = fixedWindowLimiter({ points: 120, perMs: 60_000 }, now);

export function writeLimitOf(userId: string): Refusal | undefined {
  if (settings.rateLimits === "off") return undefined;
  const waitMs = writes.take(userId);
  return waitMs > 0 ? tooOften(waitMs) : undefined;
}

export async function formLimit(request: Request): Promise<Refusal | undefined> {
  const key = await presentedSession(request);
  return writeLimitOf(key?.userId ?? senderOf(request));
}

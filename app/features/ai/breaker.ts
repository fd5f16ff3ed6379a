import { AiFailure } from "./ai-failure";

type Rules = { failures: number; openMs: number; now: () => number };

/** After `failures` in a row, throws AiFailure for `openMs` without trying; then lets one attempt through. */
export function makeBreaker({ failures, openMs, now }: Rules) {
  let failed = 0;
  let openUntil = 0;

  return async function guarded<T>(work: () => Promise<T>): Promise<T> {
    if (failed >= failures) {
      if (now() < openUntil) throw new AiFailure("left alone after several failures");
      openUntil = now() + openMs;
    }
    try {
      const result = await work();
      failed = 0;
      return result;
    } catch (error) {
      failed++;
      openUntil = now() + openMs;
      throw error;
    }
  };
}

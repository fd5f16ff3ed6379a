import { AiFailure } from "./ai-failure";

type Rules = { failures: number; openMs: number; now: () => number };

/**
 * After `failures` in a row work is refused with an AiFailure for `openMs`; then one piece is let through to see
 * whether it is well again.
 */
export function makeBreaker({ failures, openMs, now }: Rules) {
  let inRow = 0;
  let openUntil = 0;

  return async function guarded<T>(work: () => Promise<T>): Promise<T> {
    if (inRow >= failures) {
      if (now() < openUntil) throw new AiFailure("left alone after several failures");
      openUntil = now() + openMs;
    }
    try {
      const result = await work();
      inRow = 0;
      return result;
    } catch (error) {
      inRow++;
      openUntil = now() + openMs;
      throw error;
    }
  };
}

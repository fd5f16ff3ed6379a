import { useEffect, useState } from "react";
import { NUTRIENTS } from "~/features/nutrition/nutrients";
import type { PerNutrient } from "~/features/nutrition/per-nutrient";

type Seen = { key: string; filled: PerNutrient };

/** The fill that was last on screen; only a browser ever sets it. */
let last: Seen | undefined;

const isSame = (a: PerNutrient, b: PerNutrient) => NUTRIENTS.every((nutrient) => a[nutrient] === b[nutrient]);

/**
 * How far the puzzle `key` (a day and its puzzle) was filled before the last change of its fill, so that what came
 * since can pop in. Undefined while nothing changed since it was first seen.
 */
export function useSeenFill(key: string, filled: PerNutrient): PerNutrient | undefined {
  const [state, setState] = useState(() => ({ key, filled, before: changed(last, { key, filled }) }));
  useEffect(() => {
    last = { key, filled };
  }, [key, filled]);
  if (state.key === key && isSame(state.filled, filled)) return state.before;
  const before = changed(state, { key, filled });
  setState({ key, filled, before });
  return before;
}

/** What was seen, when it is the same puzzle with another fill. */
const changed = (seen: Seen | undefined, now: Seen) =>
  seen?.key === now.key && !isSame(seen.filled, now.filled) ? seen.filled : undefined;

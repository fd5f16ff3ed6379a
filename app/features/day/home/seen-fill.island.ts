import { useEffect, useState } from "react";
import { NUTRIENTS } from "~/features/nutrition/nutrients";
import type { PerNutrient } from "~/features/nutrition/per-nutrient";

type Seen = { key: string; filled: PerNutrient };

let last: Seen | undefined;

const isSame = (a: PerNutrient, b: PerNutrient) => NUTRIENTS.every((nutrient) => a[nutrient] === b[nutrient]);

/** The fill of puzzle `key` before its last change, for the new blocks' animation; undefined before any change. */
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

const changed = (seen: Seen | undefined, now: Seen) =>
  seen?.key === now.key && !isSame(seen.filled, now.filled) ? seen.filled : undefined;

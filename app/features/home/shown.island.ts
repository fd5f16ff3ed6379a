import { useSearchParams } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { NUTRIENTS, type PerNutrient, perNutrient } from "~/features/nutrition/amounts";
import { howMuch, mixText } from "~/features/nutrition/goal-ratio";
import { blocksIn, blocksOf, type PixelMap, type Span } from "~/features/puzzles/puzzle";
import { useOnDay } from "~/ui/controls";
import type { Home } from "./home.server";
import type { OptimisticHome } from "./optimistic.island";

/** The day with the food that is being sent, as if its answer were here. */
export function useOptimisticHome(home: Home): Home {
  const [ahead, setAhead] = useState<OptimisticHome>();
  const latest = useRef(home);
  latest.current = home;
  useEffect(() => {
    const watching = import("./optimistic.island")
      .then(({ watchHome }) => watchHome(latest, setAhead))
      .catch(() => () => {});
    return () => void watching.then((unwatch) => unwatch());
  }, []);
  useEffect(() => ahead?.end, [ahead]);
  return ahead?.of === home ? ahead.shown : home;
}

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

type Shown = { text: string; span: Span };

type Picture = { map: PixelMap; filled: PerNutrient };
type Food = { id: string; name: string; span: Span | null };

export function shownBlocks(
  { map, filled }: Picture,
  foods: readonly Food[],
  show: string,
  hidden = false,
): Shown | null {
  const nutrient = NUTRIENTS.find((name) => name === show);
  if (nutrient) {
    const all = blocksOf(map)[nutrient];
    const to = perNutrient((name) => (name === nutrient ? all : 0));
    const text = hidden
      ? `Its ${nutrient} blocks: ${howMuch(filled[nutrient] / all)}.`
      : `${filled[nutrient]} of ${all} ${nutrient} blocks are filled.`;
    return { text, span: { from: perNutrient(() => 0), to } };
  }
  const food = foods.find(({ id }) => id === show);
  if (!food?.span) return null;
  const text = hidden ? mixText(blocksIn(food.span)) || "no blocks" : shownBlocksText(food.span);
  return { text: `${food.name}: ${text}.`, span: food.span };
}

/** `31 carbs, 4 protein blocks`: without the nutrients that got none. */
export function shownBlocksText(span: Span): string {
  const blocks = blocksIn(span);
  const counts = NUTRIENTS.map((nutrient) => ({ nutrient, count: blocks[nutrient] }));
  const some = counts.filter(({ count }) => count > 0);
  if (some.length === 0) return "no blocks";
  const total = some.reduce((sum, { count }) => sum + count, 0);
  return `${some.map(({ nutrient, count }) => `${count} ${nutrient}`).join(", ")} ${total === 1 ? "block" : "blocks"}`;
}

/** `show` is the nutrient, or the id of the food, whose blocks stand out; `to` leads there, and back from it. */
export function useShow() {
  const show = useSearchParams()[0].get("show");
  const day = useOnDay()("/");
  const to = (name: string) =>
    name === show ? day : `${day}${day.includes("?") ? "&" : "?"}show=${encodeURIComponent(name)}`;
  return { show, to };
}

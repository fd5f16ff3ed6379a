import { amountLabel } from "~/features/nutrition/amount-labels";
import { NUTRIENTS } from "~/features/nutrition/nutrients";
import { blocksOf } from "~/features/puzzles/fill";
import type { PixelMap } from "~/features/puzzles/pixel-map";

/** How many blocks each nutrient fills. */
export function BlockCounts({ map }: { map: PixelMap }) {
  const blocks = blocksOf(map);
  return (
    <dl className="own-counts">
      {NUTRIENTS.map((nutrient) => (
        <div key={nutrient} className={nutrient}>
          <dt>{amountLabel(nutrient)}</dt>
          <dd>{blocks[nutrient]}</dd>
        </div>
      ))}
    </dl>
  );
}

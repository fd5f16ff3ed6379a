import { perNutrient } from "~/features/nutrition/per-nutrient";
import { blocksOf } from "~/features/puzzles/fill";
import { PixelGrid } from "~/features/puzzles/pixel-grid";
import type { OwnPuzzle } from "./own-puzzle";

type Props = { puzzle: Pick<OwnPuzzle, "name" | "map">; half?: boolean };

/** On a white window; `half` as it looks in the middle of a day. */
export function PuzzlePicture({ puzzle, half = false }: Props) {
  const blocks = blocksOf(puzzle.map);
  const filled = half ? perNutrient((nutrient) => Math.round(blocks[nutrient] / 2)) : blocks;
  const empty = Object.values(blocks).every((count) => count === 0);
  return (
    <div className="own-picture">
      {empty ? (
        <span className="visually-hidden">Empty</span>
      ) : (
        <PixelGrid puzzle={puzzle} filled={filled} hideGrid />
      )}
    </div>
  );
}

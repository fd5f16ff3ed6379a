import { perNutrient } from "~/features/nutrition/per-nutrient";
import { PixelGrid } from "~/features/puzzles/pixel-grid";
import type { Picture } from "~/features/puzzles/puzzle";

export function GrowingPuzzle({ picture }: { picture: Picture }) {
  return (
    <div className="growing">
      <PixelGrid puzzle={picture} filled={perNutrient(() => 0)} />
      <PixelGrid puzzle={picture} filled="all" />
    </div>
  );
}

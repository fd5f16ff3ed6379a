import { PixelGrid } from "../puzzles/pixel-grid";
import { puzzleById } from "../puzzles/puzzle-by-id";

/** A puzzle that fills from its bottom row up, in three meals, once. The style sheet does the filling. */
export function GrowingPuzzle({ id }: { id: string }) {
  const found = puzzleById(id);
  if (!found) return null;
  return (
    <div className="growing">
      <PixelGrid puzzle={found.puzzle} filled={{ carbs: 0, protein: 0, fats: 0 }} />
      <PixelGrid puzzle={found.puzzle} filled="all" />
    </div>
  );
}

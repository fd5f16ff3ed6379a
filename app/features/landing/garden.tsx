import { fillOf } from "../puzzles/fill";
import { PixelGrid } from "../puzzles/pixel-grid";
import { puzzleById } from "../puzzles/puzzle-by-id";
import { Ground } from "./ground";

// Some are done, some are on their way, one was sown just now.
const BED: [id: string, filled: number][] = [
  ["carrot", 1],
  ["broccoli", 0.62],
  ["tomato", 1],
  ["avocado", 0.3],
  ["corn", 1],
  ["pumpkin", 0],
];

/** A bed of puzzles along the bottom of the first screen. */
export function Garden() {
  return (
    <div className="garden" aria-hidden="true">
      <div className="garden-bed">
        {BED.map(([id, filled]) => (
          <Plant key={id} id={id} filled={filled} />
        ))}
      </div>
      <Ground />
    </div>
  );
}

function Plant({ id, filled }: { id: string; filled: number }) {
  const found = puzzleById(id);
  if (!found) return null;
  const fill = fillOf(found.puzzle.map, { carbs: filled, protein: filled, fats: filled });
  return <PixelGrid puzzle={found.puzzle} filled={fill.filled} hideGrid />;
}

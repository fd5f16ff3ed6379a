import type { OwnPuzzle } from "./own-puzzle";

/** The file of a pack with one's own finished puzzles, for an operator. */
export const packOf = (puzzles: readonly OwnPuzzle[], owner: string | null) => ({
  format: "pixelplate-pack",
  version: 1,
  id: packId(owner),
  title: owner ? `Puzzles by ${owner}`.slice(0, 40).trim() : "Puzzles by a friend",
  description: "Drawn by hand, to be shared.",
  puzzles: puzzles.filter(({ problem }) => !problem).map(puzzleIn),
});

function packId(owner: string | null) {
  const letters = (owner ?? "")
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "")
    .slice(0, 20);
  return /^[a-z]/.test(letters) ? letters : "friend";
}

/** Names may be there twice; a pack has each once. */
function puzzleIn({ name, map }: OwnPuzzle, i: number, all: readonly OwnPuzzle[]) {
  const before = all.slice(0, i).filter((each) => each.name.toLowerCase() === name.toLowerCase()).length;
  const plain = name.replace(/[<>]/g, "").trim() || "Picture";
  return { id: `puzzle_${i + 1}`, name: before > 0 ? `${plain.slice(0, 32)} no. ${i + 1}` : plain, map };
}

import type { OwnPuzzle } from "../own-puzzle";

export function Editor({ puzzle }: { puzzle: OwnPuzzle | null }) {
  return <p>{puzzle?.name}</p>;
}

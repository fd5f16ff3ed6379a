import { plainCookie, setPlainCookie } from "~/http/plain-cookie";
import type { PuzzleView } from "./puzzle-view";

/** The header that makes this browser show puzzles that way from now on. */
export const puzzleViewCookie = ({ hideGrid, hideUnfinished }: PuzzleView): string =>
  setPlainCookie(
    "puzzleView",
    [hideGrid && "grid", hideUnfinished && "unfinished"].filter(Boolean).join("."),
  );

/** What was chosen in this browser; without a choice everything is shown. */
export function puzzleViewOf(request: Request): PuzzleView {
  const hidden = plainCookie(request, "puzzleView")?.split(".") ?? [];
  return { hideGrid: hidden.includes("grid"), hideUnfinished: hidden.includes("unfinished") };
}

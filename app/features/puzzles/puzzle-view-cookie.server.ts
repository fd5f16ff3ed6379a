import { plainCookie, setPlainCookie } from "~/http/plain-cookie";
import type { PuzzleView } from "./puzzle-view";

export const puzzleViewCookie = ({ hideGrid, hideUnfinished }: PuzzleView): string =>
  setPlainCookie(
    "puzzleView",
    [hideGrid && "grid", hideUnfinished && "unfinished"].filter(Boolean).join("."),
  );

export function puzzleViewOf(request: Request): PuzzleView {
  const hidden = plainCookie(request, "puzzleView")?.split(".") ?? [];
  return { hideGrid: hidden.includes("grid"), hideUnfinished: hidden.includes("unfinished") };
}

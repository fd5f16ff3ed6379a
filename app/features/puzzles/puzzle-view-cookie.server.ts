import type { PuzzleView } from "./puzzle-view";

const YEAR_S = 31_536_000;
const PUZZLE_VIEW_COOKIE = "pp_puzzle_view";

/** The header that makes this browser show puzzles that way from now on. */
export function puzzleViewCookie({ hideGrid, hideUnfinished }: PuzzleView): string {
  const hidden = [hideGrid && "grid", hideUnfinished && "unfinished"].filter(Boolean).join(".");
  return `${PUZZLE_VIEW_COOKIE}=${hidden}; Path=/; Max-Age=${hidden ? YEAR_S : 0}; HttpOnly; SameSite=Lax`;
}

/** What was chosen in this browser; without a choice everything is shown. */
export function puzzleViewOf(request: Request): PuzzleView {
  const hidden =
    /(?:^|;\s*)pp_puzzle_view=([a-z.]*)(?:;|$)/.exec(request.headers.get("Cookie") ?? "")?.[1] ?? "";
  const parts = hidden.split(".");
  return { hideGrid: parts.includes("grid"), hideUnfinished: parts.includes("unfinished") };
}

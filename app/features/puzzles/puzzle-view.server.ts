import { z } from "zod";
import { plainCookie, setPlainCookie } from "~/http/plain-cookie";
import { PUZZLE_MESSAGES } from "./puzzle-choice";

export type PuzzleView = { hideGrid: boolean; hideUnfinished: boolean };

export const puzzleViewCookie = ({ hideGrid, hideUnfinished }: PuzzleView): string =>
  setPlainCookie(
    "puzzleView",
    [hideGrid && "grid", hideUnfinished && "unfinished"].filter(Boolean).join("."),
  );

export function puzzleViewOf(request: Request): PuzzleView {
  const hidden = plainCookie(request, "puzzleView")?.split(".") ?? [];
  return { hideGrid: hidden.includes("grid"), hideUnfinished: hidden.includes("unfinished") };
}

const flag = z.enum(["on", "off"]).transform((choice) => choice === "on");

/** Sent by scripts, which stay on the page. */
export const puzzleViewSchema = z.object({
  hideGrid: flag,
  hideUnfinished: flag,
  redirectTo: z.string().optional(),
  stay: z.string().optional(),
});

export const choiceSchema = z.object({
  puzzle_id: z.string(PUZZLE_MESSAGES["none-picked"]).max(64, PUZZLE_MESSAGES["none-picked"]),
});

import { PUZZLE_MESSAGES } from "~/features/puzzles/messages";
import { Refusal } from "~/http/refusal";
import { CodedRefusal } from "../errors/coded-refusal";

type Reason = "unknown-puzzle" | "day-complete" | "day-past" | "day-open";

const CODES = { "day-complete": "day_complete", "day-past": "day_past", "day-open": "day_open" } as const;

/** Why a puzzle was not chosen. */
export const puzzleRefusal = (reason: Reason): Refusal =>
  reason === "unknown-puzzle"
    ? new Refusal(400, PUZZLE_MESSAGES[reason])
    : new CodedRefusal(400, CODES[reason], PUZZLE_MESSAGES[reason]);

import { answerCalls, handle } from "~/features/api/answer-calls.server";
import { listPuzzlesCall, puzzleAnswer, puzzlesFor } from "~/features/api/calls/puzzle-calls.server";

const calls = answerCalls(
  handle(listPuzzlesCall, async (by) => {
    const { puzzles, collected } = await puzzlesFor(by.db, by.viewer.id);
    return { puzzles: puzzles.map((shown) => puzzleAnswer(shown, collected)) };
  }),
);
export const loader = calls.loader;
export const action = calls.action;

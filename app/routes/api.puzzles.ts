import { answerCalls, handle } from "~/features/api/answer-calls.server";
import { puzzleAnswer } from "~/features/api/puzzles/puzzle-answer";
import { listPuzzlesCall } from "~/features/api/puzzles/puzzle-calls.server";
import { puzzlesFor } from "~/features/api/puzzles/puzzles-for.server";
import { store } from "~/platform/boot.server";

const calls = answerCalls(
  store,
  handle(listPuzzlesCall, async ({ viewer }) => {
    const { puzzles, collected } = await puzzlesFor(store.read, viewer.id);
    return { puzzles: puzzles.map((shown) => puzzleAnswer(shown, collected)) };
  }),
);
export const loader = calls.loader;
export const action = calls.action;

import { answerCalls, handle } from "~/features/api/answer-calls.server";
import { puzzlesCall } from "~/features/api/calls/puzzle-calls.server";
import { everyPuzzle } from "~/features/puzzles/catalogue";

const calls = answerCalls(
  handle(puzzlesCall, async () =>
    everyPuzzle().map(({ puzzle, category }) => ({
      puzzle_name: puzzle.id,
      collection_type: category.title,
    })),
  ),
);
export const loader = calls.loader;
export const action = calls.action;
